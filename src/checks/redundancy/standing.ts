import type { TextCollection } from '../../report/likeness';
import { nearTexts } from './nearTexts';

/** A pair of texts, the earlier first, with how it stands among the pairs of its two texts. */
export interface StandingPair {
	readonly first: number;
	readonly second: number;
	/** The cosine of their n-grams and stems, 0–1. */
	readonly likeness: number;
	/** The cosine of their terms, 0–1. */
	readonly kinship: number;
	/** Its rank by likeness among the pairs of either text: 1 is the text's nearest. */
	readonly ranks: readonly [number, number];
	/** By how much it is likelier than the best other pair of either text. */
	readonly margins: readonly [number, number];
}

/** Texts below this share words that any two do. */
const kinFrom = 0.03;
const alikeFrom = 0.06;
/** A text that repeats another is among the nearest of one of the two. */
const nearest = 4;

/** The pairs that are worth measuring: alike at all, and among the nearest of one of their texts. */
export function standingPairs(texts: TextCollection): StandingPair[] {
	const near = nearTexts(texts.terms, kinFrom).map((pair) => ({
		...pair,
		likeness: texts.likeness(pair.second, pair.first),
	}));
	const likenesses = texts.terms.map((): number[] => []);
	for (const { first, second, likeness } of near) {
		likenesses[first]!.push(likeness);
		likenesses[second]!.push(likeness);
	}
	for (const own of likenesses) own.sort((a, b) => b - a);
	return near.flatMap((pair) => {
		const [a, b] = [likenesses[pair.first]!, likenesses[pair.second]!].map((own) => standIn(own, pair.likeness));
		if (pair.likeness < alikeFrom || Math.min(a!.rank, b!.rank) > nearest) return [];
		return [{ ...pair, ranks: [a!.rank, b!.rank], margins: [a!.margin, b!.margin] }];
	});
}

/** `own` is in falling order. */
function standIn(own: readonly number[], likeness: number) {
	const rank = own.indexOf(likeness) + 1;
	return { rank, margin: likeness - (own[rank === 1 ? 1 : 0] ?? 0) };
}
