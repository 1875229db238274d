import type { Amount } from '../amounts/amount';

export interface YearValue {
	readonly year: number;
	readonly amount: Amount;
}

export type Pair = readonly [from: YearValue, to: YearValue];

/** What a text says of the time of a change besides its years: that it is a rate of each year, or began in its only year. */
export interface Timing {
	readonly isYearly: boolean;
	readonly isSince: boolean;
}

/**
 * Which two values of a row a change may be between. Without years any two, most likely the last ones; with one, it and the one
 * before, or any for a yearly rate; since one, it and any later.
 */
export function pairsFor(
	years: readonly number[],
	values: readonly YearValue[],
	{ isYearly, isSince }: Timing,
): Pair[] {
	const all = values.flatMap((to, index) => values.slice(0, index).map((from): Pair => [from, to])).reverse();
	const [last, first, ...more] = years.toSorted((a, b) => b - a);
	if (last === undefined) return all;
	if (more.length > 0) return [];
	if (first === undefined && isSince) return all.filter(([from]) => from.year === last);
	if (first === undefined && isYearly) return all.filter(([, to]) => to.year === last);
	return all.filter(([from, to]) => to.year === last && from.year === (first ?? last - 1));
}
