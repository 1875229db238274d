/** A value's long lists are sent in pieces of so many entries: each takes a millisecond or two to read. */
const entriesInPiece = 250;

/** Some entries of a list, and where in the value the list stands. */
export interface Piece {
	readonly path: readonly string[];
	readonly entries: readonly unknown[];
}

export interface SplitValue {
	/** The value without its long lists. */
	readonly frame: unknown;
	readonly pieces: readonly Piece[];
}

/**
 * Plain data in pieces: sent to another thread as one it would keep that thread busy for as long as reading all of it
 * takes. Lists are parted wherever objects lead to them, not within lists. What two pieces share is in each.
 */
export function split(value: object): SplitValue {
	const pieces: Piece[] = [];
	return { frame: framed(value, [], pieces), pieces };
}

/** Puts a piece back into its frame; those of one list in the order in which they were cut. */
export function insertPiece(frame: unknown, { path, entries }: Piece): void {
	listAt(frame, path).push(...entries);
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

function listAt(value: unknown, path: readonly string[]): unknown[] {
	return path.reduce((inner, key) => (inner as Record<string, unknown>)[key], value) as unknown[];
}
