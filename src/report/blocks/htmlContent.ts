import { allMatches } from '../../text/matches';
import { neverShown, readTag, voidElements } from '../markdown/hiddenStyle';
import { Content } from './content';
import type { DraftCell } from './drafts';

const tags = /<(\/?)([a-z][^\s/>]*)/gi;
/** Elements whose text is no running text: it is not read as a paragraph. */
const nonProseElement = /^(?:li|dt|dd|table|td|th|tr|h[1-6]|pre|svg|math|object|form|select|button)$/;
const leastWords = 3;

/** Whether a block of HTML is text in tags that are all closed, as `<p align="center">…</p>`, which a reader sees. */
export function isHtmlParagraph(html: string): boolean {
	if (html.includes('<!--') || hasHiddenPart(html)) return false;
	const open = new Map<string, number>();
	for (const [, close, name = ''] of allMatches(tags, html)) {
		const element = name.toLowerCase();
		if (nonProseElement.test(element)) return false;
		open.set(element, (open.get(element) ?? 0) + (close ? -1 : 1));
	}
	const isClosed = [...open].every(([name, count]) => count === 0 || voidElements.has(name));
	return isClosed && (html.replace(/<[^<>]*>/g, ' ').match(/\p{L}+/gu)?.length ?? 0) >= leastWords;
}

/** Whether a reader does not see a part of some HTML. */
export function hasHiddenPart(html: string): boolean {
	return allMatches(tags, html).some(({ index, 0: tag, 1: close, 2: name = '' }) => {
		if (close) return false;
		return (
			neverShown.has(name.toLowerCase()) || (readTag(html, name.toLowerCase(), index + tag.length)?.hidden ?? false)
		);
	});
}

const rowPattern = /<tr\b[^>]*>([\s\S]*?)(?=<\/tr\s*>|<tr\b|<\/t(?:head|body|foot|able)\s*>)/gi;
const cellPattern = /<t[hd]\b([^>]*)>([\s\S]*?)(?=<\/t[hd]\s*>|<t[hd]\b|$)/gi;
/** A cell over more columns is no data. */
const mostSpan = 50;

/** The rows of a table in HTML that begins at a place; a cell over several columns or rows is an empty one in the others. */
export function htmlCells(html: string, start: number): DraftCell[][] {
	const below: number[] = [];
	return allMatches(rowPattern, html).map((row) => {
		const cells: DraftCell[] = [];
		const inner = row[1] ?? '';
		const rowStart = start + row.index + row[0].length - inner.length;
		const fill = (at: number) => {
			for (; (below[cells.length] ?? 0) > 0; cells.push(emptyAt(at)))
				below[cells.length] = (below[cells.length] ?? 0) - 1;
		};
		for (const { index, 0: whole, 1: attributes = '', 2: text = '' } of allMatches(cellPattern, inner)) {
			const at = rowStart + index + whole.length - text.length;
			fill(at);
			const [columns, rows] = [spanOf('col', attributes), spanOf('row', attributes)];
			for (let column = 0; column < columns; column++) {
				if (rows > 1) below[cells.length] = rows - 1;
				cells.push(column === 0 ? cellAt(text, at) : emptyAt(at + text.length));
			}
		}
		fill(rowStart + inner.length);
		return cells;
	});
}

function spanOf(way: 'col' | 'row', attributes: string): number {
	const written = new RegExp(`\\b${way}span\\s*=\\s*["']?(\\d{1,3})`, 'i').exec(attributes)?.[1];
	return Math.max(1, Math.min(mostSpan, Number(written ?? 1)));
}

function cellAt(text: string, start: number): DraftCell {
	const from = start + text.length - text.trimStart().length;
	const shown = text.trim();
	return {
		span: [from, from + shown.length],
		content: new Content(shown, [{ at: 0, source: from, length: shown.length }]),
	};
}

const emptyAt = (at: number): DraftCell => ({
	span: [at, at],
	content: new Content('', [{ at: 0, source: at, length: 0 }]),
});
