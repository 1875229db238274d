import type { RelationKind } from '../../../findings/numberRelation';
import {
	bareGrowth,
	differenceColumns,
	growthColumns,
	otherBasis,
	productColumns,
	ratioColumns,
	shareColumns,
	yearlyGrowthColumns,
} from '../../../lexicon/columns';
import { anyOf, inEither, partsIn } from '../../../lexicon/compile';
import { message, verbatim } from '../../../messages/message';
import type { Message } from '../../../messages/model';
import { withoutBrackets } from '../../../text/ends';
import { memoised } from '../../../text/memo';
import { type Amount, alike, asResult, asWritten } from '../amounts/amount';
import {
	type CheckedRelation,
	conflicts,
	holds,
	type Retrial,
	retrialOf,
	type Working,
} from '../amounts/checkedRelation';
import { add, divide, type Interval, meet, multiply, negate, scale, subtract } from '../amounts/interval';
import { corrected, figure, finding, writtenAs } from '../amounts/relation';
import { yearlyRate } from '../amounts/tolerances';
import { growthOf } from '../arithmetic/changes';
import { yearly } from '../arithmetic/compound';
import { columnOf, type Grid, yearsDown } from '../tables/grid';
import { totalRows } from '../tables/totalRows';
import { baseOf } from './commonBase';

const cagr = partsIn(yearlyGrowthColumns);
const share = partsIn(shareColumns);
const isOtherwise = inEither(otherBasis);
const isBareGrowth = new RegExp(`^(?:${anyOf(bareGrowth.en)}|${anyOf(bareGrowth.zh)})$`, 'iu');

/** In wide tables a column is held against this many others, the nearest. */
const near = 6;

/** One way in which a column may follow from others, judged row by row. */
interface Rule {
	readonly kind: RelationKind;
	readonly operands: (row: number) => readonly (Amount | undefined)[];
	readonly compute: (values: readonly Interval[]) => Interval | undefined;
	readonly formula: (written: readonly string[]) => Message;
	/** The result is a percentage in the table. */
	readonly percent: boolean;
	/** How far the result may be off besides rounding. */
	readonly slack: number;
	/** Its name and its place say that it follows so: one row that does is enough. */
	readonly said?: boolean;
}

/** A cell, and what comes out of its row by a rule. */
interface Derived {
	readonly row: number;
	readonly result: Amount;
	readonly operands: readonly Amount[];
	readonly value: number;
}

interface Tested {
	readonly rule: Rule;
	readonly broken: readonly Derived[];
	/** How many more do not follow, but stand in rows that say why. */
	readonly explained: number;
	/** By row. */
	readonly held: ReadonlyMap<number, Derived>;
}

/**
 * The rows of columns that in most rows are the growth, share, difference, ratio or product of others; in a table with its
 * years across, its rows.
 */
export function checkDerivedColumns(grid: Grid): CheckedRelation[] {
	const turned = yearsDown(grid);
	return [...derivedIn(grid, ofColumns), ...(turned ? derivedIn(turned, ofRows) : [])];
}

/** How the columns of a grid are named and told. */
interface Reading {
	readonly told: 'numbers.derivedColumn' | 'numbers.derivedRow';
	readonly growth: RegExp;
	readonly difference: RegExp;
	readonly ratio: RegExp;
	/** The rows of a statement are called by whole words, and a product of some is another one by chance only. */
	readonly product: RegExp | undefined;
	/** In units of the last digit: a table has few years, and what small numbers come to comes out by chance. */
	readonly least: number;
}

const ofColumns: Reading = {
	told: 'numbers.derivedColumn',
	growth: partsIn(growthColumns),
	difference: partsIn(differenceColumns),
	ratio: partsIn(ratioColumns),
	product: partsIn(productColumns),
	least: 0,
};
const ofRows: Reading = {
	told: 'numbers.derivedRow',
	growth: inEither(growthColumns),
	difference: inEither(differenceColumns),
	ratio: inEither(ratioColumns),
	product: undefined,
	least: 100,
};

function derivedIn(grid: Grid, reading: Reading): CheckedRelation[] {
	return grid.header.flatMap((header, column) => {
		const cells = grid.rows.filter((row) => row[column]).length;
		if (column === 0 || cells < 2) return [];
		const tested = rulesFor(grid, header, column, reading).map((rule) => test(grid, column, rule, reading.least));
		const evident = tested.filter((one) => isEvident(one, cells));
		const best = evident.sort((a, b) => b.held.size - a.held.size || a.broken.length - b.broken.length)[0];
		if (!best) return [];
		// A row that follows in another way, such as over one year less, is not broken.
		const others = best.broken.map((cell) => {
			const other = tested.find(({ held }) => held.has(cell.row));
			return other ? following(other, cell.row) : [describe(grid, column, best.rule, cell, reading.told)];
		});
		return [...[...best.held.keys()].flatMap((row) => following(best, row)), ...others.flat()];
	});
}

function isEvident({ rule, held, broken, explained }: Tested, cells: number): boolean {
	const off = broken.length + explained;
	if (rule.said && held.size > 0 && off <= 1) return true;
	return cells >= 3 && held.size >= 2 && held.size >= 2 * off;
}

function following({ rule, held }: Tested, row: number): CheckedRelation[] {
	const cell = held.get(row);
	return cell ? [holds(rule.kind, cell.result, cell.operands, workingOf(rule, cell), retrialIn(rule, cell))] : [];
}

function retrialIn(rule: Rule, { result, operands }: Derived): Retrial | undefined {
	return retrialOf([result, ...operands], ([result, ...operands]) => {
		const computed = rule.compute(operands.map(asWritten));
		return result !== undefined && computed !== undefined && follows(result, computed, rule);
	});
}

function follows(result: Amount, computed: Interval, { slack }: Rule): boolean {
	const [low, value, high] = asResult(result);
	return meet([low - slack, value, high + slack], computed);
}

function workingOf({ formula }: Rule, { operands, value, result }: Derived): Working {
	return () => ({ formula: formula(operands.map(({ text }) => text)), value: figure(value, result) });
}

function test(grid: Grid, column: number, rule: Rule, least: number): Tested {
	const broken: Derived[] = [];
	let explained = 0;
	const held = new Map<number, Derived>();
	for (const [row, cells] of grid.rows.entries()) {
		const result = cells[column];
		const operands = rule.operands(row);
		if (!result || result.range || operands.some((one) => !one || one.range)) continue;
		if (rule.percent !== (result.dimension === 'percent')) continue;
		const known = operands.filter((one) => one !== undefined);
		const computed = rule.compute(known.map(asWritten));
		// Next to a zero everything follows from everything.
		if (!computed || computed[1] === 0 || known.some((one) => one.value === 0)) continue;
		if (Math.max(...known.map(({ value, place }) => Math.abs(value) / place)) < least) continue;
		const cell = { row, result, operands: known, value: computed[1] };
		if (follows(result, computed, rule)) held.set(row, cell);
		else if (isLeftOut(cells, cell, rule, computed)) explained++;
		else broken.push(cell);
	}
	return { rule, broken, explained, held };
}

/** What is between a difference and what it is said to be stands in the row itself: a loss of that year only. */
function isLeftOut(
	cells: Grid['rows'][number],
	{ result, operands }: Derived,
	rule: Rule,
	computed: Interval,
): boolean {
	if (rule.kind !== 'difference') return false;
	return cells.some((cell) => {
		if (!cell || cell === result || operands.includes(cell) || cell.value === 0) return false;
		const [more, less] = [add(computed, asWritten(cell)), subtract(computed, asWritten(cell))];
		return follows(result, more, rule) || follows(result, less, rule);
	});
}

function describe(grid: Grid, column: number, rule: Rule, cell: Derived, told: Reading['told']): CheckedRelation {
	const { row, result, operands, value } = cell;
	const words = {
		header: grid.header[column] ?? '',
		row: grid.labels[row] ?? '',
		formula: rule.formula(operands.map(({ text }) => text)),
		value: figure(value, result),
		said: result.text,
	};
	const draft = finding('number.arithmetic', result, operands, message(told, words));
	const mended = corrected(draft, writtenAs(value, result));
	return conflicts(rule.kind, mended, workingOf(rule, cell), retrialIn(rule, cell));
}

function rulesFor(grid: Grid, header: string, column: number, reading: Reading): Rule[] {
	const numeric = numericColumns(grid)
		.filter((index) => index !== column)
		.sort((a, b) => Math.abs(a - column) - Math.abs(b - column))
		.slice(0, near);
	const pairs = numeric.flatMap((a) => numeric.flatMap((b) => (a === b ? [] : [[a, b] as const])));
	const rules: Rule[] = [];
	const isOwn = !isOtherwise.test(header);
	if (isOwn && (reading.growth.test(header) || cagr.test(header))) {
		rules.push(
			...pairs.flatMap(([a, b]) => growthRules(grid, a, b, cagr.test(header))),
			...numeric.map((a) => growthDown(grid, a, a === column - 1 && isGrowthOf(header, grid.header[a] ?? ''))),
		);
	}
	if (share.test(header) || totalRows(grid).some(({ row }) => isWhole(grid.rows[row]?.[column])))
		rules.push(...numeric.flatMap((a) => sharesOfTotals(grid, column, a)));
	if (totalRows(grid).length === 0) rules.push(...numeric.flatMap((a) => sharesOfBase(grid, column, a)));
	if (isOwn && reading.difference.test(header)) rules.push(...pairs.map(([a, b]) => differenceOf(grid, a, b)));
	if (isOwn && reading.ratio.test(header))
		rules.push(
			...pairs.map(([a, b]) => ({
				...across('quotient', grid, [a, b], percentOf, ([x, y]) => verbatim(`${x} ÷ ${y}`)),
				percent: true,
			})),
		);
	if (reading.product?.test(header))
		rules.push(
			...pairs
				.filter(([a, b]) => a < b)
				.map(([a, b]) =>
					across(
						'product',
						grid,
						[a, b],
						([x, y]) => multiply(x!, y!),
						([x, y]) => verbatim(`${x} × ${y}`),
					),
				),
		);
	return rules;
}

const numericColumns = memoised((grid: Grid) =>
	grid.header.flatMap((_, index) => (index > 0 && grid.rows.filter((row) => row[index]).length >= 2 ? [index] : [])),
);

function across(
	kind: RelationKind,
	grid: Grid,
	columns: readonly number[],
	compute: Rule['compute'],
	formula: Rule['formula'],
): Rule {
	const operands: Rule['operands'] = (row) => columns.map((column) => grid.rows[row]?.[column]);
	return { kind, operands, compute, formula, percent: false, slack: 0 };
}

const percentOf: Rule['compute'] = ([part, whole]) => {
	const ratio = divide(part!, whole!);
	return ratio && scale(ratio, 100);
};

/** Of costs that are all written as what is taken off, `−2,400`, it is what they come to. */
function differenceOf(grid: Grid, from: number, less: number): Rule {
	const areTakenOff = columnOf(grid, less).every((cell) => !cell || cell.value < 0);
	return across(
		'difference',
		grid,
		[from, less],
		([x, y]) => subtract(x!, areTakenOff ? negate(y!) : y!),
		([x, y]) => verbatim(`${x} − ${areTakenOff ? y?.replace(/^[-−–]\s?/u, '') : y}`),
	);
}

const growthText: Rule['formula'] = ([from, to]) => verbatim(`(${to} − ${from}) ÷ ${from}`);

function growthRules(grid: Grid, from: number, to: number, compound: boolean): Rule[] {
	const [first, last] = [grid.headerYears[from], grid.headerYears[to]];
	if (first !== undefined && last !== undefined && last < first) return [];
	const operands: Rule['operands'] = (row) => {
		const [a, b] = [grid.rows[row]?.[from], grid.rows[row]?.[to]];
		return a && b && isLevel(a) && alike(a, b) ? [a, b] : [undefined];
	};
	const growth: Rule = {
		kind: 'change',
		operands,
		compute: ([a, b]) => growthOf(a!, b!),
		formula: growthText,
		percent: true,
		slack: 0,
	};
	const years = first !== undefined && last !== undefined ? last - first : 0;
	if (!compound || years < 2) return [growth];
	return [years, years - 1].map((span) => ({
		...growth,
		kind: 'yearlyGrowth' as const,
		compute: ([a, b]) => {
			const ratio = divide(b!, a!);
			return ratio && yearly(ratio, span);
		},
		formula: ([a, b]) => message('numbers.compoundGrowth', { from: a!, to: b!, years: span }),
		slack: yearlyRate.table,
	}));
}

function isLevel({ dimension }: Amount): boolean {
	return dimension !== 'percent' && dimension !== 'points' && dimension !== 'ratio';
}

/** `Growth`, `YoY (%)`, `Revenue growth` beside `Revenue`: nothing else can be meant. */
function isGrowthOf(header: string, of: string): boolean {
	const [name, level] = [header, of].map((one) =>
		withoutBrackets(one)
			.replace(/[%,，]/gu, ' ')
			.trim()
			.toLowerCase(),
	);
	const said = name?.startsWith(level || '\n') ? name.slice(level?.length) : name;
	return said !== undefined && isBareGrowth.test(said.trim());
}

/** A row against the row before it; rows with years must be one year apart. */
function growthDown(grid: Grid, column: number, said: boolean): Rule {
	const operands: Rule['operands'] = (row) => {
		const [year, before] = [grid.rowYears[row], grid.rowYears[row - 1]];
		const [a, b] = [grid.rows[row - 1]?.[column], grid.rows[row]?.[column]];
		const adjacent = year !== undefined && before !== undefined && year - before === 1;
		return a && b && adjacent && isLevel(a) && alike(a, b) ? [a, b] : [undefined];
	};
	const compute: Rule['compute'] = ([a, b]) => growthOf(a!, b!);
	return { kind: 'change', operands, compute, formula: growthText, percent: true, slack: 0, said };
}

/** Against a total row: one that is recognised, or whose own share is 100 %. */
function sharesOfTotals(grid: Grid, shares: number, column: number): Rule[] {
	return totalRowsFor(grid, shares).flatMap((totalRow) => {
		const total = grid.rows[totalRow]?.[column];
		if (!total) return [];
		const operands: Rule['operands'] = (row) => {
			const part = grid.rows[row]?.[column];
			return part && row !== totalRow && alike(part, total) ? [part, total] : [undefined];
		};
		const formula: Rule['formula'] = ([part, whole]) => verbatim(`${part} ÷ ${whole}`);
		return [{ kind: 'share', operands, compute: percentOf, formula, percent: true, slack: 0 }];
	});
}

function sharesOfBase(grid: Grid, shares: number, column: number): Rule[] {
	const base = baseOf(grid, column, shares);
	if (base === undefined) return [];
	const like = columnOf(grid, column).find((part) => part !== undefined);
	// Of millions, in millions.
	const whole = (like && writtenAs(base, like)) ?? `${base}`;
	return [
		{
			kind: 'share',
			operands: (row) => {
				const part = grid.rows[row]?.[column];
				return [part?.dimension === 'percent' ? undefined : part];
			},
			compute: ([part]) => scale(part!, 100 / base),
			formula: ([part]) => verbatim(`${part} ÷ ${whole}`),
			percent: true,
			slack: 0,
		},
	];
}

function totalRowsFor(grid: Grid, shares: number): number[] {
	const whole = grid.rows.flatMap((row, index) => (isWhole(row[shares]) ? [index] : []));
	const [only, ...more] = whole;
	const recognised = totalRows(grid).map(({ row }) => row);
	return [...new Set([...recognised, ...(only !== undefined && more.length === 0 ? [only] : [])])];
}

function isWhole(cell: Amount | undefined): boolean {
	return cell?.dimension === 'percent' && cell.value === 100 && !cell.range;
}
