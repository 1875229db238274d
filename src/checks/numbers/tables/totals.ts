import type { DraftFinding } from '../../../findings/model';
import { message, verbatim } from '../../../messages/message';
import { type Amount, alike, asWritten } from '../amounts/amount';
import { meet, sum } from '../amounts/interval';
import {
	type CheckedRelation,
	conflicts,
	corrected,
	figure,
	finding,
	holds,
	retrialOf,
	unread,
	type Working,
	writtenAs,
} from '../amounts/relation';
import { tableTotal } from '../amounts/tolerances';
import { type Grid, isDoubtful, isMeanName } from '../reading/grid';
import { isPartName, isRateName, isShareName, isSubtotalName, isTotalName } from '../reading/tableWords';

/** What a number is as a total of others. */
interface Total {
	readonly total: Amount;
	readonly parts: readonly Amount[];
	/** The parts come to it. */
	readonly adds: boolean;
	readonly value: number;
}

/** Rows and columns that are called totals, against the rows above or the columns beside. */
export function checkTotals(grid: Grid): CheckedRelation[] {
	const rows = grid.labels.flatMap((label, row) => (row > 0 && isTotal(label) ? totalRow(grid, row) : []));
	return [...rows, ...totalColumns(grid)];
}

/** `All sites`: mostly what the rows come to, but what columns have means of as well. */
const isAllName = (name: string) => /^all(?: \w+)?$|^全部$|^全体$/iu.test(name);
const isTotal = (name: string) => (isTotalName(name) || isAllName(name)) && !isMeanName(name);

/** A row of which no column adds up is the total of something else, or of more than the table has. */
function totalRow(grid: Grid, row: number): CheckedRelation[] {
	const columns = grid.header.flatMap((header, column) => {
		const others = isRateName(header.replace('/', ' ')) || isMeanName(header);
		return column === 0 || (others && !isShareName(header, true)) || !grid.rows[row]?.[column] ? [] : [column];
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

/** `Power (by place)` beside `Power (by contract)` is the same once more, perhaps. */
const nameOf = (label: string) => (label.split(/[(（]/u)[0] ?? '').trim().toLowerCase();

function hasDoubts(grid: Grid, last: number, column: number): boolean {
	return grid.rows.slice(0, last + 1).some((_, row) => isDoubtful(grid, row, column));
}

/** A total whose parts are not all plain numbers of its unit. */
function unreadTotal(grid: Grid, row: number, column: number): CheckedRelation[] {
	const total = grid.rows[row]?.[column];
	const parts = grid.rows.slice(0, row).flatMap((cells) => cells[column] ?? []);
	if (!total || parts.length < 2) return [];
	const reason = [total, ...parts].some(({ range }) => range) ? 'numbers.unreadRange' : 'numbers.unreadParts';
	return [unread('tableTotal', total, parts, message(reason))];
}

/** What the rows above come to, of the ways in which a table may mean it the one that fits, or else the first. */
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
	return totals.find(({ adds }) => adds) ?? totals[0];
}

/** All of them, or `undefined` when one is missing, open or of another dimension. */
function partsOf(grid: Grid, rows: readonly number[], column: number, total: Amount): Amount[] | undefined {
	const parts: Amount[] = [];
	for (const row of rows) {
		const cell = grid.rows[row]?.[column];
		if (!cell && /^[-–—]?$/.test(grid.table.rows[row]?.[column]?.text ?? '')) continue;
		const both = cell && alike(cell, total);
		if (!both) return undefined;
		parts.push(both[0]);
	}
	return parts.length >= 2 ? parts : undefined;
}

function compare(total: Amount, parts: readonly Amount[]): Pick<Total, 'adds' | 'value'> {
	const computed = sum(parts.map(asWritten));
	const place = Math.max(...[total, ...parts].map((one) => one.place));
	// That all parts are rounded the same way is as unlikely as they are many.
	const likely = place * tableTotal.rounding * Math.sqrt(parts.length + 1);
	const off = Math.abs(total.value - computed[1]);
	const exact = [total, ...parts].every(({ approximate, bound, spelled }) => !approximate && !bound && !spelled);
	return { adds: meet(asWritten(total), computed) && (!exact || off <= likely), value: computed[1] };
}

/** A total that is far off may be no sum at all but an average; next to one that adds up, it is one. */
function isMeant({ total, parts, value }: Total, evident: boolean): boolean {
	const { percent, evident: beside, alone } = tableTotal;
	if (total.dimension === 'percent')
		return Math.abs(total.value - 100) < percent.exact && Math.abs(value - 100) < percent.off;
	const ratio = total.value / value;
	return evident
		? ratio > beside.least && ratio < beside.most
		: ratio > 1 / parts.length + alone.aboveAverage && ratio < alone.most;
}

/** A column called total: in most rows it is the sum of the columns beside it. */
function totalColumns(grid: Grid): CheckedRelation[] {
	return grid.header.flatMap((header, column) => {
		if (!isTotal(header)) return [];
		const others = grid.header.flatMap((name, index) =>
			index > 0 && !isRateName(name) && !isTotalName(name) && !isShareName(name, true) ? [index] : [],
		);
		const totals = grid.rows.flatMap((cells, row): Total[] => {
			const total = cells[column];
			const parts = others.map((index) => cells[index]).map((part) => part && total && alike(part, total)?.[0]);
			const known = parts.filter((part) => part !== undefined);
			if (!total || known.length < 2 || known.length < parts.length) return [];
			const one = { total, parts: known, ...compare(total, known) };
			return one.adds || !others.some((index) => isDoubtful(grid, row, index)) ? [one] : [];
		});
		const good = totals.filter(({ adds }) => adds).length;
		return good > 0 && good * 2 >= totals.length ? totals.map(checked) : [];
	});
}

/** A longer sum is told by how many parts it has. */
const mostShown = 8;

function checked({ total, parts, value, adds }: Total): CheckedRelation {
	const formula = parts.length <= mostShown ? parts.map(({ text }) => text).join(' + ') : undefined;
	const working: Working = () => ({
		formula: formula ? verbatim(formula) : message('numbers.sumOfParts', { parts: parts.length }),
		value: figure(value, total),
	});
	const retrial = retrialOf([total, ...parts], ([one, ...all]) => one !== undefined && compare(one, all).adds);
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
