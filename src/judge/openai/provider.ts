import type { Clock, Fetch } from '../../ports';
import { readRetryAfter } from '../../wire';
import type { Capabilities, ModelAnswer, ModelError, ModelRequest, Provider } from '../model';
import { estimateTokens } from '../tokens';
import { chatBody, readChatAnswer } from './chat';
import type { SentParameters } from './classify';
import { type CheckedEndpoint, checkEndpoint, type OpenAiEndpoint } from './endpoint';
import { type Posted, post } from './post';
import { readRefusalBody } from './refusal';
import { refusalError } from './refusalError';
import { readResponsesAnswer, responsesBody } from './responses';
import { transportError } from './transportError';
import { readWireAnswer } from './wireAnswer';

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
	return Object.freeze({
		id: checked.id,
		model: checked.model,
		label: checked.label,
		capabilities: {
			format: 'jsonSchema',
			temperature: true,
			seed: checked.api === 'chat',
			maxTokensName: checked.maxTokensName,
		} as const,
		ask: (request: ModelRequest, capabilities: Capabilities, signal: AbortSignal) =>
			ask(checked, init, { request, capabilities }, signal),
		countTokens: init.countTokens ?? (async (text: string) => estimateTokens(text)),
	});
}

interface Asked {
	readonly request: ModelRequest;
	readonly capabilities: Capabilities;
}

async function ask(
	endpoint: CheckedEndpoint,
	init: OpenAiInit,
	asked: Asked,
	signal: AbortSignal,
): Promise<ModelAnswer> {
	signal.throwIfAborted();
	const sent = sentOf(asked, endpoint);
	const [bodyOf, read] = endpoint.api === 'chat' ? [chatBody, readChatAnswer] : [responsesBody, readResponsesAnswer];
	const body = bodyOf(asked.request, asked.capabilities, endpoint.model);
	const posted = await post(endpoint, init.fetch, body, signal).catch((thrown: unknown) => {
		signal.throwIfAborted();
		throw transportError(thrown, endpoint);
	});
	signal.throwIfAborted();
	if (!posted.ok) throw statusError(posted, endpoint, init.clock.now(), sent);
	return readWireAnswer(posted.text, read, endpoint, sent);
}

function sentOf({ request, capabilities }: Asked, { api }: CheckedEndpoint): SentParameters {
	const chat = api === 'chat';
	const sent: Readonly<Record<Exclude<keyof Capabilities, 'maxOutputTokens'>, boolean>> = {
		format: request.format !== 'text',
		temperature: request.temperature !== undefined && capabilities.temperature,
		seed: request.seed !== undefined && capabilities.seed && chat,
		maxTokensName: chat,
	};
	const parameters = new Set((Object.keys(sent) as (keyof typeof sent)[]).filter((name) => sent[name]));
	return { parameters, maxOutputTokens: request.maxOutputTokens };
}

function statusError(
	{ status, headers, text }: Posted,
	endpoint: CheckedEndpoint,
	now: number,
	sent: SentParameters,
): ModelError {
	const body = readRefusalBody(text);
	return refusalError({ ...body, status, retryAfter: readRetryAfter(headers, now) ?? body.retryAfter }, endpoint, sent);
}
