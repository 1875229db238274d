import type { Bench } from './benchModel';
import { type BenchTable, basisWords, benchTables } from './benchTable';
import { benchNotes, formatCells, formatReports, rangeWords } from './benchText';
import { markdownText } from './markdownText';
import { paperRows } from './paperRows';
import { formatRun } from './runLines';
import { formatValue, frameworkTitles } from './scoreColumns';

/** The tables of a batch as Markdown, each with its paper's rows in italics. */
export function renderBenchMarkdown(bench: Bench): string {
	const tables = benchTables(bench).flatMap((table) => [
		`## ${frameworkTitles[table.framework]}`,
		`${rangeWords(table)}. In italics: ${paperRows[table.framework].paper}.`,
		tableLines(table).join('\n'),
	]);
	const notes = benchNotes(bench).map((note) => `- ${markdownText(note)}`);
	const parts = [
		`# ${markdownText(bench.folder)}`,
		...tables,
		...(notes.length > 0 ? [notes.join('\n')] : []),
		markdownText(formatRun(bench.run)),
	];
	return `${parts.join('\n\n')}\n`;
}

function tableLines(table: BenchTable): string[] {
	const { columns, systems, all, framework } = table;
	const basis = columns.map((_, column) => basisWords(systems.map(({ cells }) => cells[column]!)));
	const line = (cells: readonly string[]) => `| ${cells.map(markdownText).join(' | ')} |`;
	return [
		line(['System', 'Reports', ...columns.map(({ label }) => label)]),
		`| :-- |${' --: |'.repeat(columns.length + 1)}`,
		line(['Basis', '', ...basis]),
		...[...systems, all].map((row) => line([row.name, formatReports(row), ...formatCells(row, table)])),
		...paperRows[framework].rows.map(({ name, values }) => {
			const cells = columns.map(({ key, digits }) => formatValue(values[key] ?? null, digits));
			return `| *${markdownText(name)}* | | ${cells.map((cell) => `*${cell}*`).join(' | ')} |`;
		}),
	];
}
