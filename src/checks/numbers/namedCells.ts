import { anyOf } from '../../lexicon/compile';
import { measureNames, wholes } from '../../lexicon/values';
import { blockAt, inside, sectionsFrom } from '../../report/lookup';
import { plainText } from '../../report/markdown/plain';
import type { Quantity, Report, Span } from '../../report/model';
import { groupBy } from '../../text/collections';
import { withoutBrackets } from '../../text/ends';
import { memoised } from '../../text/memo';
import type { Amount } from './amount';
import { type Grid, readGrids } from './grid';
import { keptTermSet } from './mentions';
import { unitOf } from './tableUnits';
import { stated } from './tolerances';

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

/** A row of a table with what it is called. */
export interface NamedRow {
	readonly block: number;
	/** The terms of its first cell without periods and units, or of a total those of the table's title; none where other rows may be meant. */
	readonly name: ReadonlySet<string>;
	readonly label: string;
	/** What the table is called, and the headings over it. */
	readonly about: string;
	/** It is a measure, as all rows of some tables are and every total, rather than a thing that one measure is given for. */
	readonly isMeasure: boolean;
	readonly cells: readonly NamedCell[];
}

const whole = new RegExp(`^(?:${anyOf(wholes.en)}|${anyOf(wholes.zh)})$`, 'iu');
const measured = new RegExp(`(?:\\b${anyOf(measureNames.en)}|${anyOf(measureNames.zh)})$`, 'iu');
const captionLabel = /^[^:：.]{0,16}\d[:：.]?\s?/u;
/** What stands behind these in a title says into what its total is parted, and how it is measured. */
const parted = /\bby\b|[,，(（]|按|分(?=[^布析])/iu;

/** The rows of the tables; worked out once a report. */
export const readRows: (report: Report) => readonly NamedRow[] = memoised((report) =>
	readGrids(report).flatMap((grid) => rowsOf(report, grid)),
);

function rowsOf(report: Report, grid: Grid): NamedRow[] {
	const { block, caption } = grid.table;
	const title = caption === undefined ? '' : plainText(report, caption);
	const headings = sectionsFrom(report, blockAt(report, block).section).map(({ text }) => text);
	const about = [title, ...headings].join(' · ');
	const ofCorner = unitOf(report, `(${grid.header[0] ?? ''})`);
	const ofTable = ofCorner ?? unitOf(report, title);
	const ofTotal = keptTermSet(title.replace(captionLabel, '').split(parted)[0] ?? '');
	const measures = grid.labels.map((label) => unitOf(report, label));
	const period = caption && periodIn(report, caption);
	const rows = grid.rows.map((_, index) => cellsOf(report, grid, index, measures[index] ?? ofTable, period));
	const isSummed = grid.labels.some((label) => whole.test(label));
	const areMeasures = measures.some((one) => one) || hasSeveralKinds(rows) || (ofCorner !== undefined && !isSummed);
	const labels = grid.labels.map((label, index) => nameWithout(report, label, grid.rowPeriods[index]));
	const alike = groupBy(labels, (label) => label);
	return rows.map((cells, index) => {
		const label = labels[index] ?? '';
		const own = alike.get(label)?.length === 1 && !/\d/u.test(label) ? keptTermSet(label) : new Set<string>();
		const isTotal = own.size === 0 && whole.test(label);
		const name = isTotal && ofTotal.size >= stated.words ? ofTotal : own;
		const isMeasure = areMeasures || name === ofTotal || measured.test(label);
		return { block, name, label: grid.labels[index] ?? '', about, isMeasure, cells };
	});
}

function cellsOf(
	report: Report,
	grid: Grid,
	index: number,
	measure: Amount | undefined,
	ofTable: Quantity | undefined,
): NamedCell[] {
	return (grid.rows[index] ?? []).flatMap((amount, column): NamedCell[] => {
		const header = grid.header[column] ?? '';
		const [ofRow, ofColumn] = [grid.rowPeriods[index], grid.headerPeriods[column]];
		if (!amount || amount.range || (ofRow && ofColumn)) return [];
		const called = keptTermSet(nameWithout(report, header, ofColumn));
		return [{ amount: inMeasure(amount, measure), period: ofRow ?? ofColumn ?? ofTable, header, column: called }];
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

function inMeasure(amount: Amount, measure: Amount | undefined): Amount {
	if (!measure || amount.dimension !== 'count') return amount;
	const { dimension, value, factor } = measure;
	return { ...amount, dimension, factor, value: amount.value * value, place: amount.place * value };
}

/** A column that has percentages and amounts has a measure in each row. */
function hasSeveralKinds(rows: readonly (readonly NamedCell[])[]): boolean {
	const columns = groupBy(rows.flat(), ({ header }) => header);
	return [...columns.values()].some((cells) => new Set(cells.map(({ amount }) => amount.dimension)).size > 1);
}
