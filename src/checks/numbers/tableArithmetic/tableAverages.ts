import { itemAt } from '../../../access';
import {
	averageEndings,
	averageNames,
	averageNotes,
	comparisonNames,
	statisticNames,
	weightedNames,
} from '../../../lexicon/averages';
import { anyOf, inEither } from '../../../lexicon/compile';
import { message } from '../../../messages/message';
import { largest, smallest } from '../../../text/collections';
import { type Amount, alike, asResult, asWritten } from '../amounts/amount';
import { type CheckedRelation, conflicts, holds, type Retrial, retrialOf } from '../amounts/checkedRelation';
import { type Interval, meet, scale, sum } from '../amounts/interval';
import { corrected, figure, finding, writtenAs } from '../amounts/relation';
import { tableAverage } from '../amounts/tolerances';
import type { Grid } from '../tables/grid';
import { isTotalName } from '../tables/tableNames';

/** Nothing stands behind the name that says of what it is the mean: `average price` is a price, `average (EU)` may be of more. */
const behind = `\\s*(?:$|[:：]|[（(](?:${anyOf(averageNotes.en)}\\b|${anyOf(averageNotes.zh)}))`;
const own = new RegExp(`^(?:${anyOf(averageNames.en)}|${anyOf(averageNames.zh)})${behind}`, 'iu');
const weighted = new RegExp(`^(?:${anyOf(weightedNames.en)}|${anyOf(weightedNames.zh)})${behind}`, 'iu');
const ending = new RegExp(`(?:\\b${anyOf(averageEndings.en)}|${anyOf(averageEndings.zh)})\\s*(?:[（(]|$)`, 'iu');
const statistic = inEither(statisticNames, 'iu');
const percentile = /^p\d{1,3}\b|^\d{1,3}(?:\.\d{1,3})?\s?[%％]$/iu;
const comparison = inEither(comparisonNames, 'iu');
/** A cell without a value, which no mean counts. */
const noValue = /^(?:[-–—]{0,3}|n\/?a|n\.a\.?|n\.?m\.?)$/iu;

/** A number that is called a mean, and the values that it may be the mean of. */
interface Mean {
	readonly mean: Amount;
	readonly parts: readonly Amount[];
	/** What comes out where each part counts once. */
	readonly computed: Interval;
	readonly isSimple: boolean;
}

/** The means of tables against the rows above, or the columns before. */
export function checkTableAverages(grid: Grid): CheckedRelation[] {
	const averages = grid.labels.flatMap((label, row) => (isAverage(label) ? [{ label, row }] : []));
	const rows = averages.slice(0, tableAverage.rows).flatMap(({ label, row }) => checkRow(grid, label, row));
	const columns = grid.header.flatMap((header, column) => (own.test(header) ? checkColumn(grid, column) : []));
	return [...rows, ...columns];
}

function isAverage(label: string): boolean {
	return isOfThese(label) || ending.test(label);
}

/** The mean of the rows of its table, rather than of more, as an industry's is. */
function isOfThese(label: string): boolean {
	return own.test(label) || weighted.test(label);
}

function isValue(name: string): boolean {
	return !statistic.test(name) && !percentile.test(name) && !isTotalName(name);
}

/**
 * A row of means: simple ones where they are in another column of the same kind. Elsewhere they may be weighted, or be means
 * of more; only what is called the mean of these very rows lies between them.
 */
function checkRow(grid: Grid, label: string, row: number): CheckedRelation[] {
	const cellsOf = (rows: readonly number[], column: number) =>
		rows.map((index) => cellAt(grid, index, column, (text) => noValue.test(text)));
	const readings = readingsAround(row, grid.labels).map((rows) =>
		grid.header.map((_, column) => meanOf(grid.rows[row]?.[column], cellsOf(rows, column))),
	);
	const best = likeliest(readings);
	const simple = simpleIn(best);
	const inside = best.filter((one) => one && !one.isSimple && !isOutside(one));
	const isMeant = !weighted.test(label) && inside.length <= simple.length && isTelling(simple);
	return best.flatMap((one, column): CheckedRelation[] => {
		const all = readings.flatMap((means) => means[column] ?? []);
		if (!one || all.some(({ isSimple }) => isSimple)) return one?.isSimple ? [holding(one)] : [];
		const comparable = simple.some(({ mean }) => mean.dimension === one.mean.dimension);
		const isCompared = comparison.test(grid.header[column] ?? '') || /Δ/u.test(grid.header[column] ?? '');
		if (isMeant && comparable && !isCompared && !leavesOneOut(one)) return [missed(one)];
		return isOfThese(label) && all.every(isOutside) ? outside(one) : [];
	});
}

/** A column of means: in most rows those of the columns before it, or of all others. */
function checkColumn(grid: Grid, column: number): CheckedRelation[] {
	const cellsOf = (row: number, columns: readonly number[]) =>
		columns.filter((index) => index > 0).map((index) => cellAt(grid, row, index, (text) => !/\d/u.test(text)));
	const readings = readingsAround(column, grid.header.with(0, '')).map((columns) =>
		grid.rows.map((cells, row) => meanOf(cells[column], cellsOf(row, columns))),
	);
	const best = likeliest(readings);
	const simple = simpleIn(best);
	const whole = largest(simple.map(({ parts }) => parts.length));
	const known = best.filter((one) => one?.parts.length === whole).filter((one) => one !== undefined);
	const others = known.length - simple.length;
	if (others > simple.length || !isTelling(simple)) return [];
	// Where few of them are simple means, only what lies outside its values is no mean of them for certain.
	const isMeant = simple.length > 1 && simple.length >= 2 * others;
	return known.flatMap((one) => {
		if (one.isSimple) return isMeant ? [holding(one)] : [];
		if (!isMeant) return outside(one);
		return leavesOneOut(one) ? [] : [missed(one)];
	});
}

/** The reading in which most are simple means. */
function likeliest(readings: readonly (readonly (Mean | undefined)[])[]): readonly (Mean | undefined)[] {
	const some = readings.filter((means) => means.some((one) => one !== undefined));
	return some.toSorted((a, b) => simpleIn(b).length - simpleIn(a).length)[0] ?? [];
}

/** `unread` where something stands there that is no number. */
function cellAt(grid: Grid, row: number, column: number, isEmpty: (text: string) => boolean) {
	const text = grid.table.rows[row]?.[column]?.text.trim() ?? '';
	return grid.rows[row]?.[column] ?? (isEmpty(text) ? undefined : 'unread');
}

/** Which rows or columns it may be the mean of: those before it, since the last statistic, all others, those behind it. */
function readingsAround(at: number, names: readonly string[]): number[][] {
	const values = names.flatMap((name, index) => (index !== at && isValue(name) ? [index] : []));
	const last = names.slice(0, at).findLastIndex((name) => name !== '' && !isValue(name));
	return [
		values.filter((index) => index < at),
		values.filter((index) => index < at && index > last),
		values,
		values.filter((index) => index > at),
	];
}

function meanOf(mean: Amount | undefined, cells: readonly (Amount | 'unread' | undefined)[]): Mean | undefined {
	if (!mean || mean.range) return undefined;
	const given = cells.filter((cell) => cell !== undefined);
	const parts = given.flatMap((cell) => (cell === 'unread' ? [] : (alike(cell, mean)?.[0] ?? [])));
	if (parts.length < Math.max(tableAverage.parts, given.length)) return undefined;
	const computed = meanIn(parts);
	return { mean, parts, computed, isSimple: meet(asResult(mean), computed) };
}

function meanIn(parts: readonly Amount[]): Interval {
	return scale(sum(parts.map(asWritten)), 1 / parts.length);
}

/** Of values that are all one, a mean shows nothing. */
function simpleIn(means: readonly (Mean | undefined)[]): Mean[] {
	return means
		.filter((one) => one !== undefined)
		.filter(({ isSimple, parts }) => isSimple && new Set(parts.map(({ value }) => value)).size > 1);
}

/** They do not come out by chance. */
function isTelling(simple: readonly Mean[]): boolean {
	const choices = simple.map(({ mean, parts }) => {
		const values = parts.map(({ value }) => value);
		return Math.max(1, (largest(values) - smallest(values)) / mean.place);
	});
	return choices.reduce((all, choice) => all * choice, 1) >= tableAverage.choice;
}

/** Authors leave out what is far from the others. */
function leavesOneOut({ mean, parts }: Mean): boolean {
	const all = sum(parts.map(asWritten));
	const without = ([low, value, high]: Interval): Interval => [all[0] - low, all[1] - value, all[2] - high];
	return parts.some((part) => meet(asResult(mean), scale(without(asWritten(part)), 1 / (parts.length - 1))));
}

function isOutside({ mean, parts }: Mean): boolean {
	const [low, , high] = asWritten(mean);
	return (
		low > largest(parts.map((part) => asWritten(part)[2])) || high < smallest(parts.map((part) => asWritten(part)[0]))
	);
}

function holding(one: Mean): CheckedRelation {
	const { mean, parts, computed } = one;
	const formula = message('numbers.meanOfParts', { parts: parts.length });
	return holds('average', mean, parts, () => ({ formula, value: figure(computed[1], mean) }), retrialIn(one));
}

function missed(one: Mean): CheckedRelation {
	const { mean, parts, computed } = one;
	const value = figure(computed[1], mean);
	const told = message('numbers.tableAverage', { parts: parts.length, value, said: mean.text });
	const draft = corrected(finding('number.arithmetic', mean, parts, told), writtenAs(computed[1], mean));
	const formula = message('numbers.meanOfParts', { parts: parts.length });
	return conflicts('average', draft, () => ({ formula, value }), retrialIn(one));
}

function retrialIn({ mean, parts }: Mean): Retrial | undefined {
	return retrialOf([mean, ...parts], ([mean, ...parts]) => mean !== undefined && meet(asResult(mean), meanIn(parts)));
}

/** Beyond the values, but not so far that it is a sum or a count of its own. */
function outside(one: Mean): CheckedRelation[] {
	const { mean, parts } = one;
	const sorted = parts.toSorted((a, b) => a.value - b.value);
	const [first, last] = [sorted[0], sorted.at(-1)];
	if (!first || !last || !isOutside(one) || endsRanking(one)) return [];
	const beyond = Math.max(first.value - mean.value, mean.value - last.value);
	const nearest = Math.abs(mean.value > last.value ? last.value : first.value);
	const total = parts.reduce((all, { value }) => all + value, 0);
	if (beyond > tableAverage.beyond * nearest || mean.value >= tableAverage.ofTotal * total) return [];
	const told = message('numbers.outsideParts', { said: mean.text, low: first.text, high: last.text });
	return [conflicts('average', finding('number.arithmetic', mean, parts, told))];
}

/** Behind the best or worst in their order may stand the mean of all, which goes on in that order. */
function endsRanking({ mean, parts }: Mean): boolean {
	const values = [...parts, mean].map(({ value }) => value);
	const steps = values.slice(1).map((value, index) => value - itemAt(values, index));
	return steps.every((step) => step >= 0) || steps.every((step) => step <= 0);
}
