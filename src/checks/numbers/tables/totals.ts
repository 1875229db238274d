import { itemAt } from '../../../access';
import type { DraftFinding } from '../../../findings/model';
import { message, verbatim } from '../../../messages/message';
import { type Amount, asWritten, sameUnit } from '../amounts/amount';
import { meet, sum } from '../amounts/interval';
import {
	type CheckedRelation,
	conflicts,
	findingAt,
	formatLike,
	holds,
	retrialOf,
	undecided,
	type Working,
	withFix,
	writeLike,
} from '../amounts/relation';
import { sharesOfWhole, tableTotal } from '../amounts/tolerances';
import { columnOf, type Grid, isMeanName, isUncertain } from '../reading/grid';
import {
	isAllName,
	isPartName,
	isRateName,
	isRestName,
	isShareName,
	isSubtotalName,
	isTotalName,
} from '../reading/tableWords';

/** What a number is as a total of others. */
interface Total {
	readonly total: Amount;
	readonly parts: readonly Amount[];
	/** The parts come to it. */
	readonly adds: boolean;
	readonly value: number;
}

/** Rows and columns that are called totals, against the rows above or the columns beside, and columns of shares against 100 %. */
export function checkTotals(grid: Grid): CheckedRelation[] {
	const called = grid.labels.flatMap((label, row) => (row > 0 && isTotal(label) ? [row] : []));
	const rows = called.slice(0, mostTotals).flatMap((row) => totalRow(grid, row));
	return [...rows, ...totalColumns(grid), ...shareColumns(grid), ...meansOf(grid)];
}

/** Each is held against all the rows above, or the columns beside: more than a table for readers has. */
const mostTotals = 60;

const isTotal = (name: string) => (isTotalName(name) || isAllName(name)) && !isMeanName(name);

/** A row of which no column adds up is the total of something else, or of more than the table has. */
function totalRow(grid: Grid, row: number): CheckedRelation[] {
	const columns = grid.header.flatMap((header, column) => {
		const others = isRateName(header.replace('/', ' ')) || isMeanName(header);
		const adds = !others || isShareName(header, true) || isSumOfRates(totalOf(grid, row, column));
		return column === 0 || !adds || !grid.rows[row]?.[column] ? [] : [column];
	});
	const totals = columns.map((column) => ({ column, total: totalOf(grid, row, column) }));
	const adding = totals.filter(({ total }) => total?.adds).length;
	const sure = adding > 0 || !isAllName(grid.labels[row] ?? '');
	const wrong = totals.filter(({ total }) => sure && total && !total.adds && isMeant(total, adding > 0));
	const above = grid.labels.slice(0, row);
	const isOnce = new Set(above.map(nameOf)).size === above.length;
	const told = wrong.length <= Math.max(1, adding) && isOnce && !above.some(isPartName);
	return totals.flatMap(({ column, total }) => {
		if (!total) return unreadTotal(grid, row, column);
		if (total.adds) return [checked(total)];
		return told && wrong.some((one) => one.total === total) && !hasDoubts(grid, row, column) ? [checked(total)] : [];
	});
}

/** Costs per unit add up as costs do; a mean of the parts is far less than their sum. */
function isSumOfRates(total: Total | undefined): boolean {
	if (!total || total.parts.length < 3 || total.total.dimension === 'percent') return false;
	const ratio = total.total.value / total.value;
	return ratio > tableTotal.rates.least && ratio < tableTotal.rates.most;
}

/** `Power (by place)` beside `Power (by contract)` is the same once more, perhaps. */
const nameOf = (label: string) => (label.split(/[(（]/u)[0] ?? '').trim().toLowerCase();

function hasDoubts(grid: Grid, last: number, column: number): boolean {
	return grid.rows.slice(0, last + 1).some((_, row) => isUncertain(grid, row, column));
}

/** A total whose parts are not all plain numbers of its unit. */
function unreadTotal(grid: Grid, row: number, column: number): CheckedRelation[] {
	const total = grid.rows[row]?.[column];
	const parts = grid.rows.slice(0, row).flatMap((cells) => cells[column] ?? []);
	if (!total || parts.length < 2) return [];
	const reason = [total, ...parts].some(({ range }) => range) ? 'numbers.unreadRange' : 'numbers.unreadParts';
	return [undecided('tableTotal', total, parts, message(reason))];
}

/** What the rows above come to, of the ways in which a table may mean it the one that fits, or else the nearest. */
function totalOf(grid: Grid, row: number, column: number): Total | undefined {
	const total = grid.rows[row]?.[column];
	if (!total || total.range) return undefined;
	const above = grid.labels.slice(0, row).map((label, index) => ({ label, index }));
	const last = above.findLastIndex(({ label }) => isTotalName(label));
	const since = above.slice(last + 1);
	const plain = above.filter(({ label }) => !isTotalName(label) && !isMeanName(label));
	const ways = [
		isSubtotalName(grid.labels[row] ?? '') ? since : plain,
		plain.filter(({ label }) => !isPartName(label)),
		above.filter(({ label }) => isTotalName(label)),
		since,
	];
	const totals = ways.flatMap((rows): Total[] => {
		const parts = partsOf(
			grid,
			rows.map(({ index }) => index),
			column,
			total,
		);
		return parts ? [{ total, parts, ...compare(total, parts) }] : [];
	});
	const off = ({ value }: Total) => Math.abs(value - total.value);
	return totals.find(({ adds }) => adds) ?? totals.toSorted((a, b) => off(a) - off(b))[0];
}

/** All of them, or `undefined` when one is missing, open or of another dimension. */
function partsOf(grid: Grid, rows: readonly number[], column: number, total: Amount): Amount[] | undefined {
	const parts: Amount[] = [];
	for (const row of rows) {
		const cell = grid.rows[row]?.[column];
		if (!cell && /^[-–—]?$/.test(grid.table.rows[row]?.[column]?.text ?? '')) continue;
		const both = cell && sameUnit(cell, total);
		if (!both) return undefined;
		parts.push(both[0]);
	}
	return parts.length >= 2 ? parts : undefined;
}

function compare(total: Amount, parts: readonly Amount[]): Pick<Total, 'adds' | 'value'> {
	const computed = sum(parts.map(asWritten));
	const place = Math.max(...[total, ...parts].map((one) => one.place));
	// That a few parts are all rounded the same way is as unlikely as they are many.
	const likely = place * tableTotal.rounding * Math.sqrt(parts.length + 1);
	const off = Math.abs(total.value - computed[1]);
	const exact = [total, ...parts].every(({ approximate, bound }) => !approximate && !bound);
	const fits = !exact || parts.length > tableTotal.few || off <= likely;
	return { adds: meet(asWritten(total), computed) && fits, value: computed[1] };
}

/** A total that is far off may be no sum at all but an average; next to one that adds up, it is one. */
function isMeant({ total, parts, value }: Total, evident: boolean): boolean {
	const { percent, evident: beside, alone } = tableTotal;
	if (total.dimension === 'percent')
		return total.value > 100 - percent.exact && [total.value, value].every((sum) => Math.abs(sum - 100) < percent.off);
	const ratio = total.value / value;
	return evident
		? ratio > beside.least && ratio < beside.most
		: ratio > 1 / parts.length + alone.aboveAverage && ratio < alone.most;
}

/** A column called total: in most rows it is the sum of the columns beside it. */
function totalColumns(grid: Grid): CheckedRelation[] {
	const called = grid.header.flatMap((header, column) => (isTotal(header) ? [column] : []));
	const others = grid.header.flatMap((name, index) =>
		index > 0 && !isRateName(name) && !isTotalName(name) && !isShareName(name, true) ? [index] : [],
	);
	return called.slice(0, mostTotals).flatMap((column) => {
		const totals = grid.rows.flatMap((cells, row): Total[] => {
			const total = cells[column];
			const parts = others.map((index) => cells[index]).map((part) => part && total && sameUnit(part, total)?.[0]);
			const known = parts.filter((part) => part !== undefined);
			if (!total || known.length < 2 || known.length < parts.length) return [];
			const one = { total, parts: known, ...compare(total, known) };
			return one.adds || !others.some((index) => isUncertain(grid, row, index)) ? [one] : [];
		});
		const good = totals.filter(({ adds }) => adds).length;
		return good > 0 && good * 2 >= totals.length ? totals.map(checked) : [];
	});
}

/** Shares with a row for the others come to 100 %. */
function shareColumns(grid: Grid): CheckedRelation[] {
	if (grid.labels.some(isTotalName) || !grid.labels.some(isRestName)) return [];
	return grid.header.flatMap((header, column) => {
		const cells = columnOf(grid, column).filter((cell) => cell !== undefined);
		const shares = cells.filter(({ dimension, range, value }) => dimension === 'percent' && !range && value >= 0);
		const named = isShareName(header, true) && !isRateName(header);
		if (!named || shares.length < 3 || shares.length < grid.rows.length) return [];
		const total = sum(shares.map(asWritten));
		const [first, rest] = [itemAt(shares, 0), shares.slice(1)];
		const value = verbatim(`${Number(total[1].toFixed(2))}%`);
		const working: Working = () => ({ formula: message('numbers.columnSum', { header }), value });
		const isWhole = (all: readonly Amount[]) => meet(sum(all.map(asWritten)), [99.5, 100, 100.5]);
		const retrial = retrialOf(shares, isWhole);
		if (isWhole(shares)) return [holds('tableTotal', first, rest, working, retrial)];
		const { over, under } = sharesOfWhole;
		if (total[1] > 100 + over || total[1] < 100 - 2 * under) return [];
		const told = message('numbers.shareColumn', { header, total: total[1] });
		return [conflicts('tableTotal', findingAt('number.arithmetic', first, rest, told), working, retrial)];
	});
}

/** A longer sum is told by how many parts it has. */
const mostShown = 8;

function checked({ total, parts, value, adds }: Total): CheckedRelation {
	const formula = parts.length <= mostShown ? parts.map(({ text }) => text).join(' + ') : undefined;
	const working: Working = () => ({
		formula: formula ? verbatim(formula) : message('numbers.sumOfParts', { parts: parts.length }),
		value: formatLike(value, total),
	});
	const retrial = retrialOf([total, ...parts], ([one, ...all]) => one !== undefined && compare(one, all).adds);
	if (adds) return holds('tableTotal', total, parts, working, retrial);
	const sum = { parts: parts.length, formula, value: formatLike(value, total), said: total.text };
	// Shares that do not come to 100 % are not mended by another total.
	const correction = total.dimension === 'percent' ? undefined : writeLike(value, total);
	const told = withFix(findingAt('number.arithmetic', total, parts, message('numbers.tableTotal', sum)), correction);
	return {
		...conflicts('tableTotal', told, working, retrial),
		suspect: (number) => slipOf(parts[number - 1], total.value - value),
	};
}

/** The part that is wrong, if it is one of them. */
function slipOf(part: Amount | undefined, lacking: number): DraftFinding | undefined {
	const value = part && writeLike(part.value + lacking, part);
	if (!part || value === undefined) return undefined;
	const told = message('numbers.slip', { said: part.text, value });
	return withFix(findingAt('number.arithmetic', part, [], told), value);
}

/** So many rows show that a column lies between those beside it. */
const leastRows = 3;

/** A mean lies between the values that it is of: a column of means between the columns beside it, and a row of them between the rows above. */
function meansOf(grid: Grid): CheckedRelation[] {
	const across = grid.header.flatMap((header, column) => {
		if (column === 0 || !isMeanOrAll(header)) return [];
		const means = grid.rows.flatMap((cells) => betweenOthers(cells[column], cells.toSpliced(column, 1)));
		const within = means.filter(({ outcome }) => outcome === 'holds').length;
		return within >= leastRows && within >= means.length - 1 ? means : [];
	});
	const last = grid.rows.length - 1;
	const down = grid.header.flatMap((header, column) =>
		isMeanName(header) && isMeanOrAll(grid.labels[last] ?? '')
			? betweenOthers(
					grid.rows[last]?.[column],
					grid.rows.slice(0, last).map((cells) => cells[column]),
				)
			: [],
	);
	return [...across, ...down];
}

const isMeanOrAll = (name: string) => isMeanName(name) || isAllName(name);

function betweenOthers(mean: Amount | undefined, cells: readonly (Amount | undefined)[]): CheckedRelation[] {
	const others = cells.filter((cell) => cell !== undefined && cell.dimension === mean?.dimension && !cell.range);
	const values = others.flatMap((cell) => cell?.value ?? []);
	if (!mean || mean.range || values.length < leastRows) return [];
	const [least, most] = [Math.min(...values), Math.max(...values)];
	const found = others.filter((cell) => cell !== undefined);
	if (mean.value >= least && mean.value <= most) return [holds('average', mean, found)];
	const told = message('numbers.meanOutside', { said: mean.text, least, most });
	return [conflicts('average', findingAt('number.arithmetic', mean, found, told))];
}
