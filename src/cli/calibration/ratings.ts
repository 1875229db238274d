import { type Framework, frameworks } from '../../scorecard/dimension';
import type { CsvRow } from '../../text/csv';
import { didYouMean } from '../../text/nearest';
import { type ScoreColumn, scoreColumns } from '../../view/scoreColumns';
import { CliError } from '../host/errors';
import { parseCsv } from '../input/csv';

/** A dimension by which a report can be scored: a column of a framework's table. */
export interface ScoredDimension {
	/** `reportEval.overall`. */
	readonly name: string;
	readonly framework: Framework;
	readonly column: ScoreColumn;
}

/** One line of the table of ratings. */
export interface Rating {
	/** Its line in the file, from 1. */
	readonly line: number;
	readonly human: number;
	/** What is compared within itself only, such as the reports on one question. */
	readonly group: string;
	/** What was rated; empty where the table does not say. */
	readonly dimension: string;
	/** The score beside the rating, or the report and the dimension to score it by. */
	readonly of: { readonly score: number } | { readonly file: string; readonly dimension: ScoredDimension };
}

const columnNames = ['human', 'score', 'group', 'file', 'dimension'] as const;
type ColumnName = (typeof columnNames)[number];

/** Reads one cell of the row at hand by the name of its column; empty where there is no such column. */
type Cell = (name: ColumnName) => string;

/** How many wrong lines are told at once. */
const mostErrors = 10;

/**
 * The ratings of a CSV file with the columns `human` and `score`, or `file`, `dimension` and `human`; `group` may be added.
 * Throws a {@link CliError} that tells the lines that are wrong, and what with them.
 */
export function readRatings(name: string, text: string): Rating[] {
	const [head, ...rows] = parseCsv(name, text);
	if (!head) throw new CliError('ratings', `${name} is empty. ${expected}`);
	const columns = readHead(name, head);
	const errors: string[] = [];
	const ratings = rows.flatMap((row) => {
		try {
			return [readRow(row, columns, head.cells.length)];
		} catch (error) {
			if (!(error instanceof CliError)) throw error;
			errors.push(`${name}, line ${row.line}: ${error.message}`);
			return [];
		}
	});
	if (errors.length > 0) throw new CliError('ratings', listed(errors).join('\n'));
	if (ratings.length === 0) throw new CliError('ratings', `${name} has a first line and no ratings below it.`);
	return ratings;
}

const expected = 'The first line names the columns: human,score (and group), or file,dimension,human (and group).';

function readHead(name: string, { line, cells }: CsvRow): ReadonlyMap<ColumnName, number> {
	const names = cells.map((cell) => cell.trim().toLowerCase());
	const columns = new Map(
		columnNames.flatMap((column) => (names.includes(column) ? [[column, names.indexOf(column)] as const] : [])),
	);
	const twice = columnNames.find((column) => names.indexOf(column) !== names.lastIndexOf(column));
	if (twice) throw new CliError('ratings', `${name}, line ${line}: there are two columns “${twice}”.`);
	const pairs = columns.has('score');
	const files = columns.has('file') && columns.has('dimension');
	if (!columns.has('human') || !(pairs || files)) {
		throw new CliError('ratings', `${name}, line ${line}: the columns are ${cells.join(', ')}. ${expected}`);
	}
	return columns;
}

function readRow({ line, cells }: CsvRow, columns: ReadonlyMap<ColumnName, number>, width: number): Rating {
	if (cells.length > width) {
		const rule = 'Put a cell that holds a separator in quotes.';
		throw new CliError('ratings', `there are ${cells.length} cells, and ${width} columns. ${rule}`);
	}
	const cell: Cell = (name) => cells[columns.get(name) ?? -1] ?? '';
	const human = numberIn('human', cell);
	const group = cell('group');
	if (columns.has('score')) {
		return { line, human, group, dimension: cell('dimension'), of: { score: numberIn('score', cell) } };
	}
	const file = cell('file');
	if (file === '') throw new CliError('ratings', '“file” is empty: name the report.');
	const dimension = dimensionNamed(cell('dimension'));
	checkRange(human, dimension);
	return { line, human, group, dimension: dimension.name, of: { file, dimension } };
}

function numberIn(name: ColumnName, cell: Cell): number {
	const text = cell(name).trim();
	if (text === '') throw new CliError('ratings', `“${name}” is empty: give the number, or leave the line out.`);
	const number = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text.replace('−', '-'))
		? Number(text.replace('−', '-'))
		: Number.NaN;
	if (Number.isFinite(number)) return number;
	const comma = /^[+-]?\d+,\d+$/.test(text) ? ' Write it with a point.' : '';
	throw new CliError('ratings', `“${name}” is “${text}”, which is no number.${comma}`);
}

/** Ratings on another scale than the scores cannot be held against them. */
function checkRange(human: number, { name, column: { range } }: ScoredDimension): void {
	if (!range || (human >= range[0] && human <= range[1])) return;
	throw new CliError('ratings', `“human” is ${human}, but ${name} goes from ${range[0]} to ${range[1]}.`);
}

const dimensions: readonly ScoredDimension[] = frameworks.flatMap((framework) =>
	scoreColumns[framework].map((column) => ({ name: `${framework}.${column.key}`, framework, column })),
);

/** By its whole name, or by the part after the point where only one framework has it. */
function dimensionNamed(text: string): ScoredDimension {
	if (text === '') throw new CliError('ratings', '“dimension” is empty: name one, such as reportEval.overall.');
	const found = dimensions.filter(({ name, column }) => name === text || column.key === text);
	if (found.length === 1) return found[0]!;
	const names = (found.length > 1 ? found : dimensions).map(({ name }) => name);
	if (found.length > 1) throw new CliError('ratings', `“${text}” can be ${names.join(' or ')}: write which.`);
	const hint = didYouMean(text, [...names, ...dimensions.map(({ column }) => column.key)]);
	throw new CliError('ratings', `there is no dimension “${text}”: use one of ${names.join(', ')}.${hint}`);
}

function listed(errors: readonly string[]): string[] {
	if (errors.length <= mostErrors) return [...errors];
	return [...errors.slice(0, mostErrors), `… and ${errors.length - mostErrors} more lines.`];
}
