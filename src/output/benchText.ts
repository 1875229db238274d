import { oneLine } from '../text/shorten';
import { alignedTable } from './alignedTable';
import { type Bench, failureLine } from './benchModel';
import { type BenchRow, type BenchTable, basisWords, benchTables } from './benchTable';
import { paperRows } from './paperRows';
import { formatRun } from './runLines';
import { formatValue, frameworkTitles } from './scoreColumns';
import { textStyle } from './style';
import { counted } from './summary';

/** The tables of a batch for a terminal, each with its paper's rows below. */
export function renderBenchText(bench: Bench, colour: boolean): string {
	const style = textStyle(colour);
	const tables = benchTables(bench).flatMap((table) => {
		const [head, basis, ...lines] = alignedTable(tableRows(table));
		const own = lines.slice(0, table.systems.length + 1);
		return [
			style.bold(`${frameworkTitles[table.framework]} · ${rangeWords(table)}`),
			head!,
			style.dim(basis!),
			...own,
			style.dim(`In the paper (${paperRows[table.framework].paper})`),
			...lines.slice(own.length).map(style.dim),
			'',
		];
	});
	return `${[...tables, ...benchNotes(bench), formatRun(bench.run)].join('\n')}\n`;
}

/** What a reader of the tables must know, and the reports that have no scores, a line each. */
export function benchNotes(bench: Bench): string[] {
	const tables = benchTables(bench);
	const cells = tables.flatMap(({ systems, all }) =>
		[...systems, all].flatMap((row) => row.cells.map((cell) => ({ row, cell }))),
	);
	const estimated = cells.some(({ cell }) => cell.basis.estimate);
	const partial = cells.some(({ row, cell }) => isPartial(row, cell.of));
	const failed = bench.reports.flatMap(({ file, outcome }) =>
		'error' in outcome ? [failureLine(file, oneLine(outcome.error.message))] : [],
	);
	return [
		...(estimated
			? [
					'Estimates are made offline, from figures of the text; the papers’ rows were judged by models. Do not rank by small differences.',
				]
			: []),
		...(partial ? ['* the mean of those reports that have the value; the others have none.'] : []),
		...failed,
		...stoppedNote(bench),
	];
}

/** `81.4`, with a star when not all scored reports of the row have the value. */
export function formatCells(row: BenchRow, { columns }: BenchTable): string[] {
	return row.cells.map(
		({ value, of }, column) => formatValue(value, columns[column]!.digits) + (isPartial(row, of) ? '*' : ''),
	);
}

/** `3`, or `2 of 3` when not all could be scored. */
export function formatReports({ reports, scored }: BenchRow): string {
	return scored === reports ? String(reports) : `${scored} of ${reports}`;
}

/** `0 to 4`, or the ranges that occur. */
export function rangeWords({ columns }: BenchTable): string {
	const words = columns.flatMap(({ range, label }) => (range ? [{ label, words: `${range[0]} to ${range[1]}` }] : []));
	const kinds = [...new Set(words.map((each) => each.words))];
	if (kinds.length === 1) return kinds[0]!;
	return kinds
		.map((kind) => {
			const labels = words.filter((each) => each.words === kind).map(({ label }) => label);
			return `${labels.join(', ')} ${kind}`.replace('-', '−');
		})
		.join('; ');
}

function tableRows(table: BenchTable): string[][] {
	const { columns, systems, all, framework } = table;
	const basis = columns.map((_, column) => basisWords(systems.map(({ cells }) => cells[column]!)));
	const own = [...systems, all].map((row) => [row.name, formatReports(row), ...formatCells(row, table)]);
	const papers = paperRows[framework].rows.map(({ name, values }) => [
		name,
		'',
		...columns.map(({ key, digits }) => formatValue(values[key] ?? null, digits)),
	]);
	return [['System', 'reports', ...columns.map(({ label }) => label)], ['Basis', '', ...basis], ...own, ...papers];
}

function isPartial({ scored }: BenchRow, of: number): boolean {
	return of > 0 && of < scored;
}

function stoppedNote({ found, reports }: Bench): string[] {
	if (found <= reports.length) return [];
	return [`Stopped: ${counted(found - reports.length, 'report')} of ${found} not looked at.`];
}
