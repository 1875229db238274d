import type { Analysis } from '../analysis';
import { message } from '../messages/message';
import type { Words } from '../messages/model';
import { type Block, type Cell, Ink, type Report, type Table } from '../report/model';
import { groupPairs } from '../text/collections';
import { type InlineContext, inlineHtml, linkHtml } from './htmlInline';
import { type MarginNote, noteHtml, refHtml } from './htmlNotes';
import { html, Markup, preformatted } from './markup';

/** The report's text as a reader reads it, block by block, with the notes beside the block that they begin in. */
export function textHtml(analysis: Analysis, notes: readonly MarginNote[], id: string, words: Words): Markup {
	const page = new TextPage(analysis.report, notes, id, words);
	return html`<div class="text" lang="${analysis.report.language}">
${page.content()}</div>
`;
}

/** The id of the block in which an offset lies, or of the last one before it; `undefined` before the first. */
export function blockId({ blocks }: Pick<Report, 'blocks'>, offset: number, id: string): string | undefined {
	const index = blocks.findLastIndex(({ outer }) => outer[0] <= offset);
	return index < 0 ? undefined : `${id}-b${index}`;
}

class TextPage {
	readonly #report: Report;
	readonly #notes: readonly MarginNote[];
	/** The notes that begin in each block. */
	readonly #beside: ReadonlyMap<number, readonly MarginNote[]>;
	readonly #tables: ReadonlyMap<number, Table>;
	readonly #id: string;
	readonly #context: InlineContext;

	constructor(report: Report, notes: readonly MarginNote[], id: string, words: Words) {
		this.#report = report;
		this.#notes = notes;
		this.#id = id;
		const blockOf = ([start]: MarginNote['span']) =>
			Math.max(
				0,
				report.blocks.findLastIndex(({ outer }) => outer[0] <= start),
			);
		this.#beside = groupPairs(notes.map((note) => [blockOf(note.span), note]));
		this.#tables = new Map(report.tables.map((table) => [table.block, table]));
		this.#context = {
			report,
			referenceId: (reference) => {
				const entry = report.references[reference];
				return entry && blockId(report, entry.span[0], id);
			},
			figure: (alt, target) => words.say(message('pages.figure', { alt, target })),
		};
	}

	/** Items that follow each other make a list; what stands in an item is part of it. */
	content(): Markup[] {
		const { blocks } = this.#report;
		if (blocks.length === 0) return this.#notes.flatMap((note) => noteHtml(note) ?? []);
		const parts: Markup[] = [];
		let items: Markup[] = [];
		for (const block of blocks) {
			const shown = this.#block(block);
			if (block.depth > 0) {
				items.push(shown);
				continue;
			}
			if (items.length > 0) parts.push(html`<ul class="items">${items}</ul>\n`);
			items = [];
			parts.push(shown);
		}
		if (items.length > 0) parts.push(html`<ul class="items">${items}</ul>\n`);
		return parts;
	}

	#block(block: Block): Markup {
		const beside = this.#beside.get(block.index) ?? [];
		const pending = new Set(beside);
		const content = this.#contentOf(block, pending);
		const left = [...pending].map(refHtml);
		const told = beside.flatMap((note) => noteHtml(note) ?? []);
		const aside = told.length > 0 ? html`<aside class="notes">${told}</aside>` : undefined;
		const parts = html`${aside}${content}${left.length > 0 ? html`<p>${left}</p>` : undefined}`;
		const id = `${this.#id}-b${block.index}`;
		if (block.depth > 0) return html`<li class="block depth${Math.min(block.depth, 4)}" id="${id}">${parts}</li>\n`;
		return html`<div class="block ${block.kind}" id="${id}">${parts}</div>\n`;
	}

	#contentOf(block: Block, pending: Set<MarginNote>): Markup {
		const { source } = this.#report;
		if (block.kind === 'code') return html`<pre>${preformatted(source.slice(...block.span))}</pre>`;
		const table = this.#tables.get(block.index);
		if (table) return this.#table(table, pending);
		const text = inlineHtml(this.#context, block.span, this.#notesOn(block), pending);
		if (block.kind === 'heading') return this.#heading(block, text);
		if (block.quoted) return html`<blockquote>${text}</blockquote>`;
		if (!this.#isVisible(block)) return html`${text}`;
		return html`<p>${this.#marker(block)}${text}${this.#address(block)}</p>`;
	}

	/** The page's own headings stand above those of the report. */
	#heading(block: Block, text: readonly Markup[]): Markup {
		const section = this.#report.sections.find(({ heading }) => heading === block.index);
		const name = new Markup(`h${Math.min(6, (section?.level ?? 1) + 2)}`);
		return html`<${name}>${text}</${name}>`;
	}

	#table({ header, rows }: Table, pending: Set<MarginNote>): Markup {
		const inside = ({ span }: Cell) => inlineHtml(this.#context, span, this.#notes, pending);
		const head = header.map((cell) => html`<th scope="col">${inside(cell)}</th>`);
		const body = rows.map((row) => html`<tr>${row.map((cell) => html`<td>${inside(cell)}</td>`)}</tr>\n`);
		return html`<div class="scroll"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`;
	}

	/** A reader sees something of it: comments and tags alone are nothing. */
	#isVisible({ span: [start, end], kind }: Block): boolean {
		return kind !== 'html' || this.#report.ink.subarray(start, end).some((ink) => ink !== Ink.markup);
	}

	/** The number or dot of an item, the label of a reference. */
	#marker({ kind, outer, span }: Block): Markup | undefined {
		const before = this.#report.source.slice(outer[0], span[0]);
		if (kind === 'item') return html`<span class="marker">${/\d+[.)]/.exec(before)?.[0] ?? '•'}</span> `;
		if (kind === 'reference' || kind === 'footnote') return html`${before.replace(/^[>\s]+/, '')}`;
		return undefined;
	}

	/** Where the entry of a reference list leads, if its text does not say so itself. */
	#address({ span, outer }: Block): Markup | undefined {
		const entry = this.#report.references.find((one) => one.span[0] >= outer[0] && one.span[0] < outer[1]);
		if (!entry?.url || this.#report.citations.some((one) => one.span[0] >= span[0] && one.span[1] <= span[1])) return;
		return html` ${linkHtml('↗', entry.url)}`;
	}

	/** Only notes near the block can lie on it. */
	#notesOn({ span }: Block): readonly MarginNote[] {
		return this.#notes.filter((note) => note.span[0] < span[1] && note.span[1] > span[0]);
	}
}
