import assert from 'node:assert/strict';
import { maxAnswerSize } from '../../../../src/judge/openai/wireFetch';
import { askOnce, completion, failureOf, json, wireTo } from './wire';

const text = (content: unknown, finish?: string) => json(completion({ role: 'assistant', content }, finish));

const answered = async (answer: Response, api: 'chat' | 'responses' = 'chat') => {
	const { text, finish } = await askOnce(wireTo({ api }, () => answer).provider);
	return [finish, text];
};

const failed = async (answer: () => Response | Promise<Response>) => {
	const { code, message } = await failureOf(askOnce(wireTo({}, answer).provider));
	return [code, message];
};

describe('What an OpenAI-compatible endpoint answers', () => {
	it('is told apart: answered, cut off, refused', async () => {
		assert.deepEqual(await answered(text('{"score":8', 'length')), ['length', '{"score":8']);
		assert.deepEqual(await answered(text('', 'content_filter')), ['refused', '']);
		const refusal = { role: 'assistant', content: null, refusal: 'I cannot help with that.' };
		assert.deepEqual(await answered(json(completion(refusal))), ['refused', 'I cannot help with that.']);
		assert.deepEqual(await answered(text(null)), ['stop', '']);
	});

	it('may come in parts', async () => {
		const parts = [
			{ type: 'thinking', thinking: [] },
			{ type: 'text', text: '{"score":' },
			{ type: 'text', text: '80}' },
		];
		assert.deepEqual(await answered(text(parts)), ['stop', '{"score":80}']);
	});

	it('is told apart in Responses too', async () => {
		const response = (status: string, reason: string | null, content: unknown[]) =>
			json({ status, incomplete_details: reason && { reason }, output: [{ type: 'message', content }] });
		const cut = response('incomplete', 'max_output_tokens', [{ type: 'output_text', text: '{"sc' }]);
		assert.deepEqual(await answered(cut, 'responses'), ['length', '{"sc']);
		assert.deepEqual(await answered(response('incomplete', 'content_filter', []), 'responses'), ['refused', '']);
		const refused = response('completed', null, [{ type: 'refusal', refusal: 'No.' }]);
		assert.deepEqual(await answered(refused, 'responses'), ['refused', 'No.']);
	});

	it('counts what was thought, where the sum alone has it', async () => {
		const usage = { prompt_tokens: 10, completion_tokens: 5, total_tokens: 40 };
		const counted = () => json({ choices: [{ message: { content: '{}' } }], usage });
		const { tokensIn, tokensOut } = await askOnce(wireTo({}, counted).provider);
		assert.deepEqual([tokensIn, tokensOut], [10, 30]);
	});

	it('need not say how many tokens it took, or which model answered', async () => {
		const bare = () => json({ choices: [{ message: { content: '{}' } }] });
		assert.deepEqual(await askOnce(wireTo({}, bare).provider), {
			text: '{}',
			finish: 'stop',
			tokensIn: undefined,
			tokensOut: undefined,
			model: 'gpt-5-mini',
		});
	});

	it('is no answer when it is a web page, or another program’s', async () => {
		const page = () =>
			new Response('<!DOCTYPE html><title>Sign in</title>', { headers: { 'content-type': 'text/html' } });
		assert.deepEqual(await failed(page), [
			'notAModel',
			'gpt-5-mini at api.openai.com answered with a web page. Check the base URL https://api.openai.com/v1: most end in /v1.',
		]);
		assert.deepEqual(await failed(() => json({ status: 'ok' })), [
			'notAModel',
			'gpt-5-mini at api.openai.com did not answer as a model does. Check the base URL https://api.openai.com/v1: most end in /v1.',
		]);
	});

	it('is no answer when there is nothing in it, or only its beginning', async () => {
		assert.deepEqual(await failed(() => new Response(null, { status: 204 })), [
			'empty',
			'gpt-5-mini at api.openai.com sent an empty answer. Try again, or use another model.',
		]);
		assert.deepEqual(await failed(() => new Response('{"choices":[{"message":{"content":"{\\"sco')), [
			'network',
			'The answer of gpt-5-mini at api.openai.com broke off. Try again.',
		]);
	});

	it('is not read beyond 4 MB', async () => {
		let read = 0;
		const endless = new ReadableStream({
			pull(controller) {
				read += 65_536;
				controller.enqueue(new Uint8Array(65_536).fill(32));
			},
		});
		assert.deepEqual(await failed(() => new Response(endless)), [
			'notAModel',
			'gpt-5-mini at api.openai.com sent more than 4 MB, which no answer needs; the rest was not read. Check the base URL.',
		]);
		assert.ok(read < maxAnswerSize + 3 * 65_536, String(read));
	});

	it('may be a failure that says it is none', async () => {
		assert.deepEqual(await failed(() => json({ error: { message: 'Provider returned error', code: 502 } })), [
			'server',
			'gpt-5-mini at api.openai.com had an error of its own. Try again later. (502)',
		]);
		assert.equal(
			(await failed(() => json({ error: 'Unexpected endpoint or method. (POST /chat/completions)' })))[0],
			'notAModel',
		);
		assert.equal((await failed(() => json(completion({ content: '' }, 'error'))))[0], 'server');
	});
});
