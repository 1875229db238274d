import { qualifiers } from '../../../lexicon/quantities';
import { termsOf } from '../../../text/terms';
import { type Amount, alike, isCount, withinBound } from '../amounts/amount';
import { type Interval, meet, overlapping } from '../amounts/interval';
import { approximately, powerOfTen, sameQuantity } from '../amounts/tolerances';
import type { NumericSentence, Topic } from './mentions';

/** One quantity in two places. */
export interface SameQuantity {
	readonly later: Amount;
	readonly earlier: Amount;
	/** Both give one value, however it is rounded. */
	readonly agree: boolean;
}

const qualifierTerms = new Set(termsOf([...qualifiers.en, ...qualifiers.zh].join(' ')));

/** Whether two amounts measure the same, so that they can be compared: two values, or two ranges. */
export function comparable(a: Amount, b: Amount): boolean {
	// In another place a bare number is hardly the share that a percentage is.
	if (isShareAndCount(a, b) || isShareAndCount(b, a)) return false;
	return a.range || b.range ? a.range && b.range && a.dimension === b.dimension : alike(a, b) !== undefined;
}

function isShareAndCount(a: Amount, b: Amount): boolean {
	return a.dimension === 'percent' && b.dimension === 'count';
}

/** Whether two amounts that can be compared are different, however they are rounded; ranges are where one of their ends is. */
export function differ(a: Amount, b: Amount): boolean {
	if (a.range && b.range)
		return comparable(a, b) && (differ(endOf(a, false), endOf(b, false)) || differ(endOf(a, true), endOf(b, true)));
	const both = alike(a, b);
	if (!both) return false;
	// Two limits of one kind are as good as two values: `over 30%` and `over 45%` differ, `over 30%` and `45%` need not.
	const read = a.bound === b.bound ? rounded : (amount: Amount) => withinBound(amount, rounded(amount));
	// What is half a unit off is rounded to the next: `$4 million` and `$5 million` are two values, `about $4 million` may be either.
	const same = a.approximate || b.approximate ? meet : overlapping;
	return !same(read(both[0]), read(both[1]));
}

function endOf(amount: Amount, upper: boolean): Amount {
	return { ...amount, range: false, value: (upper ? amount.upper : undefined) ?? amount.value };
}

/** Whether two amounts that can be compared are one value, however it is rounded. */
export function agree(a: Amount, b: Amount): boolean {
	return comparable(a, b) && !differ(a, b);
}

/** What a number may be rounded from, or about. */
function rounded({ value, place, approximate }: Amount): Interval {
	const slack = Math.max(place / 2, approximate ? Math.abs(value) * approximately : 0);
	return [value - slack, value, value + slack];
}

/**
 * A count many times smaller than another counts a part of the same things, as one channel's visits among all; a slip is
 * of a digit or of a power of ten.
 */
export function isPartOfOther(a: Amount, b: Amount): boolean {
	const [part, whole] = a.value < b.value ? [a.value, b.value] : [b.value, a.value];
	if (!isCount(a) || part <= 0) return false;
	const ratio = whole / part;
	const power = Math.log10(ratio);
	return ratio >= sameQuantity.wholeOfPart && Math.abs(power - Math.round(power)) > powerOfTen;
}

/**
 * Whether two sentences set different limits to what they count: `15 brands sell over 50,000 cars, 80% of all` and `6 sell
 * over 100,000, 57%` tell of two groups.
 */
export function otherLimits(a: readonly Amount[], b: readonly Amount[]): boolean {
	const [one, other] = [limitsIn(a), limitsIn(b)];
	return one.length > 0 && other.length > 0 && !one.every((limit) => gives(other, limit));
}

/** A limit that stands alone is all that its sentence tells. */
function limitsIn(amounts: readonly Amount[]): readonly Amount[] {
	return amounts.length > 1 ? amounts.filter(({ bound }) => bound) : [];
}

/** Whether one of some amounts is as good as another one. */
export function gives(amounts: readonly Amount[], value: Amount): boolean {
	return amounts.some((amount) => agree(amount, value));
}

/** A list's heading is part of what its items say; a full sentence stands for itself. */
export function sameHeading(
	a: Pick<NumericSentence, 'terms' | 'heading'>,
	b: Pick<NumericSentence, 'terms' | 'heading'>,
): boolean {
	const full =
		Math.min(a.terms.size, b.terms.size) >= sameQuantity.fullSentence && (a.heading.size === 0 || b.heading.size === 0);
	return full || jaccard(a.heading, b.heading) >= sameQuantity.heading;
}

/** Items of one list, which tell of different things. */
export function siblings(
	a: Pick<NumericSentence, 'list' | 'block'>,
	b: Pick<NumericSentence, 'list' | 'block'>,
): boolean {
	return a.list !== undefined && a.list === b.list && a.block !== b.block;
}

/**
 * One tells of a quarter or a half of a year, the other of another one; where neither names one itself, their headings tell:
 * what stands under a heading for all of the year is not of the quarter that another heading names.
 */
export function otherPartOfYear(a: Topic, b: Topic): boolean {
	if (a.partsOfYear.size + b.partsOfYear.size === 0)
		return a.partsOverIt.size !== b.partsOverIt.size || ![...a.partsOverIt].every((part) => b.partsOverIt.has(part));
	const [one, other] = [a, b].map(({ partsOfYear, partsOverIt }) => (partsOfYear.size > 0 ? partsOfYear : partsOverIt));
	return one !== undefined && other !== undefined && one.size > 0 && other.size > 0 && overlap(one, other) === 0;
}

/** Sections side by side, `Norway` and `Sweden`, say the same of different things unless their sentences share a name. */
export function parallel(a: Topic, b: Topic): boolean {
	if (overlap(a.names, b.names) > 0) return false;
	const shared = overlap(a.sections, b.sections);
	return a.sections.size > shared && b.sections.size > shared;
}

export function sameQualifiers(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
	const only = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
		[...one].some((term) => qualifierTerms.has(term) && !other.has(term));
	return !only(a, b) && !only(b, a);
}

/** How many terms, or whatever they hold, two sets share. */
export function overlap<Item>(a: ReadonlySet<Item>, b: ReadonlySet<Item>): number {
	let count = 0;
	for (const term of a) if (b.has(term)) count++;
	return count;
}

/** How alike two sets of terms are, 0–1; two empty ones are. */
export function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
	const shared = overlap(a, b);
	return a.size + b.size === 0 ? 1 : shared / (a.size + b.size - shared);
}

/** Each amount is held against this many before it with the same period and unit; only huge reports have more. */
export const within = 100;
