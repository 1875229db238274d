import { type Rarity, shareOf } from './numberedTerms';
import type { Side } from './paragraphSide';

/** The terms that a pair shares, in their texts and in their labels. */
export interface SharedTerms {
	readonly mass: number;
	readonly count: number;
	/** How many of them at most three paragraphs have. */
	readonly rare: number;
	/** The summed rarity of the three rarest, each 0–1. */
	readonly rarest: number;
	/** Of label a in text b or label b in text a, by rarity: the better. */
	readonly inLabel: number;
	/** Both labels have the same terms, 0–1. */
	readonly labels: number;
	/** In how many paragraphs' labels the shared label occurs: those of a form repeat in every part. */
	readonly labelForm: number;
}

/** `labelForms` says in how many paragraphs' labels a label occurs, in lower case. */
export function sharedTerms(
	a: Side,
	b: Side,
	common: readonly number[],
	rarity: Rarity,
	labelForms: ReadonlyMap<string, number>,
): SharedTerms {
	// The rarest first.
	const weights = Float64Array.from(common, rarity.of).sort().reverse();
	const inText = (label: readonly number[], text: Side) => shareOf(label, (term) => text.terms.has(term), rarity);
	return {
		mass: weights.reduce((sum, weight) => sum + weight * weight, 0),
		count: common.length,
		rare: common.filter((term) => rarity.seenIn(term) <= 3).length,
		rarest: weights.slice(0, 3).reduce((sum, weight) => sum + weight, 0),
		inLabel: Math.max(inText(a.labelTerms, b), inText(b.labelTerms, a)),
		labels: Math.min(
			shareOf(a.labelTerms, (term) => b.labelTerms.includes(term), rarity),
			shareOf(b.labelTerms, (term) => a.labelTerms.includes(term), rarity),
		),
		labelForm: Math.max(...[a, b].map(({ paragraph }) => labelForms.get(paragraph.label.toLowerCase()) ?? 0)),
	};
}
