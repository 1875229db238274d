import type { Quantity } from '../../../src/report/model';

/** A figure that would hardly come back by chance: not a year, and not one digit with zeros. */
export function isTelling({ kind, value }: Quantity): boolean {
	if (kind === 'year' || kind === 'date') return false;
	return String(value).replace(/^0\.0*|0+$|\./gu, '').length >= 2;
}

/** Alike: the same value of the same kind of thing. */
export function keyOf({ kind, value, upper, unit, currency }: Quantity): string {
	return [kind, value, upper, unit, currency].join(' ');
}
