import { estimateTokens } from '../../src/judge/tokens';
import type { Said } from './modelText';
import type { AskedQuestion } from './question';

/** What the model said, as the API that was asked puts it. */
export function wireForm(said: Said, question: AskedQuestion): object {
	const tokensIn = tokensAsked(question);
	const tokensOut = tokensOf(said);
	return question.api === 'chat'
		? chatForm(said, question.model, tokensIn, tokensOut)
		: responsesForm(said, question.model, tokensIn, tokensOut);
}

/** With the schema, which a model reads too. */
function tokensAsked({ system, user, schema }: AskedQuestion): number {
	return estimateTokens([system, user, schema ? JSON.stringify(schema) : ''].join('\n'));
}

/** Who is cut off by the limit has written so much as no limit is higher, thoughts included. */
function tokensOf({ text, finish }: Said): number {
	return finish === 'length' ? 100_000 : estimateTokens(text);
}

function chatForm({ text, finish, refused }: Said, model: string, prompt_tokens: number, completion_tokens: number) {
	const message = refused ? { content: null, refusal: text } : { content: text, refusal: null };
	return {
		id: 'chatcmpl-scripted',
		object: 'chat.completion',
		created: 0,
		model,
		choices: [{ index: 0, message: { role: 'assistant', ...message }, finish_reason: finish }],
		usage: { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens },
	};
}

function responsesForm({ text, finish, refused }: Said, model: string, input_tokens: number, output_tokens: number) {
	const content = refused ? { type: 'refusal', refusal: text } : { type: 'output_text', text, annotations: [] };
	return {
		id: 'resp_scripted',
		object: 'response',
		created_at: 0,
		model,
		status: finish === 'stop' ? 'completed' : 'incomplete',
		incomplete_details:
			finish === 'stop' ? null : { reason: finish === 'length' ? 'max_output_tokens' : 'content_filter' },
		output: [{ type: 'message', id: 'msg_scripted', role: 'assistant', status: 'completed', content: [content] }],
		usage: { input_tokens, output_tokens, total_tokens: input_tokens + output_tokens },
	};
}

const mostPieces = 400;

/** The same piece by piece, as Server-Sent Events. */
export function streamForm(said: Said, question: AskedQuestion): string {
	const whole = wireForm(said, question);
	const size = Math.max(24, Math.ceil(said.text.length / mostPieces));
	const pieces = Array.from({ length: Math.ceil(said.text.length / size) }, (_, at) =>
		said.text.slice(at * size, (at + 1) * size),
	);
	const events = question.api === 'chat' ? chatEvents(said, question, pieces) : responsesEvents(said, whole, pieces);
	const end = question.api === 'chat' ? ['data: [DONE]'] : [];
	return [...events.map((event) => `data: ${JSON.stringify(event)}`), ...end].map((line) => `${line}\n\n`).join('');
}

function chatEvents(said: Said, question: AskedQuestion, pieces: readonly string[]): object[] {
	const { model } = question;
	const { finish, refused } = said;
	const chunk = (delta: object, finish_reason: string | null) => ({
		id: 'chatcmpl-scripted',
		object: 'chat.completion.chunk',
		created: 0,
		model,
		choices: [{ index: 0, delta, finish_reason }],
	});
	const words = pieces.map((piece) => chunk(refused ? { refusal: piece } : { content: piece }, null));
	const usage = {
		prompt_tokens: tokensAsked(question),
		completion_tokens: tokensOf(said),
	};
	const counted = question.parameters.includes('stream_options') ? [{ ...chunk({}, null), choices: [], usage }] : [];
	return [chunk({ role: 'assistant', content: '' }, null), ...words, chunk({}, finish), ...counted];
}

function responsesEvents({ finish }: Said, response: object, pieces: readonly string[]): object[] {
	const type = finish === 'stop' ? 'response.completed' : 'response.incomplete';
	return [
		{ type: 'response.created' },
		...pieces.map((delta) => ({ type: 'response.output_text.delta', delta })),
		{ type, response },
	];
}

/** An error as OpenAI puts it. */
export function errorForm(message: string, fields: { code?: string; type?: string; param?: string } = {}): object {
	return { error: { message, type: 'invalid_request_error', param: null, code: null, ...fields } };
}
