import { Worker } from 'node:worker_threads';
import type { Analysis, AnalyzeOptions, Analyzer } from '../analysis';
import { unpacked } from './analysisAnswer';

/** A report to analyse, as `analyze` takes it. */
export type AnalysisTask = Parameters<Analyzer>;

export type AnalysisAnswer = { readonly pieces: readonly Uint8Array<ArrayBuffer>[] } | { readonly fault: string };

/** What the thread is started with. */
export type AnalysisWorkerData = Pick<AnalysisThreadInit, 'keeping'>;

export interface AnalysisThread {
	readonly analyzer: Analyzer;
	dispose(): void;
}

/** What the thread may take. */
export interface AnalysisLimits {
	/** In milliseconds, of one report: a hundred times what the longest one takes. */
	readonly time: number;
	/** Of the thread's objects, in megabytes. */
	readonly heap: number;
}

const defaultLimits: AnalysisLimits = { time: 120_000, heap: 2_000 };

export interface AnalysisThreadInit {
	readonly limits?: AnalysisLimits;
	/** Whether what was read of the last reports is kept, for whoever reads them again after an edit. */
	readonly keeping: boolean;
}

const wasEnded = () => new Error('The thread that analyses reports was ended.');

/** How often a report is given to the thread: once more where the thread has crashed, for that need not be the report's doing. */
const mostTries = 2;

interface Job {
	readonly task: AnalysisTask;
	readonly resolve: (analysis: Analysis | Promise<Analysis>) => void;
	readonly reject: (reason: Error) => void;
	tries: number;
}

/**
 * Analyses reports in a thread of their own, one after the other, so that nobody waits who types meanwhile. It starts at
 * once, to be ready when the first report is, and keeps the process alive only while there is one. A report that takes too long or too much
 * rejects; so does one at which the thread crashes twice. Whatever ends the thread, those that wait are read in a new one.
 *
 * @param bundle the path of the built `analysisWorker.ts`
 */
export function analysisThread(
	bundle: string,
	{ limits = defaultLimits, keeping }: AnalysisThreadInit,
): AnalysisThread {
	let worker: Worker | undefined = start();
	let timer: NodeJS.Timeout | undefined;
	let present: Job | undefined;
	let waiting: Job[] = [];
	let isOver = false;

	function start(): Worker {
		// It needs neither the keys in the environment nor the flags of this process.
		const begun = new Worker(bundle, {
			env: {},
			execArgv: [],
			resourceLimits: { maxOldGenerationSizeMb: limits.heap },
			workerData: { keeping } satisfies AnalysisWorkerData,
		});
		const ended = (reason: Error & { readonly code?: string }) => {
			if (worker !== begun) return;
			worker = undefined;
			settle(reason, reason.code !== 'ERR_WORKER_OUT_OF_MEMORY');
		};
		begun.on('message', (answer: AnalysisAnswer) => {
			if (worker === begun) answered(answer);
		});
		begun.on('error', ended);
		begun.on('exit', (code) => ended(new Error(`The thread that analyses reports ended (${code}).`)));
		begun.unref();
		return begun;
	}

	function answered(answer: AnalysisAnswer): void {
		if ('fault' in answer) settle(new Error(answer.fault), false);
		else {
			present?.resolve(unpacked(answer.pieces));
			next();
		}
	}

	/** Without an answer. A thread that has ended is started again for the next report, not for its own sake. */
	function settle(reason: Error, mayTryAgain: boolean): void {
		if (present && mayTryAgain && present.tries < mostTries) waiting.unshift(present);
		else present?.reject(reason);
		next();
	}

	function next(): void {
		clearTimeout(timer);
		present = waiting.shift();
		if (!present) return;
		present.tries += 1;
		try {
			worker ??= start();
			worker.postMessage(present.task);
		} catch (error) {
			// No thread could be started, or what is to be sent is no plain data: those that wait are not to wait for ever.
			settle(error instanceof Error ? error : new Error(String(error)), false);
			return;
		}
		// As long as somebody waits for an answer it keeps the process alive.
		timer = setTimeout(tookTooLong, limits.time);
	}

	function tookTooLong(): void {
		void worker?.terminate();
		worker = undefined;
		settle(new Error(`The report took longer than ${limits.time / 1000} s.`), false);
	}

	return {
		analyzer: (...read) =>
			new Promise((resolve, reject) => {
				if (isOver) return reject(wasEnded());
				waiting.push({ task: plain(read), resolve, reject, tries: 0 });
				if (!present) next();
			}),
		dispose: () => {
			isOver = true;
			clearTimeout(timer);
			void worker?.terminate();
			worker = undefined;
			const left = present ? [present, ...waiting] : waiting;
			present = undefined;
			waiting = [];
			for (const { reject } of left) reject(wasEnded());
		},
	};
}

/** Only what an analysis takes is sent: what a caller's options hold besides need not be plain data. */
function plain([{ name, text }, options = {}, verdicts]: Parameters<Analyzer>): AnalysisTask {
	const { severities, maxFindings, decisions, tiers = {} } = options;
	const own = { severities, maxFindings, decisions, tiers } satisfies Record<keyof AnalyzeOptions, unknown>;
	return [{ name, text }, own, verdicts];
}
