import { Writable } from 'node:stream';
import type { OutputStream } from './environment';

/** An output as a stream, for a protocol of which each piece is whole: no character is cut in two. */
export function writable(stdout: OutputStream): Writable {
	return new Writable({
		decodeStrings: false,
		write(piece: string | Uint8Array, _encoding, written) {
			stdout.write(typeof piece === 'string' ? piece : new TextDecoder().decode(piece));
			written();
		},
	});
}
