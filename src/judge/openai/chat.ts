import type { ChatCompletionCreateParamsNonStreaming } from 'openai/resources/chat/completions';
import * as z from 'zod';
import type { Capabilities, ModelAnswer, ModelRequest } from '../model';
import type { WireFailure } from './wireAnswer';

/** The body of a question to Chat Completions. What the endpoint does not take is left out. */
export function chatBody(
	request: ModelRequest,
	capabilities: Capabilities,
	model: string,
): ChatCompletionCreateParamsNonStreaming {
	return {
		model,
		messages: [
			{ role: 'system', content: request.system },
			{ role: 'user', content: request.user },
		],
		[capabilities.maxTokensName]: request.maxOutputTokens,
		...(request.temperature !== undefined && capabilities.temperature ? { temperature: request.temperature } : {}),
		...(request.seed !== undefined && capabilities.seed ? { seed: request.seed } : {}),
		...responseFormat(request),
	};
}

function responseFormat(request: ModelRequest): Pick<ChatCompletionCreateParamsNonStreaming, 'response_format'> {
	if (request.format === 'text') return {};
	if (request.format === 'jsonObject') return { response_format: { type: 'json_object' } };
	const { schemaName, schema } = request;
	return {
		response_format: { type: 'json_schema', json_schema: { name: schemaName, strict: true, schema: { ...schema } } },
	};
}

const parts = z.array(z.object({ type: z.string(), text: z.string().optional() }));
const count = z.number().nullish().catch(undefined);

const completion = z.object({
	model: z.string().optional(),
	choices: z.array(
		z.object({
			finish_reason: z.string().nullish(),
			message: z.object({ content: z.union([z.string(), parts]).nullish(), refusal: z.string().nullish() }).optional(),
			error: z.unknown().optional(),
		}),
	),
	usage: z.object({ prompt_tokens: count, completion_tokens: count }).nullish(),
});

export function readChatAnswer(json: unknown, asked: string): ModelAnswer | WireFailure | undefined {
	const read = completion.safeParse(json);
	if (!read.success) return undefined;
	const { choices, usage, model } = read.data;
	const choice = choices[0];
	if (choice?.finish_reason === 'error') return { failed: { error: choice.error ?? { code: 'server_error' } } };
	const refusal = choice?.message?.refusal ?? '';
	return {
		text: refusal || textOf(choice?.message?.content),
		finish: refusal ? 'refused' : finishOf(choice?.finish_reason),
		tokensIn: usage?.prompt_tokens ?? undefined,
		tokensOut: usage?.completion_tokens ?? undefined,
		model: model ?? asked,
	};
}

function textOf(content: string | z.infer<typeof parts> | null | undefined): string {
	if (typeof content === 'string') return content;
	return (content ?? []).map((part) => (part.type === 'text' ? (part.text ?? '') : '')).join('');
}

function finishOf(reason: string | null | undefined): ModelAnswer['finish'] {
	if (reason === 'length') return 'length';
	return /^(content_filter|refusal|sensitive)/.test(reason ?? '') ? 'refused' : 'stop';
}
