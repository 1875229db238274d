import { Unzlib } from 'fflate';

/**
 * Takes the place of Node's unpacker in a thread that may be ended at any time: one that is ended while Node sets up its own
 * takes the whole process with it, and a PDF can be made so that a thread mostly does that.
 */
export class Unpacker extends TransformStream<Uint8Array, Uint8Array> {
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
