interface Waiter {
	readonly host: string;
	readonly signal: AbortSignal;
	readonly start: () => void;
	readonly leave: () => void;
}

/** Lets only so many tasks run at a time, and only so many of one host; the rest wait in order. */
export class Lanes {
	readonly #all: number;
	readonly #each: number;
	readonly #running = new Map<string, number>();
	readonly #waiting: Waiter[] = [];
	readonly #leaving = new Map<AbortSignal, () => void>();
	#count = 0;

	constructor(all: number, each: number) {
		this.#all = all;
		this.#each = each;
	}

	/** Rejects with the signal's reason when it is aborted before the task's turn comes. */
	async run<Result>(host: string, signal: AbortSignal, task: () => Promise<Result>): Promise<Result> {
		await this.#turn(host, signal);
		try {
			return await task();
		} finally {
			this.#count--;
			this.#running.set(host, (this.#running.get(host) ?? 1) - 1);
			this.#next();
		}
	}

	#turn(host: string, signal: AbortSignal): Promise<void> {
		return new Promise((resolve, reject) => {
			if (signal.aborted) return reject(signal.reason);
			this.#listen(signal);
			this.#waiting.push({ host, signal, start: resolve, leave: () => reject(signal.reason) });
			this.#next();
		});
	}

	/** One listener a signal, however many wait: platforms warn of more than ten. */
	#listen(signal: AbortSignal): void {
		if (this.#leaving.has(signal)) return;
		const leave = () => {
			this.#leaving.delete(signal);
			for (const waiter of this.#waiting.filter((waiter) => waiter.signal === signal)) {
				this.#waiting.splice(this.#waiting.indexOf(waiter), 1);
				waiter.leave();
			}
		};
		this.#leaving.set(signal, leave);
		signal.addEventListener('abort', leave, { once: true });
	}

	#unlisten(signal: AbortSignal): void {
		const leave = this.#leaving.get(signal);
		if (!leave || this.#waiting.some((waiter) => waiter.signal === signal)) return;
		this.#leaving.delete(signal);
		signal.removeEventListener('abort', leave);
	}

	#next(): void {
		while (this.#count < this.#all) {
			const at = this.#waiting.findIndex(({ host }) => (this.#running.get(host) ?? 0) < this.#each);
			const [waiter] = at < 0 ? [] : this.#waiting.splice(at, 1);
			if (!waiter) return;
			this.#count++;
			this.#running.set(waiter.host, (this.#running.get(waiter.host) ?? 0) + 1);
			this.#unlisten(waiter.signal);
			waiter.start();
		}
	}
}
