import type { Quantity } from '../model';

/** A year, a date, or a span of either, as the number grammar reads it. */
type Period = Pick<Quantity, 'kind' | 'value' | 'upper' | 'unit'>;

/** The first and the last year of a period. */
export function yearsOf({ kind, value, upper }: Period): readonly [first: number, last: number] {
	const yearIn = (one: number) => (kind === 'date' ? Math.floor(one / 10_000) : one);
	return [yearIn(value), yearIn(upper ?? value)];
}

/** The year that a period is, or lies in; a fiscal year is named after the one in which it ends. `undefined` for several. */
export function onlyYear(period: Period): number | undefined {
	return period.upper === undefined || period.unit === 'split' ? yearsOf(period)[1] : undefined;
}

/** The same of a year as a whole, not of its quarters, months and days. */
export function wholeYear(period: Period | undefined): number | undefined {
	return period?.kind === 'year' ? onlyYear(period) : undefined;
}

/** The same for the same period, however it is written: `FY24` and `2024`, `FY2023/24` and `2023–24`. */
export function periodKey({ kind, value, upper, unit }: Period): string {
	return [value, upper, kind === 'date' ? unit : undefined].filter((part) => part !== undefined).join(' ');
}
