import { groupBy } from '../../../text/collections';
import { sameQuantity as limits } from '../amounts/tolerances';
import type { Mention } from '../reading/mentions';
import {
	agree,
	areApart,
	areParallel,
	comparable,
	differ,
	gives,
	isIn,
	jaccard,
	overlap,
	sameQualifiers,
} from './likeness';

/** One quantity in two places. */
export interface Pair<Place> {
	readonly later: Place;
	readonly earlier: Place;
	/** Both give one value, however it is rounded. */
	readonly agree: boolean;
}

/** Each number is held against so many before it with the same period and unit; only huge reports have more. */
const within = 100;

/** The same quantity in two sentences, by the same words for it. */
export function betweenSentences(mentions: readonly Mention[]): Pair<Mention>[] {
	const clear = mentions.filter(({ period, amount }) => period !== undefined && tells(amount));
	const groups = groupBy(clear, ({ period, amount }) => `${period} ${amount.dimension.split(' ')[0]}`);
	return [...groups.values()].flatMap((group) =>
		group.flatMap((later, index): Pair<Mention>[] => {
			const before = group.slice(Math.max(0, index - within), index).filter((earlier) => isSame(earlier, later));
			const other = before.find((earlier) => isConflict(earlier, later));
			if (other) return hasThird(group, other, later) ? [] : [{ later, earlier: other, agree: false }];
			const same = before.find((earlier) => agree(earlier.amount, later.amount));
			return same ? [{ later, earlier: same, agree: true }] : [];
		}),
	);
}

/** One sentence written twice, as a summary takes it up, but for one of its numbers. */
export function writtenTwice(mentions: readonly Mention[]): Pair<Mention>[] {
	const groups = groupBy(
		mentions.filter(({ around }) => around.size >= limits.sentenceTerms),
		({ amount, at, beside }) => `${at} of ${beside.length} ${amount.dimension}`,
	);
	return [...groups.values()].flatMap((group) =>
		group.flatMap((later, index): Pair<Mention>[] => {
			const before = group.slice(Math.max(0, index - within), index);
			const earlier = before.find((one) => isWrittenTwice(one, later));
			return earlier && !hasThird(group, earlier, later) ? [{ later, earlier, agree: false }] : [];
		}),
	);
}

function isWrittenTwice(a: Mention, b: Mention): boolean {
	// Items of lists are worded alike whatever they are of.
	if (a.place.list !== undefined && b.place.list !== undefined) return false;
	if (areApart(a, b) || !differ(a.amount, b.amount) || jaccard(a.around, b.around) < limits.sentence) return false;
	const others = a.beside.every((amount, at) => at === a.at || agree(amount, b.beside[at] ?? b.amount));
	return others && (isIn(a.around, b.around) || isIn(b.around, a.around)) && sameQualifiers(a.around, b.around);
}

/** Small bare counts and lengths of time are too common to mean the same thing twice. */
function tells({ dimension, value }: Mention['amount']): boolean {
	return dimension !== 'year' && dimension !== 's' && (dimension !== 'count' || value >= 100);
}

function isSame(a: Mention, b: Mention): boolean {
	return comparable(a.amount, b.amount) && !areApart(a, b) && !areParallel(a, b) && saysSame(a, b);
}

/**
 * The clauses say the same of their numbers, or the one says more; what each says besides the other tells of two things. Of
 * a clause with several numbers the whole sentence has to be the same, and to have as many.
 */
function saysSame(a: Mention, b: Mention): boolean {
	const whole = !a.alone || !b.alone;
	const [one, other] = whole ? [a.around, b.around] : [a.terms, b.terms];
	const equal = one.size === other.size;
	const least = !equal ? limits.termsOfPart : a.period === '' ? limits.leastTerms : 1;
	if (Math.min(one.size, other.size) < least || jaccard(one, other) < limits.clause) return false;
	if (!(isIn(one, other) || isIn(other, one)) || !sameQualifiers(one, other)) return false;
	if (whole && (a.beside.length !== b.beside.length || a.at !== b.at)) return false;
	const heads = [a.place.heading, b.place.heading] as const;
	if (heads.every(({ size }) => size > 0) && jaccard(...heads) < limits.heading) return false;
	const around = overlap(a.around, b.around) / Math.min(a.around.size, b.around.size);
	return around >= limits.sentenceShared || one.size === other.size;
}

function isConflict(a: Mention, b: Mention): boolean {
	if (!differ(a.amount, b.amount) || gives(a.beside, b.amount) || gives(b.beside, a.amount)) return false;
	const [few = 0, many = 0] = [a.amount.value, b.amount.value].map(Math.abs).sort((x, y) => x - y);
	return few * limits.wholeOfPart > many;
}

/** Three values for one quantity are a spread of sources or a series, not a slip. */
function hasThird(group: readonly Mention[], a: Mention, b: Mention): boolean {
	return group.some(
		(third) =>
			differ(third.amount, a.amount) && differ(third.amount, b.amount) && [a, b].some((one) => saysSame(third, one)),
	);
}
