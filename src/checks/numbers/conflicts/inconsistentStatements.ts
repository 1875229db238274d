import { itemAt } from '../../../access';
import { inEither } from '../../../lexicon/compile';
import { contrasted } from '../../../lexicon/contrasted';
import { kept } from '../../../text/kept';
import type { Amount } from '../amounts/amount';
import { sameQuantity } from '../amounts/tolerances';
import { isComparable, type NumericSentence } from '../reading/mentions';
import { hasOtherWords } from '../reading/otherWords';
import {
	agree,
	differ,
	isPartOfOther,
	jaccard,
	otherPartOfYear,
	overlap,
	parallel,
	type SameQuantity,
	sameHeading,
	sameQualifiers,
	siblings,
	within,
} from '../reading/sameQuantity';
import { withEarlier } from './earlierAlike';

const contrastedPattern = new RegExp(`${inEither(contrasted).source}|\\bestimates? (?:vary|range|differ)`, 'i');

/** Whether a text sets sources, scenarios or estimates against each other. */
export const isContrasted = kept((text) => contrastedPattern.test(text));

/** Sentences that say the same of their numbers, one of which may differ. */
export function betweenStatements(statements: readonly NumericSentence[]): SameQuantity[] {
	const keyOf = ({ periods, amounts }: NumericSentence) =>
		`${periods} ${amounts.map(({ dimension }) => dimension).join()}`;
	return withEarlier(statements, keyOf, sameQuantity.statement).flatMap(({ later, group, index, before }) =>
		atStatement(group, later, index, before.toReversed()),
	);
}

/** Holds a statement against those before it: the last that says the same with one other number decides, or else the last with the same numbers. */
function atStatement(
	group: readonly NumericSentence[],
	later: NumericSentence,
	index: number,
	before: readonly NumericSentence[],
): SameQuantity[] {
	if (saysTooLittle(later)) return [];
	for (const earlier of before) {
		const [first, ...more] = differences(earlier, later);
		if (!first || more.length > 0 || isPartOfOther(first.earlier, first.later)) continue;
		if (!sameStatement(earlier, later)) continue;
		const near = group.slice(Math.max(0, index - within), index + within);
		return isSeries(near, earlier, later) ? [] : [first];
	}
	const same = before.find((earlier) => repeats(earlier, later));
	return later.amounts.flatMap((amount, at) => {
		const other = same?.amounts[at];
		return other && isComparable(amount) ? [{ later: amount, earlier: other, agree: true }] : [];
	});
}

function repeats(earlier: NumericSentence, later: NumericSentence): boolean {
	const one = earlier.block !== later.block && earlier.amounts.length === later.amounts.length;
	const same = (amount: Amount, at: number) => agree(amount, itemAt(later.amounts, at));
	return one && earlier.amounts.every(same) && sameStatement(earlier, later);
}

/** A third statement with yet another number: they count something through, or each section has its own, and none contradicts another. */
function isSeries(group: readonly NumericSentence[], earlier: NumericSentence, later: NumericSentence): boolean {
	return group.some(
		(third) =>
			differences(third, later).length > 0 && differences(third, earlier).length > 0 && sameWords(third, later),
	);
}

/** The amounts of one statement that differ from those of another with as many of the same dimensions. */
function differences(a: NumericSentence, b: NumericSentence): SameQuantity[] {
	return b.amounts.flatMap((amount, at): SameQuantity[] => {
		const other = a.amounts[at];
		const different = other?.range === amount.range && differ(asValue(amount), asValue(other));
		return different ? [{ later: amount, earlier: other, agree: false }] : [];
	});
}

/** Of a range its lower end. */
function asValue(amount: Amount): Amount {
	return amount.range ? { ...amount, range: false } : amount;
}

/**
 * One sentence says what the other says, or more: words that only one of them has are said on top. Words that each
 * has instead of the other's tell of another thing.
 */
function sameStatement(a: NumericSentence, b: NumericSentence): boolean {
	const long = /\p{Script=Han}/u.test(a.text) ? sameQuantity.longTermsHan : sameQuantity.longTerms;
	const isLong = isVeryAlike(a, b) && Math.min(a.terms.size, b.terms.size) >= long;
	return (isLong || !parallel(a.topic, b.topic)) && !otherPartOfYear(a.topic, b.topic) && sameWords(a, b);
}

/** The same, whatever sections they stand in. */
function sameWords(a: NumericSentence, b: NumericSentence): boolean {
	if (siblings(a, b) || saysTooLittle(a) || saysTooLittle(b)) return false;
	if (jaccard(a.terms, b.terms) < sameQuantity.statement) return false;
	if (!sameQualifiers(a.terms, b.terms) || !sameHeading(a, b)) return false;
	if (contrastIn(a.text) !== contrastIn(b.text)) return false;
	const shared = overlap(a.terms, b.terms);
	const oneSided = shared === a.terms.size || shared === b.terms.size;
	const same = oneSided || (isVeryAlike(a, b) && !otherNames(a, b) && !otherNames(b, a));
	return same && !hasOtherWords(a, b);
}

function isVeryAlike(a: NumericSentence, b: NumericSentence): boolean {
	return jaccard(a.terms, b.terms) >= sameQuantity.sameStatement;
}

/** Too few terms to know again what a statement is about. */
function saysTooLittle({ terms }: NumericSentence): boolean {
	return terms.size < sameQuantity.leastTerms;
}

/** The word by which a statement sets itself against others; empty when there is none. */
const contrastIn = kept((text) => contrastedPattern.exec(text)?.[0] ?? '');

function otherNames(a: NumericSentence, b: NumericSentence): boolean {
	return [...a.topic.names].some((name) => !b.terms.has(name));
}
