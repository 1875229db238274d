import { itemAt } from '../../access';

/** The terms of a text, by their numbers, as they follow each other; what tells it from other texts of its pattern. */
export interface Wording {
	readonly ordered: readonly number[];
	/** Figures with digits and, of words, those written as names. */
	readonly figures: ReadonlySet<number>;
	readonly names: ReadonlySet<number>;
}

/** How the wording of two texts compares, the earlier first. */
export interface WordingKin {
	/** The most terms in a row that both have. */
	readonly run: number;
	/** The same, of the shorter text's terms: 0–1. */
	readonly runShare: number;
	/** Terms that both begin with: texts filled in after one pattern begin alike and go on differently. */
	readonly lead: number;
	/** Pairs of neighbouring terms that both have, of the shorter text's: 0–1. */
	readonly neighbours: number;
}

export function compareWording(a: readonly number[], b: readonly number[]): WordingKin {
	const shorter = Math.max(1, Math.min(a.length, b.length));
	const run = longestRun(a, b);
	const first = a.findIndex((term, at) => b[at] !== term);
	const known = neighboursIn(a);
	const own = neighboursIn(b);
	let both = 0;
	for (const pair of own) if (known.has(pair)) both++;
	return {
		run,
		runShare: run / shorter,
		lead: first < 0 ? a.length : first,
		neighbours: both / Math.max(1, Math.min(known.size, own.size)),
	};
}

/** How many of the marked terms (figures, names) both have, the earlier alone has, and the later alone has. */
export function compareMarked(a: ReadonlySet<number>, b: ReadonlySet<number>) {
	let both = 0;
	for (const term of b) if (a.has(term)) both++;
	return { both, first: a.size - both, second: b.size - both };
}

/** More terms than any report has. */
const vocabularySize = 2 ** 26;

function neighboursIn(terms: readonly number[]): ReadonlySet<number> {
	const pairs = new Set<number>();
	for (let at = 1; at < terms.length; at++) pairs.add(itemAt(terms, at - 1) * vocabularySize + itemAt(terms, at));
	return pairs;
}

function longestRun(a: readonly number[], b: readonly number[]): number {
	const places = new Map<number, number[]>();
	b.forEach((term, at) => {
		const known = places.get(term);
		if (known) known.push(at);
		else places.set(term, [at]);
	});
	let best = 0;
	let before = new Map<number, number>();
	for (const term of a) {
		const ending = new Map<number, number>();
		for (const at of places.get(term) ?? []) {
			const length = (before.get(at - 1) ?? 0) + 1;
			ending.set(at, length);
			if (length > best) best = length;
		}
		before = ending;
	}
	return best;
}
