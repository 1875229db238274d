import { type Amount, asResult, asWritten } from '../amounts/amount';
import { divide, type Interval, scale } from '../amounts/interval';
import { commonBase } from '../amounts/tolerances';
import type { Grid } from '../tables/grid';

/** The number that a column's shares are of: of all who were asked, say, whom no row gives, 156 named it, which is 37.9%. */
export function baseOf(grid: Grid, column: number, shares: number): number | undefined {
	const bases = grid.rows.flatMap((row): Interval[] => {
		const base = wholeOf(row[column], row[shares]);
		return base ? [base] : [];
	});
	const { rows, odd, width } = commonBase;
	const [best] = bases
		.slice(0, commonBase.tried)
		.map(([low]) => bases.filter(([from, , to]) => from <= low && low <= to))
		.toSorted((a, b) => b.length - a.length);
	if (!best || best.length < rows || bases.length - best.length > odd) return undefined;
	const [low, high] = [Math.max(...best.map(([from]) => from)), Math.min(...best.map(([, , to]) => to))];
	const base = Math.round((low + high) / 2);
	return high - low <= width * base ? base : undefined;
}

function wholeOf(part: Amount | undefined, share: Amount | undefined): Interval | undefined {
	const isClear = part && share && !part.range && !share.range && part.value > 0 && share.value > 0;
	if (!isClear || share.dimension !== 'percent' || part.dimension === 'percent') return undefined;
	const whole = divide(asWritten(part), asResult(share));
	return whole && scale(whole, 100);
}
