import * as z from 'zod';
import { message } from '../../messages/message';
import { type ModelAnswer, ModelError } from '../model';
import type { SentParameters } from '../openai/classify';
import type { CheckedEndpoint } from '../openai/endpoint';
import { wireForms } from '../openai/provider';
import { readRefusalBody } from '../openai/refusal';
import { refusalError } from '../openai/refusalError';
import { readWireAnswer } from '../openai/wireAnswer';
import { passing } from '../retry';

/** The most that a file of questions may hold, by the makers of the Batch API. */
export interface FileLimits {
	readonly questions: number;
	readonly bytes: number;
}

export const fileLimits: FileLimits = { questions: 50_000, bytes: 200_000_000 };

/** One question as a line of a file. */
export function questionLine(id: string, body: object): string {
	return `${JSON.stringify({ custom_id: id, method: 'POST', url: '/v1/chat/completions', body })}\n`;
}

/** What came back for a question; neither answer nor refusal where the endpoint did not come to it. */
export interface BatchLine {
	readonly custom_id: string;
	readonly response?: { readonly status_code: number; readonly body?: unknown } | null | undefined;
}

const batchLine = z.object({
	custom_id: z.string(),
	response: z.object({ status_code: z.number(), body: z.unknown() }).nullish().catch(undefined),
});

/**
 * The lines on the questions that were asked, by question, in whatever order they stand. What is no line, or about no
 * question of ours, is passed over. Of several on one question an answer counts before a refusal, and the first before the others.
 */
export function readLines(texts: readonly string[], asked: ReadonlySet<string>): Map<string, BatchLine> {
	const found = new Map<string, BatchLine>();
	for (const line of texts.flatMap((text) => text.split('\n')).flatMap(parsed)) {
		if (!asked.has(line.custom_id)) continue;
		const known = found.get(line.custom_id);
		if (!known || (isAnswer(line) && !isAnswer(known))) found.set(line.custom_id, line);
	}
	return found;
}

function parsed(text: string): BatchLine[] {
	try {
		const { data } = batchLine.safeParse(JSON.parse(text));
		return data ? [data] : [];
	} catch (error) {
		if (error instanceof SyntaxError) return [];
		throw error;
	}
}

function isAnswer({ response }: BatchLine): boolean {
	return response?.status_code === 200;
}

/** The answer on a line. Throws a {@link ModelError} for everything else. */
export function answerOn(
	{ response }: BatchLine,
	endpoint: CheckedEndpoint,
	sent: SentParameters = { parameters: new Set(), maxOutputTokens: 0 },
): ModelAnswer {
	if (!response) throw new ModelError('server', message('batchRuns.notReached', { label: endpoint.label }));
	const body = JSON.stringify(response.body ?? null);
	if (response.status_code === 200) return readWireAnswer(body, wireForms.chat, endpoint, sent);
	const refusal = { ...readRefusalBody(body), status: response.status_code, retryAfter: undefined };
	throw refusalError(refusal, endpoint, sent);
}

/** Whether a question may fare better in another batch. */
export function mayPass(line: BatchLine | undefined, endpoint: CheckedEndpoint): boolean {
	if (!line) return true;
	try {
		answerOn(line, endpoint);
		return false;
	} catch (error) {
		if (error instanceof ModelError) return passing.has(error.code);
		throw error;
	}
}
