import { itemAt } from '../../../access';
import type { DraftFinding } from '../../../findings/model';
import { inEither } from '../../../lexicon/compile';
import { counted } from '../../../lexicon/surveys';
import { overlappingNames } from '../../../lexicon/totals';
import { message, verbatim } from '../../../messages/message';
import { type Amount, alike, asWritten } from '../amounts/amount';
import { type CheckedRelation, conflicts, holds, retrialOf, unread, type Working } from '../amounts/checkedRelation';
import { type Interval, sum } from '../amounts/interval';
import { corrected, figure, finding, writtenAs } from '../amounts/relation';
import { tableTotal } from '../amounts/tolerances';
import { columnOf, type Grid } from '../tables/grid';
import { isRateName, isRestName, isShareName, isTotalName } from '../tables/tableNames';
import { compare, type Total, type TotalRow, totalRows, withoutRows } from '../tables/totalRows';
import { baseOf } from './commonBase';

const overlapping = inEither(overlappingNames, 'iu');
const countsAnswers = inEither(counted, 'iu');

/** Totals of tables against the rows above, or the columns beside. */
export function checkTableTotals(grid: Grid): CheckedRelation[] {
	return [...totalRows(grid).flatMap((row) => checkRow(grid, row)), ...totalColumns(grid), ...shareColumns(grid)];
}

function checkRow(grid: Grid, { row, named, cells }: TotalRow): CheckedRelation[] {
	const adding = cells.filter(({ total }) => total?.adds).length;
	const wrong = cells.filter(
		({ column, total }) => total && !total.adds && isMeant(grid, column, total, named, adding),
	);
	const told = named || wrong.length <= adding ? wrong : [];
	const apart =
		adding === 0
			? withoutRows(
					grid,
					row,
					told.flatMap(({ column, total }) => (total ? [{ column, total: total.total }] : [])),
				)
			: undefined;
	if (apart) return apart.map(checked);
	return cells.flatMap((cell) => {
		const { column, total } = cell;
		if (!total) return named ? unreadTotal(grid, row, column) : [];
		return total.adds || told.includes(cell) ? [checked(total)] : [];
	});
}

/** A total whose parts are not all plain numbers of its unit; rows without a total are none. */
function unreadTotal(grid: Grid, row: number, column: number): CheckedRelation[] {
	const total = grid.rows[row]?.[column];
	const parts = grid.rows.slice(0, row).flatMap((cells) => cells[column] ?? []);
	if (!total || parts.length < 2) return [];
	const reason = [total, ...parts].some(({ range }) => range) ? 'numbers.unreadRange' : 'numbers.unreadParts';
	return [unread('tableTotal', total, parts, message(reason))];
}

/** A total that is far off may be no sum at all but an average; next to one that adds up, it is one. */
function plausible({ total, parts, value }: Total, evident: boolean): boolean {
	const { percent, evident: beside, alone } = tableTotal;
	if (total.dimension === 'percent')
		return Math.abs(total.value - 100) < percent.exact && Math.abs(value - 100) < percent.off;
	const ratio = total.value / value;
	return evident
		? ratio > beside.least && ratio < beside.most
		: ratio > 1 / parts.length + alone.aboveAverage && ratio < alone.most;
}

function isMeant(grid: Grid, column: number, total: Total, named: boolean, adding: number): boolean {
	const header = grid.header[column] ?? '';
	if (named || total.total.dimension === 'percent') return plausible(total, adding > 0);
	return isNear(header, total, adding);
}

/** Of a row that nobody calls a total only what comes near: of those who do several things there are fewer than of what they do. */
function isNear(header: string, { total, parts, value }: Total, adding: number): boolean {
	const { least, most } = tableTotal.recognised;
	const ratio = total.value / value;
	const exceeds = parts.every((part) => part.value >= 0 && part.value < total.value);
	return ratio > least && ratio < most && (exceeds || adding > 1) && !overlapping.test(header);
}

/** A column called total: in most rows it is the sum of the columns before it or behind it. */
function totalColumns(grid: Grid): CheckedRelation[] {
	return grid.header.flatMap((header, column) => {
		if (!isTotalName(header)) return [];
		const others = grid.header.flatMap((name, index) =>
			index > 0 && !isRateName(name) && !isTotalName(name) && !isShareName(name, true) ? [index] : [],
		);
		const totals = grid.rows.flatMap((cells): Total[] => {
			const total = cells[column];
			const parts = others.map((index) => cells[index]).map((part) => part && total && alike(part, total)?.[0]);
			if (!total || parts.length < 2 || parts.some((part) => part === undefined)) return [];
			const known = parts.filter((part) => part !== undefined);
			return [{ total, parts: known, ...compare(total, known) }];
		});
		const good = totals.filter(({ adds }) => adds).length;
		return good * 2 >= totals.length ? totals.map(checked) : [];
	});
}

/** Shares with a row for the others come to 100 %; without one they cannot come to more. */
function shareColumns(grid: Grid): CheckedRelation[] {
	if (grid.labels.some(isTotalName) || totalRows(grid).length > 0) return [];
	return grid.header.flatMap((header, column) => {
		const cells = columnOf(grid, column).filter((cell) => cell !== undefined);
		const shares = cells.filter(({ dimension, range, value }) => dimension === 'percent' && !range && value >= 0);
		if (
			!isShareName(header, true) ||
			overlapping.test(header) ||
			isRateName(header) ||
			shares.length < 3 ||
			shares.length < grid.rows.length
		)
			return [];
		const total = sum(shares.map(asWritten));
		const closed = grid.labels.some(isRestName);
		const over = total[0] > 100.5 && total[1] <= (closed ? 130 : 115);
		const under = closed && total[2] < 99.5 && total[1] >= 75;
		const first = itemAt(shares, 0);
		const rest = shares.slice(1);
		const working: Working = () => ({
			formula: message('numbers.columnSum', { header }),
			value: verbatim(`${Number(total[1].toFixed(2))}%`),
		});
		const retrial = retrialOf(shares, (all) => isWhole(sum(all.map(asWritten))));
		if (isWhole(total)) return [holds('tableTotal', first, rest, working, retrial)];
		if (!(over || under) || (!closed && !isShareName(header))) return [];
		if (over && countsSeveral(grid, column)) return [];
		const told = message('numbers.shareColumn', { header, total: total[1] });
		return [conflicts('tableTotal', finding('number.arithmetic', first, rest, told), working, retrial)];
	});
}

/** Another column counts answers, and the shares are of one number of people: each may have given several. */
function countsSeveral(grid: Grid, column: number): boolean {
	return grid.header.some(
		(name, other) => other !== column && countsAnswers.test(name) && baseOf(grid, other, column) !== undefined,
	);
}

function isWhole([low, , high]: Interval): boolean {
	return low <= 100.5 && high >= 99.5;
}

function checked({ total, parts, value, adds }: Total): CheckedRelation {
	const formula = parts.length <= 8 ? parts.map(({ text }) => text).join(' + ') : undefined;
	const working: Working = () => ({
		formula: formula ? verbatim(formula) : message('numbers.sumOfParts', { parts: parts.length }),
		value: figure(value, total),
	});
	const retrial = retrialOf(
		[total, ...parts],
		([total, ...parts]) => total !== undefined && compare(total, parts).adds,
	);
	if (adds) return holds('tableTotal', total, parts, working, retrial);
	const sum = { parts: parts.length, formula, value: figure(value, total), said: total.text };
	// Shares that do not come to 100 % are not mended by another total.
	const correction = total.dimension === 'percent' ? undefined : writtenAs(value, total);
	const told = corrected(finding('number.arithmetic', total, parts, message('numbers.tableTotal', sum)), correction);
	return {
		...conflicts('tableTotal', told, working, retrial),
		suspect: (number) => slipOf(parts[number - 1], total.value - value),
	};
}

/** The part that is wrong, if it is one of them. */
function slipOf(part: Amount | undefined, lacking: number): DraftFinding | undefined {
	const value = part && writtenAs(part.value + lacking, part);
	if (!part || value === undefined) return undefined;
	const told = message('numbers.slip', { said: part.text, value });
	return corrected(finding('number.arithmetic', part, [], told), value);
}
