import { deserialize, serialize } from 'node:v8';
import { insertPiece, nextTurn, type Piece, split } from '../threads/pieces';

/** How long a thread that reads pieces works before others have their turn, in milliseconds. */
const turn = 4;

/** Plain data for another thread, as bytes in pieces. */
export function toBytes(value: object): Uint8Array<ArrayBuffer>[] {
	const { frame, pieces } = split(value);
	return [frame, ...pieces].map((piece) => serialize(piece) as Uint8Array<ArrayBuffer>);
}

/** The value again, read in turns: nobody waits who has something to do meanwhile. */
export async function fromBytes([frame, ...pieces]: readonly Uint8Array[]): Promise<unknown> {
	if (!frame) throw new Error('There are no pieces.');
	const value: unknown = deserialize(frame);
	let began = performance.now();
	for (const bytes of pieces) {
		if (performance.now() - began > turn) {
			await nextTurn();
			began = performance.now();
		}
		insertPiece(value, deserialize(bytes) as Piece);
	}
	return value;
}
