import assert from 'node:assert/strict';
import type { Capabilities, ModelRequest, Provider } from '../../../../src/judge/model';
import { ModelError } from '../../../../src/judge/model';
import type { OpenAiEndpoint } from '../../../../src/judge/openai/endpoint';
import { createOpenAiProvider } from '../../../../src/judge/openai/provider';
import type { Fetch } from '../../../../src/ports';

/** What went over the wire. */
export interface Sent {
	readonly url: string;
	readonly method: string | undefined;
	readonly headers: Readonly<Record<string, string>>;
	readonly body: unknown;
	readonly redirect: string | undefined;
}

export const key = 'sk-test-5f0c2b';

export const question: ModelRequest = {
	system: 'You judge reports.',
	user: 'Judge this secret passage.',
	schemaName: 'verdict',
	schema: {
		type: 'object',
		properties: { score: { type: 'integer' } },
		required: ['score'],
		additionalProperties: false,
	},
	format: 'jsonSchema',
	maxOutputTokens: 800,
	temperature: 0,
	seed: 7,
};

export const noSignal = new AbortController().signal;

/** An endpoint that gives one answer, and notes what it was sent. */
export function wireTo(endpoint: Partial<OpenAiEndpoint>, answer: () => Response | Promise<Response>) {
	const sent: Sent[] = [];
	const fetch: Fetch = async (url, init = {}) => {
		sent.push({
			url: String(url),
			method: init.method,
			headers: Object.fromEntries(new Headers(init.headers)),
			body: JSON.parse(String(init.body)),
			redirect: init.redirect,
		});
		return answer();
	};
	const provider = createOpenAiProvider(
		{ baseUrl: 'https://api.openai.com/v1', model: 'gpt-5-mini', apiKey: key, ...endpoint },
		{ fetch, clock: { now: () => Date.UTC(2026, 0, 1) } },
	);
	return { provider, sent };
}

export function json(body: unknown, init: ResponseInit = {}): Response {
	return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' }, ...init });
}

export const completion = (message: unknown, finish_reason: string | null = 'stop') => ({
	id: 'chatcmpl-1',
	object: 'chat.completion',
	model: 'gpt-5-mini-2026-01-01',
	choices: [{ index: 0, message, finish_reason }],
	usage: { prompt_tokens: 21, completion_tokens: 5, total_tokens: 26 },
});

export const good = () => json(completion({ role: 'assistant', content: '{"score":80}' }));

export function askOnce(
	provider: Provider,
	request: Partial<ModelRequest> = {},
	capabilities: Partial<Capabilities> = {},
	signal = noSignal,
) {
	return provider.ask({ ...question, ...request }, { ...provider.capabilities, ...capabilities }, signal);
}

/** The error a question ends in; fails when it is answered, or when the error gives away what it must not. */
export async function failureOf(asked: Promise<unknown>): Promise<ModelError> {
	const error = await asked.then(
		() => assert.fail('the question was answered'),
		(thrown: unknown) => thrown,
	);
	assert.ok(error instanceof ModelError, String(error));
	for (let shown: unknown = error; shown instanceof Error; shown = shown.cause) {
		const text = `${shown.message}\n${JSON.stringify(shown)}`;
		for (const secret of [key, question.system, question.user]) assert.ok(!text.includes(secret), text);
	}
	return error;
}
