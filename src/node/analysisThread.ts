import { Worker } from 'node:worker_threads';
import { analysisOf } from '../threads/analysisAnswer';
import { type AnalysisThread, analysisQueue, type RunningThread, type ThreadEvents } from '../threads/analysisQueue';
import { fromBytes } from './pieces';

export type ThreadAnswer = { readonly pieces: readonly Uint8Array<ArrayBuffer>[] } | { readonly fault: string };

/** What the thread is started with. */
export type AnalysisWorkerData = Pick<AnalysisThreadInit, 'keeping'>;

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

/**
 * Analyses reports in a thread of their own, which keeps the process alive only while there is one.
 *
 * @param bundle the path of the built `analysisWorker.ts`
 */
export function analysisThread(
	bundle: string,
	{ limits = defaultLimits, keeping }: AnalysisThreadInit,
): AnalysisThread {
	return analysisQueue((heard) => begin(bundle, heard, limits, keeping), limits.time);
}

function begin(bundle: string, heard: ThreadEvents, { heap }: AnalysisLimits, keeping: boolean): RunningThread {
	// It needs neither the keys in the environment nor the flags of this process.
	const worker = new Worker(bundle, {
		env: {},
		execArgv: [],
		resourceLimits: { maxOldGenerationSizeMb: heap },
		workerData: { keeping } satisfies AnalysisWorkerData,
	});
	worker.on('message', (answer: ThreadAnswer) => {
		if ('fault' in answer) heard.failed(new Error(answer.fault));
		else heard.answered(fromBytes(answer.pieces).then(analysisOf));
	});
	worker.on('error', (reason: Error & { readonly code?: string }) =>
		heard.ended(reason, reason.code !== 'ERR_WORKER_OUT_OF_MEMORY'),
	);
	worker.on('exit', (code) => heard.ended(new Error(`The thread that analyses reports ended (${code}).`), true));
	worker.unref();
	return {
		post: (task) => worker.postMessage(task),
		terminate: () => void worker.terminate(),
	};
}
