/**
 * Reads what must be there: where an index or a key comes from the same data, there is an item, and where there is none
 * the program is at fault, not its input. Each throws then, with what was asked for.
 */

export function itemAt<T>(items: readonly T[], index: number): T {
	const item = items[index];
	if (item === undefined) throw lacking(index, items.length);
	return item;
}

export function firstOf<T>(items: readonly T[]): T {
	return itemAt(items, 0);
}

export function lastOf<T>(items: readonly T[]): T {
	return itemAt(items, items.length - 1);
}

export function entryOf<K, V>(entries: ReadonlyMap<K, V>, key: K): V {
	const entry = entries.get(key);
	if (entry === undefined) throw new RangeError(`Nothing is kept under ${String(key)}.`);
	return entry;
}

/** As {@link itemAt}, a function for each kind of array: an optimiser makes nothing of it but the bare access. */
export function floatAt(values: Float64Array, index: number): number {
	const value = values[index];
	if (value === undefined) throw lacking(index, values.length);
	return value;
}

export function singleAt(values: Float32Array, index: number): number {
	const value = values[index];
	if (value === undefined) throw lacking(index, values.length);
	return value;
}

export function intAt(values: Int32Array, index: number): number {
	const value = values[index];
	if (value === undefined) throw lacking(index, values.length);
	return value;
}

export function uintAt(values: Uint32Array, index: number): number {
	const value = values[index];
	if (value === undefined) throw lacking(index, values.length);
	return value;
}

function lacking(index: number, length: number): RangeError {
	return new RangeError(`There is no item ${index} among ${length}.`);
}
