import { groupPairs } from '../../text/collections';
import { readTag, voidElements } from '../markdown/hiddenStyle';
import type { Span } from '../model';
import type { DraftBlock, SourceMark } from './drafts';

/** An element that is open. */
interface Open {
	readonly name: string;
	readonly hidden: boolean;
	/** The block it was opened in. */
	readonly block: DraftBlock;
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
/** Raw-text elements: only their own end tag ends them, and tags within are not read. */
const raw = words('script style noscript title iframe noembed noframes');
/** A start tag of these ends a paragraph, and an end tag of an inline element does not reach across them. */
const blockElements = words(
	'address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr main menu nav ol p pre section summary table td th ul li',
);
/** Formatting elements: left open at the end of a paragraph, they go on in the next. */
const formatting = words('a b big code em font i nobr s small strike strong tt u');

/** The nesting limit of browsers. */
const deepest = 512;

/**
 * The stretches of a report that a reader of the rendered page does not see, because an element around them is hidden
 * (`hidden`, `display: none`, …), is never shown (`<script>`, `<template>`, …), or because they stand in a comment of a
 * block of HTML that a blank line ends too early. Elements are opened and closed as browsers do it, so that one that is
 * left open hides what they would hide.
 */
export function hiddenSpans(source: string, blocks: readonly DraftBlock[], marks: readonly SourceMark[]): Span[] {
	const tags = groupPairs(marks.flatMap(({ kind, block, span }) => (kind === 'html' ? [[block, span]] : [])));
	if (tags.size === 0) return [];
	const reader = new HtmlReader(source);
	for (const block of blocks) {
		reader.enter(block);
		if (block.kind === 'html') reader.read(block.span, block);
		for (const tag of block.kind === 'html' ? [] : (tags.get(block) ?? [])) {
			reader.endCells(block, tag[0]);
			reader.read(tag, block);
		}
		if (block.kind !== 'html') reader.leave(block);
	}
	return reader.end();
}

class HtmlReader {
	readonly #source: string;
	readonly #spans: Span[] = [];
	#open: Open[] = [];
	/** Where the outermost hidden element begins. */
	#hiddenFrom: number | undefined;
	/** Where the cell of a table ends that is being read. */
	#cell = Number.POSITIVE_INFINITY;
	/** Where the last comment ends. */
	#commentEnd = 0;

	constructor(source: string) {
		this.#source = source;
	}

	/** A Markdown block closes what its tags in the rendered page would: an open paragraph, and the list or quotation before. */
	enter(block: DraftBlock): void {
		this.#cell = block.rows?.[0]?.[0]?.span[1] ?? Number.POSITIVE_INFINITY;
		this.#filterOpen(block.outer[0], ({ name, block: { depth, quoted, rows } }) => {
			const left = block.depth < depth || (block.kind === 'item' && block.depth <= depth);
			return (formatting.has(name) && !rows) || (!left && (!quoted || block.quoted));
		});
		if (block.kind !== 'html') this.#close('p', block.outer[0]);
	}

	/** Closes the elements that a table cell left open. */
	endCells(block: DraftBlock, at: number): void {
		if (at < this.#cell) return;
		this.#filterOpen(this.#cell, (open) => open.block !== block);
		this.#cell = block.rows?.flat().find(({ span }) => span[1] > at)?.span[1] ?? Number.POSITIVE_INFINITY;
	}

	/** Closes the elements that a paragraph left open, but for block elements, which ended the paragraph themselves. */
	leave(block: DraftBlock): void {
		if (block.rows) this.endCells(block, block.span[1]);
		this.#filterOpen(block.span[1], (open) => {
			if (open.block !== block) return true;
			return formatting.has(open.name) ? !block.rows : isParagraphText(block) && blockElements.has(open.name);
		});
	}

	/** Reads the tags of a stretch of HTML. */
	read([start, end]: Span, block: DraftBlock): void {
		const html = this.#source.slice(start, end);
		const sought = /<!--|<\/?[a-z][^\s/>]*/gi;
		for (let at = Math.max(0, this.#commentEnd - start); at < html.length; ) {
			const top = this.#open.at(-1)?.name;
			if (top !== undefined && raw.has(top)) {
				const close = endOfRaw(html, at, top);
				if (close === undefined) return;
				at = close;
				this.#pop(this.#open.length - 1, start + at);
				continue;
			}
			sought.lastIndex = at;
			const found = sought.exec(html);
			if (!found) return;
			const tag = found[0].toLowerCase();
			if (tag === '<!--') {
				this.#comment(start + found.index);
				at = this.#commentEnd - start;
				continue;
			}
			const name = tag.replace(/^<\/?/, '');
			const read = readTag(html, name, sought.lastIndex);
			if (!read) return;
			at = read.end;
			if (tag.startsWith('</')) this.#close(name, start + at);
			else if (!voidElements.has(name)) this.#start({ name, hidden: read.hidden, block }, start + found.index);
		}
	}

	/** The hidden spans, sorted and merged. */
	end(): Span[] {
		if (this.#hiddenFrom !== undefined) this.#spans.push([this.#hiddenFrom, this.#source.length]);
		const apart: Span[] = [];
		for (const [start, end] of this.#spans.sort((one, other) => one[0] - other[0])) {
			const last = apart.at(-1);
			if (last && start <= last[1]) apart[apart.length - 1] = [last[0], Math.max(last[1], end)];
			else apart.push([start, end]);
		}
		return apart;
	}

	/** A comment may go on after the blank line that ends its block. */
	#comment(at: number): void {
		const end = this.#source.indexOf('-->', at + 2);
		this.#commentEnd = end < 0 ? this.#source.length : end + 3;
		this.#spans.push([at, this.#commentEnd]);
	}

	#start(element: Open, at: number): void {
		if (blockElements.has(element.name)) {
			this.#endParagraph(element.block, at);
			const last = this.#open.at(-1)?.name;
			if (last === 'p') this.#pop(this.#open.length - 1, at);
			if (/^(?:li|td|th)$/.test(element.name) && this.#open.at(-1)?.name === element.name)
				this.#pop(this.#open.length - 1, at);
		}
		this.#push(element, at);
	}

	/** An element that starts a block ends the paragraph it is written in. */
	#endParagraph(block: DraftBlock, at: number): void {
		if (!isParagraphText(block)) return;
		this.#filterOpen(at, (open) => open.block !== block || blockElements.has(open.name) || formatting.has(open.name));
	}

	/** Only hidden elements and those within them are tracked. */
	#push(element: Open, at: number): void {
		if (!(element.hidden || this.#hiddenFrom !== undefined) || this.#open.length >= deepest) return;
		this.#open.push(element);
		if (element.hidden) this.#hiddenFrom ??= at;
	}

	#close(name: string, at: number): void {
		for (let index = this.#open.length - 1; index >= 0; index--) {
			const open = this.#open[index]!.name;
			if (open === name) {
				// Blocks within an element that formats go on without it.
				const blocks = this.#open
					.slice(index + 1)
					.filter((inner) => formatting.has(name) && blockElements.has(inner.name));
				this.#open.splice(index, Number.POSITIVE_INFINITY, ...blocks);
				this.#closeHiddenSpan(at);
				return;
			}
			if (isIsolated(open) || (blockElements.has(open) && !blockElements.has(name) && !formatting.has(name))) return;
		}
	}

	#pop(from: number, at: number): void {
		this.#open.length = from;
		this.#closeHiddenSpan(at);
	}

	/** Drops open elements, but for isolated ones and what is within them. */
	#filterOpen(at: number, stays: (open: Open) => boolean): void {
		if (this.#open.length === 0) return;
		const holder = this.#open.findIndex(({ name }) => isIsolated(name));
		this.#open = this.#open.filter((open, index) => (holder >= 0 && index >= holder) || stays(open));
		this.#closeHiddenSpan(at);
	}

	#closeHiddenSpan(at: number): void {
		if (this.#hiddenFrom === undefined || this.#open.some(({ hidden }) => hidden)) return;
		this.#spans.push([this.#hiddenFrom, at]);
		this.#hiddenFrom = undefined;
	}
}

/** Whether a block's text is rendered as a paragraph. */
function isParagraphText({ kind, rows }: DraftBlock): boolean {
	return kind !== 'html' && kind !== 'heading' && !rows;
}

/** Whether only its own end tag closes an element. */
function isIsolated(name: string): boolean {
	return name === 'template' || raw.has(name);
}

function endOfRaw(html: string, from: number, name: string): number | undefined {
	const close = new RegExp(`</${name}(?=[\\s/>])[^>]*>`, 'gi');
	close.lastIndex = from;
	return close.test(html) ? close.lastIndex : undefined;
}
