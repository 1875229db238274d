/** A state of the suffix automaton: its transitions, and the state of its longest suffix in another class (suffix link). */
interface State<Item> {
	readonly next: Map<Item, State<Item>>;
	length: number;
	shorter: State<Item> | undefined;
}

/**
 * For each item of the second list, how long the longest run is that ends there and stands in the first one, too. By a suffix
 * automaton of the first: the time grows with the lists and not with their product.
 */
export function commonRuns<Item>(first: readonly Item[], second: readonly Item[]): number[] {
	const start = automatonOf(first);
	let [state, length] = [start, 0];
	return second.map((item) => {
		while (state.shorter && !state.next.has(item)) {
			state = state.shorter;
			length = state.length;
		}
		const next = state.next.get(item);
		if (next) [state, length] = [next, length + 1];
		return length;
	});
}

function automatonOf<Item>(items: readonly Item[]): State<Item> {
	const start: State<Item> = { next: new Map(), length: 0, shorter: undefined };
	let last = start;
	for (const item of items) {
		const added: State<Item> = { next: new Map(), length: last.length + 1, shorter: start };
		let from: State<Item> | undefined = last;
		for (; from && !from.next.has(item); from = from.shorter) from.next.set(item, added);
		if (from) added.shorter = endingAt(from, item);
		last = added;
	}
	return start;
}

/** The state that a state and an item lead to, split off from a state that also stands for longer runs. */
function endingAt<Item>(from: State<Item>, item: Item): State<Item> | undefined {
	const known = from.next.get(item);
	if (!known || known.length === from.length + 1) return known;
	const split: State<Item> = { next: new Map(known.next), length: from.length + 1, shorter: known.shorter };
	known.shorter = split;
	for (let at: State<Item> | undefined = from; at?.next.get(item) === known; at = at.shorter) at.next.set(item, split);
	return split;
}
