import { itemAt } from '../../access';
import type { TextCollection } from '../../text/similarity';
import { type NearTexts, nearTexts } from './nearTexts';
import type { NumberedTexts } from './numberedTerms';
import { likenessFrom, nearest } from './thresholds';

/** A pair of texts, the earlier first, with how it stands among the pairs of its two texts. */
export interface RankedPair {
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

/** The pairs that are worth measuring: alike at all, and among the nearest of one of their texts. */
export function rankedPairs(texts: TextCollection, numbered: NumberedTexts): RankedPair[] {
	const alike = alikePairs(texts, numbered);
	const likenesses = numbered.sets.map((): number[] => []);
	for (const { first, second, likeness } of alike) {
		itemAt(likenesses, first).push(likeness);
		itemAt(likenesses, second).push(likeness);
	}
	const rising = likenesses.map((own) => Float64Array.from(own).sort());
	const bounds = rising.map((own) => own[own.length - nearest] ?? 0);
	return alike
		.filter(({ first, second, likeness }) => likeness >= Math.min(itemAt(bounds, first), itemAt(bounds, second)))
		.map((pair) => {
			const a = rankIn(itemAt(rising, pair.first), pair.likeness);
			const b = rankIn(itemAt(rising, pair.second), pair.likeness);
			return { ranks: [a.rank, b.rank], margins: [a.margin, b.margin], ...pair };
		});
}

function alikePairs(texts: TextCollection, numbered: NumberedTexts) {
	const alike: (NearTexts & Pick<RankedPair, 'likeness'>)[] = [];
	nearTexts(numbered, likenessFrom.measuredByTerms).forEach(({ first, second, kinship }) => {
		const likeness = texts.likeness(second, first);
		if (likeness >= likenessFrom.measured) alike.push({ first, second, kinship, likeness });
	});
	return alike;
}

function rankIn(rising: Float64Array, likeness: number) {
	const rank = rising.length - rising.lastIndexOf(likeness);
	return { rank, margin: likeness - (rising.at(rank === 1 ? -2 : -1) ?? 0) };
}
