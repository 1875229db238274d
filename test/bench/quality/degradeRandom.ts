/** A small seeded generator (mulberry32): the same seed, the same numbers. */
export function createRandom(seed: number) {
	let state = seed | 0;
	const next = (): number => {
		state = (state + 0x6d2b79f5) | 0;
		let t = Math.imul(state ^ (state >>> 15), 1 | state);
		t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
		return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
	};
	const shuffle = <T>(items: readonly T[]): T[] => {
		const result = [...items];
		for (let i = result.length - 1; i > 0; i--) {
			const j = Math.floor(next() * (i + 1));
			[result[i], result[j]] = [result[j]!, result[i]!];
		}
		return result;
	};
	const pick = <T>(items: readonly T[]): T => items[Math.floor(next() * items.length)]!;
	return { next, shuffle, pick };
}
