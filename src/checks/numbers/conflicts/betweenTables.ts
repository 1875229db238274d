import { itemAt } from '../../../access';
import { agree, comparable, type SameQuantity } from '../reading/sameQuantity';
import type { Grid } from '../tables/grid';
import { cellsOf } from './namedTableCells';

/**
 * A table is compared with at most the latest this many before it that have one of its cells, each cell's own count: of
 * more tables with the same cell, as a form repeats it, the later ones say no more than the others.
 */
const mostWithCell = 64;

/** The tables before one that have one of its cells, in order; enters the cells of this one. */
function earlierWith(cells: Iterable<string>, table: number, latest: Map<string, number[]>): number[] {
	const found = new Set<number>();
	for (const cell of cells) {
		const having = latest.get(cell) ?? [];
		for (const earlier of having.slice(-mostWithCell)) found.add(earlier);
		having.push(table);
		latest.set(cell, having);
	}
	return [...found].sort((a, b) => a - b);
}

/** What two tables have in common that agree in most of it. */
export function betweenTables(grids: readonly Grid[]): SameQuantity[] {
	const tables = grids.map(
		(grid) =>
			new Map(cellsOf(grid).map((cell) => [`${cell.period} ${cell.digits} ${[...cell.terms].sort().join(' ')}`, cell])),
	);
	const latest = new Map<string, number[]>();
	return tables.flatMap((later, index) =>
		earlierWith(later.keys(), index, latest).flatMap((at) => {
			const earlier = itemAt(tables, at);
			const common = Array.from(later).flatMap(([key, cell]): SameQuantity[] => {
				const other = earlier.get(key);
				if (!other || !comparable(cell.amount, other.amount)) return [];
				const same = agree(cell.amount, other.amount);
				return [{ later: cell.amount, earlier: other.amount, agree: same }];
			});
			const different = common.filter((pair) => !pair.agree);
			return different.length * 2 < common.length ? common : [];
		}),
	);
}
