import type { Analyzer } from '../../analysis';
import type { AnalysisThread } from '../../threads/analysisQueue';
import type { Invocation } from '../settings/command';

/** From so many reports for each thread on, threads are worth their start, which takes as long as reading a few reports. */
const worthAThread = 5;
/** Each takes some 100 MB. */
const mostThreads = 8;

/**
 * Reads the reports of a run: those that ask nobody in as many threads as there are processors, where they are many; all
 * others one by one, so that what one is answered serves the next.
 */
export class ManyReports {
	readonly #invocation: Invocation;
	readonly #asksNobody: boolean;
	/** Starts the threads. */
	#start: (() => AnalysisThread) | undefined;
	#threads: AnalysisThread | undefined;
	#isShared = false;
	/** Aborted when the user stops the run. */
	#signal: AbortSignal | undefined;

	/** @param asksNobody whatever the configuration of a report says */
	constructor(invocation: Invocation, asksNobody: boolean = invocation.options.offline) {
		this.#invocation = invocation;
		this.#asksNobody = asksNobody;
	}

	/** How many of so many reports are to be under way at the same time. */
	begin(reports: number): number {
		const { environment } = this.#invocation;
		const threads = Math.min(environment.processors, mostThreads);
		if (!this.#asksNobody || threads < 2 || reports < threads * worthAThread) return 1;
		this.#isShared = true;
		this.#start = () => analysisThreadPool(threads, () => environment.startAnalysis({ keeping: false }));
		// One more is there to be taken up by whichever thread is done.
		return threads + 1;
	}

	/** Whether threads share the reports. */
	get isShared(): boolean {
		return this.#isShared;
	}

	/** Until the user stops the run a report is read in a thread, which a long one cannot keep from ending; rejects with the signal's reason. */
	stopsWith(signal: AbortSignal): void {
		const { environment } = this.#invocation;
		this.#signal = signal;
		this.#start ??= () => environment.startAnalysis({ keeping: false });
	}

	readonly analyzer: Analyzer = async (...task) => {
		const { plumbline } = this.#invocation;
		// With the first report that is not known already.
		this.#threads ??= this.#start?.();
		const threads = this.#threads;
		if (!threads) return plumbline.analyze(...task);
		return unlessStopped(threads.analyzer(...task), this.#signal).catch((error: unknown) => {
			// What is too much for a thread is read as it would be alone, unless nobody waits for it any more.
			if (this.#signal?.aborted || this.#start === undefined) throw error;
			return plumbline.analyze(...task);
		});
	};

	/** To be called when the last report is read, or the run was stopped before. */
	end(): void {
		const threads = this.#threads;
		this.#start = undefined;
		this.#isShared = false;
		this.#threads = undefined;
		threads?.dispose();
	}
}

async function unlessStopped<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
	if (!signal) return work;
	signal.throwIfAborted();
	let stop = () => {};
	const stopped = new Promise<never>((_, reject) => {
		stop = () => reject(signal.reason);
	});
	signal.addEventListener('abort', stop);
	return Promise.race([work, stopped]).finally(() => signal.removeEventListener('abort', stop));
}

/** Several threads as one: a report goes to the thread that has the fewest to read. */
export function analysisThreadPool(count: number, start: () => AnalysisThread): AnalysisThread {
	const threads = Array.from({ length: count }, () => ({ thread: start(), reports: 0 }));
	const analyzer: Analyzer = async (...task) => {
		const free = threads.reduce((least, each) => (each.reports < least.reports ? each : least));
		free.reports++;
		try {
			return await free.thread.analyzer(...task);
		} finally {
			free.reports--;
		}
	};
	return {
		analyzer,
		dispose() {
			for (const { thread } of threads) thread.dispose();
		},
	};
}
