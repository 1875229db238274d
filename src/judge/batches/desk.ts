import { message } from '../../messages/message';
import type { Message } from '../../messages/model';
import type { Clock } from '../../ports';
import { ModelError } from '../model';
import type { CheckedEndpoint } from '../openai/endpoint';
import { statusOf } from '../openai/wireAnswer';
import { createRetry, passing } from '../retry';
import { isOutdated, type KeptBatch, type KeptBatches } from './kept';
import { type BatchLine, readLines } from './lines';
import { type BatchAtEndpoint, type BatchService, hasEnded } from './service';

export interface DeskInit {
	readonly endpoint: CheckedEndpoint;
	readonly service: BatchService;
	readonly kept: KeptBatches;
	readonly clock: Clock;
	/** Names the run that hands in. */
	readonly run: string;
	readonly signal: AbortSignal;
	/** Told what is worth a line of its own. */
	readonly tell: (notice: Message) => void;
}

/** A batch that was handed in. */
export interface Batch {
	kept: KeptBatch;
	readonly asked: ReadonlySet<string>;
	/** As the endpoint told of it last. */
	state?: BatchAtEndpoint;
	/** Nothing more comes of it. */
	done: boolean;
	/** When to look at it again, by the clock's `elapsed`. */
	nextLook: number;
	/** Since when each look has failed, by the clock's `elapsed`. */
	failingSince?: number | undefined;
	/** Handed in by an earlier run, and not looked at yet. */
	found: boolean;
}

/**
 * What became of a batch: lines on the questions that were tried; none of them, because the endpoint takes no more tokens at
 * a time (`tooMuch`); or it was never made (`unmade`).
 */
export type Outcome =
	| { readonly tried: ReadonlySet<string>; readonly lines: ReadonlyMap<string, BatchLine> }
	| 'tooMuch'
	| 'unmade';

/** Where batches are handed in and asked for. Every method rejects with a {@link ModelError}, the store's error or the signal's reason. */
export interface Desk {
	/** What earlier runs have handed in. */
	recall(): Promise<Batch[]>;
	handIn(questions: readonly (readonly [id: string, line: string])[]): Promise<Batch>;
	/** `undefined` as long as it is not done, or not to be looked at yet. */
	look(batch: Batch): Promise<Outcome | undefined>;
	/** Takes a batch of this run out of what is kept, and its files away from the endpoint. */
	clear(batch: Batch): Promise<void>;
}

/** In milliseconds. What has taken long will not be there in a moment: waits grow with a batch's age. */
const [firstLook, longestLook] = [10_000, 5 * 60_000];
/** In milliseconds: by then a batch that was being made when the connection broke is there, or will never be. */
const making = 15_000;
/** In milliseconds: so long a computer may be without a network, or an endpoint out of order, before looking is given up. */
const longestOutage = 3 * 60 * 60_000;

export function createDesk({ endpoint, service, kept, clock, run, signal, tell }: DeskInit): Desk {
	const { label } = endpoint;
	const retry = createRetry({ retries: 7, clock, random: Math.random, deadline: Number.POSITIVE_INFINITY, label });

	const batchOf = (each: KeptBatch, found: boolean): Batch => ({
		...{ kept: each, asked: new Set(each.questions), done: false, found },
		nextLook: clock.elapsed() + (found ? (each.batch === undefined ? making : 0) : firstLook),
	});

	async function placed(batch: Batch, state: BatchAtEndpoint): Promise<void> {
		batch.state = state;
		batch.kept = { ...batch.kept, batch: state.id };
		await kept.keep(batch.kept);
	}

	/** It may have been made before though the endpoint did not come to say so: nothing is made, and paid, twice. */
	async function make(file: string): Promise<BatchAtEndpoint> {
		let first = true;
		return retry(async () => {
			if (!first) await clock.sleep(making, signal);
			const before = first ? undefined : await service.find(file);
			first = false;
			return before ?? (await service.create(file));
		}, signal);
	}

	async function lookAt(batch: Batch): Promise<Outcome | undefined> {
		const { file, batch: id } = batch.kept;
		if (id === undefined) {
			const made = await service.find(file);
			if (!made) return 'unmade';
			await placed(batch, made);
		} else {
			// A batch that the endpoint does not know any more has answered nothing.
			batch.state = (await service.look(id)) ?? { id, status: 'expired' };
		}
		const state = batch.state!;
		if (batch.found) tell(message('batchRuns.takenUp', { questions: batch.asked.size, batch: state.id, label }));
		batch.found = false;
		if (!hasEnded(state)) return undefined;
		return state.status === 'failed' ? refused(batch, state) : collected(batch, state);
	}

	async function collected(batch: Batch, state: BatchAtEndpoint): Promise<Outcome> {
		const { output_file_id: output, error_file_id: errors } = state;
		const texts = [output ? await service.content(output) : '', errors ? await service.content(errors) : ''];
		return { tried: batch.asked, lines: readLines(texts, batch.asked) };
	}

	return {
		async recall() {
			const found: Batch[] = [];
			for (const each of await kept.list()) {
				if (isOutdated(each, clock)) await kept.drop(each);
				else found.push(batchOf(each, true));
			}
			return found;
		},
		async handIn(questions) {
			const file = await retry(() => service.upload(questions.map(([, line]) => line).join('')), signal);
			const ids = questions.map(([id]) => id);
			const own = { key: kept.newKey(), run, endpoint: endpoint.id, model: endpoint.model, time: clock.now() };
			const batch = batchOf({ ...own, file, questions: ids }, false);
			// Before it is made, so that whoever is stopped now finds it again.
			await kept.keep(batch.kept);
			try {
				await placed(batch, await make(file));
			} catch (error) {
				// Where the endpoint has said no, there is nothing to find again.
				if (error instanceof ModelError && !passing.has(error.code)) await kept.drop(batch.kept);
				throw error;
			}
			tell(message('batchRuns.handedIn', { questions: ids.length, batch: batch.kept.batch!, label }));
			return batch;
		},
		async look(batch) {
			if (clock.elapsed() < batch.nextLook) return undefined;
			const age = Math.abs(clock.now() - batch.kept.time);
			batch.nextLook = clock.elapsed() + Math.min(longestLook, Math.max(firstLook, age / 10));
			try {
				const outcome = await lookAt(batch);
				batch.failingSince = undefined;
				if (outcome) batch.done = true;
				// What answered nothing, for nobody asked it, is as if it had not been handed in.
				if (typeof outcome === 'string') await kept.drop(batch.kept);
				return outcome;
			} catch (error) {
				if (!(error instanceof ModelError) || !passing.has(error.code)) throw error;
				batch.failingSince ??= clock.elapsed();
				if (clock.elapsed() - batch.failingSince >= longestOutage) throw error;
				return undefined;
			}
		},
		async clear({ kept: own, state }) {
			if (own.run !== run) return;
			await kept.drop(own);
			try {
				const known = state ?? (own.batch === undefined ? undefined : await service.look(own.batch));
				for (const file of [own.file, known?.output_file_id, known?.error_file_id]) {
					if (file) await service.remove(file);
				}
			} catch (error) {
				if (!(error instanceof ModelError)) throw error;
				tell(message('batchRuns.filesLeft', { file: own.file, label }));
			}
		},
	};
}

/** A batch of which not one question was asked: the endpoint says why, of single lines or of all. */
function refused({ asked, kept: { questions } }: Batch, { errors }: BatchAtEndpoint): Outcome {
	const said = errors?.data ?? [];
	if (said.some(({ code }) => code === 'token_limit_exceeded')) return 'tooMuch';
	const lineOn = (id: string, error: { readonly code?: string | null | undefined }): [string, BatchLine] => [
		id,
		{ custom_id: id, response: { status_code: statusOf(error.code ?? undefined), body: { error } } },
	];
	const bad = said.flatMap(({ line, ...error }) => {
		const id = line ? questions[line - 1] : undefined;
		return id === undefined ? [] : [lineOn(id, error)];
	});
	const lines = new Map(bad.length > 0 ? bad : questions.map((id) => lineOn(id, said[0] ?? {})));
	return { tried: bad.length > 0 ? new Set(lines.keys()) : asked, lines };
}
