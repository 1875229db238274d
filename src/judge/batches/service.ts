import type { OpenAI } from 'openai';
import * as z from 'zod';
import { message } from '../../messages/message';
import { ModelError } from '../model';
import { type ClientInit, throughClient } from '../openai/client';
import type { CheckedEndpoint } from '../openai/endpoint';

const count = z.number().nonnegative().catch(0);
const text = z.string().nullish().catch(undefined);

const batch = z.object({
	id: z.string(),
	status: z.string(),
	input_file_id: text,
	output_file_id: text,
	error_file_id: text,
	request_counts: z.object({ completed: count, failed: count }).nullish().catch(undefined),
	errors: z
		.object({ data: z.array(z.object({ code: text, message: text, line: z.number().nullish().catch(undefined) })) })
		.nullish()
		.catch(undefined),
});

/** A batch as the endpoint tells of it. */
export type BatchAtEndpoint = z.infer<typeof batch>;

/** After these nothing more comes. */
const ended: ReadonlySet<string> = new Set(['completed', 'failed', 'expired', 'cancelled']);

export function hasEnded({ status }: BatchAtEndpoint): boolean {
	return ended.has(status);
}

/** An endpoint's Batch API. Every method throws a {@link ModelError}, or the reason of the signal it was made with. */
export interface BatchService {
	/** Hands in a file of questions; its name at the endpoint. Nothing is asked yet. */
	upload(lines: string): Promise<string>;
	/** Has the questions of a file answered. */
	create(file: string): Promise<BatchAtEndpoint>;
	/** The batch that was made of a file; `undefined` where there is none among the newest. */
	find(file: string): Promise<BatchAtEndpoint | undefined>;
	/** `undefined` where the endpoint knows no such batch. */
	look(id: string): Promise<BatchAtEndpoint | undefined>;
	/** Empty where the endpoint has no such file any more. */
	content(file: string): Promise<string>;
	remove(file: string): Promise<void>;
}

/** In milliseconds: a large file takes its time. */
const callTimeout = 15 * 60_000;
/** In bytes; the longest text has not much more. */
const mostContent = 400_000_000;
/** So many of the newest batches are looked through. */
const mostListed = 300;

export function createBatchService(endpoint: CheckedEndpoint, init: ClientInit, signal: AbortSignal): BatchService {
	async function call<Result>(work: (client: OpenAI, signal: AbortSignal) => Promise<Result>): Promise<Result> {
		signal.throwIfAborted();
		const sent = { parameters: new Set<never>(), maxOutputTokens: 0 };
		const ends = new AbortController();
		const stop = () => ends.abort(signal.reason);
		signal.addEventListener('abort', stop, { once: true });
		const timer = setTimeout(() => ends.abort(noAnswer(endpoint)), callTimeout);
		try {
			return await throughClient(endpoint, init, { sent, most: mostContent, signal: ends.signal }, work);
		} finally {
			clearTimeout(timer);
			signal.removeEventListener('abort', stop);
		}
	}

	/** The makers of a file or a batch say 404, or talk of something else, where they know no batches. */
	async function handIn<Result>(
		shape: z.ZodType<Result>,
		work: (client: OpenAI, signal: AbortSignal) => Promise<unknown>,
	): Promise<Result> {
		try {
			const made = shape.safeParse(await call(work));
			if (made.success) return made.data;
		} catch (error) {
			if (!(error instanceof ModelError) || !isUnknown(error)) throw error;
		}
		throw new ModelError('notAModel', message('batchRuns.noBatches', { label: endpoint.label }));
	}

	return {
		async upload(lines) {
			const file = new File([lines], 'plumbline.jsonl', { type: 'application/jsonl' });
			const { id } = await handIn(z.object({ id: z.string() }), (client, ends) =>
				client.files.create({ file, purpose: 'batch' }, { signal: ends }),
			);
			return id;
		},
		create: (file) =>
			handIn(batch, (client, ends) =>
				client.batches.create(
					{ input_file_id: file, endpoint: '/v1/chat/completions', completion_window: '24h' },
					{ signal: ends },
				),
			),
		find: (file) =>
			unlessUnknown(() =>
				call(async (client, ends) => {
					let listed = 0;
					for await (const one of client.batches.list({ limit: 100 }, { signal: ends })) {
						if (one.input_file_id === file) return readBatch(one, endpoint);
						if (++listed >= mostListed) break;
					}
					return undefined;
				}),
			),
		look: (id) =>
			unlessUnknown(() =>
				call(async (client, ends) => readBatch(await client.batches.retrieve(id, { signal: ends }), endpoint)),
			),
		content: async (file) =>
			(await unlessUnknown(() =>
				call(async (client, ends) => (await client.files.content(file, { signal: ends })).text()),
			)) ?? '',
		async remove(file) {
			await unlessUnknown(() => call((client, ends) => client.files.delete(file, { signal: ends })));
		},
	};
}

function readBatch(said: unknown, { label, baseUrl }: CheckedEndpoint): BatchAtEndpoint {
	const { success, data } = batch.safeParse(said);
	if (success) return data;
	throw new ModelError('server', message('endpoints.notAModel', { label, baseUrl }));
}

function isUnknown({ details: { status } }: ModelError): boolean {
	return status === 404 || status === 405 || status === 501;
}

async function unlessUnknown<Result>(ask: () => Promise<Result>): Promise<Result | undefined> {
	try {
		return await ask();
	} catch (error) {
		if (error instanceof ModelError && isUnknown(error)) return undefined;
		throw error;
	}
}

function noAnswer({ label }: CheckedEndpoint): ModelError {
	const what = message('connection.late', { who: label, seconds: callTimeout / 1000 });
	return new ModelError('timeout', message('endpoints.unreachable', { what, fault: 'timeout' }));
}
