import { message } from '../messages/message';
import type { Words } from '../messages/model';
import { oneLine } from '../text/shorten';
import { paperRows } from '../view/paperRows';
import { runLine } from '../view/run';
import { formatValue } from '../view/scoreColumns';
import { againstNotes, againstRows, againstTitle } from './benchAgainst';
import { type Bench, type Comparison, mostWithLength, notScored } from './benchModel';
import { type BenchRow, type BenchTable, basesOf, benchTables, type MeanValue } from './benchTable';
import { alignedTable, textStyle } from './terminal';

/** The tables of a batch for a terminal, each with its paper's rows below where a model judged. */
export function renderBenchText(bench: Bench, words: Words, colour: boolean): string {
	const style = textStyle(colour);
	const tables = benchTables(bench).flatMap((table) => {
		const cells = tableCells(table, words);
		const [head, basis, ...lines] = alignedTable([cells.head, cells.basis, ...cells.rows, ...cells.papers]);
		const own = lines.slice(0, cells.rows.length);
		const { paper } = paperRows[table.framework];
		return [
			style.bold(`${words.say(message('scores.framework', table))} · ${rangeWords(table, words)}`),
			head!,
			style.dim(basis!),
			...own,
			...(table.judged ? [style.dim(words.say(message('benches.inPaper', { paper })))] : []),
			...lines.slice(own.length).map(style.dim),
			'',
		];
	});
	const compared = bench.against ? againstLines(bench.against, words, colour) : [];
	return `${[...tables, ...compared, ...benchNotes(bench, words), words.say(runLine(bench.run))].join('\n')}\n`;
}

function againstLines(against: Comparison, words: Words, colour: boolean): string[] {
	const style = textStyle(colour);
	const [head = '', ...lines] = alignedTable(againstRows(against, words));
	const table = lines.length > 0 ? [style.dim(head), ...lines] : [];
	return [style.bold(words.say(againstTitle(against))), ...table, ...againstNotes(against, words), ''];
}

/** What a reader of the tables must know, and the reports that have no scores, a line each. */
export function benchNotes(bench: Bench, words: Words): string[] {
	const { reports, found } = bench;
	const cells = benchTables(bench).flatMap(({ systems, all }) =>
		[...systems, all].flatMap((row) => row.cells.map((cell) => ({ row, cell }))),
	);
	const long = benchTables(bench).flatMap(({ framework, columns, withLength }) =>
		columns.flatMap(({ key }, at) => (Math.abs(withLength[at] ?? 0) > mostWithLength ? [`${framework}.${key}`] : [])),
	);
	const failed = reports.flatMap(({ file, outcome }) =>
		'error' in outcome ? [oneLine(words.say(notScored(file, outcome.error.message)))] : [],
	);
	const left = found - reports.length;
	return [
		...(long.length > 0 ? [words.say(message('benches.goesWithLength', { columns: long, most: mostWithLength }))] : []),
		...(cells.some(({ row, cell }) => isPartial(row, cell.of)) ? [words.say(message('benches.partial'))] : []),
		...failed,
		...(left > 0 ? [words.say(message('benches.stopped', { left, found }))] : []),
	];
}

export function rowName({ name }: BenchRow, words: Words): string {
	return name || words.say(message('benches.allReports'));
}

/** Who made the values of a column. */
function basisWords(values: readonly MeanValue[], words: Words): string {
	return basesOf(values)
		.map((basis) => words.say(message('scores.basis', { basis })))
		.join('+');
}

/** `81.4`, with a star when not all scored reports of the row have the value. */
function formatCells(row: BenchRow, { columns }: BenchTable): string[] {
	return row.cells.map(
		({ value, of }, column) => formatValue(value, columns[column]!.digits) + (isPartial(row, of) ? '*' : ''),
	);
}

/** `3`, or `2 of 3` when not all could be scored. */
function formatReports({ reports, scored }: BenchRow, words: Words): string {
	return scored === reports ? String(reports) : words.say(message('benches.someOf', { some: scored, all: reports }));
}

/** `0 to 4`, or the ranges that occur. */
export function rangeWords({ columns }: BenchTable, words: Words): string {
	const ranged = columns.flatMap(({ range, label }) => (range ? [{ label: words.say(label), range }] : []));
	const kinds = [...new Map(ranged.map(({ range }) => [range.join(), range])).values()];
	const ranges = kinds.map(([from, to]) => {
		const labels = ranged.filter(({ range }) => range[0] === from && range[1] === to).map(({ label }) => label);
		return message('benches.range', { from, to, labels: kinds.length === 1 ? [] : labels });
	});
	return words.say(message('benches.ranges', { ranges }));
}

/** A table's cells in words, for every format that people read. */
export function tableCells(table: BenchTable, words: Words) {
	const { columns, systems, all, framework, judged } = table;
	const basis = columns.map((_, column) =>
		basisWords(
			systems.map(({ cells }) => cells[column]!),
			words,
		),
	);
	const labels = [message('benches.system'), message('benches.reports'), ...columns.map(({ label }) => label)];
	return {
		head: labels.map(words.say),
		basis: [words.say(message('outputs.basis')), '', ...basis],
		rows: [
			...[...systems, all].map((row) => [rowName(row, words), formatReports(row, words), ...formatCells(row, table)]),
			lengthRow(table, words),
		],
		/** The paper's own rows, where a model judged. */
		papers: (judged ? paperRows[framework].rows : []).map(({ name, values }) => [
			name,
			'',
			...columns.map(({ key, digits }) => formatValue(values[key] ?? null, digits)),
		]),
	};
}

/** How far each column goes with length. */
function lengthRow({ withLength }: BenchTable, words: Words): string[] {
	return [words.say(message('benches.withLength')), '', ...withLength.map((rho) => formatValue(rho, 2))];
}

function isPartial({ scored }: BenchRow, of: number): boolean {
	return of > 0 && of < scored;
}
