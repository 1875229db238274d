import assert from 'node:assert/strict';
import { intoFiles } from '../../../../src/judge/batches/batchRun';
import { answerOn, fileLimits, mayPass, questionLine, readLines } from '../../../../src/judge/batches/lines';
import { ModelError } from '../../../../src/judge/model';
import { checkEndpoint } from '../../../../src/judge/openai/endpoint';
import { commandLine } from '../../../../src/messages/commandLine';
import { addSentences } from '../../../../src/messages/words';
import { completion } from '../openai/wire';

addSentences(commandLine);

const endpoint = checkEndpoint({ baseUrl: 'https://api.openai.com/v1', model: 'gpt-5-mini', apiKey: undefined });
const answer = (content: string) => ({
	status_code: 200,
	request_id: 'r',
	body: completion({ role: 'assistant', content }),
});
const line = (custom_id: string, response: unknown, error: unknown = null) =>
	JSON.stringify({ id: 'batch_req', custom_id, response, error });

describe('a file of questions', () => {
	it('is a line for each, in the form of the Batch API', () => {
		const text = questionLine('q1', { model: 'm', messages: [] });
		assert.ok(text.endsWith('}\n') && text.indexOf('\n') === text.length - 1);
		assert.deepEqual(JSON.parse(text), {
			...{ custom_id: 'q1', method: 'POST', url: '/v1/chat/completions' },
			body: { model: 'm', messages: [] },
		});
	});

	it('holds as many as it may, and so many bytes as it may', () => {
		const questions = Array.from({ length: 7 }, (_, at) => [String(at), '价'.repeat(10)] as const);
		const sizes = (limits: { questions: number; bytes: number }) =>
			intoFiles(questions, limits).map((file) => file.length);
		assert.deepEqual(sizes({ questions: 3, bytes: 1000 }), [3, 3, 1]);
		assert.deepEqual(sizes({ questions: 100, bytes: 65 }), [2, 2, 2, 1]);
		// What is longer than a file may be goes alone: the endpoint says what it thinks of it.
		assert.deepEqual(sizes({ questions: 100, bytes: 5 }), [1, 1, 1, 1, 1, 1, 1]);
		assert.deepEqual(intoFiles([], fileLimits), []);
		assert.deepEqual(fileLimits, { questions: 50_000, bytes: 200_000_000 });
		const many = Array.from({ length: 50_001 }, (_, at) => [String(at), 'x'] as const);
		assert.deepEqual(
			intoFiles(many, fileLimits).map((file) => file.length),
			[50_000, 1],
		);
	});
});

describe('a file of results', () => {
	const asked = new Set(['a', 'b', 'c']);

	it('is read in any order, by the names of the questions', () => {
		const found = readLines([`${line('b', answer('2'))}\n${line('a', answer('1'))}\n`], asked);
		assert.deepEqual([...found.keys()].sort(), ['a', 'b']);
		assert.equal(answerOn(found.get('a')!, endpoint).text, '1');
	});

	it('may hold lines that are none, and lines on questions of others', () => {
		const text = ['', '{"custom_id": "a', 'null', '[]', '{}', '{"custom_id": 7}', line('z', answer('z')), line('c', 5)];
		const found = readLines([text.join('\n')], asked);
		assert.deepEqual([...found.keys()], ['c']);
		assert.equal(mayPass(found.get('c'), endpoint), true);
	});

	it('may hold a question twice: the first answer counts, and an answer before a refusal', () => {
		const refused = { status_code: 500, body: { error: { message: 'no' } } };
		const found = readLines([line('a', answer('first')), line('b', refused)], asked);
		assert.equal(answerOn(found.get('a')!, endpoint).text, 'first');
		const doubled = [
			line('a', answer('first')),
			line('a', answer('second')),
			line('b', refused),
			line('b', answer('good')),
		];
		const both = readLines([doubled.join('\n'), line('a', refused)], asked);
		assert.equal(answerOn(both.get('a')!, endpoint).text, 'first');
		assert.equal(answerOn(both.get('b')!, endpoint).text, 'good');
	});

	it('gives tokens and the model as the endpoint counted them', () => {
		const found = readLines([line('a', answer('1'))], asked);
		assert.deepEqual(answerOn(found.get('a')!, endpoint), {
			...{ text: '1', finish: 'stop', tokensIn: 21, tokensOut: 5, model: 'gpt-5-mini-2026-01-01' },
		});
	});

	it('says of each question whether another batch may help', () => {
		const met = (status_code: number, error: object = { message: 'x' }) =>
			mayPass({ custom_id: 'a', response: { status_code, body: { error } } }, endpoint);
		assert.equal(mayPass(undefined, endpoint), true);
		assert.equal(mayPass({ custom_id: 'a', response: null }, endpoint), true);
		assert.deepEqual([met(500), met(503), met(429), met(408)], [true, true, true, true]);
		assert.deepEqual(
			[met(400), met(401), met(404), met(429, { code: 'insufficient_quota' })],
			[false, false, false, false],
		);
		assert.equal(mayPass({ custom_id: 'a', response: { status_code: 200, body: '<html>' } }, endpoint), false);
	});

	it('has errors that repeat nothing of the endpoint’s words but its codes', () => {
		const body = { error: { message: 'your key sk-123 and the report’s text', code: 'context_length_exceeded' } };
		assert.throws(
			() => answerOn({ custom_id: 'a', response: { status_code: 400, body } }, endpoint),
			(error: unknown) =>
				error instanceof ModelError && error.code === 'tooLong' && !/sk-123|report’s text/.test(JSON.stringify(error)),
		);
	});
});
