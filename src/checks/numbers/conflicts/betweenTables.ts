import { entryOf, itemAt } from '../../../access';
import { collect } from '../../../text/collections';
import { agree, comparable, type SameQuantity } from '../reading/sameQuantity';
import type { Grid } from '../tables/grid';
import { cellsOf } from './namedTableCells';

/**
 * A cell is compared with the latest of so many tables that have it: of more tables with the same cell, as a form repeats
 * it, the later ones say no more than the others.
 */
const mostWithCell = 8;

type NamedCells = ReadonlyMap<string, Cell>;
type Cell = ReturnType<typeof cellsOf>[number];

/** What a table has in common with each one before it, in order; enters its own cells. */
function earlierWith(cells: NamedCells, table: number, latest: Map<string, number[]>): [number, string[]][] {
	const found: (readonly [number, string])[] = [];
	for (const key of cells.keys()) {
		const having = latest.get(key) ?? [];
		for (const earlier of having.slice(-mostWithCell)) found.push([earlier, key]);
		having.push(table);
		latest.set(key, having);
	}
	return [...collect(found)].sort(([a], [b]) => a - b);
}

/** What two tables have in common that agree in most of it. */
export function betweenTables(grids: readonly Grid[]): SameQuantity[] {
	const tables = grids.map(
		(grid): NamedCells =>
			new Map(cellsOf(grid).map((cell) => [`${cell.period} ${cell.digits} ${[...cell.terms].sort().join(' ')}`, cell])),
	);
	const latest = new Map<string, number[]>();
	return tables.flatMap((later, index) =>
		earlierWith(later, index, latest).flatMap(([at, keys]) => {
			const earlier = itemAt(tables, at);
			const common = keys.flatMap((key): SameQuantity[] => {
				const [cell, other] = [entryOf(later, key).amount, entryOf(earlier, key).amount];
				return comparable(cell, other) ? [{ later: cell, earlier: other, agree: agree(cell, other) }] : [];
			});
			const different = common.filter((pair) => !pair.agree);
			return different.length * 2 < common.length ? common : [];
		}),
	);
}
