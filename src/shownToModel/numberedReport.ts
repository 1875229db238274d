import { entryOf } from '../access';
import { sectionAt, sentenceAt } from '../report/lookup';
import { type Block, type Cell, Ink, type Report, type Span, type Table } from '../report/model';
import { isWithin } from '../report/spanRelations';
import { groupBy, groupPairs } from '../text/collections';
import { memoised } from '../text/memo';
import { truncate } from '../text/shorten';
import { findUrls } from '../text/urls';
import { roleOf } from './proseBlocks';
import { domainOf, readerText } from './readerText';

/** What a model can name by a number: a sentence, heading, row of a table, caption or entry of the reference list. */
export interface Line {
	/** From 1 on, over the whole report. */
	readonly number: number;
	/** As a model is shown it, without its number. */
	readonly text: string;
	readonly span: Span;
	readonly block: number;
	readonly kind: 'heading' | 'text' | 'row' | 'reference';
	/** Joined to the line before: a further sentence of the paragraph, or row of the table. */
	readonly continues: boolean;
}

const codeLength = 400;
/** Behind its address a note goes on for so many words at least. */
const leastWords = 5;
/** Of an address so much is shown: whose page it is and which one; more where others begin so, too. */
const addressLength = 70;
/** Entries of a list of references are cut here, and it is said: their title and address tell what they are, a note is read to its end. */
const [entryLength, noteLength] = [240, 800];

/**
 * The report line by line, for questions that are answered by numbers: all that a reader sees, with its nesting, the heads
 * of its tables and the captions, and behind it the references, each with its label, title and address.
 */
export const numberedLines: (report: Report) => readonly Line[] = memoised((report: Report) => {
	const tables = new Map(report.tables.map((table) => [table.block, table]));
	const figures = groupPairs(report.figures.map(({ block, alt }) => [block, `[Figure: ${alt}]`]));
	const body = report.blocks
		.filter((block) => isShown(report, block) && (figures.has(block.index) || isSeen(report, block.span)))
		.flatMap((block) => linesOf(report, block, tables.get(block.index), figures.get(block.index) ?? []));
	const all = [...body, ...referenceLines(report)].filter(({ text }) => text.trim() !== '');
	return all.map((line, at) => ({ ...line, number: at + 1 }));
});

type Unnumbered = Omit<Line, 'number'>;

/** What stands in the list of references is shown as its entries; a table of contents repeats the headings. */
function isShown(report: Report, block: Block): boolean {
	if (block.kind === 'reference' || block.kind === 'footnote') return false;
	if (block.kind === 'paragraph' && report.references.some(({ span }) => isWithin(span, block.outer))) return false;
	const role = roleOf(report, block);
	return role !== 'contents' && !(role === 'references' && block.kind !== 'heading');
}

function linesOf(report: Report, block: Block, table: Table | undefined, figures: readonly string[]): Unnumbered[] {
	const { kind, span, section, depth, index } = block;
	const line = (text: string, at: Span, goesOn = false, of: Line['kind'] = 'text'): Unnumbered => {
		return { text, span: at, block: index, kind: of, continues: goesOn };
	};
	if (kind === 'heading') {
		const level = section === undefined ? 1 : sectionAt(report, section).level;
		return [line(`${'#'.repeat(Math.min(6, level))} ${readerText(report, span)}`, span, false, 'heading')];
	}
	if (table) return tableLines(report, block, table);
	if (kind === 'code') return [line(`\`\`\`${report.source.slice(...span).slice(0, codeLength)}\`\`\``, span)];
	const lead = kind === 'item' ? `${'  '.repeat(Math.max(0, depth - 1))}- ` : block.quoted ? '> ' : '';
	const shown = figures.map((figure) => line(figure, span));
	return [
		...sentenceSpans(report, block).map((at, nth) =>
			line(`${nth === 0 ? lead : ''}${readerText(report, at)}`, at, nth > 0),
		),
		...shown,
	];
}

/** Nothing of a hidden block is left but its markup. */
function isSeen({ ink }: Report, [start, end]: Span): boolean {
	return ink.subarray(start, end).some((character) => character !== Ink.markup);
}

/** The sentences of a block, each with what stands before the next one. */
function sentenceSpans(report: Report, { span, sentences: [first, last] }: Block): Span[] {
	if (last - first < 2) return [span];
	return Array.from({ length: last - first }, (_, nth): Span => {
		const start = nth === 0 ? span[0] : sentenceAt(report, first + nth).span[0];
		return [start, nth === last - first - 1 ? span[1] : sentenceAt(report, first + nth + 1).span[0]];
	});
}

function tableLines(report: Report, { span, index }: Block, { header, rows }: Table): Unnumbered[] {
	return [header, ...rows].flatMap((cells, nth) => {
		const [first, last] = [cells[0], cells.at(-1)];
		if (!first || !last) return [];
		const text = `| ${cells.map((cell: Cell) => readerText(report, cell.span)).join(' | ')} |`;
		const at: Span = [Math.max(span[0], first.span[0]), Math.min(span[1], last.span[1])];
		return [{ text, span: at, block: index, kind: 'row', continues: nth > 0 } as const];
	});
}

function referenceLines(report: Report): Unnumbered[] {
	const blockOf = (span: Span) => report.blocks.find(({ outer }) => isWithin(span, outer))?.index ?? 0;
	const addresses = new Set(report.references.map(({ url = '' }) => addressOf(url)));
	const alike = groupBy([...addresses], cutAddress);
	return report.references.map(({ label, span, title, url, empty }, nth) => {
		const name = label === undefined ? '-' : `[${label}]`;
		const address = addressOf(url ?? '');
		const cut = cutAddress(address);
		const site = url === undefined ? '' : `, ${entryOf(alike, cut).length > 1 ? address : cut}`;
		const note = url === undefined ? '' : noteText(report, span, url);
		const what = empty
			? '(nothing stands here)'
			: note !== ''
				? `${shownTitle(note, noteLength)} [${sitesIn(report.source.slice(...span)).join(', ')}]`
				: `${title === '' ? '(no title)' : shownTitle(title, url === undefined ? noteLength : entryLength)}${site}`;
		return { text: `${name} ${what}`, span, block: blockOf(span), kind: 'reference', continues: nth > 0 } as const;
	});
}

/** An entry that says more behind its address is a note, and read as it stands; empty for others. */
function noteText(report: Report, [start, end]: Span, url: string): string {
	const at = report.source.slice(start, end).indexOf(url);
	const behind = at < 0 ? '' : readerText(report, [start + at + url.length, end]);
	if ((behind.match(/\p{L}+/gu) ?? []).length < leastWords) return '';
	return readerText(report, [start, end]).replace(/^\[\^?[^\]]{1,40}\]:?\s*/u, '');
}

function sitesIn(text: string): string[] {
	return [...new Set(findUrls(text).map(({ url }) => domainOf(url)))];
}

/** Cut titles are marked as such, so that the model does not take the cut for a defect of the report. */
function shownTitle(title: string, most: number): string {
	return title.length <= most ? title : `${truncate(title, most)} (shown in part)`;
}

/** `https://www.example.com/a/b?c=1` → `example.com/a/b?c=1`. */
function addressOf(url: string): string {
	return url.replace(/^https?:\/\/(?:www\.)?/iu, '').replace(/\/$/u, '');
}

function cutAddress(address: string): string {
	return truncate(address, addressLength);
}

/** Lines as one text, each behind its number; paragraphs apart. */
export function shownLines(lines: readonly Line[]): string {
	return lines
		.map(({ number, text, continues: goesOn, kind }, at) => {
			const together = goesOn || (/^\s*- /u.test(text) && /^\s*- /u.test(lines[at - 1]?.text ?? ''));
			const head = kind === 'reference' && lines[at - 1]?.kind !== 'reference' ? 'References:\n' : '';
			return `${at === 0 ? '' : together ? '\n' : '\n\n'}${head}${number}: ${text}`;
		})
		.join('');
}
