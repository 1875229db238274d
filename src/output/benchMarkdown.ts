import { message } from '../messages/message';
import type { Words } from '../messages/model';
import { paperRows } from '../view/paperRows';
import { runLine } from '../view/run';
import { formatValue } from '../view/scoreColumns';
import { againstNotes, againstRows, againstTitle } from './benchAgainst';
import type { Bench, Comparison } from './benchModel';
import { type BenchTable, benchTables } from './benchTable';
import { basisWords, benchNotes, formatCells, formatReports, lengthRow, rangeWords, rowName } from './benchText';
import { markdownText } from './markup';

/** The tables of a batch as Markdown, each with its paper's rows in italics where a model judged. */
export function renderBenchMarkdown(bench: Bench, words: Words): string {
	const tables = benchTables(bench).flatMap((table) => [
		`## ${words.say(message('scores.framework', table))}`,
		table.judged
			? words.say(
					message('benches.italics', { ranges: rangeWords(table, words), paper: paperRows[table.framework].paper }),
				)
			: `${rangeWords(table, words)}.`,
		tableLines(table, words).join('\n'),
	]);
	const notes = benchNotes(bench, words).map((note) => `- ${markdownText(note)}`);
	const parts = [
		`# ${markdownText(bench.folder)}`,
		...tables,
		...(bench.against ? againstParts(bench.against, words) : []),
		...(notes.length > 0 ? [notes.join('\n')] : []),
		markdownText(words.say(runLine(bench.run))),
	];
	return `${parts.join('\n\n')}\n`;
}

function againstParts(against: Comparison, words: Words): string[] {
	const [head = [], ...rows] = againstRows(against, words);
	const line = (cells: readonly string[]) => `| ${cells.map(markdownText).join(' | ')} |`;
	const table = [line(head), `| :-- |${' --: |'.repeat(head.length - 1)}`, ...rows.map(line)];
	const notes = againstNotes(against, words).map((note) => `- ${markdownText(note)}`);
	return [
		`## ${markdownText(words.say(againstTitle(against)))}`,
		...(rows.length > 0 ? [table.join('\n')] : []),
		...(notes.length > 0 ? [notes.join('\n')] : []),
	];
}

function tableLines(table: BenchTable, words: Words): string[] {
	const { columns, systems, all, framework, judged } = table;
	const basis = columns.map((_, column) =>
		basisWords(
			systems.map(({ cells }) => cells[column]!),
			words,
		),
	);
	const line = (cells: readonly string[]) => `| ${cells.map(markdownText).join(' | ')} |`;
	return [
		line([
			words.say(message('benches.system')),
			words.say(message('benches.reports')),
			...columns.map(({ label }) => words.say(label)),
		]),
		`| :-- |${' --: |'.repeat(columns.length + 1)}`,
		line([words.say(message('outputs.basis')), '', ...basis]),
		...[...systems, all].map((row) =>
			line([rowName(row, words), formatReports(row, words), ...formatCells(row, table)]),
		),
		line(lengthRow(table, words)),
		...(judged ? paperRows[framework].rows : []).map(({ name, values }) => {
			const cells = columns.map(({ key, digits }) => formatValue(values[key] ?? null, digits));
			return `| *${markdownText(name)}* | | ${cells.map((cell) => `*${cell}*`).join(' | ')} |`;
		}),
	];
}
