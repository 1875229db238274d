import { message } from '../../messages/message';
import type { Message } from '../../messages/model';
import { type Framework, frameworks } from '../../scorecard/dimension';
import type { CsvRow } from '../../text/csv';
import { nearest } from '../../text/nearest';
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
	/** The question of a preference, whose two sides are a group of their own. */
	readonly cluster?: string;
	/** What was rated; empty where the table does not say. */
	readonly dimension: string;
	/** Who rated, where several did. */
	readonly rater?: string;
	/** The score beside the rating, or the report and the dimension to score it by. */
	readonly of:
		| { readonly score: number; readonly file: string; readonly length: number | undefined }
		| { readonly file: string; readonly dimension: ScoredDimension };
}

const columnNames = ['human', 'score', 'group', 'file', 'dimension', 'rater', 'length', 'a', 'b', 'prefer'] as const;
type ColumnName = (typeof columnNames)[number];

/** Reads one cell of the row at hand by the name of its column; empty where there is no such column. */
type Cell = (name: ColumnName) => string;

/** How many wrong lines are told at once. */
const mostErrors = 10;

/**
 * The ratings of a CSV file with the columns `human` and `score`, or `file`, `dimension` and `human`, or (which of two reports is
 * the better) `a`, `b`, `dimension` and `prefer`; `group`, `rater` and beside a score `file` and `length` may be added.
 * Throws a {@link CliError} that tells the lines that are wrong, and what with them.
 */
export function readRatings(name: string, text: string): Rating[] {
	const [head, ...rows] = parseCsv(name, text);
	if (!head) throw new CliError('ratings', message('ratings.empty', { name }));
	const columns = readHead(name, head);
	const errors: Message[] = [];
	const ratings = rows.flatMap((row) => {
		try {
			return readRow(row, columns, head.cells.length);
		} catch (error) {
			if (!(error instanceof CliError)) throw error;
			errors.push(message('files.atLine', { name, line: row.line, what: error.said }));
			return [];
		}
	});
	if (errors.length > 0) throw new CliError('ratings', message('common.lines', { lines: listed(errors) }));
	if (ratings.length === 0) throw new CliError('ratings', message('ratings.none', { name }));
	return ratings;
}

function readHead(name: string, { line, cells }: CsvRow): ReadonlyMap<ColumnName, number> {
	const names = cells.map((cell) => cell.trim().toLowerCase());
	const columns = new Map(
		columnNames.flatMap((column) => (names.includes(column) ? [[column, names.indexOf(column)] as const] : [])),
	);
	const twice = columnNames.find((column) => names.indexOf(column) !== names.lastIndexOf(column));
	const wrong = (what: Message) => new CliError('ratings', message('files.atLine', { name, line, what }));
	if (twice) throw wrong(message('ratings.twice', { column: twice }));
	const pairs = columns.has('score');
	const files = columns.has('file') && columns.has('dimension');
	const preferences = ['a', 'b', 'dimension', 'prefer'].every((name) => names.includes(name));
	if (!preferences && (!columns.has('human') || !(pairs || files)))
		throw wrong(message('ratings.columns', { columns: cells }));
	return columns;
}

function readRow({ line, cells }: CsvRow, columns: ReadonlyMap<ColumnName, number>, width: number): Rating[] {
	if (cells.length > width) {
		throw new CliError('ratings', message('ratings.tooManyCells', { cells: cells.length, columns: width }));
	}
	const cell: Cell = (name) => cells[columns.get(name) ?? -1] ?? '';
	if (columns.has('prefer')) return readPreference(line, cell);
	const human = numberIn('human', cell);
	const group = cell('group');
	const file = cell('file');
	const rater = cell('rater');
	const rated = { line, human, group, ...(rater !== '' && { rater }) };
	if (rater !== '' && file === '') throw new CliError('ratings', message('ratings.noFile'));
	if (columns.has('score')) {
		const length = cell('length') === '' ? undefined : numberIn('length', cell);
		return [{ ...rated, dimension: cell('dimension'), of: { score: numberIn('score', cell), file, length } }];
	}
	if (file === '') throw new CliError('ratings', message('ratings.noFile'));
	const dimension = dimensionNamed(cell('dimension'));
	checkRange(human, dimension);
	return [{ ...rated, dimension: dimension.name, of: { file, dimension } }];
}

/** Two reports as a group of their own, in the order that the rater gave them. */
function readPreference(line: number, cell: Cell): Rating[] {
	const [a, b] = [cell('a'), cell('b')];
	if (a === '' || b === '') throw new CliError('ratings', message('ratings.noFile'));
	const dimension = dimensionNamed(cell('dimension'));
	const pair = {
		line,
		group: `${cell('group')} ${line}`,
		cluster: cell('group') || String(line),
		dimension: dimension.name,
	};
	return [
		{ ...pair, human: preferenceIn(cell), of: { file: a, dimension } },
		{ ...pair, human: 0, of: { file: b, dimension } },
	];
}

/** By how much the first is the better one: 1 for `a`, −1 for `b`, 0 for `tie`, or the difference of two ratings. */
function preferenceIn(cell: Cell): number {
	const named: Readonly<Record<string, number>> = { a: 1, b: -1, tie: 0 };
	return named[cell('prefer').trim().toLowerCase()] ?? numberIn('prefer', cell);
}

function numberIn(name: ColumnName, cell: Cell): number {
	const text = cell(name).trim();
	if (text === '') throw new CliError('ratings', message('ratings.noNumber', { column: name }));
	const number = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text.replace('−', '-'))
		? Number(text.replace('−', '-'))
		: Number.NaN;
	if (Number.isFinite(number)) return number;
	const comma = /^[+-]?\d+,\d+$/.test(text);
	throw new CliError('ratings', message('ratings.notANumber', { column: name, text, comma }));
}

/** Ratings on another scale than the scores cannot be held against them. */
function checkRange(human: number, { name, column: { range } }: ScoredDimension): void {
	if (!range || (human >= range[0] && human <= range[1])) return;
	throw new CliError(
		'ratings',
		message('ratings.outOfRange', { human, dimension: name, from: range[0], to: range[1] }),
	);
}

const dimensions: readonly ScoredDimension[] = frameworks.flatMap((framework) =>
	scoreColumns[framework].map((column) => ({ name: `${framework}.${column.key}`, framework, column })),
);

/** By its whole name, or by the part after the point where only one framework has it. */
function dimensionNamed(text: string): ScoredDimension {
	if (text === '') throw new CliError('ratings', message('ratings.emptyDimension'));
	const found = dimensions.filter(({ name, column }) => name === text || column.key === text);
	if (found.length === 1) return found[0]!;
	const names = (found.length > 1 ? found : dimensions).map(({ name }) => name);
	if (found.length > 1) throw new CliError('ratings', message('ratings.ambiguous', { text, names }));
	const meant = nearest(text, [...names, ...dimensions.map(({ column }) => column.key)]);
	throw new CliError('ratings', message('ratings.noDimension', { text, names, meant }));
}

function listed(errors: readonly Message[]): Message[] {
	if (errors.length <= mostErrors) return [...errors];
	return [...errors.slice(0, mostErrors), message('ratings.moreLines', { lines: errors.length - mostErrors })];
}
