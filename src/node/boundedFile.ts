import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { fileTooLarge } from '../errors';

/** So much is asked for at a time where a file does not say how long it is, in bytes. */
const piece = 1 << 16;

/**
 * The bytes of a file, `most` at most: more is refused as too large, whatever the file says of its own size. A pipe or a
 * device, which may never end, is refused unless the user has named it himself.
 */
export async function readBounded(path: string, most: number, named = false): Promise<Uint8Array> {
	// Without it, opening a pipe that nobody writes to waits for good, and with it everything else that reads files.
	const file = await open(path, constants.O_RDONLY | (named ? 0 : (constants.O_NONBLOCK ?? 0)));
	try {
		const found = await file.stat();
		if (!named && !found.isFile()) throw notAFile(path, found.isDirectory());
		if (found.size > most) throw fileTooLarge(path);
		const pieces: Uint8Array[] = [];
		for (let length = 0; ; ) {
			const buffer = new Uint8Array(Math.min(Math.max(found.size - length, 0) + piece, most - length + 1));
			const { bytesRead } = await file.read(buffer, 0, buffer.length);
			if (bytesRead === 0) return Buffer.concat(pieces);
			length += bytesRead;
			if (length > most) throw fileTooLarge(path);
			pieces.push(buffer.subarray(0, bytesRead));
		}
	} finally {
		await file.close();
	}
}

function notAFile(path: string, folder: boolean): Error {
	const code = folder ? 'EISDIR' : 'ENOTAFILE';
	return Object.assign(new Error(`${path} is no file.`), { code });
}
