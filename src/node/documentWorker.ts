import { parentPort } from 'node:worker_threads';
import { readers } from '../sources/reading/readers';
import { Unpacker } from './unpacker';
import type { WorkerAnswer, WorkerTask } from './workerReaders';

Object.defineProperty(globalThis, 'DecompressionStream', { value: Unpacker });

/** The thread that documents are read in: one task at a time. The signal stays silent, for the thread itself is ended. */
const never = new AbortController().signal;

parentPort?.on('message', async ({ document, limits }: WorkerTask) => {
	parentPort?.postMessage(
		await readers.read(document, limits, never).then(
			(text): WorkerAnswer => ({ text }),
			(error): WorkerAnswer => ({ fault: String(error) }),
		),
	);
});
