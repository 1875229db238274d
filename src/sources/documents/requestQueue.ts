import pLimit, { type LimitFunction } from 'p-limit';

/** Limits how many tasks run at a time, in all and for each host; the rest wait in order. */
export class RequestQueue {
	readonly #all: LimitFunction;
	readonly #each: number;
	readonly #hosts = new Map<string, LimitFunction>();

	constructor(all: number, each: number) {
		this.#all = pLimit(all);
		this.#each = each;
	}

	/** Rejects with the signal's reason where it is aborted when the task's turn comes. */
	run<Result>(host: string, signal: AbortSignal, task: () => Promise<Result>): Promise<Result> {
		const own = this.#hosts.get(host) ?? pLimit(this.#each);
		this.#hosts.set(host, own);
		return own(() =>
			this.#all(() => {
				signal.throwIfAborted();
				return task();
			}),
		);
	}
}
