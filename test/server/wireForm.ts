import type { Said } from './modelText';
import type { AskedQuestion } from './question';

/** What the model said, as the API that was asked puts it. */
export function wireForm(said: Said, question: AskedQuestion): object {
	const tokensIn = Math.ceil((question.system.length + question.user.length) / 4);
	const tokensOut = Math.ceil(said.text.length / 4);
	return question.api === 'chat'
		? chatForm(said, question.model, tokensIn, tokensOut)
		: responsesForm(said, question.model, tokensIn, tokensOut);
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

/** An error as OpenAI puts it. */
export function errorForm(message: string, fields: { code?: string; type?: string; param?: string } = {}): object {
	return { error: { message, type: 'invalid_request_error', param: null, code: null, ...fields } };
}
