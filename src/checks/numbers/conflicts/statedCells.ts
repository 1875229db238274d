import { message } from '../../../messages/message';
import type { Message } from '../../../messages/model';
import type { Quantity, Report } from '../../../report/model';
import { onlyYear, periodKey } from '../../../report/numbers/periods';
import { collect, groupBy } from '../../../text/collections';
import { type Amount, digitsOf } from '../amounts/amount';
import { type CheckedRelation, conflicts, holds } from '../amounts/checkedRelation';
import { contradiction } from '../amounts/contradiction';
import { lineAt } from '../amounts/lineAt';
import { powerOfTen, sameCell, stated } from '../amounts/tolerances';
import { agree, comparable, overlap } from '../reading/sameQuantity';
import { type NamedCell, type NamedRow, readRows } from '../tables/namedCells';
import { isForeseen, isTotalName } from '../tables/tableNames';
import { isAtHome, isClear } from './clearFigures';
import { type Figure, readFigures } from './figures';
import { type FigureOfRows, indexOf, namedIn } from './rowsNamed';

/** Figures of the text whose clause names a row of a table and says nothing else, against what the row gives. */
export function statedCells(report: Report): CheckedRelation[] {
	const rows = readRows(report);
	if (rows.length === 0) return [];
	const index = indexOf(report, rows);
	const things = rows.filter(({ isMeasure, name }) => !isMeasure && name.size > 0);
	const byDigits = collect(rows.flatMap(({ cells }) => cells.map((cell) => [digitsOf(cell.amount), cell] as const)));
	let before: FigureOfRows | undefined;
	return readFigures(report)
		.filter(({ amount }) => !amount.range && !amount.bound)
		.flatMap((figure) => {
			const named = namedIn(index, figure, before);
			const found = named.rows.length > 0 ? judge({ report, things, byDigits }, named) : undefined;
			// Only what was right before a figure says what it goes on about, be it for a period that the table leaves out.
			const isOpen =
				named.by === 'clause' && figure.dated === 'here' && !named.rows.some((row) => hasPeriod(row, figure));
			before = found || isOpen ? named : undefined;
			return found ? [found] : [];
		});
}

interface Tables {
	readonly report: Report;
	/** The rows that are things, not measures. */
	readonly things: readonly NamedRow[];
	readonly byDigits: ReadonlyMap<string, readonly NamedCell[]>;
}

function judge(tables: Tables, named: FigureOfRows): CheckedRelation | undefined {
	const { figure, rows, by } = named;
	const same = ownCells(named, cellsIn(named)).find((cell) => agree(figure.amount, cell.amount));
	if (same) return by === 'sentence before' ? undefined : holds('sameQuantity', figure.amount, [same.amount]);
	const near = { ...named, rows: rows.filter((row) => isAtHome(tables.report, figure, row)) };
	if (by === 'words' || !isClear(tables, near)) return undefined;
	const cells = cellsIn(near);
	const own = ownCells(near, cells);
	const [cell] = figure.dated === 'never' ? nearest(figure, latest(cells)) : own;
	// Where tables differ among themselves the text may follow any of them.
	const isOne = figure.dated === 'never' || own.every((one) => cell && agree(one.amount, cell.amount));
	const told = cell && isOne ? slipOf(tables, near, cell, cells) : undefined;
	return cell && told && conflicts('sameQuantity', contradiction(figure.amount, cell.amount, told));
}

interface CellOfRow extends NamedCell {
	readonly row: NamedRow;
}

/** Of each row those that a clause may mean. */
function cellsIn(named: FigureOfRows): readonly CellOfRow[] {
	return named.rows.flatMap((row) => cellsMeant(row, named).map((cell) => ({ row, ...cell })));
}

function ownCells({ figure }: FigureOfRows, cells: readonly CellOfRow[]): readonly CellOfRow[] {
	return figure.dated === 'never' ? cells : cells.filter((cell) => isOfPeriod(figure, cell));
}

/** The cells of a row that a clause may mean: of the column that it names, or of one that is called by its period alone. */
function cellsMeant({ cells }: NamedRow, { figure, terms }: FigureOfRows): readonly NamedCell[] {
	const alike = cells
		.map((cell) => ({ ...cell, amount: signedAs(figure.amount, cell.amount) }))
		.filter(({ amount }) => comparable(figure.amount, amount));
	const shared = Math.max(0, ...alike.map(({ column }) => overlap(column, terms)));
	// Of a row whose columns are parts and their total, what names no part is all of them.
	const totals = shared === 0 ? alike.filter(({ header }) => isTotalName(header)) : [];
	if (totals.length === 1 && alike.every(({ header }) => !/\d/u.test(header))) return totals;
	return alike.filter(({ column, period, header }) => {
		if (column.size === 0) return shared === 0 && (period !== undefined || header === '' || alike.length === 1);
		return shared > 0 && overlap(column, terms) === shared && (shared === column.size || !period);
	});
}

/** Tables may write costs with a minus. */
function signedAs({ value }: Amount, cell: Amount): Amount {
	return value > 0 && cell.value < 0 ? { ...cell, value: -cell.value } : cell;
}

function hasPeriod({ cells }: NamedRow, figure: Figure): boolean {
	return cells.some((cell) => isOfPeriod(figure, cell));
}

function isOfPeriod({ period }: Figure, cell: NamedCell): boolean {
	return period !== undefined && cell.period !== undefined && periodKey(period) === periodKey(cell.period);
}

/** What is told without a period is told of now: of each row the last quarter, half-year and year that is no forecast. */
function latest(cells: readonly CellOfRow[]): readonly NamedCell[] {
	const byRow = groupBy(cells, ({ row }) => row);
	return [...byRow.values()].flatMap((all) => {
		const past = all.filter(({ header }) => !isForeseen(header));
		const same = groupBy(past.length > 0 ? past : all, ({ period }) =>
			period?.kind === 'date' ? period.unit : 'year',
		);
		return [...same.values()].flatMap((one) => one.slice(-1));
	});
}

/** Of the quarter, or of the year. */
function nearest({ amount }: Figure, cells: readonly NamedCell[]): readonly NamedCell[] {
	const distance = (cell: NamedCell) => Math.abs(Math.log(Math.abs(cell.amount.value / amount.value)));
	return cells.toSorted((a, b) => distance(a) - distance(b));
}

/** What is wrong with a figure, if anything: its year, its scale or its value; of what the sentence before names only its year. */
function slipOf(
	tables: Tables,
	named: FigureOfRows,
	cell: NamedCell,
	cells: readonly NamedCell[],
): Message | undefined {
	const { figure, by } = named;
	const line = lineAt(tables.report, cell.amount);
	const years = otherYear(figure, cells);
	if (years) {
		const asWritten = ({ span }: Quantity) => tables.report.source.slice(...span);
		const told = { figure: figure.amount.text, year: asWritten(years.inTable), line, here: asWritten(years.here) };
		return message('numbers.otherYearInTable', { ...told, value: cell.amount.text });
	}
	if (by !== 'clause' || isGiven(tables, figure)) return undefined;
	const told = { earlier: cell.amount.text, line, later: figure.amount.text };
	const power = Math.abs(Math.log10(figure.amount.value / cell.amount.value));
	const isScaled =
		digitsOf(figure.amount) === digitsOf(cell.amount) && Math.abs(power - Math.round(power)) < powerOfTen;
	// A table that leaves its unit out has the same figure.
	const leavesUnitOut = cell.amount.dimension === 'count' && figure.amount.dimension !== 'count';
	if (isScaled)
		return leavesUnitOut ? undefined : message('numbers.otherScale', { ...told, times: 10 ** Math.round(power) });
	return isNear(figure, cell) ? message('numbers.inconsistent', told) : undefined;
}

/** Where the row gives a figure for another year than the text does, that year and the one of the text. */
function otherYear(
	{ amount, period, dated }: Figure,
	cells: readonly NamedCell[],
): { readonly inTable: Quantity; readonly here: Quantity } | undefined {
	const isLong = amount.text.replace(/\D/gu, '').length >= stated.digits && digitsOf(amount).length > 1;
	if (dated !== 'here' || !period || !isLong) return undefined;
	const ofCell = cells.find((cell) => agree(amount, cell.amount))?.period;
	const [year, here] = [ofCell, period].map((one) => one && onlyYear(one));
	const isOther = year !== undefined && here !== undefined && year !== here;
	return ofCell && isOther ? { inTable: ofCell, here: period } : undefined;
}

/** Some table has the figure for that period, or for none, whatever it is called there. */
function isGiven({ byDigits }: Tables, { amount, period, dated }: Figure): boolean {
	return (byDigits.get(digitsOf(amount)) ?? []).some((cell) => {
		const mayBe = dated === 'never' || !cell.period || (period && periodKey(period) === periodKey(cell.period));
		return mayBe && agree(amount, cell.amount);
	});
}

function isNear({ amount, dated }: Figure, cell: NamedCell): boolean {
	const { least, most } = dated === 'never' ? stated.near : sameCell.nearRatio;
	const ratio = amount.value / cell.amount.value;
	return ratio > least && ratio < most;
}
