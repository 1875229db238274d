import type { Words } from '../messages/model';
import { oneLine } from '../text/shorten';
import { bracketText, type Item, placedReason, type Section, type Table } from './sections';
import { alignedTable, displayWidth, padded, type TextStyle } from './terminal';

/** A section for a terminal, indented by the given number of spaces; lines without indentation stay at the edge. */
export function sectionText(section: Section, words: Words, style: TextStyle, indent = 2): string {
	return sectionLines(section, words, style, indent).join('\n');
}

function sectionLines(section: Section, words: Words, style: TextStyle, indent: number): string[] {
	const { about = [], items = [], table, sections = [] } = section;
	const inner = ' '.repeat(indent === 0 ? 0 : indent + 2);
	return [
		' '.repeat(indent) + headText(section, style),
		...about.map((line) => inner + style.dim(oneLine(line))),
		...itemLines(items, section, words, style, inner),
		...(table && table.rows.length > 0 ? tableLines(table, words, style, inner) : []),
		...sections.filter((one) => !one.undecided).flatMap((one) => sectionLines(one, words, style, indent + 2)),
	];
}

function headText({ title, kind, items = [] }: Section, style: TextStyle): string {
	const bold = style.bold(oneLine(title));
	if (!kind) return bold;
	return `${style.severity(kind.severity, kind.severityName)}  ${bold}  ${style.dim(`${kind.code} · ${items.length}`)}`;
}

function itemLines(items: readonly Item[], { numbered }: Section, words: Words, style: TextStyle, indent: string) {
	const width = Math.max(0, ...items.map(({ at = '' }) => displayWidth(at)));
	const hanging = indent + ' '.repeat(width > 0 ? width + 2 : 2);
	return items.flatMap((item, index) => {
		const { at = '', text, quote, notes = [] } = item;
		const aside = bracketText(item, words);
		const place = width > 0 ? `${numbered ? at : padded(at, width)}  ` : '';
		const number = numbered ? `${index + 1}. ` : '';
		return [
			`${indent}${number}${place}${oneLine(text)}${aside && style.dim(` (${aside})`)}`,
			...(quote ? [style.dim(`${hanging}“${quote}”`)] : []),
			...notes.map((note) => style.dim(hanging + oneLine(note))),
		];
	});
}

/** Rows that have one and the same reason say it once, after the last of them. */
function tableLines({ columns, rows }: Table, words: Words, style: TextStyle, indent: string): string[] {
	const head = columns.map(({ title }) => title);
	const figures = columns.map((column) => column.figures === true);
	const [heads = '', ...lines] = alignedTable([head, ...rows.map(({ cells }) => cells)], figures);
	const whyOf = (at: number) => (rows[at]?.notes ?? []).map((note) => oneLine(placedReason(note, words)));
	return [
		style.dim(indent + heads),
		...lines.flatMap((line, at) => {
			const { kind } = rows[at]!;
			const dim = kind === 'beside' || kind === 'paper' ? style.dim(line) : line;
			const shown = kind === 'first' ? style.bold(line) : dim;
			const why = whyOf(at);
			const repeated = at + 1 < rows.length && why.join() === whyOf(at + 1).join();
			return [indent + shown, ...(repeated ? [] : why.map((note) => style.dim(`${indent}  ${note}`)))];
		}),
	];
}
