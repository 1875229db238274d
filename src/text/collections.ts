import { itemAt } from '../access';

/** The values under each key, keys and values in the order in which they come. */
export function collect<Key, Value>(pairs: Iterable<readonly [Key, Value]>): Map<Key, Value[]> {
	const groups = new Map<Key, Value[]>();
	for (const [key, value] of pairs) enter(groups, key, value);
	return groups;
}

/** The items by what is the same of them, in the order in which that first occurs. */
export function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
	const groups = new Map<Key, Item[]>();
	for (const item of items) enter(groups, keyOf(item), item);
	return groups;
}

function enter<Key, Value>(groups: Map<Key, Value[]>, key: Key, value: Value): void {
	const group = groups.get(key);
	if (group) group.push(value);
	else groups.set(key, [value]);
}

/** The largest of some numbers, −∞ of none: `Math.max` with as many arguments would overflow the stack. */
export function largest(values: readonly number[]): number {
	return values.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY);
}

/** The smallest of some numbers, ∞ of none. */
export function smallest(values: readonly number[]): number {
	return values.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY);
}

/** The mean of some numbers; not a number for none. */
export function mean(values: readonly number[]): number {
	return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The place of a number among others, which rise; −1 where it is not among them. */
export function placeAmong(rising: readonly number[], value: number): number {
	let [low, high] = [0, rising.length];
	while (low < high) {
		const middle = (low + high) >> 1;
		if (itemAt(rising, middle) < value) low = middle + 1;
		else high = middle;
	}
	return rising[low] === value ? low : -1;
}

/** How many of the first items hold, by how many are counted: what stands between two of them is told at once. */
export function countsBefore<Item>(items: readonly Item[], holds: (item: Item) => boolean): Uint32Array {
	const counts = new Uint32Array(items.length + 1);
	let count = 0;
	for (const [at, item] of items.entries()) {
		if (holds(item)) count++;
		counts[at + 1] = count;
	}
	return counts;
}

/** The items in stretches of a size; the last may be shorter. */
export function chunked<Item>(items: readonly Item[], size: number): Item[][] {
	return Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));
}
