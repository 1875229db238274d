import { itemAt } from '../../access';
import type { TextCollection } from '../../text/similarity';
import { nearTexts } from './nearTexts';
import type { NumberedTexts } from './numberedTerms';
import { likenessFrom, nearestCount } from './thresholds';

/** A pair of texts, the earlier first, with how it stands among the pairs of its two texts. */
export interface RankedPair {
	readonly first: number;
	readonly second: number;
	/** The cosine of their n-grams and stems, 0–1. */
	readonly likeness: number;
	/** By how much it is likelier than the best other pair of either text. */
	readonly margin: number;
}

/** The pairs that are worth measuring: alike at all, and among the nearest of one of their texts. */
export function rankedPairs(texts: TextCollection, numbered: NumberedTexts): RankedPair[] {
	const alike = nearTexts(numbered, likenessFrom.measuredByTerms)
		.map(({ first, second }) => ({ first, second, likeness: texts.likeness(second, first) }))
		.filter(({ likeness }) => likeness >= likenessFrom.measured);
	const likenesses = numbered.sets.map((): number[] => []);
	for (const { first, second, likeness } of alike) {
		itemAt(likenesses, first).push(likeness);
		itemAt(likenesses, second).push(likeness);
	}
	const rising = likenesses.map((own) => Float64Array.from(own).sort());
	const isNear = (at: number, likeness: number) => {
		const own = itemAt(rising, at);
		return likeness >= (own[own.length - nearestCount] ?? 0);
	};
	const marginAt = (at: number, likeness: number) => {
		const own = itemAt(rising, at);
		return likeness - (own.at(own.at(-1) === likeness ? -2 : -1) ?? 0);
	};
	return alike
		.filter(({ first, second, likeness }) => isNear(first, likeness) || isNear(second, likeness))
		.map((pair) => ({
			...pair,
			margin: Math.min(marginAt(pair.first, pair.likeness), marginAt(pair.second, pair.likeness)),
		}));
}
