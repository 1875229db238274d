import { itemAt } from '../../access';
import type { DraftFinding } from '../../findings/model';
import { message, verbatim } from '../../messages/message';
import { type Amount, alike, asWritten } from './amount';
import { type CheckedRelation, conflicts, holds, retrialOf, unread, type Working } from './checkedRelation';
import { columnOf, type Grid } from './grid';
import { type Interval, meet, sum } from './interval';
import { corrected, figure, finding, writtenAs } from './relation';
import { tableTotal } from './tolerances';

const totalPattern =
	/^(?:the )?(?:grand |overall |sub-?|group )?(?:totals?|sum)\b(?! (?:addressable|cost of|return|debt|assets))|^(?:合计|总计|小计|总和|共计|总额|总量|全部)(?:[（(]|$|\s)/iu;
const subtotal = /^sub-?total|^小计/iu;
const detail = /^(?:of which|thereof|其中|including)|^[-–—•·]/iu;
/** Columns that do not add up. */
const ratesPattern =
	/growth|change|yoy|y\/y|cagr|margin|rate|average|avg|mean|median|price|per |\/|index|score|rank|ratio|yield|return|year|增速|增长|同比|环比|变动|均|率|价|排名|指数|得分|评分|倍/iu;
const share = /share|percent|proportion|% of|%|占比|比重|份额|构成|比例/iu;
/** Shares of those who said or did something: one may do several. */
const overlapping = /respondents?|answers?|users|participants|mention|受访|选择|提及|用户/iu;
const others = /^(?:all )?(?:others?|rest|remaining|remainder)\b|^(?:其他|其它|其余|余下)/iu;

/** Totals of tables against the rows above, or the columns beside. */
export function checkTableTotals(grid: Grid): CheckedRelation[] {
	return [...totalRows(grid), ...totalColumns(grid), ...shareColumns(grid)];
}

interface Total {
	readonly total: Amount;
	readonly parts: readonly Amount[];
	/** The parts come to it. */
	readonly adds: boolean;
	readonly value: number;
}

function totalRows(grid: Grid): CheckedRelation[] {
	return grid.labels.flatMap((label, row) => {
		if (!totalPattern.test(label) || row === 0) return [];
		const columns = grid.header.flatMap((header, column) => {
			const rates = ratesPattern.test(header) && !share.test(header);
			return column === 0 || rates ? [] : [{ column, total: totalOf(grid, row, column) }];
		});
		const evident = columns.some(({ total }) => total?.adds);
		return columns.flatMap(({ column, total }) => {
			if (!total) return unreadTotal(grid, row, column);
			return total.adds || plausible(total, evident) ? [checked(total)] : [];
		});
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

function totalOf(grid: Grid, row: number, column: number): Total | undefined {
	const total = grid.rows[row]?.[column];
	if (!total || total.range) return undefined;
	const above = grid.labels.map((label, index) => ({ label, index })).slice(0, row);
	const lastTotal = above.findLastIndex(({ label }) => totalPattern.test(label));
	const sub = subtotal.test(grid.labels[row] ?? '');
	const plain = above.filter(({ label }) => !totalPattern.test(label));
	const choices = [
		sub ? above.slice(lastTotal + 1) : plain,
		plain.filter(({ label }) => !detail.test(label)),
		above.filter(({ label }) => totalPattern.test(label)),
		above.slice(lastTotal + 1),
	];
	const readings = choices
		.map((rows) =>
			partsOf(
				grid,
				rows.map(({ index }) => index),
				column,
				total,
			),
		)
		.filter((parts) => parts !== undefined);
	const sums = readings.map((parts) => ({ total, parts, ...compare(total, parts) }));
	return sums.find(({ adds }) => adds) ?? sums[0];
}

function compare(total: Amount, parts: readonly Amount[]): Pick<Total, 'adds' | 'value'> {
	const computed = sum(parts.map(asWritten));
	return { adds: meet(asWritten(total), computed), value: computed[1] };
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

/** A column called total: in most rows it is the sum of the columns before it or behind it. */
function totalColumns(grid: Grid): CheckedRelation[] {
	return grid.header.flatMap((header, column) => {
		if (column === 0 || !totalPattern.test(header)) return [];
		const others = grid.header.flatMap((name, index) =>
			index > 0 && index !== column && !ratesPattern.test(name) && !totalPattern.test(name) && !share.test(name)
				? [index]
				: [],
		);
		const totals = grid.rows.flatMap((cells): Total[] => {
			const total = cells[column];
			const parts = others.map((index) => cells[index]).map((part) => part && total && alike(part, total)?.[0]);
			if (!total || parts.length < 2 || parts.some((part) => part === undefined)) return [];
			const known = parts.filter((part) => part !== undefined);
			return [{ total, parts: known, ...compare(total, known) }];
		});
		const good = totals.filter(({ adds }) => adds).length;
		return good >= 1 && good * 2 >= totals.length ? totals.map(checked) : [];
	});
}

/** Shares with a row for the others come to 100 %; without one they cannot come to more. */
function shareColumns(grid: Grid): CheckedRelation[] {
	if (grid.labels.some((label) => totalPattern.test(label))) return [];
	return grid.header.flatMap((header, column) => {
		const cells = columnOf(grid, column).filter((cell) => cell !== undefined);
		const shares = cells.filter(({ dimension, range, value }) => dimension === 'percent' && !range && value >= 0);
		if (
			!share.test(header) ||
			overlapping.test(header) ||
			ratesPattern.test(header.replace(share, '')) ||
			shares.length < 3 ||
			shares.length < grid.rows.length
		)
			return [];
		const total = sum(shares.map(asWritten));
		const closed = grid.labels.some((label) => others.test(label));
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
		if (!(over || under) || (!closed && !/share|占比|份额|比重|构成/iu.test(header))) return [];
		const told = message('numbers.shareColumn', { header, total: total[1] });
		return [conflicts('tableTotal', finding('number.arithmetic', first, rest, told), working, retrial)];
	});
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
