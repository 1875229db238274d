import { qualifiers } from '../../../lexicon/quantities.json';
import { termsOf } from '../../../text/terms';
import { type Amount, alike, isCount, withinBound } from '../amounts/amount';
import { type Interval, meet, overlapping } from '../amounts/interval';
import { approximately } from '../amounts/tolerances';
import { type Mention, partsIn, type Terms } from '../reading/mentions';

/** Whether two amounts measure the same, so that they can be compared: two values, or two ranges. */
export function comparable(a: Amount, b: Amount): boolean {
	// In another place a bare number is hardly the share that a percentage is.
	const shares = [a, b].filter(({ dimension }) => dimension === 'percent').length;
	if (shares === 1 && [a, b].some(isCount)) return false;
	return a.range || b.range ? a.range && b.range && a.dimension === b.dimension : alike(a, b) !== undefined;
}

/** Whether two amounts that can be compared are different, however they are rounded; ranges are where one of their ends is. */
export function differ(a: Amount, b: Amount): boolean {
	if (a.range && b.range)
		return comparable(a, b) && (differ(endOf(a, false), endOf(b, false)) || differ(endOf(a, true), endOf(b, true)));
	const both = alike(a, b);
	if (!both) return false;
	// Two limits of one kind are as good as two values: `over 30%` and `over 45%` differ, `over 30%` and `45%` need not.
	const read = a.bound === b.bound ? rounded : (amount: Amount) => withinBound(amount, rounded(amount));
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

export function gives(amounts: readonly Amount[], value: Amount): boolean {
	return amounts.some((amount) => agree(amount, value));
}

export function overlap(a: Terms, b: Terms): number {
	let count = 0;
	for (const term of a) if (b.has(term)) count++;
	return count;
}

export const isIn = (some: Terms, all: Terms) => overlap(some, all) === some.size;

/** How alike two sets of terms are, 0–1. */
export function jaccard(a: Terms, b: Terms): number {
	const shared = overlap(a, b);
	return a.size + b.size === 0 ? 1 : shared / (a.size + b.size - shared);
}

const qualifierTerms = new Set(termsOf([...qualifiers.en, ...qualifiers.zh].join(' ')));

/** Neither has a word that makes another measure of it, such as `net` or 农村, and the other not. */
export function sameQualifiers(a: Terms, b: Terms): boolean {
	const only = (one: Terms, other: Terms) => [...one].some((term) => qualifierTerms.has(term) && !other.has(term));
	return !only(a, b) && !only(b, a);
}

/** One paragraph sets its values against each other; items of one list tell of different things, and so do quarters of a year. */
export function areApart(a: Mention, b: Mention): boolean {
	const [one, other] = [a.place, b.place];
	return a.block === b.block || (one.list !== undefined && one.list === other.list) || partOf(a) !== partOf(b);
}

/** Sections side by side, `Norway` and `Sweden`, say the same of different things. */
export function areParallel(a: Mention, b: Mention): boolean {
	const [one, other] = [a.place, b.place];
	const shared = overlap(one.sections, other.sections);
	return one.sections.size > shared && other.sections.size > shared && overlap(a.names, b.names) === 0;
}

function partOf({ sentence, place }: Mention): string {
	return partsIn(sentence) || place.parts;
}
