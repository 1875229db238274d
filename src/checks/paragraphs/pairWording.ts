import { itemAt } from '../../access';
import { collect, largest } from '../../text/collections';
import { commonRuns } from '../../text/commonRuns';

/** The terms of a text, by their numbers, as they follow each other; made once a text, whatever it is compared with. */
export interface Wording {
	readonly ordered: readonly number[];
	/** Where each term stands. */
	readonly places: ReadonlyMap<number, readonly number[]>;
	/** Its pairs of neighbouring terms. */
	readonly neighbours: ReadonlySet<number>;
}

export function wordingOf(ordered: readonly number[]): Wording {
	const places = collect(ordered.map((term, at) => [term, at] as const));
	return { ordered, places, neighbours: neighboursIn(ordered) };
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

export function compareWording(a: Wording, b: Wording): WordingKin {
	const shorter = Math.max(1, Math.min(a.ordered.length, b.ordered.length));
	const run = longestRun(a, b);
	const first = a.ordered.findIndex((term, at) => b.ordered[at] !== term);
	let both = 0;
	for (const pair of b.neighbours) if (a.neighbours.has(pair)) both++;
	return {
		run,
		runShare: run / shorter,
		lead: first < 0 ? a.ordered.length : first,
		neighbours: both / Math.max(1, Math.min(a.neighbours.size, b.neighbours.size)),
	};
}

/** How many of the marked terms (figures, names) both texts have, the earlier alone has, and the later alone has. */
export interface MarkedKin {
	readonly both: number;
	readonly first: number;
	readonly second: number;
}

export function compareMarked(a: ReadonlySet<number>, b: ReadonlySet<number>): MarkedKin {
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

/** Of longer texts the runs are found in another way, which takes more time for short ones. */
const mostCompared = 250_000;

function longestRun(a: Wording, b: Wording): number {
	if (a.ordered.length * b.ordered.length > mostCompared) return largest([0, ...commonRuns(a.ordered, b.ordered)]);
	let best = 0;
	let before = noRuns;
	for (const term of a.ordered) {
		const places = b.places.get(term);
		// Most terms stand in one of the two texts only, and end all runs.
		if (!places) {
			before = noRuns;
			continue;
		}
		const ending = new Map<number, number>();
		for (const at of places) {
			const length = (before.get(at - 1) ?? 0) + 1;
			ending.set(at, length);
			if (length > best) best = length;
		}
		before = ending;
	}
	return best;
}

const noRuns: ReadonlyMap<number, number> = new Map();
