import { Worker } from 'node:worker_threads';
import type { Analysis, AnalyzeOptions, Analyzer } from '../analysis';

/** A report to analyse, as `analyze` takes it. */
export interface AnalysisTask {
	readonly id: number;
	readonly read: Parameters<Analyzer>;
}

export type AnalysisAnswer = { readonly id: number } & ({ readonly analysis: Analysis } | { readonly fault: string });

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

interface Waiting {
	readonly resolve: (analysis: Analysis) => void;
	readonly reject: (reason: Error) => void;
}

/**
 * Analyses reports in a thread of their own, so that nobody waits who types meanwhile. It starts with the first report and
 * stays, without keeping the process alive. Where it crashes, or a report takes too long or too much, what it was to read
 * rejects, and the next report starts it again.
 *
 * @param bundle the path of the built `analysisWorker.ts`
 */
export function analysisThread(bundle: string, limits: AnalysisLimits = defaultLimits): AnalysisThread {
	let worker: Worker | undefined;
	let timer: NodeJS.Timeout | undefined;
	let asked = 0;
	const waiting = new Map<number, Waiting>();

	function start(): Worker {
		// It needs neither the keys in the environment nor the flags of this process.
		const begun = new Worker(bundle, {
			env: {},
			execArgv: [],
			resourceLimits: { maxOldGenerationSizeMb: limits.heap },
		});
		const ended = (reason: Error) => {
			if (worker === begun) end(reason);
		};
		begun.on('message', answered);
		begun.on('error', ended);
		begun.on('exit', (code) => ended(new Error(`The thread that analyses reports ended (${code}).`)));
		begun.unref();
		return begun;
	}

	function answered(answer: AnalysisAnswer): void {
		const { resolve, reject } = waiting.get(answer.id) ?? {};
		waiting.delete(answer.id);
		watch();
		if ('fault' in answer) reject?.(new Error(answer.fault));
		else resolve?.(answer.analysis);
	}

	/** The thread reads one report after the other: the time counts anew with each answer. */
	function watch(): void {
		clearTimeout(timer);
		if (waiting.size === 0) return;
		timer = setTimeout(() => end(new Error(`The report took longer than ${limits.time / 1000} s.`)), limits.time);
		timer.unref();
	}

	function end(reason: Error): void {
		clearTimeout(timer);
		void worker?.terminate();
		worker = undefined;
		for (const { reject } of waiting.values()) reject(reason);
		waiting.clear();
	}

	return {
		analyzer: (...read) =>
			new Promise((resolve, reject) => {
				worker ??= start();
				asked += 1;
				const task: AnalysisTask = { id: asked, read: plain(read) };
				worker.postMessage(task);
				waiting.set(asked, { resolve, reject });
				if (waiting.size === 1) watch();
			}),
		dispose: () => end(new Error('The thread that analyses reports was ended.')),
	};
}

/** Only what an analysis takes is sent: what a caller's options hold besides need not be plain data. */
function plain([{ name, text }, options = {}, verdicts]: Parameters<Analyzer>): Parameters<Analyzer> {
	const { severities, maxFindings, decisions, tiers = {} } = options;
	const own = { severities, maxFindings, decisions, tiers } satisfies Record<keyof AnalyzeOptions, unknown>;
	return [{ name, text }, own, verdicts];
}
