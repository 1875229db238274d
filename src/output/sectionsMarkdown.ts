import { message } from '../messages/message';
import type { Words } from '../messages/model';
import { markdownText } from './markup';
import { bracketText, type Item, placedReason, type Row, type Section, type Table } from './sections';

/** A section as Markdown, in paragraphs. */
export function sectionMarkdown(section: Section, words: Words, level = 2): string[] {
	const { title, kind, about = [], items = [], numbered, table, sections = [] } = section;
	if (section.undecided) return [];
	const beside = kind ? ` (${kind.severityName}, \`${kind.code}\`)` : '';
	const below = [
		...(items.length > 0 ? [items.map((item) => itemMarkdown(item, numbered ? '1.' : '-', words)).join('\n')] : []),
		...(table && table.rows.length > 0 ? [tableMarkdown(table, words)] : []),
	];
	return [
		`${'#'.repeat(level)} ${markdownText(title)}${beside}`,
		...about.map(markdownText),
		...below,
		...sections.flatMap((one) => sectionMarkdown(one, words, level + 1)),
	];
}

function itemMarkdown(item: Item, mark: string, words: Words): string {
	const { at, text, quote, notes = [] } = item;
	const aside = bracketText(item, words);
	return [
		`${mark} ${at ? `**${at}** ` : ''}${markdownText(text)}${aside && ` (${markdownText(aside)})`}`,
		...(quote ? [`  “${markdownText(quote)}”`] : []),
		...notes.map((note) => `  - ${markdownText(note)}`),
	].join('\n');
}

export function tableMarkdown({ columns, rows }: Table, words: Words): string {
	const explained = rows.some(({ notes }) => notes);
	const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
	const why = ({ notes = [] }: Row) => notes.map((note) => markdownText(placedReason(note, words))).join(' ');
	return [
		line([
			...columns.map(({ title }) => markdownText(title)),
			...(explained ? [words.say(message('outputs.why'))] : []),
		]),
		line([...columns.map(({ figures }) => (figures ? '--:' : ':--')), ...(explained ? [':--'] : [])]),
		...rows.map((row) => line([...row.cells.map((cell) => cellMarkdown(cell, row)), ...(explained ? [why(row)] : [])])),
	].join('\n');
}

function cellMarkdown(cell: string, { kind }: Row): string {
	const mark = kind === 'first' ? '**' : kind === 'paper' ? '*' : '';
	return cell === '' ? '' : `${mark}${markdownText(cell)}${mark}`;
}
