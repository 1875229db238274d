/** How long edits must pause before a report is read again without a save, in milliseconds. */
export const typingPause = 400;

interface Run<Value> {
	readonly done: Promise<Value>;
	next?: Promise<Value>;
	/** Of all that was asked for meanwhile, the last. */
	start?: () => Promise<Value>;
}

/** One run at a time for each key: what is asked for meanwhile is run once, when the present run is done. */
export class LatestRuns<Value> {
	readonly #runs = new Map<string, Run<Value>>();

	/** The run for the key that is under way. */
	present(key: string): Promise<Value> | undefined {
		return this.#runs.get(key)?.done;
	}

	/** Resolves with the first run for the key that begins now or later; `start` is to take what it needs when it is called. */
	run(key: string, start: () => Promise<Value>): Promise<Value> {
		const running = this.#runs.get(key);
		if (running) {
			running.start = start;
			const again = () => this.run(key, running.start ?? start);
			running.next ??= running.done.then(again, again);
			return running.next;
		}
		const done = start().finally(() => this.#runs.delete(key));
		this.#runs.set(key, { done });
		return done;
	}
}
