import { meanRows } from '../../../lexicon/averages.json';
import { bilingual } from '../../../lexicon/compile';
import { rounded } from '../../../lexicon/totals.json';
import { numbersInBlock, startingIn } from '../../../report/lookup';
import type { Quantity, Report, Span, Table } from '../../../report/model';
import { wholeYear } from '../../../report/numbers/periods';
import { memoised } from '../../../text/memo';
import { type Amount, amountOf, knownMeasure, measuredAs } from '../amounts/amount';
import { hasOtherUnit, hasStatedUnit, statedUnit, unitInBrackets, unitOf } from './tableWords';

/** A table as numbers: one amount a cell at most, with what its row and column are called. */
export interface Grid {
	readonly table: Table;
	readonly caption: string;
	readonly header: readonly string[];
	/** The text of each row's first cell that has any. */
	readonly labels: readonly string[];
	/** By row, then column; `undefined` for a cell with no number or with several. */
	readonly rows: readonly (readonly (Amount | undefined)[])[];
	/** The same, with bare numbers in the unit that the caption states: for comparisons with the text. */
	readonly measured: Grid['rows'];
	/** The years that stand in the header, by column. */
	readonly headerYears: readonly (number | undefined)[];
	/** The units that the labels name, as `EPS (EUR)` does. */
	readonly rowUnits: readonly (Amount | undefined)[];
	/** The years that stand in those cells. */
	readonly rowYears: readonly (number | undefined)[];
	/** The years, quarters and dates that stand in the header and in those cells. */
	readonly headerPeriods: readonly (Quantity | undefined)[];
	readonly rowPeriods: readonly (Quantity | undefined)[];
}

/** The tables with numbers; worked out once a report. */
export const readGrids: (report: Report) => readonly Grid[] = memoised((report) =>
	report.tables.map((table) => readGrid(report, table)),
);

function readGrid(report: Report, table: Table): Grid {
	const numbers = numbersInBlock(report, table.block);
	const inside = (span: Span) => startingIn(numbers, span).filter((number) => number.span[1] <= span[1]);
	const periodOf = (span: Span) => {
		const [only, ...more] = inside(span).filter(({ kind }) => kind === 'year' || kind === 'date');
		return more.length === 0 ? only : undefined;
	};
	const headerPeriods = table.header.map(({ span }) => periodOf(span));
	const units = table.header.map(({ text }) => unitOf(report, text));
	const labels = table.rows.map((row) => row.findIndex(({ text }) => text !== ''));
	const labelTexts = table.rows.map((row, index) => row[labels[index] ?? 0]?.text ?? '');
	const rowPeriods = table.rows.map((row, index) => {
		const label = row[labels[index] ?? 0];
		return label && periodOf(label.span);
	});
	const rows = table.rows.map((row, index) =>
		row.map((cell, column) => {
			const [only, ...more] = inside(cell.span);
			const amount = only && more.length === 0 ? amountOf(report, only) : undefined;
			return column > Math.max(0, labels[index] ?? 0) && amount && standsAlone(cell.text, amount)
				? toUnit(withSymbol(amount, cell.text), units[column])
				: undefined;
		}),
	);
	const rowUnits = labelTexts.map((label) => unitInBrackets(report, label));
	const stated = statedUnit(report, table);
	const measured = rows.map((row, index) =>
		row.map((amount, column) => {
			const isStated =
				stated && hasStatedUnit(stated, table.header[column]?.text ?? '') && !hasOtherUnit(labelTexts[index] ?? '');
			return amount && units[column] === undefined
				? toUnit(amount, rowUnits[index] ?? (isStated ? stated : undefined))
				: amount;
		}),
	);
	return {
		table,
		caption: table.caption ? report.source.slice(...table.caption) : '',
		header: table.header.map(({ text }) => text),
		labels: labelTexts,
		rowUnits,
		rows,
		measured,
		headerYears: headerPeriods.map(wholeYear),
		rowYears: rowPeriods.map(wholeYear),
		headerPeriods,
		rowPeriods,
	};
}

/** Nothing else of note in the cell: `$12 million (est.)` is not alone, `+12%` and `约12` are. */
function standsAlone(text: string, amount: Amount): boolean {
	return text.length <= amount.text.length + 6;
}

/** In a cell by itself a symbol is a unit that is a word in a text: `258 min`. */
function withSymbol(amount: Amount, text: string): Amount {
	const [symbol, more] = text
		.split(amount.text)
		.map((part) => part.trim())
		.filter((part) => part !== '');
	const measure = symbol !== undefined && more === undefined && amount.dimension === 'count' && knownMeasure(symbol);
	if (!measure) return amount;
	const [dimension, factor] = measure;
	return { ...amount, ...measuredAs(amount, { dimension, factor }), text };
}

/** A bare number measures what its column's header, its row or its table says: `Share (%)`, `Sales (USD million)`, `收入（亿元）`. */
export function toUnit(amount: Amount, unit: Amount | undefined): Amount {
	if (!unit || (amount.dimension !== 'count' && !unscaledMoney(amount, unit))) return amount;
	const scaled = /[A-Za-z百千万亿]/u.test(amount.text);
	const by = scaled ? unit.factor : unit.value;
	return {
		...amount,
		dimension: unit.dimension,
		factor: unit.factor,
		value: amount.value * by,
		place: amount.place * by,
		...(amount.upper !== undefined && { upper: amount.upper * by }),
	};
}

/** `$45` in a column headed `(USD billion)`. */
function unscaledMoney({ dimension, factor, text }: Amount, unit: Amount): boolean {
	return dimension === unit.dimension && factor === 1 && unit.value > 1 && !/\d[^\d.,]*[\p{L}]/u.test(text);
}

/** The cells of a column, as far as they are numbers. */
export function columnOf(grid: Grid, column: number): (Amount | undefined)[] {
	return grid.rows.map((row) => row[column]);
}

/** `FY2024`, `2025E`, 2024年: no half-year, and no months of one. */
const wholeYearOnly = /^(?:FY ?|CY ?)?(?:\d\d)?\d\d ?(?:[AEFP]|年度?|财年|\(?(?:actual|estimated?|forecast)\)?)?$/iu;

/** Fewer years are not transposed. */
const leastYears = 3;

/**
 * Transposes a table with years across, as in income statements: a row for each year, and a column for each of its rows.
 * `undefined` for other tables.
 */
export function transposedByYear(grid: Grid): Grid | undefined {
	const years = grid.headerYears.flatMap((year, column) =>
		year !== undefined && wholeYearOnly.test(grid.header[column]?.trim() ?? '') ? [{ year, column }] : [],
	);
	const isDated = new Set(years.map(({ year }) => year)).size === years.length;
	if (years.length < leastYears || !isDated || grid.rowYears.some((year) => year !== undefined)) return undefined;
	const down = <Cell>(rows: readonly (readonly Cell[])[]) =>
		years.map(({ column }) => [undefined, ...rows.map((row) => row[column])]);
	const none = years.map(() => undefined);
	return {
		table: grid.table,
		caption: grid.caption,
		header: [grid.header[0] ?? '', ...grid.labels],
		labels: years.map(({ column }) => grid.header[column] ?? ''),
		// What a row measures its label says, and not the year.
		rows: down(grid.measured),
		measured: down(grid.measured),
		headerYears: [undefined, ...grid.rowYears],
		rowUnits: none,
		rowYears: years.map(({ year }) => year),
		headerPeriods: [undefined, ...grid.rowPeriods],
		rowPeriods: years.map(({ column }) => grid.headerPeriods[column]),
	};
}

const isMean = bilingual(meanRows);
const saysRounded = bilingual(rounded);

/** A row or column that has means, medians or rates of the others, so that nothing adds up to it. */
export const isMeanName = (name: string) => isMean.test(name);

const noteMark = /[*†‡§¹²³⁴⁵⁶⁷⁸⁹ᵃᵇᶜ]|\[\^?\w{1,3}\]|\d\s?[a-c]$/u;
/** In accounts, numbers in brackets are negative. */
const inBrackets = /^[(（].*[)）]$/u;

/** Whether a cell may not be a plain number: with a note mark, in brackets, or negative. */
export function isUncertain(grid: Grid, row: number, column: number): boolean {
	const text = grid.table.rows[row]?.[column]?.text ?? '';
	const value = grid.rows[row]?.[column]?.value ?? 0;
	return noteMark.test(text.replace(/\*\*|__/gu, '')) || inBrackets.test(text) || value < 0;
}

/** Whether a table says of its numbers, in its caption or right below it, that they are rounded. */
export const isRounded: (report: Report, grid: Grid) => boolean = (report, grid) =>
	roundedTables(report).has(grid.table.block);

const roundedTables = memoised(
	(report: Report): ReadonlySet<number> =>
		new Set(
			report.tables.flatMap(({ block }) => {
				const around = [-1, 1, 2].map((by) => report.blocks[block + by]).filter((one) => one?.kind === 'paragraph');
				return around.some((one) => one && saysRounded.test(report.source.slice(...one.span))) ? [block] : [];
			}),
		),
);
