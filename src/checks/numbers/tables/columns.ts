import type { RelationKind } from '../../../findings/numberRelation';
import {
	bareGrowth,
	costColumns,
	otherBasis,
	priceColumns,
	productColumns,
	profitColumns,
	quantityColumns,
	revenueColumns,
	shareColumns,
	yearlyGrowthColumns,
} from '../../../lexicon/columns.json';
import { bilingual, bilingualParts, oneOf } from '../../../lexicon/compile';
import { message, verbatim } from '../../../messages/message';
import type { Message } from '../../../messages/model';
import { yearRange } from '../../../report/numbers/periods';
import { memoised } from '../../../text/memo';
import { simplified } from '../../../text/simplified';
import { withoutBrackets } from '../../../text/trimText';
import { type Amount, asResult, asWritten, sameUnit } from '../amounts/amount';
import { divide, type Interval, meet, multiply, scale, subtract } from '../amounts/interval';
import {
	type CheckedRelation,
	conflicts,
	findingAt,
	formatLike,
	holds,
	retrialOf,
	withFix,
	writeLike,
} from '../amounts/relation';
import { roundedTable, yearlyRate } from '../amounts/tolerances';
import { type Grid, isUncertain, transposedByYear } from '../reading/grid';
import { isForeseen, isTotalName } from '../reading/tableWords';
import { growthOf } from '../text/changes';
import { yearly } from '../text/growthRates';

/** How a column follows from columns beside it, by what they are called. */
interface Rule {
	readonly kind: RelationKind;
	/** The cells that a row's number follows from. */
	readonly operands: (row: number) => readonly (Amount | undefined)[];
	readonly compute: (values: readonly Interval[]) => Interval | undefined;
	readonly formula: (written: readonly string[]) => Message;
	readonly percent: boolean;
	/** How far the result may be off besides rounding. */
	readonly slack: number;
	/** The names say it without doubt: so large a share of the rows that are tried has to follow; else most have to. */
	readonly least: number;
}

interface Derived {
	readonly row: number;
	readonly result: Amount;
	readonly operands: readonly Amount[];
	readonly value: number;
	readonly holds: boolean;
}

const isGrowth = new RegExp(`^(?:${oneOf(bareGrowth.en)}|${oneOf(bareGrowth.zh)})$`, 'iu');
const isOtherwise = bilingual(otherBasis);
const named = {
	cagr: bilingualParts(yearlyGrowthColumns),
	share: bilingualParts(shareColumns),
	price: bilingual(priceColumns),
	quantity: bilingual(quantityColumns),
	product: bilingual(productColumns),
	revenue: bilingual(revenueColumns),
	cost: bilingual(costColumns),
	profit: bilingual(profitColumns),
} as const;
const isMargin = /\bmargin\b|利润?率$/iu;

/** Of columns that are called the growth, share, product or rest of others, the rows; in a table with its years across its rows too. */
export function checkColumns(grid: Grid, rounded = false): CheckedRelation[] {
	const turned = transposedByYear(grid);
	return [
		...derivedIn(grid, rounded, 'numbers.derivedColumn'),
		...(turned ? derivedIn(turned, rounded, 'numbers.derivedRow') : []),
	];
}

function derivedIn(
	grid: Grid,
	rounded: boolean,
	told: 'numbers.derivedColumn' | 'numbers.derivedRow',
): CheckedRelation[] {
	return grid.header.flatMap((header, column) => {
		if (column === 0 || isOtherwise.test(header)) return [];
		const tried = rulesFor(grid, simplified(header), column).map((rule) => ({
			rule,
			cells: cellsBy(grid, column, rule),
		}));
		const [best] = tried
			.filter(({ rule, cells }) => isEvident(rule, cells))
			.toSorted((a, b) => heldIn(b.cells) - heldIn(a.cells));
		if (!best) return [];
		return best.cells.flatMap((cell) => {
			const { rule } = best;
			if (cell.holds) return [holding(rule, cell)];
			// A row that follows in another way, such as over one year less, is not broken.
			const other = tried.find(({ cells }) => cells.some((one) => one.row === cell.row && one.holds));
			const forgiven = rounded && Math.abs(cell.value - cell.result.value) < roundedTable * Math.abs(cell.value);
			return other || forgiven || isUncertain(grid, cell.row, column) ? [] : [broken(grid, column, rule, cell, told)];
		});
	});
}

const heldIn = (cells: readonly Derived[]) => cells.filter((cell) => cell.holds).length;

function isEvident({ least }: Rule, cells: readonly Derived[]): boolean {
	if (least === 0) return cells.length > 0;
	const held = cells.filter((cell) => cell.holds);
	// One value in each row, such as 0%, follows from anything.
	const values = new Set(held.map(({ result }) => result.value));
	return held.length > 0 && held.length >= least * cells.length && (held.length === 1 || values.size > 1);
}

/** Next to a zero or to what is below nothing, nothing can be told. */
function cellsBy(grid: Grid, column: number, rule: Rule): Derived[] {
	return grid.rows.flatMap((cells, row): Derived[] => {
		const result = cells[column];
		const operands = rule.operands(row).filter((one) => one !== undefined && !one.range && one.value > 0);
		if (!result || result.range || operands.length < rule.operands(row).length || operands.length === 0) return [];
		if (rule.percent !== (result.dimension === 'percent')) return [];
		const known = operands.filter((one) => one !== undefined);
		const computed = rule.compute(known.map(asWritten));
		return computed
			? [{ row, result, operands: known, value: computed[1], holds: follows(result, computed, rule) }]
			: [];
	});
}

function follows(result: Amount, computed: Interval, { slack }: Rule): boolean {
	const [low, value, high] = asResult(result);
	return meet([low - slack, value, high + slack], computed);
}

function workings(rule: Rule, { result, operands, value }: Derived) {
	const working = () => ({ formula: rule.formula(operands.map(({ text }) => text)), value: formatLike(value, result) });
	const retrial = retrialOf([result, ...operands], ([one, ...others]) => {
		const computed = rule.compute(others.map(asWritten));
		return one !== undefined && computed !== undefined && follows(one, computed, rule);
	});
	return { working, retrial };
}

function holding(rule: Rule, cell: Derived): CheckedRelation {
	const { working, retrial } = workings(rule, cell);
	return holds(rule.kind, cell.result, cell.operands, working, retrial);
}

function broken(
	grid: Grid,
	column: number,
	rule: Rule,
	cell: Derived,
	told: 'numbers.derivedColumn' | 'numbers.derivedRow',
): CheckedRelation {
	const { row, result, operands, value } = cell;
	const { working, retrial } = workings(rule, cell);
	const words = {
		...{ header: grid.header[column] ?? '', row: grid.labels[row] ?? '' },
		...{ formula: rule.formula(operands.map(({ text }) => text)), value: formatLike(value, result), said: result.text },
	};
	const draft = findingAt('number.arithmetic', result, operands, message(told, words));
	return conflicts(rule.kind, withFix(draft, writeLike(value, result)), working, retrial);
}

function rulesFor(grid: Grid, header: string, column: number): Rule[] {
	const left = levelsBefore(grid, column);
	const near = left.at(-1);
	const rules = [
		...growthAcross(grid, header, column, left),
		...(near !== undefined && isGrowthOf(header, grid.header[near] ?? '') ? [growthDown(grid, near)] : []),
		...(near !== undefined && (named.share.test(header) || /^[%％]$|^per ?cent$/iu.test(header))
			? shareOfTotal(grid, near)
			: []),
		...rateOf(grid, header, left),
		...byNames(grid, header, column),
		...yearOf(grid, header),
	];
	return rules.length > 0 ? rules : quotients(grid, column, left);
}

/** The columns in front of one, back to the first that is no level: `2023 | 2024 | Growth`. */
function levelsBefore(grid: Grid, column: number): number[] {
	const kinds = columnKinds(grid);
	const found: number[] = [];
	for (let at = column - 1; at > 0 && kinds[at] !== 'share'; at--) if (kinds[at] === 'level') found.push(at);
	return found.reverse();
}

/** What each column holds; read once, for every column asks of those in front of it. */
const columnKinds = memoised(({ header, rows }: Grid) =>
	header.map((name, at) => {
		const cells = rows.flatMap((row) => row[at] ?? []);
		// `Change | Change, %`: the one stands between the other and what both are of.
		if (cells.length === 0 || isGrowth.test(cleaned(name))) return 'neither';
		return cells.some(({ dimension }) => ['percent', 'points', 'ratio'].includes(dimension)) ? 'share' : 'level';
	}),
);

/** The columns behind the first that are called so; looked for once, for every column asks. */
const columnsNamed = memoised(({ header }: Grid) => {
	const known = new Map<RegExp, readonly number[]>();
	return (name: RegExp): readonly number[] => {
		const columns = known.get(name) ?? header.flatMap((other, at) => (at > 0 && name.test(other) ? [at] : []));
		known.set(name, columns);
		return columns;
	};
});

const cleaned = (name: string) =>
	withoutBrackets(simplified(name))
		.replace(/[%％,，]|\b(?:in )?per ?cent\b(?=$|,)/giu, ' ')
		.replace(/\s+/gu, ' ')
		.trim()
		.toLowerCase();

/** `Growth`, `YoY (%)`, `Revenue growth` beside `Revenue`: nothing else can be meant. */
function isGrowthOf(header: string, of: string): boolean {
	const [name, level] = [cleaned(header), cleaned(of)];
	const said = level !== '' && name.startsWith(level) ? name.slice(level.length) : name;
	return isGrowth.test(said.trim());
}

/** From the one to the other of two columns with their periods: the two that the name has, or the last two; of a yearly growth the first and the last. */
function growthAcross(grid: Grid, header: string, column: number, left: readonly number[]): Rule[] {
	const dated = left.filter((at) => orderOf(grid, at) !== undefined);
	const years = [...header.matchAll(/(?:19|20)\d\d/gu)].map(([year]) => Number(year));
	const without = header.replace(
		/\b(?:from |in )?(?:19|20)\d\d(?:\s?(?:[-–—→/]|to|vs\.?|至)\s?(?:20|19)?\d\d)?年?/giu,
		' ',
	);
	const isYearly = named.cagr.test(header);
	if (!isYearly && !isGrowth.test(cleaned(without))) return [];
	const inName = years.length === 2 ? years.map((year) => dated.find((at) => grid.headerYears[at] === year)) : [];
	const pair =
		inName.length === 2
			? inName
			: isYearly
				? [dated[0], dated.at(-1)]
				: dated.length === 2 || left.length === dated.length
					? dated.slice(-2)
					: [];
	const [from, to] = pair
		.filter((at) => at !== undefined)
		.toSorted((a, b) => (orderOf(grid, a) ?? 0) - (orderOf(grid, b) ?? 0));
	if (from === undefined || to === undefined || pair.length !== 2) return [];
	const [first, last] = [orderOf(grid, from) ?? 0, orderOf(grid, to) ?? 0];
	if (last === first) return [];
	const least = isSure(dated, column, left) ? 1 / 3 : 1 / 2;
	if (!isYearly) return [growthBetween(grid, from, to, least), differenceBetween(grid, from, to)];
	const span = Math.floor(last) - Math.floor(first);
	return span < 2 ? [] : [span, span - 1].map((each) => compoundBetween(grid, from, to, each));
}

/** Two columns with their periods stand right in front of it, and nothing else. */
function isSure(dated: readonly number[], column: number, left: readonly number[]): boolean {
	return dated.length === 2 && left.length === 2 && dated.at(-1) === column - 1;
}

/** A column's place in time: its year, half a year later where it is foreseen and no other year says so. */
function orderOf(grid: Grid, column: number): number | undefined {
	const period = grid.headerPeriods[column];
	const header = grid.header[column] ?? '';
	if (!period) return undefined;
	return (
		yearRange(period)[0] + (period.kind === 'date' ? (period.value % 10_000) / 10_000 : isForeseen(header) ? 0.5 : 0)
	);
}

function operandsOf(grid: Grid, columns: readonly number[]): Rule['operands'] {
	return (row) => {
		const cells = columns.map((column) => grid.rows[row]?.[column]);
		const [a, b] = cells;
		const doubtful = columns.some((column) => isUncertain(grid, row, column));
		return a && b && sameUnit(a, b) && !doubtful ? cells : [undefined];
	};
}

const growthText: Rule['formula'] = ([from, to]) => verbatim(`(${to} − ${from}) ÷ ${from}`);

function growthBetween(grid: Grid, from: number, to: number, least: number): Rule {
	const compute: Rule['compute'] = ([a, b]) => a && b && growthOf(a, b);
	const operands = operandsOf(grid, [from, to]);
	return { kind: 'change', operands, compute, formula: growthText, percent: true, slack: 0, least };
}

function differenceBetween(grid: Grid, from: number, to: number): Rule {
	const compute: Rule['compute'] = ([a, b]) => a && b && subtract(b, a);
	const formula: Rule['formula'] = ([a, b]) => verbatim(`${b} − ${a}`);
	return { ...growthBetween(grid, from, to, 1 / 2), kind: 'difference', compute, formula, percent: false };
}

function compoundBetween(grid: Grid, from: number, to: number, years: number): Rule {
	return {
		...growthBetween(grid, from, to, 1 / 2),
		kind: 'yearlyGrowth',
		compute: ([a, b]) => {
			const ratio = a && b && divide(b, a);
			return ratio && yearly(ratio, years);
		},
		formula: ([a = '', b = '']) => message('numbers.compoundGrowth', { from: a, to: b, years }),
		slack: yearlyRate.table,
	};
}

/** A row against the row before it, one year apart. */
function growthDown(grid: Grid, column: number): Rule {
	const operands: Rule['operands'] = (row) => {
		const [year, before] = [grid.rowYears[row], grid.rowYears[row - 1]];
		const [a, b] = [grid.rows[row - 1]?.[column], grid.rows[row]?.[column]];
		const adjacent = year !== undefined && before !== undefined && year - before === 1;
		return a && b && adjacent && sameUnit(a, b) ? [a, b] : [undefined];
	};
	return { ...growthBetween(grid, column, column, 1 / 2), operands };
}

/** Of a row that is called a total. */
function shareOfTotal(grid: Grid, column: number): Rule[] {
	const last = grid.labels.findLastIndex(isTotalName);
	const total = grid.rows[last]?.[column];
	if (!total || grid.labels.filter(isTotalName).length > 1) return [];
	const operands: Rule['operands'] = (row) => {
		const part = grid.rows[row]?.[column];
		return part && row !== last && sameUnit(part, total) ? [part, total] : [undefined];
	};
	return [{ kind: 'share', operands, ...percentOf, percent: true, slack: 0, least: 1 / 2 }];
}

/** Percentages that are the one column of the other in all rows but one, whatever they are called: `Enrolled | Completed | Rate`. */
function quotients(grid: Grid, column: number, left: readonly number[]): Rule[] {
	if (grid.rows.filter((cells) => cells[column]?.dimension === 'percent').length < leastShown) return [];
	return left.flatMap((part) =>
		left
			.filter((whole) => whole < part)
			.map((whole) => ({ ...growthBetween(grid, part, whole, 3 / 4), kind: 'quotient', ...percentOf }) as const),
	);
}

/** Fewer rows show nothing of how a column follows. */
const leastShown = 4;

/** `Started | Completed | Completion rate`, 完成 | 取证 | 取证率: of the two in front of it, of which its name has the later; most rows say so. */
function rateOf(grid: Grid, header: string, left: readonly number[]): Rule[] {
	const [whole, part] = left.slice(-2);
	const name = cleaned(header);
	const stem = name.endsWith(' rate') ? name.slice(0, 5) : name.endsWith('率') ? name.slice(0, -1) : '';
	if (whole === undefined || part === undefined || stem.length < 2 || !cleaned(grid.header[part] ?? '').includes(stem))
		return [];
	const operands = operandsOf(grid, [part, whole]);
	return [{ kind: 'share', operands, ...percentOf, percent: true, slack: 0, least: 3 / 5 }];
}

const percentOf: Pick<Rule, 'compute' | 'formula'> = {
	compute: ([part, whole]) => {
		const ratio = part && whole && divide(part, whole);
		return ratio && scale(ratio, 100);
	},
	formula: ([part, whole]) => verbatim(`${part} ÷ ${whole}`),
};

/** Units and unit price to revenue; income and costs to profit; profit and revenue to margin: the only columns of those names. */
function byNames(grid: Grid, header: string, column: number): Rule[] {
	const only = (name: RegExp, unless?: RegExp) => {
		const isMeant = (at: number, other = grid.header[at] ?? '') =>
			at !== column && !unless?.test(other) && !isMargin.test(other);
		const [found, ...more] = columnsNamed(grid)(name).filter((at) => isMeant(at));
		return more.length === 0 ? found : undefined;
	};
	const rule = (
		kind: RelationKind,
		columns: readonly (number | undefined)[],
		how: Pick<Rule, 'compute' | 'formula'>,
		percent = false,
	): Rule[] => {
		const known = columns.filter((at) => at !== undefined);
		const operands: Rule['operands'] = (row) =>
			known.map((at) => (isUncertain(grid, row, at) ? undefined : grid.rows[row]?.[at]));
		return known.length === 2 ? [{ kind, operands, ...how, percent, slack: 0, least: 1 / 2 }] : [];
	};
	if (isMargin.test(header)) return rule('quotient', [only(named.profit), only(named.revenue)], percentOf, true);
	const price = only(named.price);
	if (price !== undefined && named.product.test(header) && !named.price.test(header))
		return rule('product', [only(named.quantity, named.price), price], {
			compute: ([a, b]) => a && b && multiply(a, b),
			formula: ([a, b]) => verbatim(`${a} × ${b}`),
		});
	if (!named.profit.test(header)) return [];
	return rule('difference', [only(named.revenue), only(named.cost)], {
		compute: ([a, b]) => a && b && subtract(a, b),
		formula: ([a, b]) => verbatim(`${a} − ${b}`),
	});
}

const perMonth = /\b(?:per|a|each) month\b|\bmonthly\b|每月|月均/iu;
const perYear = /\b(?:per|a|each) year\b|\b(?:yearly|annual(?:ly)?)\b|每年|全年/iu;

/** What comes to so much a month comes to twelve times that a year. */
function yearOf(grid: Grid, header: string): Rule[] {
	const [month, ...more] = columnsNamed(grid)(perMonth);
	const rest = (name: string, pattern: RegExp) => cleaned(name).replace(pattern, '').trim();
	const same =
		month !== undefined && rest(grid.header[month] ?? '', perMonth) === rest(header, perYear) && perYear.test(header);
	if (!same || more.length > 0) return [];
	return [
		{
			kind: 'product',
			operands: (row) => [grid.rows[row]?.[month]],
			compute: ([a]) => a && scale(a, 12),
			formula: ([a]) => verbatim(`${a} × 12`),
			...{ percent: false, slack: 0, least: 1 / 2 },
		},
	];
}
