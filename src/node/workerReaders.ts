import { access } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import type { DocumentText, PdfLimits, RawDocument, Readers } from '../sources/model';

export interface WorkerTask {
	readonly document: RawDocument;
	readonly limits: PdfLimits;
}

export type WorkerAnswer = { readonly text: DocumentText } | { readonly fault: string };

/** What one document may take, and how long its thread waits for the next one. */
export interface WorkerLimits {
	/**
	 * In bytes, what the process may grow by. This is the limit that counts: a thread's own holds for objects and not
	 * for buffers, and a large array that meets it ends the whole process.
	 */
	readonly growth: number;
	/** Of the thread's objects, in megabytes; far above the other, for when nobody looks. */
	readonly heap: number;
	/** In milliseconds. */
	readonly idle: number;
}

const defaultLimits: WorkerLimits = { growth: 750_000_000, heap: 2_500, idle: 20_000 };
/** How often the memory is looked at, in milliseconds. */
const every = 50;

/**
 * Readers in a thread of their own, which is ended where a document takes too much memory, and on abort, whatever it is
 * doing. The thread starts with the first document, reads the next ones, ends when it has long had none, and does not
 * keep the process alive.
 *
 * @param bundle the path of the built `documentWorker.ts`
 */
export function workerReaders(bundle: string, limits: WorkerLimits = defaultLimits): () => Promise<Readers> {
	let idle: Worker | undefined;
	let closing: NodeJS.Timeout | undefined;

	function take(): Worker {
		clearTimeout(closing);
		if (!idle) return begin();
		const worker = idle;
		idle = undefined;
		return worker;
	}

	function begin(): Worker {
		const worker = start(bundle, limits);
		return worker.once('exit', () => {
			if (idle === worker) idle = undefined;
		});
	}

	function giveBack(worker: Worker): void {
		worker.unref();
		if (idle) return void worker.terminate();
		idle = worker;
		closing = setTimeout(() => {
			idle = undefined;
			void worker.terminate();
		}, limits.idle).unref();
	}

	const readers: Readers = {
		async read(document, pdf, signal) {
			signal.throwIfAborted();
			const worker = take();
			const answer = await ask(worker, { document, limits: pdf }, limits, signal).catch((error: unknown) => {
				// Not awaited: a thread deep in one of the engine's own functions takes its time to end.
				void worker.terminate();
				throw error;
			});
			giveBack(worker);
			if ('fault' in answer) throw new Error(answer.fault);
			return answer.text;
		},
	};
	return async () => {
		await access(bundle);
		return readers;
	};
}

function start(bundle: string, { heap }: WorkerLimits): Worker {
	// It needs neither the keys in the environment nor the flags of this process.
	const worker = new Worker(bundle, { env: {}, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: heap } });
	// Faults between two tasks, and while it is ended, concern nobody.
	return worker.on('error', () => {});
}

/** Rejects with the signal's reason, with `ERR_WORKER_OUT_OF_MEMORY`, or with what ended the thread. */
async function ask(worker: Worker, task: WorkerTask, limits: WorkerLimits, signal: AbortSignal): Promise<WorkerAnswer> {
	const before = process.memoryUsage.rss();
	const { promise, resolve, reject } = deferred<WorkerAnswer>();
	const aborted = () => reject(signal.reason);
	const ended = (code: number) => reject(new Error(`The thread ended (${code}).`));
	const watch = setInterval(() => {
		if (process.memoryUsage.rss() - before > limits.growth) reject(outOfMemory());
	}, every);
	signal.addEventListener('abort', aborted);
	worker.on('message', resolve).on('error', reject).on('exit', ended);
	try {
		worker.ref();
		worker.postMessage(task);
		return await promise;
	} finally {
		clearInterval(watch);
		signal.removeEventListener('abort', aborted);
		worker.off('message', resolve).off('error', reject).off('exit', ended);
	}
}

function deferred<Value>() {
	let resolve!: (value: Value) => void;
	let reject!: (reason: unknown) => void;
	const promise = new Promise<Value>((yes, no) => {
		resolve = yes;
		reject = no;
	});
	return { promise, resolve, reject };
}

function outOfMemory(): Error {
	return Object.assign(new Error('The document takes too much memory.'), { code: 'ERR_WORKER_OUT_OF_MEMORY' });
}
