import { allMatches } from '../../text/matches';
import { type DialectMark, dialectMarks } from '../markdown/dialectMarks';
import type { InlineMark } from '../markdown/inlineMarks';
import { Ink, type Span } from '../model';
import type { Content } from './content';
import type { DraftBlock, SourceMark } from './drafts';
import { hiddenSpans } from './hiddenHtml';

/** What is done and what is to do: `- [x] …`. */
const taskBox = /^\[[ xX/-]\](?=\s)/;

/** Characters without width, soft hyphens among them: what they part is read as one word or figure. Joiners matter to words of other scripts. */
const noWidth = /(?![\0-\x7F])(?:[\u00AD\u200B\u2060\uFEFF]|(?<=\d)\p{Default_Ignorable_Code_Point}+(?=\d))/gu;

/** Colours every character of the source: prose, markup or code. Citations are painted later, once they are known. */
export class InkPainter {
	readonly ink: Uint8Array;
	marks: SourceMark[] = [];
	readonly #source: string;
	readonly #inline: (content: string) => readonly InlineMark[];

	/** `length` is the length of the ink, which may go past the text that was read. */
	constructor(length: number, source: string, inline: (content: string) => readonly InlineMark[]) {
		this.#source = source;
		this.#inline = inline;
		this.ink = new Uint8Array(length).fill(Ink.markup);
	}

	paint(blocks: readonly DraftBlock[]): this {
		for (const block of blocks) {
			if (block.content) this.#content(block.content, block);
			for (const cell of block.rows?.flat() ?? []) this.#content(cell.content, block);
			if (block.kind === 'code') this.ink.fill(Ink.code, ...block.span);
			if (block.kind === 'html') this.#html(block);
		}
		this.#hide(hiddenSpans(this.#source, blocks, this.marks));
		for (const { index, 0: unseen } of allMatches(noWidth, this.#source))
			if (this.ink[index] === Ink.text) this.ink.fill(Ink.markup, index, index + unseen.length);
		return this;
	}

	#content(content: Content, block: DraftBlock): void {
		for (const { source, length } of content.pieces) {
			this.ink.fill(Ink.text, source, source + length);
			this.#lineBreak(source + length, content.span[1]);
		}
		for (const mark of this.#inline(content.text)) this.#mark(mark, content, block);
		for (const mark of dialectMarks(content.text)) this.#dialect(mark, content);
		const box = block.kind === 'item' ? taskBox.exec(content.text)?.[0].length : undefined;
		if (box !== undefined) content.cover(0, box, (from, to) => this.ink.fill(Ink.markup, from, to));
	}

	/** In code nothing is a mark. */
	#dialect({ kind, start, end }: DialectMark, content: Content): void {
		if (this.ink[content.locate(start, end)[0]] === Ink.code) return;
		content.cover(start, end, (from, to) => this.ink.fill(Ink[kind], from, to));
	}

	/** The break between two lines of prose is white space a reader sees. */
	#lineBreak(at: number, end: number): void {
		for (let next = at; next < end && /[\r\n]/.test(this.#source[next] ?? ''); next++) this.ink[next] = Ink.text;
	}

	#mark(mark: InlineMark, content: Content, block: DraftBlock): void {
		const fill = (ink: number, start: number, end: number) =>
			content.cover(start, end, (from, to) => this.ink.fill(ink, from, to));
		const [innerStart, innerEnd] = mark.inner;
		switch (mark.kind) {
			case 'delimiter':
			case 'escape':
				fill(Ink.markup, mark.start, mark.end);
				return;
			case 'image':
			case 'html':
				fill(Ink.markup, mark.start, mark.end);
				break;
			default:
				fill(Ink.markup, mark.start, innerStart);
				fill(Ink.markup, innerEnd, mark.end);
				if (mark.kind === 'code') fill(Ink.code, innerStart, innerEnd);
		}
		this.marks.push({
			kind: mark.kind,
			span: content.locate(mark.start, mark.end),
			inner: content.locate(innerStart, innerEnd),
			url: mark.url ?? '',
			label: mark.label,
			block,
		});
	}

	/** What a reader does not see is no prose; its links, images and code are none either. */
	#hide(spans: readonly Span[]): void {
		if (spans.length === 0) return;
		for (const span of spans) this.ink.fill(Ink.markup, ...span);
		let next = 0;
		const shown = this.marks
			.toSorted((one, other) => one.span[0] - other.span[0])
			.filter(({ span: [start] }) => {
				while ((spans[next]?.[1] ?? Number.POSITIVE_INFINITY) <= start) next++;
				return start < (spans[next]?.[0] ?? Number.POSITIVE_INFINITY);
			});
		const kept = new Set(shown);
		this.marks = this.marks.filter((mark) => mark.kind === 'html' || kept.has(mark));
	}

	#html(block: DraftBlock): void {
		const [start, end] = block.span;
		const html = this.#source.slice(start, end);
		this.ink.fill(Ink.text, start, end);
		for (const tag of tagsIn(html)) {
			const span = [start + tag.index, start + tag.index + tag[0].length] as const;
			this.ink.fill(Ink.markup, ...span);
			this.marks.push({ kind: 'html', span, inner: span, url: '', label: undefined, block });
		}
	}
}

/** The tags and comments of a block of HTML; a comment that is not closed reaches to its end. */
function tagsIn(html: string): { readonly index: number; readonly 0: string }[] {
	// Behind the last bracket no tag can end, and looking for its end from each `<` there would take quadratic time.
	const closed = html.lastIndexOf('>') + 1;
	const tags = allMatches(/<!--[\s\S]*?(?:-->|$)|<[^>]*>/g, html.slice(0, closed));
	const last = tags.at(-1);
	const open = last?.[0].startsWith('<!--') && !last[0].endsWith('-->') ? last.index : html.indexOf('<!--', closed);
	const whole = tags.filter(({ index }) => open < 0 || index < open);
	return open < 0 ? whole : [...whole, { index: open, 0: html.slice(open) }];
}
