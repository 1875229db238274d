import assert from 'node:assert/strict';
import { createPlumbline } from '../../../src/index';
import type { Plumbline } from '../../../src/model';
import type { SearchService } from '../../../src/sources/search/model';
import { runIn } from './memoryEnvironment';
import { scriptedCore } from './scriptedCore';

const report = '# Steel\n\nPrices fell by 12 % in 2024.\n';

async function score(env: Record<string, string>, config: object | undefined, ...options: string[]) {
	const services: SearchService[] = [];
	const { create, asked } = scriptedCore({ judged: true });
	const files = { 'r.md': report, ...(config && { 'plumbline.config.json': JSON.stringify(config) }) };
	const noting = (init: Parameters<typeof createPlumbline>[0]): Plumbline => {
		const core = create(init);
		return {
			...core,
			connectSearch: (service) => {
				services.push(service);
				return core.connectSearch(service);
			},
		};
	};
	const ran = await runIn(
		{ files, env: { PLUMBLINE_API_KEY: 'k', ...env }, create: noting },
		'score',
		'r.md',
		...options,
	);
	return { ...ran, services, labels: asked.scored.map(({ search }) => search?.label) };
}

describe('CLI: which search is asked', () => {
	it('none unless the user names one', async () => {
		const { services, labels } = await score({ PLUMBLINE_SEARCH_KEY: 's' }, undefined, '--model=m');
		assert.deepEqual([services, labels], [[], [undefined]]);
	});

	it('the one that --search names, with the key of the environment', async () => {
		const env = { PLUMBLINE_SEARCH_KEY: 'search-key' };
		const brave = await score(env, undefined, '--model=m', '--search=brave');
		assert.deepEqual(brave.labels, ['Brave Search']);
		assert.equal(brave.services[0]!.apiKey, 'search-key');
		const tavily = await score(env, undefined, '--model=m', '--search=tavily', '--search-url=https://t.example');
		assert.deepEqual([tavily.labels, tavily.services[0]!.url], [['Tavily'], 'https://t.example']);
		const own = await score({}, undefined, '--model=m', '--search=searxng', '--search-url=http://localhost:8888');
		assert.deepEqual([own.code, own.labels], [0, ['SearXNG']]);
	});

	it('OpenAI’s, by the model that judges, with the key for OpenAI where no other address is named', async () => {
		const env = { OPENAI_API_KEY: 'openai-key' };
		const { services, labels } = await score(env, undefined, '--model=gpt-x', '--search=openai');
		assert.deepEqual(labels, ['OpenAI web search']);
		assert.deepEqual([services[0]!.apiKey, services[0]!.model], ['openai-key', 'gpt-x']);
		const other = await score(env, undefined, '--model=m', '--search=openai', '--search-url=https://else.example/v1');
		assert.deepEqual([other.code, other.services], [2, []]);
		assert.match(other.stderr, /There is no key for the search by openai: set PLUMBLINE_SEARCH_KEY\./);
	});

	it('none with --offline', async () => {
		const { code, services } = await score({}, undefined, '--model=m', '--search=brave', '--offline');
		assert.deepEqual([code, services], [0, []]);
	});

	it('none that lacks what it needs, with what to do', async () => {
		const cases: readonly (readonly [options: readonly string[], said: RegExp])[] = [
			[['--model=m', '--search=brave'], /no key for the search by brave: set PLUMBLINE_SEARCH_KEY/],
			[['--model=m', '--search=searxng'], /searxng needs its address: name it with --search-url/],
			[['--model=m', '--search=searxng', '--search-url=here'], /address of SearXNG is not a web address/],
			[['--search=searxng', '--search-url=http://localhost:1'], /--search serves a model .* name one with --model/],
			[['--model=m', '--search=alta'], /--search cannot be “alta”: use one of searxng, brave, tavily, openai/],
		];
		for (const [options, said] of cases) {
			const { code, stderr, labels } = await score({}, undefined, ...options);
			assert.deepEqual([code, labels], [2, []]);
			assert.match(stderr, said);
		}
	});

	it('the configuration file’s only when the user names the file', async () => {
		const config = { model: 'm', search: 'searxng', searchUrl: 'http://search.example' };
		const found = await score({}, config, '--model=m');
		assert.deepEqual([found.code, found.services], [0, []]);
		assert.match(found.stderr, /plumbline\.config\.json may have come with the report: “search” in it does not count/);
		const named = await score({}, config, '--config=plumbline.config.json');
		assert.deepEqual([named.stderr, named.labels], ['', ['SearXNG']]);
		const brave = { ...config, search: 'brave' };
		const typed = await score({ PLUMBLINE_SEARCH_KEY: 's' }, brave, '--model=m', '--search=brave');
		assert.equal(typed.services[0]!.url, undefined);
		assert.match(typed.stderr, /“searchUrl” in it does not count/);
	});

	it('gets no key at an address that a file alone names', async () => {
		const config = { model: 'm', search: 'brave', searchUrl: 'http://localhost:1' };
		const env = { PLUMBLINE_SEARCH_KEY: 'search-key' };
		const { code, services, stderr } = await score(env, config, '--config=plumbline.config.json');
		assert.deepEqual([code, services], [2, []]);
		assert.match(stderr, /plumbline\.config\.json would have your key for the search sent to “searchUrl”/);
		const options = ['--config=plumbline.config.json', '--search-url=http://localhost:1'];
		assert.equal((await score(env, config, ...options)).services[0]?.apiKey, 'search-key');
	});

	it('another than the configuration file’s at its own address, never at that of the file’s', async () => {
		const config = { model: 'm', search: 'searxng', searchUrl: 'http://search.example' };
		const env = { PLUMBLINE_SEARCH_KEY: 's' };
		const other = await score(env, config, '--config=plumbline.config.json', '--search=brave');
		assert.deepEqual([other.labels, other.services[0]!.url], [['Brave Search'], undefined]);
		const same = await score(env, config, '--config=plumbline.config.json', '--search=searxng');
		assert.deepEqual([same.labels, same.services[0]!.url], [['SearXNG'], 'http://search.example']);
	});
});

describe('the search by a model’s core', () => {
	it('sends the claim to the service, and nothing before', async () => {
		const urls: string[] = [];
		const core = createPlumbline({
			logger: { info() {}, warn() {}, error() {} },
			clock: { now: () => 0, elapsed: () => 0, sleep: async () => {} },
			fetch: async (url) => {
				urls.push(String(url));
				return Response.json({ results: [{ url: 'https://a.example/x', title: 'X', content: 'Prices fell.' }] });
			},
		});
		const search = core.connectSearch({ service: 'searxng', url: 'http://localhost:8888' });
		assert.deepEqual(urls, []);
		const hits = await search.search('steel prices', new AbortController().signal);
		assert.deepEqual(urls, ['http://localhost:8888/search?q=steel+prices&format=json']);
		assert.equal(hits[0]!.snippet, 'Prices fell.');
	});
});
