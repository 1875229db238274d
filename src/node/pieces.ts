import { deserialize, serialize } from 'node:v8';
import { insertPiece, type Piece, split } from '../threads/pieces';
import { inSlices, nextTurn, type Steps } from '../threads/slices';

/** Plain data for another thread, as bytes in pieces. */
export function toBytes(value: object): Uint8Array<ArrayBuffer>[] {
	return [...eachInBytes(value)];
}

/** Each piece as it is asked for. */
export function* eachInBytes(value: object): Generator<Uint8Array<ArrayBuffer>> {
	const { frame, pieces } = split(value);
	for (const piece of [frame, ...pieces]) yield serialize(piece) as Uint8Array<ArrayBuffer>;
}

/** The value again, read in slices; what is made of it has a turn of its own. */
export async function fromBytes(bytes: readonly Uint8Array[]): Promise<unknown> {
	const value = await inSlices(putTogether(bytes));
	await nextTurn();
	return value;
}

function* putTogether([frame, ...pieces]: readonly Uint8Array[]): Steps {
	if (!frame) throw new Error('There are no pieces.');
	const value: unknown = deserialize(frame);
	for (const bytes of pieces) {
		yield;
		insertPiece(value, deserialize(bytes) as Piece);
	}
	return value;
}
