import type { Analysis, AnalyzeOptions, Analyzer } from '../analysis';

/** A report to analyse, as `analyze` takes it. */
export type AnalysisTask = Parameters<Analyzer>;

export interface AnalysisThread {
	readonly analyzer: Analyzer;
	dispose(): void;
}

/** A thread that analyses one report at a time. */
export interface RunningThread {
	/** Throws what cannot be sent. */
	post(task: AnalysisTask): void;
	terminate(): void;
}

/** What is heard of a thread. */
export interface ThreadEvents {
	answered(answer: Promise<Analysis>): void;
	/** It goes on, but made nothing of the report. */
	failed(reason: Error): void;
	/** @param mayTryAgain whether the report need not have been to blame */
	ended(reason: Error, mayTryAgain: boolean): void;
}

/** How the platform begins a thread. */
export type StartThread = (heard: ThreadEvents) => RunningThread;

const wasEnded = () => new Error('The thread that analyses reports was ended.');

/** How often a report is given to the thread: once more where the thread has crashed, for that need not be the report's doing. */
const mostTries = 2;

interface Job {
	readonly task: AnalysisTask;
	readonly resolve: (analysis: Promise<Analysis>) => void;
	readonly reject: (reason: Error) => void;
	tries: number;
}

/**
 * Analyses reports in a thread of their own, one after the other, so that nobody waits who types meanwhile. It begins at
 * once, to be ready when the first report is. A report that takes too long or too much rejects; so does one at which the
 * thread crashes twice. Whatever ends the thread, those that wait are read in a new one.
 *
 * @param mostTime in milliseconds, for one report
 */
export function analysisQueue(begin: StartThread, mostTime: number): AnalysisThread {
	let thread: RunningThread | undefined = start();
	let timer: ReturnType<typeof setTimeout> | undefined;
	let present: Job | undefined;
	let waiting: Job[] = [];
	let isOver = false;

	function start(): RunningThread {
		const begun: RunningThread = begin({
			answered: (answer) => {
				if (thread !== begun) return;
				present?.resolve(answer);
				next();
			},
			failed: (reason) => {
				if (thread === begun) settle(reason, false);
			},
			ended: (reason, mayTryAgain) => {
				if (thread !== begun) return;
				thread = undefined;
				settle(reason, mayTryAgain);
			},
		});
		return begun;
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
			thread ??= start();
			thread.post(present.task);
		} catch (error) {
			// No thread could be started, or what is to be sent is no plain data: those that wait are not to wait for ever.
			settle(error instanceof Error ? error : new Error(String(error)), false);
			return;
		}
		// As long as somebody waits for an answer it keeps the process alive.
		timer = setTimeout(tookTooLong, mostTime);
	}

	function tookTooLong(): void {
		thread?.terminate();
		thread = undefined;
		settle(new Error(`The report took longer than ${mostTime / 1000} s.`), false);
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
			thread?.terminate();
			thread = undefined;
			const left = present ? [present, ...waiting] : waiting;
			present = undefined;
			waiting = [];
			for (const { reject } of left) reject(wasEnded());
		},
	};
}

/** Only what an analysis takes is sent: what a caller's options hold besides need not be plain data. */
function plain([{ name, text, query }, options = {}]: AnalysisTask): AnalysisTask {
	const { severities, maxFindings, decisions, tiers = {} } = options;
	const own = { severities, maxFindings, decisions, tiers } satisfies Record<keyof AnalyzeOptions, unknown>;
	return [{ name, text, ...(query !== undefined && { query }) }, own];
}
