/** The values under each key, keys and values in the order in which they come. */
export function collect<Key, Value>(pairs: Iterable<readonly [Key, Value]>): Map<Key, Value[]> {
	const groups = new Map<Key, Value[]>();
	for (const [key, value] of pairs) {
		const group = groups.get(key);
		if (group) group.push(value);
		else groups.set(key, [value]);
	}
	return groups;
}

/** The items by what is the same of them, in the order in which that first occurs. */
export function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
	return collect(items.map((item) => [keyOf(item), item] as const));
}

/** The items in stretches of a size; the last may be shorter. */
export function chunked<Item>(items: readonly Item[], size: number): Item[][] {
	return Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));
}
