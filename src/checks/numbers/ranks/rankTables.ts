import { inEither } from '../../../lexicon/compile';
import { noRivals, notSizes, shares } from '../../../lexicon/ranks';
import { blockAt, sectionsFrom } from '../../../report/lookup';
import { plainText } from '../../../report/markdown/plain';
import type { Report } from '../../../report/model';
import { withoutBrackets } from '../../../text/ends';
import { type Amount, asWritten, isCount, isMoney } from '../amounts/amount';
import { meet, sum } from '../amounts/interval';
import { places as limits } from '../amounts/tolerances';
import { comparable } from '../reading/sameQuantity';
import type { Grid } from '../tables/grid';
import { sumsUpRows, totalRows } from '../tables/totalRows';

/** A table whose rows may have places among each other. */
export interface RankTable {
	readonly grid: Grid;
	/** What it is called, and the headings over it. */
	readonly about: string;
	readonly section: number | undefined;
	/** The rows that may have a place: no totals, and none for the rest. */
	readonly rows: readonly RankedRow[];
	/** It has all there are: a total, or a rest. */
	readonly isWhole: boolean;
}

export interface RankedRow {
	readonly index: number;
	readonly label: string;
}

const isNoRival = inEither(noRivals);
const isNoSize = inEither(notSizes);
const isShare = inEither(shares);

export function rankTable(report: Report, grid: Grid): RankTable {
	const { block, caption } = grid.table;
	const { section } = blockAt(report, block);
	const title = caption === undefined ? '' : plainText(report, caption);
	const labels = grid.labels.map((label) => withoutBrackets(label).trim());
	const times = new Map<string, number>();
	for (const label of labels) times.set(label, (times.get(label) ?? 0) + 1);
	const named = labels.flatMap((label, index): RankedRow[] => {
		const isName = /\p{L}{2}/u.test(label) && !isNoRival.test(label) && times.get(label) === 1;
		return isName ? [{ index, label }] : [];
	});
	const rows = named.filter((row) => !isSum(grid, row));
	const about = [title, ...sectionsFrom(report, section).map(({ text }) => text)].join(' · ');
	const isWhole = rows.length < named.length || labels.some((label) => isNoRival.test(label));
	return { grid, about, section, rows, isWhole };
}

/** `Group`, `England` and `Gross cost` are no rivals of their parts, whatever part is left to the rest. */
function isSum(grid: Grid, { index }: RankedRow): boolean {
	if (totalRows(grid).some(({ row }) => row === index) || sumsUpRows(grid, index)) return true;
	const isEdge = index === 0 || index === grid.rows.length - 1;
	return (
		isEdge &&
		grid.header.some((_, column) => {
			const total = grid.rows[index]?.[column];
			const parts = grid.rows.flatMap((row, at) => (at === index ? [] : (row[column] ?? [])));
			const isAll = total && isSizeKind(total) && parts.length > limits.rows && parts.length === grid.rows.length - 1;
			return isAll && total.value > 0 && meet(asWritten(total), sum(parts.map(asWritten)));
		})
	);
}

/** A column of sizes, or of shares. */
export function isSize(header: string, amount: Amount): boolean {
	return isShare.test(header) || (!isNoSize.test(header) && isSizeKind(amount));
}

function isSizeKind(amount: Amount): boolean {
	return isMoney(amount) || isCount(amount) || !/^(?:percent|points|ratio)$/u.test(amount.dimension);
}

/** The place of a row in a column; a range where others have the same figure. */
export interface Place {
	readonly best: number;
	readonly worst: number;
	readonly own: Amount;
	/** All rows that have a figure there, the first place first. */
	readonly order: readonly { readonly label: string; readonly amount: Amount }[];
}

export function placeIn(table: RankTable, row: RankedRow, column: number, fromBelow: boolean): Place | undefined {
	const own = table.grid.rows[row.index]?.[column];
	if (!own || own.range) return undefined;
	const rivals = table.rows.flatMap(({ index, label }) => {
		const amount = table.grid.rows[index]?.[column];
		return amount && !amount.range && comparable(own, amount) ? [{ label, amount }] : [];
	});
	// Nearly every row must have one: what is left out might come before it.
	if (rivals.length < limits.rows || rivals.length < table.rows.length * limits.given) return undefined;
	const sign = fromBelow ? -1 : 1;
	const order = rivals.toSorted((a, b) => sign * (b.amount.value - a.amount.value));
	const better = rivals.filter(({ amount }) => sign * (amount.value - own.value) > 0).length;
	const alike = rivals.filter(({ amount }) => amount.value === own.value).length;
	return { best: better + 1, worst: better + alike, own, order };
}
