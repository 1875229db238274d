import type { Token } from 'markdown-it';
import { type LineIndex, maxLine } from '../lines';
import type { MarkdownPart } from '../markdown/markdown';
import type { BlockKind, Span } from '../model';
import { Content } from './content';
import type { Definition, DraftBlock, DraftCell } from './drafts';
import { hasHiddenPart, htmlCells, isHtmlParagraph } from './htmlContent';
import { tableCells } from './tableCells';

/** Larger tables are left out: comparing their cells with each other and the text would take too long. Tables of reports have some 200 cells. */
export const mostCells = 2_000;

interface ItemFrame {
	readonly line: number;
	readonly numbered: boolean;
	block: DraftBlock | undefined;
}

/** Turns block tokens into leaves of the document with exact spans. */
export class BlockReader {
	readonly blocks: DraftBlock[] = [];
	readonly definitions: Definition[] = [];
	/** Tables that are left out. */
	readonly dropped: { readonly span: Span; readonly cells: number }[] = [];
	/** `[first, last)` lines that are nested too deep. */
	readonly tooDeep: (readonly [number, number])[] = [];
	readonly #source: string;
	readonly #lines: LineIndex;
	readonly #items: ItemFrame[] = [];
	/** That of the part that is being read. */
	#firstLine = 0;
	#quotes = 0;
	#footnote: string | undefined;
	#table: { readonly line: number; readonly rows: DraftCell[][] } | undefined;

	constructor(source: string, lines: LineIndex) {
		this.#source = source;
		this.#lines = lines;
	}

	read(parts: readonly MarkdownPart[]): void {
		for (const { tokens, dropped, lines } of parts) {
			for (const [index, token] of tokens.entries()) this.#token(token, tokens[index - 1]);
			for (const [first, last] of dropped) this.tooDeep.push([this.#firstLine + first, this.#firstLine + last]);
			this.#firstLine += lines;
		}
	}

	#token(token: Token, before: Token | undefined): void {
		const [first, last] = this.#linesOf(token);
		switch (token.type) {
			case 'list_item_open':
				this.#openItem();
				this.#items.push({ line: first, numbered: token.info !== '', block: undefined });
				break;
			case 'list_item_close':
				this.#openItem();
				this.#items.pop();
				break;
			case 'blockquote_open':
			case 'blockquote_close':
				this.#openItem();
				this.#quotes += token.nesting;
				break;
			case 'footnote_open':
				this.#footnote = String(token.meta?.label ?? '');
				break;
			case 'footnote_close':
				this.#footnote = undefined;
				break;
			case 'inline':
				if (before && token.map) this.#text(token.content, first, before);
				break;
			case 'fence':
			case 'code_block':
			case 'html_block':
				this.#openItem();
				this.#raw(token.type === 'html_block' ? 'html' : 'code', first, last, token.type === 'fence');
				break;
			case 'html_table':
				this.#openItem();
				this.#htmlTable(first, last);
				break;
			case 'table_open':
				this.#openItem();
				this.#table = { line: first, rows: [] };
				break;
			case 'tr_open':
				this.#table?.rows.push(tableCells(this.#source, this.#lines, first, this.#items.length + this.#quotes > 0));
				break;
			case 'table_close':
				this.#closeTable();
				break;
			case 'reference_definition':
				this.#definitions(token, first, last);
				break;
		}
	}

	#linesOf({ map }: Token): readonly [first: number, last: number] {
		return map ? [this.#firstLine + map[0], this.#firstLine + map[1]] : [0, 0];
	}

	#text(text: string, first: number, before: Token): void {
		if (before.type === 'heading_open') this.#heading(text, first, before);
		else {
			let line = first;
			for (const part of inParts(text)) {
				this.#paragraph(Content.ofLines(part.join('\n'), line, this.#source, this.#lines));
				line += part.length;
			}
		}
	}

	/** A `#` heading is one line after its marks; an underlined heading is whole lines. */
	#heading(text: string, first: number, open: Token): void {
		const { markup, tag } = open;
		// `## ---` is a rule, not a heading.
		if (/^[-–—=*_~\s]+$/u.test(text)) return;
		const make = markup.startsWith('#') ? Content.ofHeading : Content.ofLines;
		const content = make(text, first, this.#source, this.#lines);
		const item = this.#items.at(-1);
		if ((item && !item.block) || this.#quotes > 0 || this.#footnote !== undefined) this.#paragraph(content);
		else {
			const end = this.#lines.end(this.#linesOf(open)[1] - 1);
			this.#add('heading', content.span, end, { content, level: Number(tag.slice(1)), marked: true });
		}
	}

	#paragraph(content: Content): void {
		const item = this.#items.at(-1);
		const own = item !== undefined && item.block === undefined;
		const block = this.#add(own ? 'item' : this.#textKind(), content.span, this.#lineEnd(content.span[1]), { content });
		if (item && own) item.block = block;
	}

	#textKind(): BlockKind {
		if (this.#footnote !== undefined) return 'footnote';
		return this.#quotes > 0 ? 'quote' : 'paragraph';
	}

	/** An item that starts with something other than text gets an empty block behind its marker. */
	#openItem(): void {
		const item = this.#items.at(-1);
		if (!item || item.block) return;
		const start = this.#outerStart(this.#lines.start(item.line));
		const marker = /^(?:[> \t]*)(?:[-*+]|\d+[.)])?/.exec(this.#source.slice(start, this.#lines.end(item.line)));
		const end = start + (marker?.[0].length ?? 0);
		item.block = this.#add('item', [end, end], end, {});
	}

	#htmlTable(first: number, last: number): void {
		const [start, end] = [this.#outerStart(this.#lines.start(first)), this.#lines.end(last - 1)];
		const html = this.#source.slice(start, end);
		const rows = hasHiddenPart(html) ? [] : htmlCells(html, start);
		if (rows.length > 0) this.#addTable(rows, [start, end]);
		else this.#raw('html', first, last, false);
	}

	#raw(kind: 'html' | 'code', first: number, last: number, fenced: boolean): void {
		const end = this.#lines.end(last - 1);
		const start = this.#outerStart(this.#lines.start(first));
		const closed =
			fenced && last - first > 1 && /(?:```|~~~)[ \t]*$/.test(this.#source.slice(this.#lines.start(last - 1), end));
		if (kind === 'html' && isHtmlParagraph(this.#source.slice(start, end))) {
			const text = Array.from({ length: last - first }, (_, at) =>
				this.#source.slice(this.#lines.start(first + at), this.#lines.end(first + at)),
			);
			this.#paragraph(Content.ofLines(text.join('\n'), first, this.#source, this.#lines));
			return;
		}
		const inside: Span = [
			this.#lines.start(first + 1),
			Math.max(this.#lines.start(first + 1), this.#lines.end(last - (closed ? 2 : 1))),
		];
		this.#add(kind, fenced ? [Math.min(inside[0], end), Math.min(inside[1], end)] : [start, end], end, {});
	}

	#closeTable(): void {
		const table = this.#table;
		this.#table = undefined;
		if (!table) return;
		const end = this.#lines.end(table.line + Math.max(table.rows.length, 1));
		const span: Span = [this.#outerStart(this.#lines.start(table.line)), end];
		this.#addTable(table.rows, span);
	}

	#addTable(all: readonly DraftCell[][], span: Span): void {
		const width = all[0]?.length ?? 0;
		const cells = width * all.length;
		if (cells > mostCells) this.dropped.push({ span, cells });
		const rows = cells > mostCells ? undefined : all.map((row) => row.slice(0, width));
		this.#add('table', span, span[1], { rows });
	}

	#definitions(token: Token, first: number, last: number): void {
		const start = this.#outerStart(this.#lines.start(first));
		const span: Span = [start, trimmedEnd(this.#source, start, this.#lines.end(last - 1))];
		this.definitions.push({ label: String(token.meta?.label ?? ''), span });
	}

	#add(kind: BlockKind, span: Span, outerEnd: number, rest: Partial<DraftBlock>): DraftBlock {
		const block: DraftBlock = {
			kind,
			span,
			outer: [Math.min(this.#outerStart(span[0]), span[0]), Math.max(outerEnd, span[1])],
			container: kind === 'item' ? this.#items.at(-2)?.block : this.#items.at(-1)?.block,
			depth: this.#items.length,
			quoted: this.#quotes > 0,
			content: undefined,
			level: undefined,
			marked: false,
			numbered: kind === 'item' && (this.#items.at(-1)?.numbered ?? false),
			footnote: this.#footnote,
			rows: undefined,
			...rest,
		};
		this.blocks.push(block);
		return block;
	}

	/** The start of the line, or the end of the last block where that is later, without leading blanks. */
	#outerStart(at: number): number {
		const line = this.#lines.lineAt(at);
		const taken = this.blocks.at(-1)?.outer[1] ?? 0;
		let start = Math.max(this.#lines.start(line), taken);
		const end = this.#lines.end(line);
		while (start < end && /[ \t]/.test(this.#source[start] ?? '')) start++;
		return start;
	}

	#lineEnd(at: number): number {
		return this.#lines.end(this.#lines.lineAt(at));
	}
}

/** The lines of a text, in parts no longer than a line may be: without an empty line a text may be as long as the report. */
function inParts(text: string): string[][] {
	const lines = text.split('\n');
	if (text.length <= maxLine) return [lines];
	const parts: string[][] = [];
	let length = maxLine;
	for (const line of lines) {
		length += line.length + 1;
		if (length > maxLine) {
			parts.push([]);
			length = line.length;
		}
		parts.at(-1)?.push(line);
	}
	return parts;
}

function trimmedEnd(source: string, start: number, end: number): number {
	return start + source.slice(start, end).trimEnd().length;
}
