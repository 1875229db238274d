import { anyOf } from '../../../lexicon/compile';
import { measureNames, versions, wholes } from '../../../lexicon/values';
import { blockAt, inside, sectionsFrom } from '../../../report/lookup';
import { plainText } from '../../../report/markdown/plain';
import type { Quantity, Report, Span } from '../../../report/model';
import { groupBy } from '../../../text/collections';
import { withoutBrackets } from '../../../text/ends';
import { memoised } from '../../../text/memo';
import type { Amount } from '../amounts/amount';
import { stated } from '../amounts/tolerances';
import { keptTermSet } from '../reading/mentions';
import { type Grid, inUnit, readGrids } from './grid';
import { isOtherName, isTotalName } from './tableNames';
import { unitOf } from './tableUnits';
import { totalRows } from './totalRows';

/** A number of a table with what it is of. */
export interface NamedCell {
	/** A bare number as what its column, its row, or the corner or title of its table says. */
	readonly amount: Amount;
	readonly period: Quantity | undefined;
	/** What its column is called. */
	readonly header: string;
	/** The same without periods and units. */
	readonly column: ReadonlySet<string>;
}

/** A row of a table with what it is called; a column, where the rows are periods. */
export interface NamedRow {
	readonly block: number;
	/** The terms of its name without periods and units, or of a total those of the table's title; none where others may be meant. */
	readonly name: ReadonlySet<string>;
	readonly label: string;
	/** It has all there is. */
	readonly isTotal: boolean;
	/** What the table is called, what its rows are, and the headings over it. */
	readonly about: string;
	/** It is a measure, as all rows of some tables are and every total, rather than a thing that one measure is given for. */
	readonly isMeasure: boolean;
	readonly cells: readonly NamedCell[];
}

const whole = new RegExp(`^(?:${anyOf(wholes.en)}|${anyOf(wholes.zh)})$`, 'iu');
const measured = new RegExp(`(?:\\b${anyOf(measureNames.en)}|${anyOf(measureNames.zh)})$`, 'iu');
const version = new RegExp(`\\b${anyOf(versions.en)}\\b|${anyOf(versions.zh)}`, 'giu');
const captionLabel = /^[^:：.]{0,16}\d[:：.]?\s?/u;
/** What stands behind these in a title says into what its total is parted, and how it is measured. */
const parted = /\bby\b|[,，(（]|按|分(?=[^布析])/iu;

/** The rows of the tables; worked out once a report. */
export const readRows: (report: Report) => readonly NamedRow[] = memoised((report) =>
	readGrids(report).flatMap((grid) => {
		const context = contextOf(report, grid);
		return [...rowsOf(context), ...seriesOf(context)];
	}),
);

/** A table with what holds for all of it. */
interface Context {
	readonly report: Report;
	readonly grid: Grid;
	readonly title: string;
	readonly about: string;
	readonly period: Quantity | undefined;
	readonly measure: Amount | undefined;
	/** Its corner says what it measures. */
	readonly isInCorner: boolean;
}

function contextOf(report: Report, grid: Grid): Context {
	const { block, caption } = grid.table;
	const title = caption === undefined ? '' : plainText(report, caption);
	const headings = sectionsFrom(report, blockAt(report, block).section).map(({ text }) => text);
	const corner = unitOf(report, `(${grid.header[0] ?? ''})`);
	const isInCorner = corner !== undefined;
	return {
		report,
		grid,
		title,
		about: [title, isInCorner ? '' : (grid.header[0] ?? ''), ...headings].join(' · '),
		period: caption && periodIn(report, caption),
		measure: corner ?? unitOf(report, title),
		isInCorner,
	};
}

function rowsOf(context: Context): NamedRow[] {
	const { report, grid, title, about, isInCorner } = context;
	const ofTotal = keptTermSet(title.replace(captionLabel, '').split(parted)[0] ?? '');
	const measures = grid.labels.map((label) => unitOf(report, label));
	const rows = grid.rows.map((_, index) => cellsOf(context, index, measures[index] ?? context.measure));
	const isSummed = totalRows(grid).length > 0;
	const areMeasures = measures.some((one) => one) || hasSeveralKinds(rows) || (isInCorner && !isSummed);
	const labels = grid.labels.map((label, index) => nameWithout(report, label, grid.rowPeriods[index]));
	const names = namesOf(labels);
	return rows.map((cells, index) => {
		const label = labels[index] ?? '';
		const own = names[index] ?? new Set();
		const isTotal = own.size === 0 && whole.test(label);
		const name = isTotal && ofTotal.size >= stated.words ? ofTotal : own;
		const isMeasure = areMeasures || name === ofTotal || measured.test(label);
		return { block: grid.table.block, name, label: grid.labels[index] ?? '', isTotal, about, isMeasure, cells };
	});
}

/** Where the rows are periods, the columns: `Year | Riders | Fares`. */
function seriesOf({ report, grid, about, measure }: Context): NamedRow[] {
	const periods = grid.rowPeriods.filter((period) => period !== undefined);
	if (periods.length < stated.periods || periods.length * 2 < grid.rows.length) return [];
	const headers = grid.header.map((header, column) => nameWithout(report, header, grid.headerPeriods[column]));
	const names = namesOf(headers);
	const series = grid.header.map((_, column) =>
		grid.labels.flatMap((_, index): NamedCell[] => {
			const [amount, period] = [measuredIn(grid, index, column, measure), grid.rowPeriods[index]];
			if (!amount || amount.range || !period || grid.headerPeriods[column]) return [];
			return [{ amount, period, header: grid.labels[index] ?? '', column: new Set() }];
		}),
	);
	const kinds = new Set(series.flatMap((cells) => cells[0]?.amount.dimension ?? []));
	return series.map((cells, column) => {
		const label = headers[column] ?? '';
		const isMeasure = kinds.size > 1 || measured.test(label) || unitOf(report, grid.header[column] ?? '') !== undefined;
		return {
			block: grid.table.block,
			name: names[column] ?? new Set(),
			label,
			isTotal: false,
			about,
			isMeasure,
			cells,
		};
	});
}

/** The terms of each name; none of one that comes twice, or has a number or letter, `Band C`, which its terms leave out. */
function namesOf(labels: readonly string[]): ReadonlySet<string>[] {
	const alike = groupBy(labels, (label) => label);
	return labels.map((label) => {
		const isNumbered = /(?<![\p{Script=Latin}\d.])\d|(?<![\p{L}\d.&])[B-Z](?![\p{L}\d.&'’])/u.test(label);
		return alike.get(label)?.length === 1 && !isNumbered ? nameOf(label) : new Set<string>();
	});
}

/** 中部 has no terms, for 中 is none of a longer text: it is called by itself. */
function nameOf(label: string): ReadonlySet<string> {
	const terms = keptTermSet(label);
	const isShort = terms.size === 0 && /^\p{Script=Han}{2}$/u.test(label) && !isTotalName(label) && !isOtherName(label);
	return isShort && !whole.test(label) ? new Set([label]) : terms;
}

function cellsOf({ report, grid, period: ofTable }: Context, index: number, measure: Amount | undefined): NamedCell[] {
	return grid.header.flatMap((header, column): NamedCell[] => {
		const amount = measuredIn(grid, index, column, measure);
		const [ofRow, ofColumn] = [grid.rowPeriods[index], grid.headerPeriods[column]];
		if (!amount || amount.range || (ofRow && ofColumn)) return [];
		const called = keptTermSet(nameWithout(report, header, ofColumn).replace(version, ' '));
		return [{ amount, period: ofRow ?? ofColumn ?? ofTable, header, column: called }];
	});
}

/** The only period of a table's title. */
function periodIn(report: Report, span: Span): Quantity | undefined {
	const [only, ...more] = inside(report.numbers, span).filter(({ kind }) => kind === 'year' || kind === 'date');
	return more.length === 0 ? only : undefined;
}

/** A name without its period and what it has in brackets, such as a unit. */
function nameWithout({ source }: Report, name: string, period: Quantity | undefined): string {
	return withoutBrackets(period ? name.replace(source.slice(...period.span), ' ') : name).trim();
}

/** What has no unit by its row, its column or its caption is in the one of its table. */
function measuredIn(grid: Grid, row: number, column: number, measure: Amount | undefined): Amount | undefined {
	const [written, measured] = [grid.rows[row]?.[column], grid.measured[row]?.[column]];
	return written && measured === written && written.dimension === 'count' ? inUnit(written, measure) : measured;
}

/** A column that has percentages and amounts has a measure in each row. */
function hasSeveralKinds(rows: readonly (readonly NamedCell[])[]): boolean {
	const columns = groupBy(rows.flat(), ({ header }) => header);
	return [...columns.values()].some((cells) => new Set(cells.map(({ amount }) => amount.dimension)).size > 1);
}
