import { message } from '../messages/message';
import type { Clock } from '../ports';
import { mayHaveCost } from './meteredCall';
import { ModelError, type ModelErrorCode } from './model';

/** What may pass with time. */
const transientCodes: ReadonlySet<ModelErrorCode> = new Set(['network', 'timeout', 'rateLimit', 'server']);

const firstWait = 500;
const longestWait = 30_000;

export interface RetryInit {
	/** Tries beyond the first. */
	readonly retries: number;
	readonly clock: Clock;
	/** From 0 up to 1, as `Math.random`. */
	readonly random: () => number;
	/** When the run's time is up, by the clock's `elapsed`. */
	readonly deadline: number;
	/** Names the endpoint in messages. */
	readonly label: string;
}

/** Makes one call, again where that may help. */
export type Retry = <Result>(attempt: () => Promise<Result>, signal: AbortSignal) => Promise<Result>;

/**
 * What a model may have read is not sent again: it might be answered, and paid for, twice (`mayHaveCost`). Waits grow from
 * half a second, doubled each time, each cut by up to a half at random so that calls do not come back in step. When the endpoint says how long to wait, all calls wait that long; when that is beyond the run's time they
 * give up at once.
 */
export function createRetry({ retries, clock, random, deadline, label }: RetryInit): Retry {
	let closedUntil = 0;

	async function waitUntilOpen(signal: AbortSignal): Promise<void> {
		for (let wait = closedUntil - clock.elapsed(); wait > 0; wait = closedUntil - clock.elapsed()) {
			if (clock.elapsed() + wait >= deadline) throw tooLongToWait(label, wait, deadline - clock.elapsed());
			await clock.sleep(wait, signal);
		}
	}

	return async (attempt, signal) => {
		for (let tries = 0; ; tries++) {
			await waitUntilOpen(signal);
			try {
				return await attempt();
			} catch (error) {
				if (!(error instanceof ModelError) || !transientCodes.has(error.code) || mayHaveCost(error)) throw error;
				const wait = Math.min(longestWait, firstWait * 2 ** tries) * (1 - random() / 2);
				const { retryAfter } = error.details;
				if (retryAfter !== undefined) closedUntil = Math.max(closedUntil, clock.elapsed() + Math.max(retryAfter, wait));
				if (tries >= retries || clock.elapsed() + wait >= deadline) throw error;
				if (retryAfter === undefined) await clock.sleep(wait, signal);
			}
		}
	};
}

function tooLongToWait(label: string, wait: number, left: number): ModelError {
	const seconds = (milliseconds: number) => Math.ceil(Math.max(0, milliseconds) / 1000);
	const said = message('modelErrors.tooLongToWait', { label, wait: seconds(wait), left: seconds(left) });
	return new ModelError('rateLimit', said, { retryAfter: wait });
}
