import { itemAt } from '../access';

/** Groups values by key, both in the order in which they come. */
export function groupPairs<Key, Value>(pairs: Iterable<readonly [Key, Value]>): Map<Key, Value[]> {
	const groups = new Map<Key, Value[]>();
	for (const [key, value] of pairs) addToGroup(groups, key, value);
	return groups;
}

/** Groups items by a key, in the order in which each key first occurs. */
export function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
	const groups = new Map<Key, Item[]>();
	for (const item of items) addToGroup(groups, keyOf(item), item);
	return groups;
}

function addToGroup<Key, Value>(groups: Map<Key, Value[]>, key: Key, value: Value): void {
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

/** The index of a number in a sorted list, by binary search; −1 where it is not in it. */
export function indexInSorted(sorted: readonly number[], value: number): number {
	let [low, high] = [0, sorted.length];
	while (low < high) {
		const middle = (low + high) >> 1;
		if (itemAt(sorted, middle) < value) low = middle + 1;
		else high = middle;
	}
	return sorted[low] === value ? low : -1;
}

/** For each n, how many of the first n items match: how many match between two items is then one subtraction. */
export function prefixCounts<Item>(items: readonly Item[], matches: (item: Item) => boolean): Uint32Array {
	const counts = new Uint32Array(items.length + 1);
	let count = 0;
	for (const [at, item] of items.entries()) {
		if (matches(item)) count++;
		counts[at + 1] = count;
	}
	return counts;
}

/** The items in chunks of a size; the last may be shorter. */
export function chunked<Item>(items: readonly Item[], size: number): Item[][] {
	return Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));
}
