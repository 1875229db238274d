import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type ModelServer, startModelServer } from '../../server/modelServer';
import { foreignQuote } from '../../server/sampleAnswer';
import type { Scenario } from '../../server/scenario';

const schema = {
	type: 'object',
	properties: {
		verdict: { type: 'string', enum: ['supported', 'unsupported'] },
		nodes: { type: 'array', minItems: 1, items: { $ref: '#/$defs/node' } },
		note: { anyOf: [{ type: 'string' }, { type: 'null' }] },
	},
	$defs: {
		node: { type: 'object', properties: { quote: { type: 'string' }, weight: { type: 'integer', minimum: 2 } } },
	},
};
const sample = { verdict: 'supported', nodes: [{ quote: 'x', weight: 2 }], note: null };

const chat = (extra: object = {}) => ({
	model: 'm',
	messages: [
		{ role: 'system', content: 'You judge.' },
		{ role: 'user', content: 'Judge this.' },
	],
	...extra,
});
const asSchema = { response_format: { type: 'json_schema', json_schema: { name: 'tree', strict: true, schema } } };
const inWords = `Judge this: Answer with one JSON object “fake”.\n{"type":"null"}\n\nAnswer with one JSON object “tree” and nothing else. It must fit this JSON Schema:\n${JSON.stringify(schema)}`;

async function post(server: Pick<ModelServer, 'url'>, body: object, path = '/chat/completions') {
	const response = await fetch(server.url + path, { method: 'POST', body: JSON.stringify(body) });
	return { status: response.status, body: await response.json() };
}

describe('The scripted model server', () => {
	let server: ModelServer;
	const said = async (scenario: Scenario, body: object = chat(asSchema)) => {
		server.play(scenario);
		return JSON.parse((await post(server, body)).body.choices[0].message.content);
	};

	before(async () => {
		server = await startModelServer();
	});
	beforeEach(() => server.clear());
	after(() => server.close());

	it('answers what fits the schema, wherever the schema stands', async () => {
		assert.deepEqual(await said({ kind: 'answer' }), sample);
		const words = { ...chat(), messages: [{ role: 'user', content: inWords }] };
		assert.deepEqual(await said({ kind: 'answer' }, words), sample);
		const responses = { model: 'm', input: 'Judge.', text: { format: { type: 'json_schema', name: 'tree', schema } } };
		const { body } = await post(server, responses, '/responses');
		assert.deepEqual(JSON.parse(body.output[0].content[0].text), sample);
		assert.deepEqual(
			server.requests.map(({ question }) => [question.api, question.format, question.schemaName]),
			[
				['chat', 'jsonSchema', 'tree'],
				['chat', 'text', 'tree'],
				['responses', 'jsonSchema', 'tree'],
			],
		);
	});

	it('answers as a task’s own function says', async () => {
		const own = await startModelServer({
			respond: ({ schemaName, user }) => ({ asked: schemaName, about: user.length }),
		});
		const { body } = await post(own, chat(asSchema));
		await own.close();
		assert.deepEqual(JSON.parse(body.choices[0].message.content), { asked: 'tree', about: 11 });
	});

	it('chooses words that are on no list, and quotes that stand in no report', async () => {
		assert.deepEqual(await said({ kind: 'wrongEnum' }), { ...sample, verdict: 'more or less' });
		assert.deepEqual(await said({ kind: 'foreignQuotes' }), { ...sample, nodes: [{ quote: foreignQuote, weight: 2 }] });
		assert.deepEqual(await said({ kind: 'foreignQuotes', names: ['verdict'] }), { ...sample, verdict: foreignQuote });
	});

	it('refuses what it is told to refuse, and takes the rest', async () => {
		const scenario: Scenario = { kind: 'refuses', what: ['jsonSchema', 'seed', 'max_tokens'] };
		server.behave(scenario);
		const asked = [chat(asSchema), chat({ seed: 1 }), chat({ max_tokens: 5 }), chat({ temperature: 0 })];
		const statuses = [];
		for (const body of asked) statuses.push((await post(server, body)).status);
		server.behave({ kind: 'answer' });
		assert.deepEqual(statuses, [400, 400, 400, 200]);
	});

	it('knows a wrong key, and notes what it was sent', async () => {
		const locked = await startModelServer({ apiKey: 'right' });
		const ask = (authorization: string) =>
			fetch(`${locked.url}/chat/completions`, {
				method: 'POST',
				headers: { authorization },
				body: JSON.stringify(chat()),
			});
		assert.deepEqual([(await ask('Bearer wrong')).status, (await ask('Bearer right')).status], [401, 200]);
		assert.deepEqual(
			locked.requests.map(({ path, scenario, headers, body }) => [path, scenario, headers.authorization, body]),
			[
				['/v1/chat/completions', 'wrongKey', 'Bearer wrong', chat()],
				['/v1/chat/completions', 'answer', 'Bearer right', chat()],
			],
		);
		await locked.close();
	});

	it('runs as a program of its own, steered over HTTP', async () => {
		const child = spawn(
			process.execPath,
			['--import', 'tsx', 'test/server/main.ts', '--behave', '{"kind":"quota"}', '--play', '[{"kind":"answer"}]'],
			{ stdio: ['ignore', 'pipe', 'inherit'] },
		);
		const closed = once(child, 'close');
		try {
			const { value } = await child.stdout.setEncoding('utf8')[Symbol.asyncIterator]().next();
			assert.ok(value, 'the server ended before it listened');
			const own = { url: String(JSON.parse(value).url) };
			const control = async (what: string, body?: unknown) => {
				const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
				return (await fetch(`${own.url.replace('/v1', '/control')}/${what}`, init)).json();
			};
			const statuses = [(await post(own, chat())).status, (await post(own, chat())).status];
			await control('behave', { kind: 'answer', text: 'hello' });
			await control('play', [{ kind: 'serverError', status: 503 }]);
			statuses.push((await post(own, chat())).status, (await post(own, chat())).status);
			assert.deepEqual(statuses, [200, 429, 503, 200]);
			const { requests } = await control('requests');
			assert.deepEqual(
				requests.map(({ scenario, outcome }: { scenario: string; outcome: string }) => [scenario, outcome]),
				[
					['answer', 'answered'],
					['quota', 'answered'],
					['serverError', 'answered'],
					['answer', 'answered'],
				],
			);
		} finally {
			child.kill();
			await closed;
		}
	});
});
