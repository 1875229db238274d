import type { Message } from '../../messages/model';
import type { Progress } from '../../model';

/** How a run says what it does, and is ended. */
export interface Watch {
	readonly onProgress: (progress: Progress) => void;
	readonly signal: AbortSignal;
}

/** What is to be done for a report. */
export interface RunOf {
	/** The same for what comes to the same. */
	readonly what: string;
	/** Of the report. */
	readonly text: string;
	/** What it begins with. */
	readonly step: Message;
}

interface Run extends RunOf {
	readonly controller: AbortController;
	progress: Progress;
	result: Promise<unknown>;
}

/** Whom the runs tell, by the report's key. */
interface RunsInit {
	/** A run began or ended. */
	readonly onChange: (key: string) => void;
	readonly onProgress: (key: string) => void;
}

/**
 * One run for a report at a time. What is under way already is joined; other work on the same text comes after it, whose answers
 * serve it; work on another text ends it.
 */
export class Runs {
	readonly #init: RunsInit;
	readonly #runs = new Map<string, Run>();

	constructor(init: RunsInit) {
		this.#init = init;
	}

	get size(): number {
		return this.#runs.size;
	}

	/** What the run for a report is doing, or `undefined` when there is none. */
	progress(key: string): Progress | undefined {
		return this.#runs.get(key)?.progress;
	}

	/** Ends the run for a report, or every run; gives the keys of those that were ended. */
	cancel(only?: string): string[] {
		const ended = [...this.#runs].filter(([key]) => only === undefined || key === only);
		for (const [key, { controller }] of ended) {
			this.#runs.delete(key);
			controller.abort();
		}
		return ended.map(([key]) => key);
	}

	/**
	 * Does a work once the report's present run allows it; `undefined` where that was ended meanwhile.
	 *
	 * @param work never rejects; `isPresent` tells whether no other work has begun in the meantime
	 */
	async once<Result>(
		key: string,
		{ what, text, step }: RunOf,
		work: (watch: Watch, isPresent: () => boolean) => Promise<Result>,
	): Promise<Result | undefined> {
		for (let present = this.#runs.get(key); present; present = this.#runs.get(key)) {
			// What is the same gives the same.
			if (present.text === text && present.what === what) return present.result as Promise<Result | undefined>;
			if (present.text !== text) {
				present.controller.abort();
				break;
			}
			await present.result;
			if (present.controller.signal.aborted) return undefined;
		}
		const run: Run = {
			...{ what, text, step },
			controller: new AbortController(),
			progress: { step },
			result: Promise.resolve(),
		};
		this.#runs.set(key, run);
		const isPresent = () => this.#runs.get(key) === run;
		const onProgress = (progress: Progress) => {
			run.progress = progress;
			if (isPresent()) this.#init.onProgress(key);
		};
		const result = work({ onProgress, signal: run.controller.signal }, isPresent).finally(() => {
			if (isPresent()) this.#runs.delete(key);
			this.#init.onChange(key);
		});
		run.result = result;
		this.#init.onChange(key);
		return result;
	}
}
