import { memoised } from '../../../text/memo';
import { type Amount, alike, asWritten } from '../amounts/amount';
import { meet, sum } from '../amounts/interval';
import { rounding, tableTotal } from '../amounts/tolerances';
import type { Grid } from './grid';
import {
	endsAsTotal,
	isOtherName,
	isPartName,
	isRateName,
	isShareName,
	isSubtotalName,
	isTotalName,
} from './tableNames';

/** What a number is as a total of others. */
export interface Total {
	readonly total: Amount;
	readonly parts: readonly Amount[];
	/** The parts come to it. */
	readonly adds: boolean;
	readonly value: number;
}

export interface TotalRow {
	readonly row: number;
	/** It is called a total; the others are total rows by their place and their numbers. */
	readonly named: boolean;
	/** Its cells of the columns that may add up. */
	readonly cells: readonly { readonly column: number; readonly total: Total | undefined }[];
}

/**
 * The rows that add up the others: by their name, or, as `Group` and `England` are, by their place at the foot or head of the
 * table and because they are the sum of the others in some column.
 */
export const totalRows: (grid: Grid) => readonly TotalRow[] = memoised((grid) => {
	const columns = grid.header.flatMap((header, column) => {
		const rates = isRateName(header) && !isShareName(header, true);
		return column === 0 || rates ? [] : [column];
	});
	const found: TotalRow[] = [];
	for (const [row, label] of grid.labels.entries()) {
		if (found.length === mostTotals) break;
		const called = row > 0 && isTotalName(label);
		if (!called && !mayBeTotal(grid, row)) continue;
		const cells = columns.map((column) => ({ column, total: totalOf(grid, row, column) }));
		if (called || isRecognised(grid, cells, row > 0 && endsAsTotal(label))) found.push({ row, named: called, cells });
	}
	return found;
});

/** A table is held against its totals as long as it has no more: each adds up all rows above it. */
const mostTotals = 40;

function mayBeTotal(grid: Grid, row: number): boolean {
	const label = grid.labels[row] ?? '';
	if (isOtherName(label)) return false;
	const years = grid.rowYears.filter((year) => year !== undefined).length;
	if (grid.rowYears[row] !== undefined && years * 2 > grid.labels.length) return false;
	return endsAsTotal(label) || row === 0 || row === grid.labels.length - 1;
}

/**
 * Sums of a few small numbers come out by chance, and so may both columns where one is the other in other units. Two parts are
 * enough for a row whose name ends as a total's does.
 */
function isRecognised(grid: Grid, cells: TotalRow['cells'], endsSo: boolean): boolean {
	const parts = endsSo ? 2 : tableTotal.recognised.parts;
	const adding = cells.filter(({ total }) => total && isExact(total));
	const isWhole = adding.some(({ column, total }) => {
		const { dimension = '', value = 0 } = total?.total ?? {};
		return isShareName(grid.header[column] ?? '') && dimension === 'percent' && value === 100;
	});
	const sums = adding.flatMap(({ total }) => (total && total.parts.length >= parts ? [total] : []));
	return isWhole || sums.length > 1 || sums.some(isLarge);
}

/** Not only within what rounding may hide, or what `about 300` may stand for. */
function isExact({ total, value }: Total): boolean {
	return total.value > 0 && Math.abs(total.value - value) < total.place * rounding.half;
}

function totalOf(grid: Grid, row: number, column: number): Total | undefined {
	const total = grid.rows[row]?.[column];
	if (!total || total.range) return undefined;
	const all = grid.labels.map((label, index) => ({ label, index }));
	const above = row === 0 ? all.slice(1) : all.slice(0, row);
	const isTotal = (label: string) => isTotalName(label) || endsAsTotal(label);
	const lastTotal = above.findLastIndex(({ label }) => isTotal(label));
	const sub = isSubtotalName(grid.labels[row] ?? '');
	const plain = above.filter(({ label }) => !isTotal(label));
	const grouped = partsOfGroups(grid);
	const choices = [
		sub ? above.slice(lastTotal + 1) : plain,
		plain.filter(({ label }) => !isPartName(label)),
		above.filter(({ label }) => isTotal(label)),
		above.slice(lastTotal + 1),
	];
	const readingOf = (rows: typeof above): Total[] => {
		const indices = rows.map(({ index }) => index);
		const parts = partsOf(grid, indices, column, total);
		if (!parts) return [];
		const owed = withDeductions(grid, total, parts);
		return [...(owed ? [owed] : []), parts].map((each) => ({ total, parts: each, ...compare(total, each) }));
	};
	const outside = plain.filter(({ index, label }) => !grouped.has(index) && !isPartName(label));
	const ofGroups = grouped.size > 0 ? readingOf(outside) : [];
	const readings = choices.flatMap(readingOf);
	const offBy = ({ value }: Total) => Math.abs(total.value - value);
	const [nearer] = [...readings.slice(0, 1), ...ofGroups].toSorted((a, b) => offBy(a) - offBy(b));
	return [...readings, ...ofGroups].find(({ adds }) => adds) ?? nearer;
}

/**
 * The rows that stand in front of one that nobody calls a total and that is their sum in every column, as `Service revenue`
 * is that of the services; percentages are none.
 */
const partsOfGroups: (grid: Grid) => ReadonlySet<number> = memoised((grid) => {
	const parts = new Set<number>();
	let first = 0;
	for (const [row, label] of grid.labels.entries()) {
		if (isTotalName(label)) first = row + 1;
		const start = startOfGroup(grid, row, Math.max(first, row - tableTotal.grouped.parts));
		if (start === undefined) continue;
		for (let part = start; part < row; part++) parts.add(part);
		first = row + 1;
	}
	return parts;
});

/** Whether a row is the sum of those right in front of it, whatever it is called: `Gross cost`, and `Net cost` behind what is taken off. */
export function sumsUpRows(grid: Grid, row: number): boolean {
	return startOfGroup(grid, row, Math.max(0, row - tableTotal.grouped.parts)) !== undefined;
}

/** Where the rows begin that a row is the sum of, if it is: the fewest that do. */
function startOfGroup(grid: Grid, row: number, first: number): number | undefined {
	const columns = (grid.rows[row] ?? []).flatMap((cell, column) =>
		cell && !cell.range && cell.dimension !== 'percent' ? [{ cell, column }] : [],
	);
	for (let start = row - 2; start >= first; start--) {
		const rows = Array.from({ length: row - start }, (_, index) => start + index);
		const sums = sumsOf(grid, rows, columns);
		if (sums.length > 1 || (rows.length > 2 && sums.some(isLarge))) return start;
	}
	return undefined;
}

/** What rows come to in each column that they all have; nothing where they do not come to one of the numbers. */
function sumsOf(
	grid: Grid,
	rows: readonly number[],
	columns: readonly { readonly cell: Amount; readonly column: number }[],
): Total[] {
	const sums: Total[] = [];
	for (const { cell, column } of columns) {
		const parts = partsOf(grid, rows, column, cell);
		if (!parts) continue;
		const total = { total: cell, parts, ...compare(cell, parts) };
		if (!total.adds || !isExact(total)) return [];
		sums.push(total);
	}
	return sums;
}

function isLarge({ total, value }: Total): boolean {
	return value >= tableTotal.recognised.units * total.place;
}

export function compare(total: Amount, parts: readonly Amount[]): Pick<Total, 'adds' | 'value'> {
	const computed = sum(parts.map(asWritten));
	return { adds: meet(asWritten(total), computed), value: computed[1] };
}

/** Where the numbers of cells that stand in brackets begin. */
const cellsInBrackets: (grid: Grid) => ReadonlySet<number> = memoised(
	({ rows, table }) =>
		new Set(
			rows.flatMap((row, at) =>
				row.flatMap((cell, column) =>
					cell && /^[(（].*[)）]$/u.test(table.rows[at]?.[column]?.text ?? '') ? [cell.span[0]] : [],
				),
			),
		),
);

/** `(2.0)`: with accountants what stands in brackets is taken off. */
function withDeductions(grid: Grid, total: Amount, parts: readonly Amount[]): Amount[] | undefined {
	const owed = cellsInBrackets(grid);
	const isOwed = ({ span }: Amount) => owed.has(span[0]);
	if (isOwed(total) || !parts.some(isOwed)) return undefined;
	return parts.map((part) => (isOwed(part) ? { ...part, value: -Math.abs(part.value), text: `(${part.text})` } : part));
}

/** Up to so many rows each choice of them is tried: each further row takes twice the time. */
const mostRows = 10;
/** Sums of smaller numbers come out by chance. */
const leastUnits = 100;
const leastColumns = 2;

/**
 * The totals of a row that leaves rows out, with the parts that it adds up: the same ones come to it in most columns, as where
 * a table has an emission twice, by place and by contract. Of a single column, or of small numbers, only rows may be left out
 * that their names tell to be parts of others or the same thing again. `undefined` where no such rows are found.
 */
export function withoutRows(grid: Grid, row: number, totals: readonly ColumnTotal[]): Total[] | undefined {
	const rows = grid.labels.flatMap((label, index) => {
		const beside = row === 0 ? index > 0 : index < row;
		const whole = totals.every(({ column }) => grid.rows[index]?.[column] && !grid.rows[index]?.[column]?.range);
		return beside && whole && !isTotalName(label) && !endsAsTotal(label) ? [index] : [];
	});
	if (totals.length === 0 || rows.length < 3 || rows.length > mostRows) return undefined;
	let found: readonly Total[] = [];
	for (let choice = 1; choice < 2 ** rows.length - 1; choice++) {
		const taken = rows.filter((_, at) => !(choice & (1 << at)));
		const fitting = found.filter(fits).length;
		if (taken.length < 2 || fitting === totals.length) continue;
		const sums = totals.flatMap(({ column, total }): Total[] => {
			const parts = partsOf(grid, taken, column, total);
			return parts ? [{ total, parts, ...compare(total, parts) }] : [];
		});
		const named = rows.every((index, at) => !(choice & (1 << at)) || isNamedAgain(grid, index));
		if (isChoice(sums, totals.length, rows.length, named) && sums.filter(fits).length > fitting) found = sums;
	}
	return found.length > 0 ? [...found] : undefined;
}

interface ColumnTotal {
	readonly column: number;
	readonly total: Amount;
}

const fits = (total: Total) => total.adds && isExact(total);

/** Of so many choices of rows, one comes to a number of fewer units by chance. */
const unitsPerChoice = 10;

function isChoice(sums: readonly Total[], columns: number, rows: number, named: boolean): boolean {
	const fitting = sums.filter(fits);
	if (sums.length < columns || fitting.length === 0) return false;
	const ofUnits = (least: number) => fitting.filter(({ total }) => Math.abs(total.value) >= least * total.place).length;
	const inMost = ofUnits(leastUnits) >= leastColumns && fitting.length * 2 > columns;
	const inHalf = columns >= leastColumns && ofUnits(unitsPerChoice * 2 ** rows) * 2 >= columns;
	return inMost || inHalf || (named && fitting.length === columns);
}

/** `Of which …`, or `Power (by contract)` beside `Power (by place)`. */
function isNamedAgain(grid: Grid, row: number): boolean {
	const nameOf = (label: string) => (label.split(/[(（]/u)[0] ?? '').trim().toLowerCase();
	const label = grid.labels[row] ?? '';
	if (isPartName(label)) return true;
	const name = nameOf(label);
	return name !== label.toLowerCase() && grid.labels.some((other, index) => index !== row && nameOf(other) === name);
}

/** All of them, or `undefined` when one is missing, open or of another dimension. */
function partsOf(grid: Grid, rows: readonly number[], column: number, total: Amount): Amount[] | undefined {
	const parts: Amount[] = [];
	for (const row of rows) {
		const cell = grid.rows[row]?.[column];
		const text = grid.table.rows[row]?.[column]?.text ?? '';
		if (!cell && /^[-–—]?$/.test(text)) continue;
		const both = cell && alike(cell, total);
		if (!both) return undefined;
		parts.push(both[0]);
	}
	return parts.length >= 2 ? parts : undefined;
}
