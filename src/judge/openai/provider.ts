import type { OpenAI } from 'openai';
import type { Clock, Fetch } from '../../ports';
import type { Capabilities, ModelAnswer, ModelRequest, Provider } from '../model';
import { cacheKeyOf } from './cacheHint';
import { chatBody, readChatAnswer } from './chat';
import type { SentParameters } from './classify';
import { throughClient } from './client';
import { type CheckedEndpoint, checkEndpoint, type OpenAiEndpoint } from './endpoint';
import { readResponsesAnswer, responsesBody } from './responses';
import { chatAnswerOf, responsesAnswerOf, streamListener } from './stream';
import { readWireAnswer } from './wireAnswer';

export interface OpenAiInit {
	readonly fetch: Fetch;
	readonly clock: Pick<Clock, 'now'>;
}

/**
 * A model behind an OpenAI-compatible endpoint: OpenAI, Azure, or a server on the user's own machine. The address is
 * the user's choice, so private ones are fine.
 *
 * Throws a `ModelError` (`badRequest`, `auth`) when the endpoint is not written in a way that could work.
 */
export function createOpenAiProvider(endpoint: OpenAiEndpoint, init: OpenAiInit): Provider {
	const checked = checkEndpoint(endpoint);
	return Object.freeze<Provider>({
		id: checked.id,
		model: checked.model,
		label: checked.label,
		capabilities: {
			format: 'jsonSchema',
			temperature: true,
			seed: checked.api === 'chat',
			stream: 'counted',
			maxTokensName: checked.maxTokensName,
		} as const,
		ask: (request, capabilities, signal, onReceived) =>
			ask(checked, init, { request, capabilities, onReceived }, signal),
	});
}

interface Asked {
	readonly request: ModelRequest;
	readonly capabilities: Capabilities;
	readonly onReceived?: ((words: string) => void) | undefined;
}

async function ask(
	endpoint: CheckedEndpoint,
	init: OpenAiInit,
	asked: Asked,
	signal: AbortSignal,
): Promise<ModelAnswer> {
	const sent = sentOf(asked, endpoint);
	const onText = asked.onReceived && streamListener(asked.onReceived);
	const cacheKey = endpoint.cacheHint === 'key' ? await cacheKeyOf(asked.request) : undefined;
	return throughClient(endpoint, init, { sent, signal, onText }, async (client, ends) => {
		const response = await send(client, endpoint, asked, cacheKey, ends);
		return readWireAnswer(await response.text(), wireForms[endpoint.api], endpoint, sent);
	});
}

/** How the answers of each API are read. */
export const wireForms = {
	chat: { read: readChatAnswer, whole: chatAnswerOf },
	responses: { read: readResponsesAnswer, whole: responsesAnswerOf },
} as const;

function send(
	client: OpenAI,
	{ api, model, cacheHint }: CheckedEndpoint,
	{ request, capabilities }: Asked,
	cacheKey: string | undefined,
	signal: AbortSignal,
): Promise<Response> {
	const hint = cacheKey === undefined ? {} : { prompt_cache_key: cacheKey };
	const marks = cacheHint === 'mark';
	return api === 'chat'
		? client.chat.completions
				.create({ ...chatBody(request, capabilities, model, marks), ...hint }, { signal })
				.asResponse()
		: client.responses.create({ ...responsesBody(request, capabilities, model), ...hint }, { signal }).asResponse();
}

/** What of a question an endpoint may refuse. */
export function sentOf(
	{ request, capabilities }: Pick<Asked, 'request' | 'capabilities'>,
	{ api }: CheckedEndpoint,
): SentParameters {
	const chat = api === 'chat';
	const sent: Readonly<Record<Exclude<keyof Capabilities, 'maxOutputTokens'>, boolean>> = {
		format: request.format !== 'text',
		temperature: request.temperature !== undefined && capabilities.temperature,
		seed: request.seed !== undefined && capabilities.seed && chat,
		maxTokensName: chat,
		stream: capabilities.stream !== undefined && capabilities.stream !== 'off',
	};
	const parameters = new Set((Object.keys(sent) as (keyof typeof sent)[]).filter((name) => sent[name]));
	return { parameters, maxOutputTokens: request.maxOutputTokens };
}
