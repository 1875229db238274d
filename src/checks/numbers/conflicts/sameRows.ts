import { itemAt } from '../../../access';
import { groupBy } from '../../../text/collections';
import { withoutBrackets } from '../../../text/ends';
import { type Amount, digitsOf } from '../amounts/amount';
import { anchor } from '../amounts/tolerances';
import { termSet } from '../reading/mentions';
import { comparable, differ, overlap, type SameQuantity } from '../reading/sameQuantity';
import type { Grid } from '../tables/grid';

/** A row with its numbers, by column. */
interface Row {
	readonly grid: Grid;
	readonly name: string;
	readonly cells: readonly (Amount | undefined)[];
	/** The first of its numbers that is one and the same, by its {@link sameKey}. */
	readonly byValue: ReadonlyMap<string, Amount>;
}

/** A row is held against so many before it that have its name. */
const mostEarlier = 8;

/** A wider row is not compared: each of its cells is held against each of another row. */
const mostColumns = 60;

/**
 * Rows of two tables that have one name and several figures in common are one row given twice: those figures agree, and where
 * a further column of both differs, one of them is wrong.
 */
export function betweenRows(grids: readonly Grid[]): SameQuantity[] {
	const rows = grids.flatMap((grid) =>
		grid.rows.flatMap((cells, index): Row[] => {
			if (cells.length > mostColumns) return [];
			const given = cells.flatMap((cell) => (cell ? [[sameKey(cell), cell] as const] : []));
			return [{ grid, name: nameOf(grid, index), cells, byValue: new Map(given.reverse()) }];
		}),
	);
	const named = groupBy(
		rows.filter(({ name }) => name !== ''),
		({ name }) => name,
	);
	return [...named.values()].flatMap((group) =>
		group.flatMap((later, index) =>
			group.slice(Math.max(0, index - mostEarlier), index).flatMap((earlier) => {
				return earlier.grid === later.grid ? [] : between(earlier, later);
			}),
		),
	);
}

/** `2025E` and `2025` are one year. */
function nameOf(grid: Grid, index: number): string {
	const year = grid.rowYears[index];
	return year === undefined ? itemAt(grid.labels, index).trim().toLowerCase() : String(year);
}

function between(earlier: Row, later: Row): SameQuantity[] {
	const same = (cell: Amount) => earlier.byValue.get(sameKey(cell));
	// All shares come to 100, and one figure in two columns is one.
	const telling = [...later.byValue.values()].filter(
		(cell) => same(cell) && cell.value !== 100 && cell.text.replace(/\D/gu, '').length >= anchor.digitsOfMoney,
	);
	const longest = Math.max(0, ...telling.map((cell) => digitsOf(cell).length));
	if (telling.length < anchor.cells && longest < anchor.digitsOfOnlyCell) return [];
	return later.cells.flatMap((cell, column): SameQuantity[] => {
		if (!cell) return [];
		const earlierCell = same(cell);
		if (earlierCell) return [{ later: cell, earlier: earlierCell, agree: true }];
		const others = earlier.cells.flatMap((other, at): Amount[] => {
			if (!other || later.byValue.has(sameKey(other))) return [];
			return overlap(headerTerms(earlier.grid, at), headerTerms(later.grid, column)) > 0 ? [other] : [];
		});
		const [other, ...more] = others;
		return other && more.length === 0 && comparable(cell, other) && differ(cell, other)
			? [{ later: cell, earlier: other, agree: false }]
			: [];
	});
}

function headerTerms(grid: Grid, column: number): ReadonlySet<string> {
	return termSet(withoutBrackets(grid.header[column] ?? ''));
}

/** What two numbers have in common that are one and the same. */
function sameKey({ dimension, value, upper }: Amount): string {
	return `${dimension} ${value} ${upper}`;
}
