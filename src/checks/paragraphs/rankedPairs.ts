import { itemAt } from '../../access';
import type { NumberedTexts } from '../../text/numberedTerms';
import type { TextCollection } from '../../text/similarity';
import { nearTexts } from './nearTexts';
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
export function rankedPairs(collection: TextCollection, numbered: NumberedTexts): RankedPair[] {
	const alike = nearTexts(numbered, likenessFrom.measuredByTerms)
		.map(({ first, second }) => ({ first, second, likeness: collection.likeness(second, first) }))
		.filter(({ likeness }) => likeness >= likenessFrom.measured);
	const likenesses = numbered.texts.map((): number[] => []);
	for (const { first, second, likeness } of alike) {
		itemAt(likenesses, first).push(likeness);
		itemAt(likenesses, second).push(likeness);
	}
	for (const own of likenesses) own.sort((a, b) => b - a);
	const isNear = (at: number, likeness: number) => likeness >= (itemAt(likenesses, at)[nearestCount - 1] ?? 0);
	const marginAt = (at: number, likeness: number) => {
		const [best, next = 0] = itemAt(likenesses, at);
		return likeness - (best === likeness ? next : (best ?? 0));
	};
	return alike.flatMap(({ first, second, likeness }) => {
		if (!isNear(first, likeness) && !isNear(second, likeness)) return [];
		const margin = Math.min(marginAt(first, likeness), marginAt(second, likeness));
		return [{ first, second, likeness, margin }];
	});
}
