import assert from 'node:assert/strict';
import { CliError } from '../../../src/cli/host/errors';
import { progressLine } from '../../../src/cli/runs/modelScoring';
import { createPlumbline } from '../../../src/index';
import { message, verbatim } from '../../../src/messages/message';
import type { PlumblineInit } from '../../../src/model';
import { memoryStore } from '../../../src/ports';
import type { RunFailure } from '../../../src/scorecard/run';
import { english } from '../words';
import { runIn } from './memoryEnvironment';
import { violations } from './schemas';
import { type Script, scriptedCore } from './scriptedCore';

const report =
	'# Steel\n\nPrices fell by 12 % in 2024 [1].\n\n## References\n\n[1] Steel yearbook. https://example.org/steel\n';
const env = { PLUMBLINE_API_KEY: 'secret-key' };

async function score(
	{ script = {}, config, env: given = env }: { script?: Script; config?: object; env?: Record<string, string> },
	...options: string[]
) {
	const { create, asked } = scriptedCore(script);
	const files = { 'r.md': report, ...(config && { 'plumbline.config.json': JSON.stringify(config) }) };
	return { ...(await runIn({ files, env: given, create }, 'score', 'r.md', ...options)), asked };
}

describe('CLI: which model is asked', () => {
	it('none unless the command line names one', async () => {
		const { code, asked } = await score({});
		assert.deepEqual([code, asked.endpoints], [0, []]);
	});

	it('the one that --model names, at OpenAI unless said otherwise, with the key of the environment', async () => {
		const { asked } = await score({ script: { judged: true } }, '--model', 'small');
		assert.deepEqual(asked.endpoints, [{ baseUrl: 'https://api.openai.com/v1', model: 'small', apiKey: 'secret-key' }]);
		const other = await score(
			{ env: { PLUMBLINE_API_KEY: 'other' } },
			...['--model=small', '--base-url=https://models.example/v1', '--api=responses', '--api-version=2025-01-01'],
		);
		assert.deepEqual(other.asked.endpoints, [
			...[
				{
					baseUrl: 'https://models.example/v1',
					model: 'small',
					apiKey: 'other',
					api: 'responses',
					apiVersion: '2025-01-01',
				},
			],
		]);
	});

	it('with the limits of the command line before those of the configuration file', async () => {
		const config = {
			...{ model: 'filed', maxCost: 2, maxTokens: 500, runs: 3, concurrency: 2, timeout: 5 },
			prices: { filed: { input: 1, output: 2 } },
		};
		const filed = (await score({ config }, '--config=plumbline.config.json')).asked.scored[0]!.model!;
		assert.deepEqual(filed.limits, { maxCost: 2, maxTokens: 500, concurrency: 2, callTimeout: 5000 });
		assert.deepEqual([filed.provider.model, filed.runs, filed.price], ['filed', 3, { input: 1, output: 2 }]);
		const options = ['--model=typed', '--max-cost=1', '--max-tokens=9', '--runs=2', '--concurrency=8', '--timeout=7'];
		const typed = (await score({ config }, ...options)).asked.scored[0]!.model!;
		assert.deepEqual(typed.limits, { maxCost: 1, maxTokens: 9, concurrency: 8, callTimeout: 7000 });
		assert.deepEqual([typed.provider.model, typed.runs, typed.price], ['typed', 2, undefined]);
	});

	it('is to be named where --base-url is: an endpoint alone is no reason to score offline unasked', async () => {
		const { code, stderr, stdout } = await score({}, '--base-url=http://localhost:11434/v1');
		assert.deepEqual([code, stdout], [2, '']);
		assert.match(stderr, /--base-url says where to ask, but not which model: name one with --model\./);
		assert.equal((await score({}, '--base-url=http://localhost:11434/v1', '--offline')).code, 0);
	});

	it('none with --offline, whatever else is set', async () => {
		const { asked, stdout } = await score({ config: { model: 'filed' } }, '--offline', '--model=m', '--format=json');
		assert.deepEqual([asked.endpoints, JSON.parse(stdout).run.mode], [[], 'offline']);
	});

	it('none without a key where one is needed, with what to do', async () => {
		const { code, stderr, asked } = await score({ env: {} }, '--model=small');
		assert.deepEqual([code, asked.endpoints], [2, []]);
		assert.match(stderr, /^plumbline: There is no key for api\.openai\.com: set PLUMBLINE_API_KEY/);
		const local = await score(
			{ env: {}, script: { judged: true } },
			'--model=m',
			'--base-url=http://localhost:11434/v1',
		);
		assert.deepEqual([local.code, local.asked.endpoints[0]?.apiKey], [0, undefined]);
	});
});

describe('CLI: keys', () => {
	const config = { model: 'm', baseUrl: 'https://elsewhere.example/v1' };
	const named = '--config=plumbline.config.json';
	const script = { judged: true };

	it('do not go to an endpoint that a file alone names, this computer included', async () => {
		const { code, stderr, asked } = await score({ config }, named);
		assert.deepEqual([code, asked.endpoints], [2, []]);
		assert.match(stderr, /plumbline\.config\.json would have your key sent to elsewhere\.example\. If you trust it/);
		assert.doesNotMatch(stderr, /secret-key/);
		for (const baseUrl of ['http://127.0.0.1:8080/v1', 'http://localhost:6666/any', 'http://[::1]:1/v1']) {
			const local = await score({ config: { ...config, baseUrl }, script }, named);
			assert.deepEqual([local.code, local.asked.endpoints[0]?.baseUrl], [0, baseUrl]);
			assert.equal(local.asked.endpoints[0]?.apiKey, undefined, baseUrl);
		}
	});

	it('go there when the user names it too', async () => {
		for (const allowed of [
			await score({ config, script }, '--model=m', '--base-url', config.baseUrl),
			await score({ config, script, env: { ...env, PLUMBLINE_BASE_URL: `${config.baseUrl}/` } }, named),
			await score({ config, script, env: { ...env, PLUMBLINE_BASE_URL: `${config.baseUrl}/` } }, '--model=m'),
		]) {
			assert.deepEqual(
				[allowed.code, allowed.asked.endpoints[0]?.apiKey, allowed.stderr.includes('key')],
				[...[0, 'secret-key', false]],
			);
		}
	});

	it('are not needed by an endpoint of a file that the user names', async () => {
		const { code, asked } = await score({ config, env: {}, script }, named);
		assert.deepEqual([code, asked.endpoints[0]?.baseUrl], [0, config.baseUrl]);
	});

	it('go to OpenAI, whoever names it', async () => {
		const openAi = { ...config, baseUrl: 'https://api.openai.com/v1/' };
		for (const given of [env, { OPENAI_API_KEY: 'secret-key' }]) {
			const { asked } = await score({ config: openAi, env: given, script }, named);
			assert.equal(asked.endpoints[0]?.apiKey, 'secret-key');
		}
	});

	it('stay with the address in the environment: a proxy’s does not go to OpenAI, nor OpenAI’s to a proxy', async () => {
		const proxy = 'https://proxy.example/v1';
		const keyAt = async (given: Record<string, string>, ...options: string[]) => {
			const { asked, stderr } = await score({ env: given, script }, '--model=m', ...options);
			return { key: asked.endpoints[0]?.apiKey, stderr };
		};
		const both = { PLUMBLINE_BASE_URL: proxy, PLUMBLINE_API_KEY: 'of-proxy', OPENAI_API_KEY: 'of-openai' };
		assert.deepEqual(await keyAt(both), { key: 'of-proxy', stderr: '' });
		assert.deepEqual(await keyAt(both, '--base-url=https://api.openai.com/v1'), { key: 'of-openai', stderr: '' });
		const { OPENAI_API_KEY, ...own } = both;
		const other = await keyAt(own, '--base-url=https://other.example/v1');
		assert.deepEqual(other, {
			key: undefined,
			stderr:
				'plumbline: other.example gets no key: PLUMBLINE_API_KEY is for the address in PLUMBLINE_BASE_URL, which is another one.\n',
		});
		const openAi = { OPENAI_API_KEY, PLUMBLINE_BASE_URL: proxy };
		assert.deepEqual(await keyAt(openAi), {
			key: undefined,
			stderr: 'plumbline: proxy.example gets no key: OPENAI_API_KEY is for OpenAI. Set PLUMBLINE_API_KEY.\n',
		});
		assert.equal((await keyAt(openAi, `--base-url=${proxy}`)).key, undefined);
		assert.equal((await keyAt(openAi, '--base-url=http://localhost:11434/v1')).key, undefined);
		const plain = { OPENAI_API_KEY, PLUMBLINE_BASE_URL: 'http://api.openai.com/v1' };
		assert.equal((await keyAt(plain)).key, undefined);
	});

	it('of a proxy do not go to OpenAI on the word of a file', async () => {
		const given = { ...env, PLUMBLINE_BASE_URL: 'https://proxy.example/v1' };
		const openAi = { model: 'm', baseUrl: 'https://api.openai.com/v1' };
		const { code, asked } = await score({ config: openAi, env: given }, named);
		assert.deepEqual([code, asked.endpoints], [2, []]);
		const found = await score({ config: openAi, env: given, script }, '--model=m');
		assert.deepEqual(
			found.asked.endpoints.map(({ baseUrl, apiKey }) => [baseUrl, apiKey]),
			[['https://proxy.example/v1', 'secret-key']],
		);
	});

	it('have no place in an address', async () => {
		const { code, stderr } = await score({}, '--model=m', '--base-url=https://me:hidden@models.example/v1');
		assert.equal(code, 2);
		assert.match(stderr, /--base-url: put no user name or key into the address/);
		assert.doesNotMatch(stderr, /hidden/);
		assert.match((await score({}, '--model=m', '--base-url=models.example')).stderr, /is no address of an endpoint/);
	});
});

describe('CLI: a run with a model', () => {
	const failure = (code: RunFailure['code'], about: string): RunFailure => ({
		...{ task: 'reading.report', about: verbatim(about), code },
		message: verbatim(`${code} at models.example. Try again later.`),
	});

	it('shows who judged, what it took and what it cost', async () => {
		const { stdout, code } = await score({ script: { judged: true } }, '--model=small');
		assert.equal(code, 0);
		assert.match(stdout, /small · 7 questions asked, 0 answered from cache · 1,000 \+ 200 tokens · \$0\.010 · /);
		assert.match(stdout, /Viewpoint clarity +80\.0 of 100 +model\n/);
	});

	it('prints what there is and tells each kind of failure once', async () => {
		const failures = [failure('timeout', 'part 1'), failure('timeout', 'part 2'), failure('malformed', 'part 3')];
		const { stdout, stderr, code } = await score(
			{ script: { judged: true, run: { failures, cost: null } } },
			'--model=m',
		);
		assert.equal(code, 0);
		assert.match(stdout, /cost not known/);
		assert.match(stdout, /2 questions without an answer: timeout at models\.example/);
		assert.deepEqual(stderr.split('\n'), [
			'plumbline: r.md: 2 questions were not answered. timeout at models.example. Try again later.',
			'plumbline: r.md: 1 question was not answered. malformed at models.example. Try again later.',
			'',
		]);
	});

	it('says that it stopped early, and counts no questions it never came to', async () => {
		const run = { failures: [failure('budget', 'part 4')], complete: false };
		const { stdout, stderr, code } = await score({ script: { judged: true, run } }, '--model=m');
		assert.equal(code, 0);
		assert.match(stdout, /Stopped early, the rest has no score: budget at models\.example/);
		assert.match(stderr, /^plumbline: r\.md: the model was not asked to the end\. budget at models\.example/);
		assert.doesNotMatch(stdout + stderr, /1 question/);
	});

	it('exits with 2 when the model judged nothing', async () => {
		const run = { failures: [failure('auth', 'part 1')], complete: false };
		const { stdout, stderr, code } = await score({ script: { run } }, '--model=m');
		assert.equal(code, 2);
		assert.match(stdout, /FinResearchBench/);
		assert.match(stderr, /the model judged nothing, so nothing is scored\./);
	});

	it('shows what it is doing in a terminal alone, and takes the line away', async () => {
		const { create } = scriptedCore({ judged: true });
		const surroundings = { files: { 'r.md': report }, env, create };
		const shown = await runIn({ ...surroundings, terminal: true }, 'score', 'r.md', '--model=m');
		assert.equal(shown.stderr, '\r\u001b[Kr.md: Judging 3 of 8 · $0.01\r\u001b[K');
		assert.equal((await runIn(surroundings, 'score', 'r.md', '--model=m')).stderr, '');
	});

	it('keeps that line within the terminal, also for wide characters', () => {
		const shown = (name: string) => {
			let written = '';
			const stream = { write: (text: string) => (written += text), isTTY: true, columns: 40 };
			progressLine(name, stream, english).show({ step: verbatim('Judging'), done: 1, of: 2 });
			return written.replace('\r\u001b[K', '');
		};
		assert.equal(shown('r.md'), 'r.md: Judging 1 of 2');
		assert.deepEqual([shown('a'.repeat(90)).length, shown('价'.repeat(90)).length], [39, 19]);
		assert.match(shown('a'.repeat(90)), /^…a+: Judging 1 of 2$/);
	});

	it('says at Ctrl+C whether answers are kept: not with --no-cache, nor where they could not be', async () => {
		const fail = async () => {
			throw new Error('ENOSPC');
		};
		const full = { read: fail, write: fail, remove: fail, list: fail };
		for (const [options, stores, kept] of [
			[[], new Map(), true],
			[['--no-cache'], new Map(), false],
			[[], new Map([['/cache', full]]), false],
		] as const) {
			const controller = new AbortController();
			const { create } = scriptedCore({
				during: () => controller.abort(new CliError('cancelled', message('usage.stopped'))),
			});
			const telling: typeof create = (init) => {
				if (stores.size > 0) init.logger.error(message('notices.answersNotKept', { reason: 'ENOSPC' }));
				return create(init);
			};
			const surroundings = { files: { 'r.md': report }, env, create: telling, interrupted: controller.signal, stores };
			const { code, stderr } = await runIn(surroundings, 'score', 'r.md', '--model=m', ...options);
			assert.equal(code, 2);
			const said = kept ? 'is kept and will not be asked again' : 'is not kept and will be asked again';
			assert.ok(stderr.endsWith(`Stopped. What the model has answered so far ${said}.\n`), stderr);
		}
	});

	it('stops at Ctrl+C: what was scored before is written, the rest is not begun', async () => {
		const controller = new AbortController();
		let runs = 0;
		const { create, asked } = scriptedCore({
			judged: true,
			during: () => {
				runs += 1;
				if (runs === 2) controller.abort(new CliError('cancelled', message('usage.stopped')));
			},
		});
		const files = { 'a.md': report, 'b.md': report, 'c.md': report };
		const surroundings = { files, env, create, interrupted: controller.signal };
		const { code, stdout, stderr } = await runIn(surroundings, 'score', '.', '--model=m', '--format=json');
		assert.deepEqual(
			[code, stderr, asked.scored.length],
			[2, 'plumbline: Stopped. What the model has answered so far is kept and will not be asked again.\n', 2],
		);
		assert.deepEqual(
			JSON.parse(stdout).map((each: { analysis: { file: string } }) => each.analysis.file),
			['a.md'],
		);
	});

	it('stopped before the first report is done, it leaves the file of an earlier run as it was', async () => {
		const controller = new AbortController();
		const during = () => controller.abort(new CliError('cancelled', verbatim('Stopped.')));
		const { create } = scriptedCore({ judged: true, during });
		const files = { 'a.md': report, 'b.md': report, 'old.json': 'earlier' };
		const surroundings = { files, env, create, interrupted: controller.signal };
		const ran = await runIn(surroundings, 'score', 'a.md', 'b.md', '--model=m', '--format=json', '-o', 'old.json');
		assert.equal(ran.code, 2);
		assert.equal(ran.files.get('/reports/old.json'), 'earlier');
	});

	it('keeps answers in the cache folder, in the one that --cache names, or nowhere', async () => {
		const [platform, mine] = [memoryStore(), memoryStore()];
		const stores = new Map([
			['/cache', platform],
			['/reports/mine', mine],
		]);
		const used = async (...options: string[]) => {
			const { create, asked } = scriptedCore({ judged: true });
			await runIn({ files: { 'r.md': report }, env, create, stores }, 'score', 'r.md', '--model=m', ...options);
			return asked.inits.at(-1)?.answers;
		};
		assert.equal(await used(), platform);
		assert.equal(await used('--cache', 'mine'), mine);
		assert.equal(await used('--no-cache'), undefined);
	});

	it('takes the user’s own prompts from the folder that the configuration file names, when the user names the file', async () => {
		const config = { model: 'm', prompts: 'my-prompts' };
		const { asked } = await score({ config }, '--config', 'plumbline.config.json');
		assert.notEqual(asked.inits.at(-1)?.ownPrompts, undefined);
		const found = await score({ config }, '--model=m');
		assert.equal(found.asked.inits.at(-1)?.ownPrompts, undefined);
		assert.match(found.stderr, /plumbline\.config\.json may have come with the report: “prompts” in it does not count/);
		assert.equal((await score({ config }, '--offline')).stderr, '');
		assert.equal((await score({ config: { model: 'm' } }, '--model=m')).asked.inits.at(-1)?.ownPrompts, undefined);
	});
});

describe('CLI: what the core logs', () => {
	it('is told when it is an error, once, and otherwise only when it is asked for', async () => {
		const create = (init: PlumblineInit) => {
			init.logger.info(verbatim('an aside'));
			init.logger.error(verbatim('A prompt of yours has no slot “report”.'));
			init.logger.error(verbatim('A prompt of yours has no slot “report”.'));
			return createPlumbline(init);
		};
		const files = { 'r.md': report };
		const quiet = await runIn({ files, create }, 'analyze', 'r.md');
		assert.equal(quiet.stderr, 'plumbline: A prompt of yours has no slot “report”.\n');
		const debug = await runIn({ files, create, env: { PLUMBLINE_DEBUG: '1' } }, 'analyze', 'r.md');
		assert.match(debug.stderr, /an aside/);
	});
});

describe('CLI: --dry-run', () => {
	const preview = {
		...{ model: 'small at api.openai.com', calls: 7, cached: 2, tokensIn: 12_345 },
		...{ tokensOut: [900, 4000] as const, cost: [0.0123, 0.0456] as const },
	};

	it('tells calls, tokens and the range of the cost, and scores nothing', async () => {
		const { stdout, code, asked } = await score({ script: { preview }, env: {} }, '--model=small', '--dry-run');
		assert.deepEqual([code, asked.scored], [0, []]);
		assert.match(stdout, /^report {2}model +calls {2}cached {2}tokens in {2}tokens out +cost\n/);
		assert.match(stdout, /^r\.md +small at api\.openai\.com +7 +2 +12,345 +900 to 4,000 +\$0\.012 to \$0\.046$/m);
		assert.match(stdout, /Nothing was sent\./);
	});

	it('adds up several reports; an unknown price leaves the sum unknown', async () => {
		const { create } = scriptedCore({ preview: { ...preview, cost: null } });
		const files = { 'a.md': report, 'b.md': report };
		const { stdout } = await runIn({ files, env, create }, 'score', '.', '--model=m', '--dry-run');
		assert.match(stdout, /^all +small at api\.openai\.com +14 +4 +24,690 +1,800 to 8,000 +not known$/m);
	});

	it('is for programs too', async () => {
		const { stdout } = await score({ script: { preview } }, '--model=small', '--dry-run', '--format=json');
		assert.deepEqual(JSON.parse(stdout), {
			...{ schema: 'plumbline/preview/1', file: 'r.md', ...preview },
			...{ tokensOut: [900, 4000], cost: [0.0123, 0.0456] },
		});
		assert.deepEqual(violations('preview', JSON.parse(stdout)), []);
	});

	it('needs a model, unless it is offline: then nothing would be sent', async () => {
		const none = await score({}, '--dry-run');
		assert.deepEqual([none.code, none.stdout], [2, '']);
		assert.match(none.stderr, /--dry-run is about a model: name one with --model\./);
		const offline = await score({}, '--dry-run', '--offline', '--model=m');
		assert.deepEqual([offline.code, offline.asked.endpoints], [0, []]);
		assert.match(offline.stdout, /^r\.md +none +0 /m);
	});
});
