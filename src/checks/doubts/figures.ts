import type { Quantity, Report, Span } from '../../report/model';
import { termsOf } from '../../text/terms';

/** The terms of a text that are no figures. */
export function wordsIn({ source }: Report, span: Span): ReadonlySet<string> {
	return new Set(termsOf(source.slice(...span)).filter((term) => !/\d/.test(term)));
}

export const isFigure = ({ kind }: Quantity) => kind !== 'year' && kind !== 'date';

/** A few of something, a year, an age or years: what a sentence has by the way, and few readers would look up. */
export function isSlight({ kind, value, upper, unit, decimals }: Quantity): boolean {
	const isFew = kind === 'count' && decimals === 0 && value >= 0 && value < few && upper === undefined;
	return kind === 'year' || kind === 'date' || unit === 'year' || isFew;
}

const few = 10;

/** The same for the same value, however it is written. */
export function keyOf({ kind, value, upper, unit, currency }: Quantity): string {
	return [kind, value, upper ?? '', unit ?? currency ?? ''].join(' ');
}
