import { deserialize, serialize } from 'node:v8';

/** A value's long lists are sent in pieces of so many entries: each takes a millisecond or two to read. */
const entriesInPiece = 250;

/** How long a thread that reads pieces works before others have their turn, in milliseconds. */
const turn = 4;

/** Some entries of a list, and where in the value the list stands. */
interface Piece {
	readonly path: readonly string[];
	readonly entries: readonly unknown[];
}

/**
 * Plain data for another thread, as bytes in pieces: received as one it would keep that thread busy for as long as reading
 * all of it takes. Lists are parted wherever objects lead to them, not within lists. What two pieces share is in each.
 */
export function inPieces(value: object): Uint8Array<ArrayBuffer>[] {
	const pieces: Piece[] = [];
	const frame = framed(value, [], pieces);
	return [frame, ...pieces].map((piece) => serialize(piece) as Uint8Array<ArrayBuffer>);
}

/** The value without its long lists, which are cut into pieces. */
function framed(value: unknown, path: readonly string[], pieces: Piece[]): unknown {
	if (Array.isArray(value)) return value.length > entriesInPiece ? cut(value, path, pieces) : value;
	if (!isPlain(value)) return value;
	return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, framed(each, [...path, key], pieces)]));
}

function cut(list: readonly unknown[], path: readonly string[], pieces: Piece[]): unknown[] {
	for (let from = 0; from < list.length; from += entriesInPiece) {
		pieces.push({ path, entries: list.slice(from, from + entriesInPiece) });
	}
	return [];
}

function isPlain(value: unknown): value is object {
	return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** The value again, read in turns: nobody waits who has something to do meanwhile. */
export async function fromPieces([frame, ...pieces]: readonly Uint8Array[]): Promise<unknown> {
	if (!frame) throw new Error('There are no pieces.');
	const value: unknown = deserialize(frame);
	let began = performance.now();
	for (const bytes of pieces) {
		if (performance.now() - began > turn) {
			await new Promise((resolve) => setImmediate(resolve));
			began = performance.now();
		}
		const { path, entries }: Piece = deserialize(bytes);
		listAt(value, path).push(...entries);
	}
	return value;
}

function listAt(value: unknown, path: readonly string[]): unknown[] {
	return path.reduce((inner, key) => (inner as Record<string, unknown>)[key], value) as unknown[];
}
