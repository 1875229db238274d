import type { Quantity } from '../model';

/** A year, a date, or a span of either, as the number grammar reads it. */
type Period = Pick<Quantity, 'kind' | 'value' | 'upper' | 'unit'>;

/** The first and the last year of a period. */
export function yearRange({ kind, value, upper }: Period): readonly [first: number, last: number] {
	const yearIn = (one: number) => (kind === 'date' ? Math.floor(one / 10_000) : one);
	return [yearIn(value), yearIn(upper ?? value)];
}

/** The one year of a period; for a fiscal year the one in which it ends. `undefined` for several years. */
export function singleYear(period: Period): number | undefined {
	return period.upper === undefined || period.unit === 'split' ? yearRange(period)[1] : undefined;
}

/** {@link singleYear} of whole years only, not of quarters, months and days. */
export function wholeYear(period: Period | undefined): number | undefined {
	return period?.kind === 'year' ? singleYear(period) : undefined;
}

/** A key that is equal for equal periods, however written: `FY24` and `2024`, `FY2023/24` and `2023–24`. */
export function periodKey({ kind, value, upper, unit }: Period): string {
	return [value, upper, kind === 'date' ? unit : undefined].filter((part) => part !== undefined).join(' ');
}
