import { qualifiers } from '../../../lexicon/quantities.json';
import { groupBy } from '../../../text/collections';
import { memoised } from '../../../text/memo';
import { termsOf } from '../../../text/terms';
import { type Amount, extendByBound, isCount, rangeOf, sameUnit } from '../amounts/amount';
import { type Interval, meet, overlapInside } from '../amounts/interval';
import { sameQuantity as limits } from '../amounts/tolerances';
import { type Mention, type Terms, yearPartsIn } from '../reading/mentions';

/** Whether two amounts measure the same, so that they can be compared: two values, or two ranges. */
export function comparable(a: Amount, b: Amount): boolean {
	// In another place a bare number is hardly the share that a percentage is.
	const shares = [a, b].filter(({ dimension }) => dimension === 'percent').length;
	if (shares === 1 && [a, b].some(isCount)) return false;
	return a.range || b.range ? a.range && b.range && a.dimension === b.dimension : sameUnit(a, b) !== undefined;
}

/** Whether two amounts that can be compared are different, however they are rounded; ranges are where one of their ends is. */
export function differ(a: Amount, b: Amount): boolean {
	if (a.range && b.range)
		return comparable(a, b) && (differ(endOf(a, false), endOf(b, false)) || differ(endOf(a, true), endOf(b, true)));
	const both = sameUnit(a, b);
	if (!both) return false;
	// Two limits of one kind are as good as two values: `over 30%` and `over 45%` differ, `over 30%` and `45%` need not.
	const read = a.bound === b.bound ? rounded : (amount: Amount) => extendByBound(amount, rounded(amount));
	const same = a.approximate || b.approximate ? meet : overlapInside;
	return !same(read(both[0]), read(both[1]));
}

function endOf(amount: Amount, upper: boolean): Amount {
	return { ...amount, range: false, value: (upper ? amount.upper : undefined) ?? amount.value };
}

/** Whether two amounts that can be compared are one value, however it is rounded. */
export function agree(a: Amount, b: Amount): boolean {
	return comparable(a, b) && !differ(a, b);
}

const rounded = (amount: Amount): Interval => rangeOf(amount, amount.place / 2);

export function includes(amounts: readonly Amount[], value: Amount): boolean {
	return amounts.some((amount) => agree(amount, value));
}

export function sharedCount(a: Terms, b: Terms): number {
	let count = 0;
	for (const term of a) if (b.has(term)) count++;
	return count;
}

export const isSubset = (some: Terms, all: Terms) => sharedCount(some, all) === some.size;

/** How alike two sets of terms are, 0–1. */
export function jaccard(a: Terms, b: Terms): number {
	const shared = sharedCount(a, b);
	return a.size + b.size === 0 ? 1 : shared / (a.size + b.size - shared);
}

const qualifierTerms = new Set(termsOf([...qualifiers.en, ...qualifiers.zh].join(' ')));

/** Neither has a word that makes another measure of it, such as `net` or 农村, and the other not. */
export function sameQualifiers(a: Terms, b: Terms): boolean {
	const only = (one: Terms, other: Terms) => [...one].some((term) => qualifierTerms.has(term) && !other.has(term));
	return !only(a, b) && !only(b, a);
}

/** Whether two mentions are of different things: in one paragraph, in items of one list, or in different parts of the year. */
export function areSeparate(a: Mention, b: Mention): boolean {
	const [one, other] = [a.place, b.place];
	return a.block === b.block || (one.list !== undefined && one.list === other.list) || partOf(a) !== partOf(b);
}

/**
 * Whether two mentions are in parallel sections, `Norway` and `Sweden`, which say the same of different things, and name
 * nothing in common; lines of records share names anyway.
 */
export function areParallel(a: Mention, b: Mention): boolean {
	const [one, other] = [a.place, b.place];
	const shared = sharedCount(one.sections, other.sections);
	const areLines = one.list !== undefined && other.list !== undefined;
	return (
		one.sections.size > shared && other.sections.size > shared && (areLines || sharedCount(a.names, b.names) === 0)
	);
}

const partOf = memoised(({ sentence, place }: Mention): string => yearPartsIn(sentence) || place.parts);

/** One quantity in two places. */
export interface Pair<Place> {
	readonly later: Place;
	readonly earlier: Place;
	/** Both give one value, however it is rounded. */
	readonly agree: boolean;
}

/** Each number is compared with this many before it of the same period and unit; only huge reports have more. */
const mostEarlier = 100;
/** A third value is looked for among so many on either side. */
const mostAround = 500;

/** The same quantity in two sentences, by the same words for it. */
export function samePairs(mentions: readonly Mention[]): Pair<Mention>[] {
	const clear = mentions.filter(({ period, amount }) => period !== undefined && isTelling(amount));
	const groups = groupBy(clear, ({ period, amount }) => `${period} ${amount.dimension.split(' ')[0]}`);
	return [...groups.values()].flatMap((group) =>
		group.flatMap((later, index): Pair<Mention>[] => {
			const before = group.slice(Math.max(0, index - mostEarlier), index).filter((earlier) => isSame(earlier, later));
			const other = before.find((earlier) => isConflict(earlier, later));
			if (other) return hasThird(around(group, index), other, later) ? [] : [{ later, earlier: other, agree: false }];
			const same = before.find((earlier) => agree(earlier.amount, later.amount));
			return same ? [{ later, earlier: same, agree: true }] : [];
		}),
	);
}

/** Pairs from a sentence written twice, such as in a summary, that differ in one number. */
export function rewrittenPairs(mentions: readonly Mention[]): Pair<Mention>[] {
	const groups = groupBy(
		mentions.filter(({ around }) => around.size >= limits.sentenceTerms),
		({ amount, at, beside }) => `${at} of ${beside.length} ${amount.dimension}`,
	);
	return [...groups.values()].flatMap((group) =>
		group.flatMap((later, index): Pair<Mention>[] => {
			const before = group.slice(Math.max(0, index - mostEarlier), index);
			const earlier = before.find((one) => isWrittenTwice(one, later));
			return earlier && !hasThird(around(group, index), earlier, later) ? [{ later, earlier, agree: false }] : [];
		}),
	);
}

function isWrittenTwice(a: Mention, b: Mention): boolean {
	if (a.period !== b.period || !differ(a.amount, b.amount) || jaccard(a.around, b.around) < limits.sentence)
		return false;
	// Items of lists are worded alike whatever they are of.
	if ((a.place.list !== undefined && b.place.list !== undefined) || areSeparate(a, b) || areParallel(a, b))
		return false;
	const others = a.beside.every((amount, at) => at === a.at || agree(amount, b.beside[at] ?? b.amount));
	return others && (isSubset(a.around, b.around) || isSubset(b.around, a.around)) && sameQualifiers(a.around, b.around);
}

/** Whether an amount identifies a quantity; small bare counts and lengths of time are too common. */
function isTelling({ dimension, value }: Mention['amount']): boolean {
	return dimension !== 'year' && dimension !== 's' && (dimension !== 'count' || value >= 100);
}

function isSame(a: Mention, b: Mention): boolean {
	return comparable(a.amount, b.amount) && !areSeparate(a, b) && !areParallel(a, b) && saysSame(a, b);
}

/**
 * Whether two clauses describe the same quantity: one contains the terms of the other. For clauses with several numbers the
 * whole sentences are compared, which must have equally many.
 */
function saysSame(a: Mention, b: Mention): boolean {
	const whole = !a.alone || !b.alone;
	const [one, other] = whole ? [a.around, b.around] : [a.terms, b.terms];
	const equal = one.size === other.size;
	const least = !equal ? limits.termsOfPart : a.period === '' ? limits.leastTerms : 1;
	if (Math.min(one.size, other.size) < least || jaccard(one, other) < limits.clause) return false;
	if (!(isSubset(one, other) || isSubset(other, one)) || !sameQualifiers(one, other)) return false;
	if (whole && (a.beside.length !== b.beside.length || a.at !== b.at)) return false;
	const heads = [a.place.heading, b.place.heading] as const;
	if (heads.every(({ size }) => size > 0) && jaccard(...heads) < limits.heading) return false;
	const around = sharedCount(a.around, b.around) / Math.min(a.around.size, b.around.size);
	return around >= limits.sentenceShared || one.size === other.size;
}

function isConflict(a: Mention, b: Mention): boolean {
	if (!differ(a.amount, b.amount) || includes(a.beside, b.amount) || includes(b.beside, a.amount)) return false;
	const [few = 0, many = 0] = [a.amount.value, b.amount.value].map(Math.abs).sort((x, y) => x - y);
	return few * limits.wholeOfPart > many;
}

const around = (group: readonly Mention[], index: number) =>
	group.slice(Math.max(0, index - mostAround), index + mostAround);

/** Whether a third value exists: then the values are a range of sources or a series, not a slip. */
function hasThird(group: readonly Mention[], a: Mention, b: Mention): boolean {
	return group.some(
		(third) =>
			differ(third.amount, a.amount) && differ(third.amount, b.amount) && [a, b].some((one) => saysSame(third, one)),
	);
}
