import { message } from '../messages/message';
import type { Words } from '../messages/model';
import { paperRows } from '../view/paperRows';
import { runLine } from '../view/run';
import { againstNotes, againstRows, againstTitle } from './benchAgainst';
import type { Bench, Comparison } from './benchModel';
import { type BenchTable, benchTables } from './benchTable';
import { benchNotes, rangeWords, tableCells } from './benchText';
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
	const rows = againstRows(against, words);
	const notes = againstNotes(against, words).map((note) => `- ${markdownText(note)}`);
	return [
		`## ${markdownText(words.say(againstTitle(against)))}`,
		...(rows.length > 1 ? [markdownTable(rows).join('\n')] : []),
		...(notes.length > 0 ? [notes.join('\n')] : []),
	];
}

function tableLines(table: BenchTable, words: Words): string[] {
	const { head, basis, rows, papers } = tableCells(table, words);
	return [
		...markdownTable([head, basis, ...rows]),
		...papers.map(([name = '', , ...cells]) => {
			return `| *${markdownText(name)}* | | ${cells.map((cell) => `*${cell}*`).join(' | ')} |`;
		}),
	];
}

/** A table whose first row is its head: the first column to the left, the others to the right. */
function markdownTable([head = [], ...rows]: readonly (readonly string[])[]): string[] {
	const line = (cells: readonly string[]) => `| ${cells.map(markdownText).join(' | ')} |`;
	return [line(head), `| :-- |${' --: |'.repeat(head.length - 1)}`, ...rows.map(line)];
}
