import type { Analyzer } from '../../analysis';
import type { AnalysisThread } from '../../node/analysisThread';
import { analysisThreads } from '../../node/analysisThreads';
import type { Invocation } from '../settings/command';
import type { AtOnce } from './inOrder';

/** From so many reports for each thread on, threads are worth their start, which takes as long as reading a few reports. */
const worthAThread = 5;
/** Each takes some 200 MB. */
const mostThreads = 8;

/** Reads reports: few of them here, many in as many threads as there are processors. */
export class ManyReports {
	readonly #invocation: Invocation;
	#threads: AnalysisThread | undefined;

	constructor(invocation: Invocation) {
		this.#invocation = invocation;
	}

	/** How many of so many reports are to be under way at the same time. */
	begin(reports: number): AtOnce<unknown> {
		const { processors, startAnalysis } = this.#invocation.environment;
		const threads = Math.min(processors, mostThreads);
		if (threads < 2 || reports < threads * worthAThread) return 'one';
		this.#threads = analysisThreads(threads, () => startAnalysis({ keeping: false }));
		// One more is there to be taken up by whichever thread is done.
		return { most: threads + 1, sizeOf: async () => 1 };
	}

	readonly analyzer: Analyzer = async (document, options = {}) => {
		const threads = this.#threads;
		if (!threads) return this.#invocation.plumbline.analyze(document, options);
		return threads.analyzer(document, options).catch((error: unknown) => {
			// What is too much for a thread is read as it would be alone, unless nobody waits for it any more.
			if (this.#threads === undefined) throw error;
			return this.#invocation.plumbline.analyze(document, options);
		});
	};

	/** To be called when the last report is read, or the run was stopped before. */
	end(): void {
		const threads = this.#threads;
		this.#threads = undefined;
		threads?.dispose();
	}
}
