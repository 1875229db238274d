import type { Amount } from '../amounts/amount';
import { asResult, asWritten } from '../amounts/amount';
import { divide, type Interval, scale } from '../amounts/interval';
import { commonBase } from '../amounts/tolerances';
import type { Grid } from '../tables/grid';

/** Of what the shares of one column are that the other column counts: all who were asked, whom no row of the table has. */
export function baseOf(grid: Grid, column: number, shares: number): number | undefined {
	const bases = grid.rows.flatMap((row): Interval[] => {
		const base = wholeOf(row[column], row[shares]);
		return base ? [base] : [];
	});
	const { rows, odd, width } = commonBase;
	const [best] = bases
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
