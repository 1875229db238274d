import assert from 'node:assert/strict';
import { askOnce, completion, good, json, key, question, wireTo } from './wire';

const messages = [
	{ role: 'system', content: 'You judge reports.' },
	{ role: 'user', content: 'Judge this secret passage.' },
];
const jsonHeaders = { accept: 'application/json', 'content-type': 'application/json', 'user-agent': 'Plumbline' };
const format = {
	type: 'json_schema',
	json_schema: { name: 'verdict', strict: true, schema: question.schema },
};
const counted = { stream: true, stream_options: { include_usage: true } };
const responsesAnswer = {
	id: 'resp_1',
	object: 'response',
	status: 'completed',
	model: 'gpt-5-mini-2026-01-01',
	output: [
		{ type: 'reasoning', summary: [] },
		{ type: 'message', role: 'assistant', content: [{ type: 'output_text', text: '{"score":80}', annotations: [] }] },
	],
	usage: { input_tokens: 21, output_tokens: 5 },
};
const answer = { text: '{"score":80}', finish: 'stop', tokensIn: 21, tokensOut: 5, model: 'gpt-5-mini-2026-01-01' };

describe('What an endpoint says it used', () => {
	it('is not believed below nothing', async () => {
		const wrong = {
			...completion({ role: 'assistant', content: '{"score":80}' }),
			usage: { prompt_tokens: -9, completion_tokens: -1 },
		};
		const { provider } = wireTo({}, () => json(wrong));
		const { tokensIn, tokensOut } = await askOnce(provider);
		assert.deepEqual([tokensIn, tokensOut], [undefined, undefined]);
	});
});

describe('What is sent to an OpenAI-compatible endpoint', () => {
	it('is one Chat Completions question with a strict schema', async () => {
		const { provider, sent } = wireTo({}, good);
		assert.deepEqual(await askOnce(provider), answer);
		assert.deepEqual(sent, [
			{
				url: 'https://api.openai.com/v1/chat/completions',
				method: 'POST',
				headers: { ...jsonHeaders, authorization: `Bearer ${key}` },
				body: {
					model: 'gpt-5-mini',
					messages,
					max_completion_tokens: 800,
					temperature: 0,
					seed: 7,
					...counted,
					response_format: format,
				},
				redirect: 'manual',
			},
		]);
	});

	it('leaves out what the endpoint was found not to take', async () => {
		const { provider, sent } = wireTo({}, good);
		const nothing = { temperature: false, seed: false, stream: 'off', maxTokensName: 'max_tokens' } as const;
		await askOnce(provider, { format: 'text' }, { format: 'text', ...nothing });
		await askOnce(provider, { format: 'jsonObject', temperature: undefined, seed: undefined }, { stream: 'plain' });
		assert.deepEqual(
			sent.map(({ body }) => body),
			[
				{ model: 'gpt-5-mini', messages, max_tokens: 800 },
				{
					model: 'gpt-5-mini',
					messages,
					max_completion_tokens: 800,
					stream: true,
					response_format: { type: 'json_object' },
				},
			],
		);
	});

	it('is one Responses question that is not kept, where asked for', async () => {
		const { provider, sent } = wireTo({ api: 'responses' }, () => json(responsesAnswer));
		assert.equal(provider.capabilities.seed, false);
		assert.deepEqual(await askOnce(provider), answer);
		assert.deepEqual(sent, [
			{
				url: 'https://api.openai.com/v1/responses',
				method: 'POST',
				headers: { ...jsonHeaders, authorization: `Bearer ${key}` },
				body: {
					model: 'gpt-5-mini',
					instructions: 'You judge reports.',
					input: 'Judge this secret passage.',
					max_output_tokens: 800,
					store: false,
					stream: true,
					temperature: 0,
					text: { format: { type: 'json_schema', name: 'verdict', strict: true, schema: question.schema } },
				},
				redirect: 'manual',
			},
		]);
	});

	it('asks Responses for any JSON, or for text, as it does Chat Completions', async () => {
		const { provider, sent } = wireTo({ api: 'responses' }, () => json(responsesAnswer));
		await askOnce(provider, { format: 'jsonObject' }, { temperature: false });
		await askOnce(provider, { format: 'text' }, { temperature: false, stream: 'off' });
		const plain = {
			model: 'gpt-5-mini',
			instructions: 'You judge reports.',
			input: 'Judge this secret passage.',
			max_output_tokens: 800,
			store: false,
		};
		assert.deepEqual(
			sent.map(({ body }) => body),
			[{ ...plain, stream: true, text: { format: { type: 'json_object' } } }, plain],
		);
	});

	it('goes to a deployment of an Azure resource, with the key where Azure looks for it', async () => {
		const azure = { baseUrl: 'https://bank.openai.azure.com/', apiVersion: '2025-04-01-preview', model: 'judge' };
		const { provider, sent } = wireTo(azure, good);
		await askOnce(provider, { format: 'text' });
		assert.equal(provider.id, 'https://bank.openai.azure.com/openai?api-version=2025-04-01-preview');
		assert.deepEqual(sent, [
			{
				url: 'https://bank.openai.azure.com/openai/deployments/judge/chat/completions?api-version=2025-04-01-preview',
				method: 'POST',
				headers: { ...jsonHeaders, 'api-key': key },
				body: { model: 'judge', messages, max_completion_tokens: 800, temperature: 0, seed: 7, ...counted },
				redirect: 'manual',
			},
		]);
	});

	it('goes to the Responses of an Azure resource', async () => {
		const azure = {
			baseUrl: 'https://bank.openai.azure.com',
			apiVersion: '2025-04-01-preview',
			api: 'responses',
		} as const;
		const { provider, sent } = wireTo(azure, () => json(responsesAnswer));
		await askOnce(provider);
		assert.equal(sent[0]?.url, 'https://bank.openai.azure.com/openai/responses?api-version=2025-04-01-preview');
		assert.deepEqual(sent[0]?.headers, { ...jsonHeaders, 'api-key': key });
	});

	it('stays below the base URL, whatever the model and the version are called', () => {
		const azure = { baseUrl: 'https://bank.openai.azure.com', apiVersion: '2025-04-01', model: 'judge' };
		for (const model of ['../../x?y=', '..', 'a/../../b', 'a%2f..', 'a#b', 'a\\..\\b', 'a b'])
			assert.throws(() => wireTo({ ...azure, model }, good), /cannot be that of a deployment/, model);
		for (const apiVersion of ['2025/../..', '1&x=2', '1#', '..%2f'])
			assert.throws(() => wireTo({ ...azure, apiVersion }, good), /API version .* is not valid/, apiVersion);
		assert.equal(wireTo({ ...azure, model: 'gpt-4.1_mini' }, good).provider.model, 'gpt-4.1_mini');
		assert.equal(wireTo({ baseUrl: 'https://host.example/v1', model: 'org/name' }, good).provider.model, 'org/name');
	});

	it('carries no key to a server that needs none, and the older name of the limit', async () => {
		const local = { baseUrl: 'http://localhost:11434/v1/', model: 'qwen3:8b', apiKey: undefined };
		const { provider, sent } = wireTo(local, good);
		await askOnce(provider);
		assert.equal(provider.label, 'qwen3:8b at localhost:11434');
		assert.equal(provider.id, 'http://localhost:11434/v1');
		assert.deepEqual(sent, [
			{
				url: 'http://localhost:11434/v1/chat/completions',
				method: 'POST',
				headers: jsonHeaders,
				body: {
					model: 'qwen3:8b',
					messages,
					max_tokens: 800,
					temperature: 0,
					seed: 7,
					...counted,
					response_format: format,
				},
				redirect: 'manual',
			},
		]);
	});

	it('says where it is known to help which words other questions begin with, too', async () => {
		const opening = { user: '<<<report 1>>>…<<<end report 1>>> Score it.', shared: 33 };
		const openai = wireTo({}, good);
		await askOnce(openai.provider, opening);
		await askOnce(openai.provider, { ...opening, user: opening.user.replace('Score', 'Read') });
		await askOnce(openai.provider);
		const keys = openai.sent.map(({ body }) => (body as { prompt_cache_key?: string }).prompt_cache_key);
		assert.match(keys[0] ?? '', /^[\da-f]{32}$/);
		assert.deepEqual([keys[1], keys[2]], [keys[0], undefined]);

		const router = wireTo({ baseUrl: 'https://openrouter.ai/api/v1', model: 'anthropic/some-model' }, good);
		await askOnce(router.provider, opening);
		const { messages: marked } = (router.sent[0]?.body ?? {}) as { messages?: readonly unknown[] };
		assert.deepEqual(marked?.[1], {
			role: 'user',
			content: [
				{ type: 'text', text: '<<<report 1>>>…<<<end report 1>>>', cache_control: { type: 'ephemeral' } },
				{ type: 'text', text: ' Score it.' },
			],
		});

		const other = wireTo({ baseUrl: 'http://localhost:1234/v1' }, good);
		await askOnce(other.provider, opening);
		assert.ok(!JSON.stringify(other.sent[0]?.body).includes('cache'));
	});

	it('takes nothing from the environment', async () => {
		const set = {
			OPENAI_API_KEY: 'sk-other',
			OPENAI_BASE_URL: 'https://elsewhere.example/v1',
			OPENAI_ORG_ID: 'org-other',
			OPENAI_PROJECT_ID: 'proj-other',
			OPENAI_CUSTOM_HEADERS: 'Authorization: Bearer other\nX-Other: other',
			AZURE_OPENAI_API_KEY: 'other',
			OPENAI_LOG: 'debug',
		};
		const before = { ...process.env };
		const { debug } = console;
		const logged: unknown[] = [];
		console.debug = (...texts: unknown[]) => void logged.push(texts);
		Object.assign(process.env, set);
		try {
			for (const apiVersion of [undefined, '2025-04-01']) {
				const { provider, sent } = wireTo({ apiKey: undefined, apiVersion, baseUrl: 'https://host.example/v1' }, good);
				await askOnce(provider);
				assert.deepEqual(sent[0]?.headers, jsonHeaders);
				assert.ok(sent[0]?.url.startsWith('https://host.example/v1'));
			}
			assert.deepEqual(logged, []);
		} finally {
			console.debug = debug;
			for (const name of Object.keys(set)) {
				if (before[name] === undefined) delete process.env[name];
				else process.env[name] = before[name];
			}
		}
	});

	it('understands the whole address of a question, as people copy it', () => {
		const ids = [
			'https://api.openai.com/v1/chat/completions',
			'https://bank.openai.azure.com/openai/deployments/judge/chat/completions?api-version=2025-04-01',
			'http://127.0.0.1:8000/v1///',
		].map((baseUrl) => wireTo({ baseUrl }, good).provider.id);
		assert.deepEqual(ids, [
			'https://api.openai.com/v1',
			'https://bank.openai.azure.com/openai/deployments/judge?api-version=2025-04-01',
			'http://127.0.0.1:8000/v1',
		]);
	});

	it('hopes for the newer name of the limit where OpenAI’s newer models answer', () => {
		const names = (
			[
				['https://api.openai.com/v1', 'gpt-4.1'],
				['https://gateway.example/v1', 'openai/gpt-5.2'],
				['https://gateway.example/v1', 'o4-mini'],
				['https://gateway.example/v1', 'gpt-4o'],
				['https://notopenai.com/v1', 'olmo-2'],
			] as const
		).map(([baseUrl, model]) => wireTo({ baseUrl, model }, good).provider.capabilities.maxTokensName);
		assert.deepEqual(names, [
			'max_completion_tokens',
			'max_completion_tokens',
			'max_completion_tokens',
			'max_tokens',
			'max_tokens',
		]);
	});
});
