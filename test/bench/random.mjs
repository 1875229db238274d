/** A small seeded generator (mulberry32), so that every run measures the same text. */
export function seededRandom(seed) {
	let state = seed;
	const next = () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
	};
	const below = (limit) => Math.floor(next() * limit);
	return { next, below, pick: (items) => items[below(items.length)] };
}
