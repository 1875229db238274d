import { analysisOf } from '../threads/analysisAnswer';
import { type AnalysisThread, analysisQueue, type RunningThread, type ThreadEvents } from '../threads/analysisQueue';
import { insertPiece, type Piece } from '../threads/pieces';

/**
 * What the worker says: that it is there; an analysis, as its frame and then its pieces, each a message of its own, so that
 * the page reads each in a turn of its own; or what it failed of.
 */
export type WorkerMessage =
	| { readonly kind: 'ready' }
	| { readonly kind: 'frame'; readonly frame: unknown; readonly pieces: number }
	| { readonly kind: 'piece'; readonly piece: Piece }
	| { readonly kind: 'fault'; readonly fault: string };

export interface AnalysisWorkerInit {
	/** A script that runs `analysisWorker.ts`. */
	readonly script: () => Promise<string>;
	/** What begins threads where no worker can be made. */
	readonly instead: (heard: ThreadEvents) => RunningThread;
	/** Told why no worker can be made. */
	readonly onNone: (reason: unknown) => void;
	/** In milliseconds: a worker that has not begun by then is held not to come. */
	readonly patience?: number;
}

/** In milliseconds, of one report: a hundred times what the longest one takes. */
const mostTime = 120_000;
const defaultPatience = 60_000;

/** Analyses reports in a web worker, or in place of it where none can be made. */
export function webAnalysisThread(init: AnalysisWorkerInit): AnalysisThread {
	let address: Promise<string> | undefined;
	// The script lies where a worker of this page may not come from: in its own hands it may.
	const addressOfScript = async () =>
		URL.createObjectURL(new Blob([await init.script()], { type: 'application/javascript' }));
	const begin = (heard: ThreadEvents): RunningThread => {
		address ??= addressOfScript();
		const begun = address
			.then((url) => beginWorker(url, heard, init.patience ?? defaultPatience))
			.catch((reason: unknown) => {
				init.onNone(reason);
				return init.instead(heard);
			});
		return {
			post: (task) => void begun.then((thread) => thread.post(task)).catch((reason) => heard.failed(asError(reason))),
			terminate: () => void begun.then((thread) => thread.terminate()),
		};
	};
	return analysisQueue(begin, mostTime);
}

/** Resolves once the worker says that it is there; rejects where it cannot be made. */
function beginWorker(url: string, heard: ThreadEvents, patience: number): Promise<RunningThread> {
	return new Promise((resolve, reject) => {
		const worker = new Worker(url);
		const late = setTimeout(() => ended(new Error('The worker did not begin.')), patience);
		const begun: RunningThread = {
			post: (task) => worker.postMessage(task),
			terminate: () => worker.terminate(),
		};
		const hear = answers(heard);
		let isReady = false;
		worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
			if (data.kind !== 'ready') return hear(data);
			isReady = true;
			clearTimeout(late);
			resolve(begun);
		};
		// An error does not end a worker; what it makes of the next report nobody knows.
		const ended = (reason: Error) => {
			worker.terminate();
			if (isReady) return heard.ended(reason, true);
			clearTimeout(late);
			reject(reason);
		};
		worker.onerror = (event) => ended(new Error(event.message || 'The worker ended.'));
		worker.onmessageerror = () => ended(new Error('What the worker sent cannot be read.'));
	});
}

/** Puts together what comes in pieces. */
function answers(heard: ThreadEvents): (message: Exclude<WorkerMessage, { kind: 'ready' }>) => void {
	let frame: unknown;
	let left = 0;
	const answered = () => heard.answered(Promise.resolve(frame).then(analysisOf));
	return (said) => {
		switch (said.kind) {
			case 'frame':
				frame = said.frame;
				left = said.pieces;
				break;
			case 'piece':
				insertPiece(frame, said.piece);
				left -= 1;
				break;
			case 'fault':
				return heard.failed(new Error(said.fault));
		}
		if (left === 0) answered();
	};
}

function asError(reason: unknown): Error {
	return reason instanceof Error ? reason : new Error(String(reason));
}
