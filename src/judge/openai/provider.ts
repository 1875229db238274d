import type { OpenAI } from 'openai';
import { sha256 } from '../../text/hash';
import type { Capabilities, ModelRequest, Provider } from '../model';
import { chatBody, readChatAnswer } from './chat';
import type { SentParameters } from './classify';
import { type OpenAiInit, throughClient } from './client';
import { type CheckedEndpoint, checkEndpoint, type OpenAiEndpoint } from './endpoint';
import { readResponsesAnswer, responsesBody } from './responses';
import { chatAnswerOf, responsesAnswerOf, streamListener } from './stream';
import { readWireAnswer } from './wireAnswer';

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
		async ask(request, capabilities, signal, onReceived) {
			const asked = { request, capabilities };
			const sent = sentOf(asked, checked);
			const onText = onReceived && streamListener(onReceived);
			const cacheKey = checked.cacheHint === 'key' ? await cacheKeyOf(request) : undefined;
			return throughClient(checked, init, { sent, signal, onText }, async (client, ends) => {
				const response = await send(client, checked, asked, cacheKey, ends);
				return readWireAnswer(await response.text(), wireForms[checked.api], checked, sent);
			});
		},
	});
}

interface Asked {
	readonly request: ModelRequest;
	readonly capabilities: Capabilities;
}

/** How the answers of each API are read. */
const wireForms = {
	chat: { read: readChatAnswer, joinStream: chatAnswerOf },
	responses: { read: readResponsesAnswer, joinStream: responsesAnswerOf },
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
function sentOf({ request, capabilities }: Asked, { api }: CheckedEndpoint): SentParameters {
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

/** A hash of what the question shares with others; `undefined` where it shares nothing. */
async function cacheKeyOf({ system, user, shared = 0 }: ModelRequest): Promise<string | undefined> {
	return shared > 0 ? (await sha256(system + user.slice(0, shared))).slice(0, 32) : undefined;
}
