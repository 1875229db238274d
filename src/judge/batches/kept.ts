import * as z from 'zod';
import type { Clock, Store } from '../../ports';
import { noteOfBatch } from '../answerCache';

/**
 * A batch that was handed in, as it is kept until the run that it is for has ended: which questions it holds, by the hashes
 * of what is sent, and the endpoint's names for it. No key, and nothing of a report.
 */
const keptBatch = z.object({
	/** Which run handed it in. */
	run: z.string(),
	/** The endpoint and the model, as a `Provider` names them. */
	endpoint: z.string(),
	model: z.string(),
	/** When, in milliseconds since the epoch. */
	time: z.number(),
	/** The file with its questions, at the endpoint. */
	file: z.string(),
	/** Absent until the endpoint has said that it has made a batch of the file. */
	batch: z.string().optional(),
	/** In the order of the file. */
	questions: z.array(z.string()),
});
export type KeptBatch = z.infer<typeof keptBatch> & { readonly key: string };

/** What waits at an endpoint, from one run to the next. Every method rejects with the store's error. */
export interface KeptBatches {
	/** Those of one model, the oldest first. */
	list(): Promise<readonly KeptBatch[]>;
	/** Resolves when it is safe. */
	keep(batch: KeptBatch): Promise<void>;
	drop(batch: KeptBatch): Promise<void>;
	/** A name for another one. */
	newKey(): string;
}

const { prefix, oldest } = noteOfBatch;

export function createKeptBatches(
	store: Store,
	{ endpoint, model }: Pick<KeptBatch, 'endpoint' | 'model'>,
): KeptBatches {
	async function read(key: string): Promise<KeptBatch[]> {
		const found = parsed((await store.read(key)) ?? '');
		return found?.endpoint === endpoint && found.model === model ? [{ ...found, key }] : [];
	}
	return {
		async list() {
			const keys = (await store.list()).map(({ key }) => key).filter((key) => key.startsWith(prefix));
			const found = await Promise.all(keys.map(read));
			return found.flat().sort((one, other) => one.time - other.time);
		},
		keep: ({ key, ...batch }) => store.write(key, JSON.stringify(batch)),
		drop: ({ key }) => store.remove(key),
		newKey: () => prefix + crypto.randomUUID(),
	};
}

/** What is no batch, or half of one, is passed over: the questions are then asked again. */
function parsed(text: string): z.infer<typeof keptBatch> | undefined {
	try {
		return keptBatch.safeParse(JSON.parse(text)).data;
	} catch (error) {
		if (error instanceof SyntaxError) return undefined;
		throw error;
	}
}

/** After so long nothing of a batch is left at any endpoint. */
export function isOutdated({ time }: KeptBatch, clock: Pick<Clock, 'now'>): boolean {
	return Math.abs(clock.now() - time) > oldest;
}
