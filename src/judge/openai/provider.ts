import type { Clock, Fetch } from '../../ports';
import { sha256 } from '../../text/hash';
import { readRetryAfter } from '../../wire';
import type { Capabilities, ModelRequest, Provider } from '../model';
import { chatBody, readChatAnswer } from './chat';
import type { SentParameters } from './classify';
import { type CheckedEndpoint, checkEndpoint, type OpenAiEndpoint } from './endpoint';
import { exchange } from './exchange';
import { readRefusalBody } from './refusal';
import { refusalError } from './refusalError';
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
		async ask(request, capabilities, signal, onReceived) {
			const asked = { request, capabilities };
			const sent = sentOf(asked, checked);
			const onText = onReceived && streamListener(onReceived);
			const cacheKey = checked.cacheHint === 'key' ? await cacheKeyOf(request) : undefined;
			const body = bodyOf(checked, asked, cacheKey);
			const response = await exchange(init.fetch, checked, { path: pathOf(checked), body, signal, onText });
			const { status, headers, text } = response;
			if (status >= 200 && status < 300) return readWireAnswer(text, wireForms[checked.api], checked, sent);
			const refusal = readRefusalBody(text);
			const retryAfter = readRetryAfter(headers, init.clock.now()) ?? refusal.retryAfter;
			throw refusalError({ ...refusal, status, retryAfter }, checked, sent);
		},
	});
}

interface Asked {
	readonly request: ModelRequest;
	readonly capabilities: Capabilities;
}

/** How the answers of each API are read. */
const wireForms = {
	chat: { read: readChatAnswer, whole: chatAnswerOf },
	responses: { read: readResponsesAnswer, whole: responsesAnswerOf },
} as const;

/** Azure has the model in the address, where its name for a deployment does not stand there already. */
function pathOf({ api, apiVersion, baseUrl, model }: CheckedEndpoint): string {
	if (api === 'responses') return '/responses';
	const isNamed = apiVersion === undefined || baseUrl.includes('/deployments');
	return `${isNamed ? '' : `/deployments/${model}`}/chat/completions`;
}

function bodyOf(
	{ api, model, cacheHint }: CheckedEndpoint,
	{ request, capabilities }: Asked,
	cacheKey: string | undefined,
): Record<string, unknown> {
	const body =
		api === 'chat'
			? chatBody(request, capabilities, model, cacheHint === 'mark')
			: responsesBody(request, capabilities, model);
	return { ...body, ...(cacheKey !== undefined && { prompt_cache_key: cacheKey }) };
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
