import { APIError, AzureOpenAI, OpenAI } from 'openai';
import type { Clock, Fetch } from '../../ports';
import { readRetryAfter } from '../../wire';
import type { Capabilities, ModelAnswer, ModelRequest, Provider } from '../model';
import { estimateTokens } from '../tokens';
import { cacheKeyOf } from './cacheHint';
import { chatBody, readChatAnswer } from './chat';
import type { SentParameters } from './classify';
import { type CheckedEndpoint, checkEndpoint, type OpenAiEndpoint } from './endpoint';
import { readRefusalBody } from './refusal';
import { refusalError } from './refusalError';
import { readResponsesAnswer, responsesBody } from './responses';
import { chatAnswerOf, responsesAnswerOf, streamListener } from './stream';
import { transportError } from './transportError';
import { readWireAnswer } from './wireAnswer';
import { wireFetch } from './wireFetch';

export interface OpenAiInit {
	readonly fetch: Fetch;
	readonly clock: Pick<Clock, 'now'>;
	/** Counts tokens as the model does; without it they are estimated. */
	readonly countTokens?: (text: string) => Promise<number>;
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
		countTokens: init.countTokens ?? (async (text: string) => estimateTokens(text)),
	});
}

/** Everything the client would take from the environment is given, so that none of it goes to another endpoint. */
function clientOf(endpoint: CheckedEndpoint, fetch: Fetch): OpenAI {
	const { baseUrl, apiKey, apiVersion } = endpoint;
	const common = {
		baseURL: baseUrl,
		apiKey: apiKey ?? 'none',
		organization: null,
		project: null,
		adminAPIKey: null,
		webhookSecret: null,
		fetch,
		maxRetries: 0,
		/** The judge has its own; this is the longest a timer can wait. */
		timeout: 2_147_483_647,
		logLevel: 'off' as const,
		/** The key is the user's own, and in the editor for the web this is a browser. */
		dangerouslyAllowBrowser: true,
	};
	const agent = { 'User-Agent': 'Plumbline' };
	return apiVersion === undefined
		? new OpenAI({
				...common,
				defaultHeaders: { ...agent, Authorization: apiKey ? `Bearer ${apiKey}` : null, 'api-key': null },
			})
		: new AzureOpenAI({
				...common,
				apiVersion,
				defaultHeaders: { ...agent, 'api-key': apiKey ?? null, Authorization: null },
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
	signal.throwIfAborted();
	let failure: unknown;
	const client = clientOf(
		endpoint,
		wireFetch(
			init.fetch,
			endpoint.label,
			(thrown) => (failure = thrown),
			asked.onReceived && streamListener(asked.onReceived),
		),
	);
	const sent = sentOf(asked, endpoint);
	// The client never takes its listener off, and a run's signal lives long.
	const own = new AbortController();
	const stop = () => own.abort(signal.reason);
	signal.addEventListener('abort', stop, { once: true });
	try {
		const cacheKey = endpoint.cacheHint === 'key' ? await cacheKeyOf(asked.request) : undefined;
		const response = await send(client, endpoint, asked, cacheKey, own.signal);
		return readWireAnswer(await response.text(), wireForms[endpoint.api], endpoint, sent);
	} catch (thrown) {
		signal.throwIfAborted();
		if (failure !== undefined) throw transportError(failure, endpoint);
		throw thrown instanceof APIError ? statusError(thrown, endpoint, init.clock.now(), sent) : thrown;
	} finally {
		signal.removeEventListener('abort', stop);
	}
}

const wireForms = {
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

function statusError(thrown: APIError, endpoint: CheckedEndpoint, now: number, sent: SentParameters): Error {
	const body = readRefusalBody(JSON.stringify({ error: thrown.error }));
	const retryAfter = (thrown.headers && readRetryAfter(thrown.headers, now)) ?? body.retryAfter;
	return refusalError({ ...body, status: thrown.status ?? 0, retryAfter }, endpoint, sent);
}
