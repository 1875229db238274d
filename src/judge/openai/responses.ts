import type { ResponseCreateParams } from 'openai/resources/responses/responses';
import * as z from 'zod';
import type { Capabilities, ModelAnswer, ModelRequest } from '../model';
import type { WireFailure } from './wireAnswer';

/** The body of a question to the Responses API, which would keep it for 30 days unless told not to; it knows no seed. */
export function responsesBody(request: ModelRequest, capabilities: Capabilities, model: string): ResponseCreateParams {
	return {
		model,
		instructions: request.system,
		input: request.user,
		max_output_tokens: request.maxOutputTokens,
		store: false,
		// The last event counts the tokens in any case.
		...(capabilities.stream === 'counted' || capabilities.stream === 'plain' ? { stream: true } : {}),
		...(request.temperature !== undefined && capabilities.temperature ? { temperature: request.temperature } : {}),
		...textFormat(request),
	};
}

function textFormat(request: ModelRequest): Pick<ResponseCreateParams, 'text'> {
	if (request.format === 'text') return {};
	if (request.format === 'jsonObject') return { text: { format: { type: 'json_object' } } };
	const { schemaName, schema } = request;
	return { text: { format: { type: 'json_schema', name: schemaName, strict: true, schema: { ...schema } } } };
}

const count = z.number().nonnegative().nullish().catch(undefined);

const response = z.object({
	model: z.string().optional(),
	status: z.string().optional(),
	error: z.unknown().optional(),
	incomplete_details: z.object({ reason: z.string().nullish() }).nullish(),
	output: z.array(
		z.object({
			type: z.string(),
			content: z
				.array(z.object({ type: z.string(), text: z.string().optional(), refusal: z.string().optional() }))
				.nullish()
				.catch(undefined),
		}),
	),
	usage: z.object({ input_tokens: count, output_tokens: count }).nullish(),
});

export function readResponsesAnswer(json: unknown, asked: string): ModelAnswer | WireFailure | undefined {
	const read = response.safeParse(json);
	if (!read.success) return undefined;
	const { output, usage, model, status, error, incomplete_details } = read.data;
	if (status === 'failed') return { failed: { error: error ?? { code: 'server_error' } } };
	const said = output.filter((item) => item.type === 'message').flatMap((item) => item.content ?? []);
	const refusal = said.map((part) => part.refusal ?? '').join('');
	return {
		text: refusal || said.map((part) => (part.type === 'output_text' ? (part.text ?? '') : '')).join(''),
		finish: refusal ? 'refused' : finishOf(status, incomplete_details?.reason),
		tokensIn: usage?.input_tokens ?? undefined,
		tokensOut: usage?.output_tokens ?? undefined,
		model: model ?? asked,
	};
}

function finishOf(status: string | undefined, reason: string | null | undefined): ModelAnswer['finish'] {
	if (status !== 'incomplete') return 'stop';
	return reason === 'content_filter' ? 'refused' : 'length';
}
