import type { Clock } from '../../../src/ports';

interface Sleeper {
	readonly due: number;
	readonly wake: () => void;
}

/** Time that passes only when everything waits for it. */
export class FakeClock implements Clock {
	readonly #sleepers = new Set<Sleeper>();
	#now = 1_000_000;

	now(): number {
		return this.#now;
	}

	elapsed(): number {
		return this.#now;
	}

	sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
		return new Promise((resolve, reject) => {
			if (signal?.aborted) return reject(signal.reason);
			const stop = () => {
				this.#sleepers.delete(sleeper);
				reject(signal!.reason);
			};
			const wake = () => {
				this.#sleepers.delete(sleeper);
				signal?.removeEventListener('abort', stop);
				resolve();
			};
			const sleeper = { due: this.#now + milliseconds, wake };
			signal?.addEventListener('abort', stop, { once: true });
			this.#sleepers.add(sleeper);
		});
	}

	/** Lets time pass, from one sleeper's due time to the next's, until the work is settled. */
	async until<Result>(work: Promise<Result>): Promise<Result> {
		let settled = false;
		const watched = work.finally(() => {
			settled = true;
		});
		watched.catch(() => {
			// Whoever awaits what is returned sees it.
		});
		for (;;) {
			await idle();
			if (settled) return watched;
			const [next] = [...this.#sleepers].sort((one, other) => one.due - other.due);
			if (!next) continue;
			this.#now = Math.max(this.#now, next.due);
			next.wake();
		}
	}
}

/**
 * Until what can go on has gone on. Hashing happens on other threads, which may be slow: hashes of our own come back
 * after those that were begun before.
 */
export async function idle(): Promise<void> {
	for (let round = 0; round < 3; round++) {
		await Promise.all(Array.from({ length: hashingThreads }, () => crypto.subtle.digest('SHA-256', enough)));
		await new Promise((resolve) => setTimeout(resolve, 1));
	}
}

const hashingThreads = 8;
const enough = new Uint8Array(4096);
