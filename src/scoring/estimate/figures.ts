import type { Quantity, Report } from '../../report/model';

export interface FigureEchoes {
	/** Figures with at least two digits that count; years and dates are none. */
	readonly figures: number;
	/** Those that another place of the report states alike. */
	readonly echoed: number;
}

/**
 * How many of a report's figures come back somewhere else with the same value: in a table, a summary, a conclusion.
 * What stands in a block that repeats another one whole is no echo.
 */
export function measureEchoes({ numbers }: Report, repeated: ReadonlySet<number>): FigureEchoes {
	const blocks = new Map<string, Set<number>>();
	const telling = numbers.filter((figure) => isTelling(figure) && !repeated.has(figure.block));
	for (const figure of telling) {
		const seen = blocks.get(keyOf(figure)) ?? new Set<number>();
		blocks.set(keyOf(figure), seen.add(figure.block));
	}
	return { figures: telling.length, echoed: telling.filter((figure) => blocks.get(keyOf(figure))!.size > 1).length };
}

/** A figure that would hardly come back by chance: not a year, and not one digit with zeros. */
export function isTelling({ kind, value }: Quantity): boolean {
	if (kind === 'year' || kind === 'date') return false;
	return String(value).replace(/^0\.0*|0+$|\./gu, '').length >= 2;
}

/** Alike: the same value of the same kind of thing. */
export function keyOf({ kind, value, upper, unit, currency }: Quantity): string {
	return [kind, value, upper, unit, currency].join(' ');
}
