import type { OpenAI } from 'openai';
import type { ChatCompletionContentPartText, ChatCompletionCreateParams } from 'openai/resources/chat/completions';
import * as z from 'zod';
import type { Capabilities, ModelAnswer, ModelRequest, Provider } from '../model';
import { sha256 } from '../sha256';
import type { SentParameters } from './classify';
import { type OpenAiInit, throughClient } from './client';
import { type CheckedEndpoint, checkEndpoint, type OpenAiEndpoint } from './endpoint';
import { readResponsesAnswer, responsesBody } from './responses';
import { chatAnswerOf, content, responsesAnswerOf, streamListener, textOf } from './stream';
import { readWireAnswer, type WireFailure } from './wireAnswer';

/**
 * The body of a question to Chat Completions. What the endpoint does not take is left out.
 *
 * @param marksShared what other questions begin with too is marked to be remembered
 */
function chatBody(
	request: ModelRequest,
	capabilities: Capabilities,
	model: string,
	marksShared = false,
): ChatCompletionCreateParams {
	return {
		model,
		messages: [
			{ role: 'system', content: request.system },
			{ role: 'user', content: marksShared ? markedParts(request) : request.user },
		],
		[capabilities.maxTokensName]: request.maxOutputTokens,
		...(request.temperature !== undefined && capabilities.temperature ? { temperature: request.temperature } : {}),
		...(request.seed !== undefined && capabilities.seed ? { seed: request.seed } : {}),
		...streaming(capabilities),
		...responseFormat(request),
	};
}

function markedParts({ user, shared = 0 }: ModelRequest): string | ChatCompletionContentPartText[] {
	if (shared === 0) return user;
	const opening = { type: 'text' as const, text: user.slice(0, shared), cache_control: { type: 'ephemeral' } };
	return [opening, { type: 'text', text: user.slice(shared) }];
}

function streaming({ stream }: Capabilities): Pick<ChatCompletionCreateParams, 'stream' | 'stream_options'> {
	if (stream === 'counted') return { stream: true, stream_options: { include_usage: true } };
	return stream === 'plain' ? { stream: true } : {};
}

function responseFormat(request: ModelRequest): Pick<ChatCompletionCreateParams, 'response_format'> {
	if (request.format === 'text') return {};
	if (request.format === 'jsonObject') return { response_format: { type: 'json_object' } };
	const { schemaName, schema } = request;
	return {
		response_format: { type: 'json_schema', json_schema: { name: schemaName, strict: true, schema: { ...schema } } },
	};
}

const count = z.number().nonnegative().nullish().catch(undefined);

const completion = z.object({
	model: z.string().optional(),
	choices: z.array(
		z.object({
			finish_reason: z.string().nullish(),
			message: z.object({ content, refusal: z.string().nullish() }).optional(),
			error: z.unknown().optional(),
		}),
	),
	usage: z.object({ prompt_tokens: count, completion_tokens: count, total_tokens: count }).nullish(),
});

function readChatAnswer(json: unknown, asked: string): ModelAnswer | WireFailure | undefined {
	const read = completion.safeParse(json);
	if (!read.success) return undefined;
	const { choices, usage, model } = read.data;
	const [tokensIn, said] = [usage?.prompt_tokens ?? undefined, usage?.completion_tokens ?? undefined];
	// Some count what was thought in the sum alone.
	const thought = (usage?.total_tokens ?? 0) - (tokensIn ?? 0);
	const choice = choices[0];
	if (choice?.finish_reason === 'error') return { failed: { error: choice.error ?? { code: 'server_error' } } };
	const refusal = choice?.message?.refusal ?? '';
	return {
		text: refusal || textOf(choice?.message?.content),
		finish: refusal ? 'refused' : finishOf(choice?.finish_reason),
		tokensIn,
		tokensOut: said === undefined ? undefined : Math.max(said, thought),
		model: model ?? asked,
	};
}

function finishOf(reason: string | null | undefined): ModelAnswer['finish'] {
	if (reason === 'length') return 'length';
	return /^(content_filter|refusal|sensitive)/.test(reason ?? '') ? 'refused' : 'stop';
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
