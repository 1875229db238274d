import assert from 'node:assert/strict';
import { runIn } from '../memoryEnvironment';
import { scriptedCore } from '../scriptedCore';

const report =
	'---\nquery: A zeppelin\n---\n# Steel\n\nPrices fell by 12 % in 2024 [1].\n\n## References\n\n[1] Steel yearbook. https://example.org/steel\n';
const env = { OPENAI_API_KEY: 'secret-key' };

/** Scores with a configuration file that was found beside the report. */
async function score(config: object, given: Record<string, string>, ...options: string[]) {
	const { create, asked } = scriptedCore({ judged: true });
	const files = {
		'r.md': report,
		'mine/house_style.md': '',
		'plumbline.config.json': JSON.stringify(config),
		'/elsewhere/private.md': '',
	};
	return { ...(await runIn({ files, env: given, create }, 'score', 'r.md', ...options)), asked };
}

const warning = (keys: string, does = 'do') =>
	`plumbline: plumbline.config.json may have come with the report: ${keys} in it ${does} not count. If you trust the file, name it with --config FILE, or use the options of the command line.\n`;

describe('CLI: a configuration file that was only found', () => {
	it('has no model asked, and says so', async () => {
		for (const given of [env, { ...env, PLUMBLINE_BASE_URL: 'https://proxy.example/v1', PLUMBLINE_API_KEY: 'k' }]) {
			const { code, asked, stderr } = await score({ model: 'gpt-5-pro' }, given);
			assert.deepEqual([code, asked.endpoints, stderr], [0, [], warning('“model”', 'does')]);
		}
		const named = await score({ model: 'gpt-5-pro' }, env, '--config=plumbline.config.json');
		assert.deepEqual([named.asked.endpoints.length, named.stderr], [1, '']);
	});

	it('says nothing where none would be asked anyhow', async () => {
		const config = { baseUrl: 'http://localhost:6666/any', runs: 20, prices: {}, fetch: false };
		assert.equal((await score(config, env)).stderr, '');
		assert.equal((await score({ ...config, model: 'm', fetch: true }, env, '--offline', '--model=m')).stderr, '');
	});

	it('names the model where the user has named the endpoint alone', async () => {
		for (const baseUrl of ['http://localhost:1/v1', 'http://models.localhost:1/v1']) {
			const { asked, stderr } = await score({ model: 'm' }, env, `--base-url=${baseUrl}`);
			assert.deepEqual([asked.endpoints, stderr], [[{ baseUrl, model: 'm', apiKey: undefined }], '']);
		}
	});

	it('decides nothing about how the user’s own model is asked', async () => {
		const config = {
			...{ model: 'm', api: 'responses', apiVersion: '1', runs: 20, concurrency: 64, timeout: 1, runTimeout: 1 },
			prices: { m: { input: 0, output: 0 } },
		};
		const { asked, stderr } = await score(config, env, '--model=m', '--max-cost=0.05');
		assert.deepEqual(asked.endpoints, [{ baseUrl: 'https://api.openai.com/v1', model: 'm', apiKey: 'secret-key' }]);
		const { limits, price, runs } = asked.scored[0]?.model ?? {};
		assert.deepEqual([limits, price, runs], [{ maxCost: 0.05 }, undefined, undefined]);
		assert.equal(stderr, warning('“api”, “apiVersion”, “runs”, “concurrency”, “timeout”, “runTimeout”, “prices”'));
		const own = ['--api=chat', '--api-version=2', '--runs=2', '--concurrency=1', '--timeout=9', '--run-timeout=9'];
		assert.equal((await score(config, env, '--model=m', ...own)).stderr, warning('“prices”', 'does'));
	});

	it('may lower what the user allows, and never raise it', async () => {
		const limitsOf = async (config: object, ...options: string[]) =>
			(await score(config, env, '--model=m', ...options)).asked.scored[0]?.model?.limits;
		assert.deepEqual(await limitsOf({ maxCost: 2, maxTokens: 500 }), { maxCost: 2, maxTokens: 500 });
		assert.deepEqual(await limitsOf({ maxCost: 2, maxTokens: 500 }, '--max-cost=1', '--max-tokens=9'), {
			...{ maxCost: 1, maxTokens: 9 },
		});
	});

	it('stops a run that it would have sent elsewhere than the user may think', async () => {
		for (const baseUrl of ['http://localhost:11434/v1', 'https://elsewhere.example/v1']) {
			const { code, asked, stderr } = await score({ baseUrl }, env, '--model=m');
			assert.deepEqual([code, asked.endpoints], [2, []]);
			assert.match(
				stderr,
				new RegExp(`json would have the report sent to ${new URL(baseUrl).host.replace('.', '\\.')}\\. `),
			);
			assert.match(stderr, /Name the address yourself with --base-url, or, .* with --config FILE\.\n$/);
		}
		const named = await score(
			{ baseUrl: 'http://localhost:11434/v1' },
			env,
			'--model=m',
			'--base-url=http://here.example',
		);
		assert.equal(named.asked.endpoints[0]?.baseUrl, 'http://here.example');
		assert.match(named.stderr, /^plumbline: here\.example gets no key: OPENAI_API_KEY is for OpenAI\..*\n$/);
		const placed = { ...env, PLUMBLINE_BASE_URL: 'http://here.example', PLUMBLINE_API_KEY: 'k' };
		const set = await score({ baseUrl: 'http://localhost:11434/v1' }, placed, '--model=m');
		assert.deepEqual(
			[set.asked.endpoints[0]?.baseUrl, set.stderr],
			['http://here.example', warning('“baseUrl”', 'does')],
		);
		const same = await score({ baseUrl: 'https://api.openai.com/v1/' }, env, '--model=m');
		assert.deepEqual([same.asked.endpoints.length, same.stderr], [1, '']);
	});

	it('brings no skills into a model’s questions', async () => {
		const found = await score({ skills: 'mine' }, env, '--model=m');
		assert.equal(found.asked.inits.at(-1)?.ownSkills, undefined);
		assert.equal(found.stderr, warning('“skills”', 'does'));
		for (const options of [['--model=m', '--skills=mine'], ['--model=m', '--config=plumbline.config.json'], []]) {
			const { asked, stderr } = await score({ skills: 'mine' }, env, ...options);
			assert.notEqual(asked.inits.at(-1)?.ownSkills, undefined);
			assert.equal(stderr, '');
		}
	});

	it('opens no skills outside its folder', async () => {
		for (const skills of ['/', '..', '/elsewhere', 'mine/../../elsewhere']) {
			const { code, asked, stderr } = await score({ skills }, env);
			assert.deepEqual([code, asked.inits.at(-1)?.ownSkills, stderr], [0, undefined, warning('“skills”', 'does')]);
			const files = { 'plumbline.config.json': JSON.stringify({ model: 'm', skills }), '/elsewhere/private.md': '' };
			const listed = await runIn({ files }, 'skills');
			assert.equal(listed.stderr, warning('“skills”', 'does'));
			assert.doesNotMatch(listed.stdout, /✗|yours/);
		}
	});

	it('opens no folder that a link takes out of its own', async () => {
		const files = {
			'r.md': report,
			'sources/private.md': 'Private.',
			'skills/house_style.md': '',
			'plumbline.config.json': '{ "sources": "sources", "skills": "skills" }',
		};
		const opened: string[] = [];
		const { create, asked } = scriptedCore();
		const links = { '/reports/sources': '/home/me/mail', '/reports/skills': '/reports-of-others' };
		const realPath = async (path: string) => (Object.hasOwn(links, path) ? links[path as keyof typeof links] : path);
		const list = async (path: string) => {
			opened.push(path);
			return [];
		};
		const { code, stderr } = await runIn({ files, create, fs: { realPath, list } }, 'score', 'r.md');
		assert.deepEqual([code, stderr, opened], [0, warning('“skills”, “sources”'), []]);
		assert.equal(asked.inits.at(-1)?.ownSkills, undefined);
	});

	it('trusts nothing more for standing in a file that it builds on', async () => {
		const { create, asked } = scriptedCore({ judged: true });
		const files = {
			...{ 'r.md': report, '.git/HEAD': '', '/elsewhere/private.md': '' },
			'base.json': '{"model": "gpt-5-pro", "fetch": true, "skills": "../elsewhere", "maxCost": 1}',
			'plumbline.config.json': '{"extends": "base.json", "baseUrl": "http://localhost:1/v1"}',
		};
		const found = await runIn({ files, env, create }, 'score', 'r.md');
		assert.deepEqual([found.code, asked.endpoints, asked.inits.at(-1)?.ownSkills], [0, [], undefined]);
		assert.equal(
			found.stderr,
			warning('“model”, “skills”, “fetch”').replace('plumbline.config.json', 'base.json').trimEnd() +
				warning('“baseUrl”', 'does').replace('plumbline:', ''),
		);
		const sent = await runIn(
			{
				files: {
					...files,
					'base.json': '{"baseUrl": "http://localhost:9/v1"}',
					'plumbline.config.json': '{"extends": "base.json"}',
				},
				env,
				create,
			},
			'score',
			'r.md',
			'--model=m',
		);
		assert.deepEqual([sent.code, asked.endpoints], [2, []]);
		assert.match(sent.stderr, /^plumbline: base\.json would have the report sent to localhost:9\./);
		const named = await runIn({ files, env, create }, 'score', 'r.md', '--config=plumbline.config.json', '--offline');
		assert.equal(named.stderr, '');
	});
});
