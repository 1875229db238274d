import type { Rarity } from './numberedTerms';
import { compareMarked } from './pairWording';
import type { Sentence, Side } from './paragraphSide';

/** What the two nearest sentences of a pair have in common. */
export interface NearestSentences {
	readonly cosine: number;
	/** Share of the later's terms, by rarity, that the earlier has. */
	readonly covered: number;
	/** Figures, and names, that both have, and that one of them has alone. */
	readonly figures: number;
	readonly otherFigures: number;
	readonly names: number;
	readonly otherNames: number;
	readonly freshNames: number;
	readonly size: number;
	/** Of the later paragraph's terms, by rarity, those of the sentence. */
	readonly part: number;
}

/** The two sentences, one of each side, that are nearest to each other; all 0 where none share a term. */
export function nearestSentences(a: Side, b: Side, common: readonly number[], rarity: Rarity): NearestSentences {
	let [most, mostShared] = [0, 0];
	let pair: readonly [Sentence, Sentence] | undefined;
	for (const x of a.sentences) {
		const inX = common.filter((term) => x.terms.has(term));
		for (const y of inX.length === 0 ? [] : b.sentences) {
			let shared = 0;
			for (const term of inX) if (y.terms.has(term)) shared += rarity.of(term) ** 2;
			const cosine = shared / Math.sqrt(x.mass * y.mass || 1);
			if (cosine <= most) continue;
			[most, mostShared] = [cosine, shared];
			pair = [x, y];
		}
	}
	if (!pair) return noSentences;
	const [x, y] = pair;
	const within = (marked: ReadonlySet<number>, { terms }: Sentence) =>
		new Set([...terms].filter((term) => marked.has(term)));
	const figures = compareMarked(within(a.figures, x), within(b.figures, y));
	const names = compareMarked(within(a.names, x), within(b.names, y));
	return {
		cosine: most,
		covered: mostShared / (y.mass || 1),
		figures: figures.both,
		otherFigures: figures.first + figures.second,
		names: names.both,
		otherNames: names.first + names.second,
		freshNames: names.second,
		size: Math.min(x.terms.size, y.terms.size),
		part: y.mass / (b.mass || 1),
	};
}

const noSentences: NearestSentences = {
	cosine: 0,
	covered: 0,
	figures: 0,
	otherFigures: 0,
	names: 0,
	otherNames: 0,
	freshNames: 0,
	size: 0,
	part: 0,
};
