import { itemAt } from '../../../access';
import { withoutBrackets } from '../../../text/ends';
import type { Amount } from '../amounts/amount';
import { sameCell } from '../amounts/tolerances';
import { isComparable, keptTermSet, type QuantityMention } from '../reading/mentions';
import { agree, comparable, differ, gives, overlap, type SameQuantity } from '../reading/sameQuantity';
import type { Grid } from '../tables/grid';
import { isTotalName } from '../tables/tableNames';

/** A number in a table with what its row and column say it is. */
interface Cell {
	readonly amount: Amount;
	readonly terms: ReadonlySet<string>;
	/** How many words they are: the terms of Chinese are pairs of characters, of which a word may have several. */
	readonly words: number;
	readonly period: string;
	/** The digits of its row's and column's names besides years: models and sizes that tell it from others. */
	readonly digits: string;
	/** Its row is called nothing but a total: the column alone names parts of it as well. */
	readonly ofTotal: boolean;
	/** The terms of the caption, where that says what it measures: a sentence about the cell has one of them. */
	readonly caption: ReadonlySet<string>;
}

/** Two tables are held against each other as they are written: what one states the other may leave to be understood. */
function cellsOf(grid: Grid, rows: Grid['rows'] = grid.rows): Cell[] {
	return rows.flatMap((row, index) =>
		row.flatMap((amount, column) => {
			if (!amount || !isComparable(amount)) return [];
			const years = [grid.headerYears[column], grid.rowYears[index]].filter((year) => year !== undefined);
			const label = grid.labels[index] ?? '';
			const header = grid.header[column] ?? '';
			const names = `${label} ${withoutBrackets(header)}`;
			const terms = new Set([...keptTermSet(label), ...keptTermSet(withoutBrackets(header))]);
			const isStated = amount.dimension !== grid.rows[index]?.[column]?.dimension && !grid.rowUnits[index];
			const caption = isStated ? keptTermSet(grid.caption) : noTerms;
			const period = String(years[0] ?? '');
			const named = { terms, words: wordsOf(names), digits: digitsOf(names), ofTotal: isTotalName(label) };
			return terms.size > 0 && years.length <= 1 ? [{ amount, period, caption, ...named }] : [];
		}),
	);
}

const noTerms: ReadonlySet<string> = new Set();

function wordsOf(names: string): number {
	const latin = keptTermSet(names.replace(/\p{Script=Han}+/gu, ' ')).size;
	return latin + (names.match(/\p{Script=Han}+/gu) ?? []).filter((run) => keptTermSet(run).size > 0).length;
}

function digitsOf(name: string): string {
	return (name.match(/\d+(?:\.\d+)?/gu) ?? []).filter((number) => !/^(?:19|20)\d\d$/.test(number)).join(' ');
}

/** A sentence that names a cell's row, column and period, and gives the cell's value or another. */
export function textAgainstTables(mentions: readonly QuantityMention[], grids: readonly Grid[]): SameQuantity[] {
	return grids.flatMap((grid) => {
		const cells = cellsOf(grid, grid.measured);
		const caption = keptTermSet(grid.caption);
		const amounts = cells.map(({ amount }) => amount);
		return mentions.flatMap((mention): SameQuantity[] => {
			const [cell, ...more] = cells.filter((one) => names(mention, one));
			if (!cell || more.length > 0) return [];
			const pair = { later: mention.amount, earlier: cell.amount };
			if (agree(mention.amount, cell.amount)) return [{ ...pair, agree: true }];
			const isOther = caption.size > 0 && overlap(caption, mention.around) === 0;
			if (
				isOther ||
				cell.ofTotal ||
				cell.words < 2 ||
				gives(amounts, mention.amount) ||
				gives(mention.beside, cell.amount)
			)
				return [];
			const ratio = mention.amount.value / cell.amount.value;
			const near = ratio > sameCell.ratio.least && ratio < sameCell.ratio.most;
			return near && differ(mention.amount, cell.amount) ? [{ ...pair, agree: false }] : [];
		});
	});
}

function names(mention: QuantityMention, cell: Cell): boolean {
	if (cell.period !== mention.period || cell.terms.size < 2 || !comparable(mention.amount, cell.amount)) return false;
	if (cell.digits !== '') return false;
	if (cell.caption.size > 0 && overlap(cell.caption, mention.around) === 0) return false;
	const inClause = overlap(cell.terms, mention.terms) / cell.terms.size;
	if (inClause >= sameCell.inClause) return true;
	const near = mention.amount.value / cell.amount.value;
	const { least, most } = sameCell.nearRatio;
	// Where its clause alone does not name the cell, the number must be the only one of its kind and come near.
	return (
		inClause >= sameCell.inClauseOfFullSentence &&
		overlap(cell.terms, mention.around) === cell.terms.size &&
		mention.beside.filter((other) => comparable(other, cell.amount)).length === 1 &&
		near > least &&
		near < most
	);
}

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
