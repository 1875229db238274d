import type { Words } from '../messages/model';
import { runLine } from '../view/run';
import type { Bench } from './benchModel';
import { type BenchSection, benchNotes, benchSections } from './benchSections';
import { markdownText } from './markup';

/** The tables of a batch as Markdown, with the rows of papers in italics. */
export function renderBenchMarkdown(bench: Bench, words: Words): string {
	const notes = benchNotes(bench, words).map((note) => `- ${markdownText(note)}`);
	const parts = [
		`# ${markdownText(bench.folder)}`,
		...benchSections(bench, words).flatMap(sectionParts),
		...(notes.length > 0 ? [notes.join('\n')] : []),
		markdownText(words.say(runLine(bench.run))),
	];
	return `${parts.join('\n\n')}\n`;
}

function sectionParts({ title, about, head, rows, wordColumns }: BenchSection): string[] {
	const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
	const cellsOf = ({ cells, kind }: BenchSection['rows'][number]) =>
		cells.map(markdownText).map((cell) => (kind === 'paper' && cell !== '' ? `*${cell}*` : cell));
	const rule = head.map((_, at) => (at < wordColumns ? ':--' : '--:'));
	const table = [line(head.map(markdownText)), line(rule), ...rows.map((row) => line(cellsOf(row)))].join('\n');
	return [`## ${markdownText(title)}`, ...about.map(markdownText), ...(rows.length > 0 ? [table] : [])];
}
