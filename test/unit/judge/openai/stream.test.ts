import assert from 'node:assert/strict';
import type { Capabilities } from '../../../../src/judge/model';
import { ModelError } from '../../../../src/judge/model';
import { noSignal, question, wireTo } from './wire';

const events = (...data: unknown[]) =>
	data.map((one) => `data: ${typeof one === 'string' ? one : JSON.stringify(one)}\n\n`).join('');
const word = (content: string, finish_reason: string | null = null) => ({
	model: 'gpt-5-mini-2026-01-01',
	choices: [{ index: 0, delta: { content }, finish_reason }],
});
const usage = { choices: [], usage: { prompt_tokens: 21, completion_tokens: 5 } };

/** The body comes in parts of a few bytes, as it may. */
function stream(body: string): Response {
	const bytes = new TextEncoder().encode(body);
	const parts = new ReadableStream<Uint8Array>({
		start(controller) {
			for (let at = 0; at < bytes.length; at += 7) controller.enqueue(bytes.slice(at, at + 7));
			controller.close();
		},
	});
	return new Response(parts, { headers: { 'content-type': 'text/event-stream' } });
}

async function ask(body: string, api: 'chat' | 'responses' = 'chat', capabilities: Partial<Capabilities> = {}) {
	const { provider } = wireTo({ api }, () => stream(body));
	const received: string[] = [];
	const answer = provider.ask(question, { ...provider.capabilities, ...capabilities }, noSignal, (words, isThought) =>
		received.push(isThought ? `(${words})` : words),
	);
	return { answer: await answer, received };
}

const failure = async (body: string, api: 'chat' | 'responses' = 'chat') => {
	try {
		await ask(body, api);
	} catch (error) {
		if (error instanceof ModelError) return error.code;
		throw error;
	}
	return 'none';
};

describe('an answer that comes piece by piece', () => {
	const whole = { text: '{"score":80}', finish: 'stop', tokensIn: 21, tokensOut: 5, model: 'gpt-5-mini-2026-01-01' };

	it('is told as it comes in, and read as one', async () => {
		const body = events(word(''), word('{"score":'), word('80}'), word('', 'stop'), usage, '[DONE]');
		const { answer, received } = await ask(body);
		assert.deepEqual(answer, whole);
		assert.deepEqual(received, ['{"score":', '80}']);
	});

	it('is read past comments and thoughts, in any script', async () => {
		for (const name of ['reasoning_content', 'reasoning']) {
			const thought = { choices: [{ delta: { [name]: 'Hm.' }, finish_reason: null }] };
			const body = `: waiting\r\n\r\n${events(thought, word('分数'), word('八十', 'stop'), '[DONE]')}`;
			const { answer, received } = await ask(body);
			assert.deepEqual([answer.text, answer.tokensIn, received.join('')], ['分数八十', undefined, '(Hm.)分数八十']);
		}
	});

	it('may come in parts, of which thoughts are none of the answer', async () => {
		const part = (content: unknown) => ({ choices: [{ index: 0, delta: { content }, finish_reason: null }] });
		const thought = part([{ type: 'thinking', thinking: [{ type: 'text', text: 'Hm {"a":1}' }] }]);
		const said = [part([{ type: 'text', text: '{"score":' }]), part('80}')];
		const { answer, received } = await ask(events(thought, ...said, word('', 'stop'), usage, '[DONE]'));
		assert.deepEqual([answer.text, received.join('')], ['{"score":80}', '{"score":80}']);
	});

	it('ends as it says: cut off by the limit, or refused', async () => {
		assert.equal((await ask(events(word('{"sc'), word('', 'length')))).answer.finish, 'length');
		const refused = { choices: [{ delta: { refusal: 'I cannot.' }, finish_reason: null }] };
		const { answer } = await ask(events(refused, word('', 'stop'), '[DONE]'));
		assert.deepEqual([answer.text, answer.finish], ['I cannot.', 'refused']);
	});

	it('is none when it broke off, or failed on its way', async () => {
		assert.equal(await failure(events(word('{"score":'))), 'network');
		assert.equal(await failure(`${events(word('{"score":'))}data: {"choi`), 'network');
		assert.equal(await failure(events(word('{"sc'), { error: { code: 'rate_limit_exceeded' } })), 'rateLimit');
		assert.equal(await failure(events({ type: 'response.created' }), 'responses'), 'network');
		assert.equal(await failure(events({ type: 'error', error: { code: 'server_error' } }), 'responses'), 'server');
	});

	it('is read from the last event of the Responses API', async () => {
		const response = {
			status: 'completed',
			model: 'gpt-5-mini-2026-01-01',
			output: [{ type: 'message', content: [{ type: 'output_text', text: '{"score":80}' }] }],
			usage: { input_tokens: 21, output_tokens: 5 },
		};
		const piece = { type: 'response.output_text.delta', delta: '{"score":80}' };
		const thought = { type: 'response.reasoning_summary_text.delta', delta: 'Hm.' };
		const last = { type: 'response.completed', response };
		const { answer, received } = await ask(events(thought, piece, last), 'responses');
		assert.deepEqual(answer, whole);
		assert.deepEqual(received, ['(Hm.)', '{"score":80}']);
	});
});
