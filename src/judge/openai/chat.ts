import type { ChatCompletionContentPartText, ChatCompletionCreateParams } from 'openai/resources/chat/completions';
import * as z from 'zod';
import type { Capabilities, ModelAnswer, ModelRequest } from '../model';
import { content, textOf } from './stream';
import type { WireFailure } from './wireAnswer';

/**
 * The body of a question to Chat Completions. What the endpoint does not take is left out.
 *
 * @param marksShared what other questions begin with too is marked to be remembered
 */
export function chatBody(
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

export function readChatAnswer(json: unknown, asked: string): ModelAnswer | WireFailure | undefined {
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
