import { sameQuantity } from '../amounts/tolerances';
import type { QuantityMention } from '../reading/mentions';
import { hasOtherWords } from '../reading/otherWords';
import {
	agree,
	differ,
	gives,
	isPartOfOther,
	jaccard,
	otherLimits,
	otherPartOfYear,
	overlap,
	parallel,
	type SameQuantity,
	sameHeading,
	sameQualifiers,
	siblings,
} from '../reading/sameQuantity';
import { withEarlier } from './earlierAlike';

/** Clauses that say the same of their number: the first before each that gives another, or else the first that gives the same. */
export function betweenMentions(mentions: readonly QuantityMention[]): SameQuantity[] {
	const keyOf = ({ period, amount }: QuantityMention) => `${period} ${amount.dimension.split(' ')[0]}`;
	return withEarlier(mentions, keyOf, sameQuantity.clause).flatMap(({ later, group, before }): SameQuantity[] => {
		const other = before.find((one) => conflict(one, later));
		if (other && !group.some((third) => isThirdValue(third, other, later)))
			return [{ later: later.amount, earlier: other.amount, agree: false }];
		const same = before.find((one) => repeat(one, later));
		return same ? [{ later: later.amount, earlier: same.amount, agree: true }] : [];
	});
}

function conflict(a: QuantityMention, b: QuantityMention): boolean {
	// One paragraph that gives two values sets them against each other.
	if (a.block === b.block || siblings(a, b) || !differ(a.amount, b.amount)) return false;
	if (isPartOfOther(a.amount, b.amount) || otherLimits(a.beside, b.beside)) return false;
	if (gives(a.beside, b.amount) || gives(b.beside, a.amount)) return false;
	return isSame(a, b);
}

function repeat(a: QuantityMention, b: QuantityMention): boolean {
	return a.block !== b.block && agree(a.amount, b.amount) && !siblings(a, b) && isSame(a, b);
}

/**
 * Three values for one quantity are a spread of sources, not a slip; nor is it one quantity that has a value in each of
 * several sections, as the base of each chart of a survey has.
 */
function isThirdValue(third: QuantityMention, a: QuantityMention, b: QuantityMention): boolean {
	return differ(third.amount, a.amount) && differ(third.amount, b.amount) && saysSame(third, a) && saysSame(third, b);
}

function isSame(a: QuantityMention, b: QuantityMention): boolean {
	const side = parallel(a.topic, b.topic) || otherPartOfYear(a.topic, b.topic);
	return !side && saysSame(a, b) && !hasOtherWords(a.said, b.said);
}

/** The clauses say the same of their numbers, and their sentences are about the same; or the sentences are the same. */
function saysSame(a: QuantityMention, b: QuantityMention): boolean {
	const clauses = jaccard(a.terms, b.terms);
	if (clauses < sameQuantity.clause || !sameQualifiers(a.terms, b.terms)) return false;
	if (!sameHeading({ ...a, terms: a.around }, { ...b, terms: b.around })) return false;
	const enough = a.around.size >= sameQuantity.sentenceTerms;
	if (enough && jaccard(a.around, b.around) >= sameQuantity.sentence) return true;
	if (a.opens && b.opens && clauses === 1 && a.terms.size >= sameQuantity.openingTerms) return true;
	const shared = overlap(a.around, b.around) / Math.min(a.around.size, b.around.size);
	return clauses >= sameQuantity.sameClause && shared >= sameQuantity.sentenceShared;
}
