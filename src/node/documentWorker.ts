import { parentPort } from 'node:worker_threads';
import { Unzlib } from 'fflate';
import { readers } from '../sources/documents/readers';
import type { WorkerAnswer, WorkerTask } from './workerReaders';

/**
 * Takes the place of Node's unpacker in a thread that may be ended at any time: one that is ended while Node sets up its own
 * takes the whole process with it, and a PDF can be made so that a thread mostly does that.
 */
class Unpacker extends TransformStream<Uint8Array, Uint8Array> {
	/** @throws TypeError for anything but `deflate`, the format of PDFs: their reader then unpacks by itself */
	constructor(format: CompressionFormat) {
		if (format !== 'deflate') throw new TypeError(`Not unpacked here: ${format}.`);
		const unzip = new Unzlib();
		super({
			start(controller) {
				unzip.ondata = (chunk) => controller.enqueue(chunk);
			},
			transform: (chunk) => unzip.push(chunk),
			flush: () => unzip.push(new Uint8Array(), true),
		});
	}
}

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
