import { sectionAt, sentenceAt } from '../report/lookup';
import { type Block, Ink, type Report, type Span, type Table } from '../report/model';
import { countWords } from '../report/sentences/words';
import { collect } from '../text/collections';
import { roleOf } from './proseBlocks';
import { readerText } from './readerText';

/** A stretch of the report that is shown to a model as a whole: a block, or some sentences of a long one. */
export interface Piece {
	readonly text: string;
	/** The same, much shorter, for reports that are too long to be shown in full: `''` leaves it out. */
	readonly brief: string;
	readonly words: number;
	readonly span: Span;
	readonly section: number | undefined;
	/** The level of the heading that it is; `undefined` for what is none. */
	readonly heading: number | undefined;
}

/** A paragraph with more words is cut between sentences. */
const longBlock = 500;
/** Rows of a table that are shown; the last is often the total. */
const tableRows = 40;
const codeLength = 400;

/** The report as a model sees it, piece by piece: no reference list, no table of contents, nothing hidden. */
export function piecesOf(report: Report): Piece[] {
	const tables = new Map(report.tables.map((table) => [table.block, table]));
	const figures = collect(report.figures.map(({ block, alt }) => [block, `[Figure: ${alt}]`]));
	return report.blocks
		.filter((block) => !isListed(report, block) && (figures.has(block.index) || isSeen(report, block)))
		.flatMap((block) => blockPieces(report, block, tables.get(block.index), figures.get(block.index)))
		.filter(({ text }) => text.trim() !== '');
}

/** Part of a list of references or contents, or a note: what no question shows. */
export function isListed(report: Report, block: Block): boolean {
	if (block.kind === 'reference' || block.kind === 'footnote') return true;
	const role = roleOf(report, block);
	return role === 'references' || role === 'contents';
}

/** Of a hidden block nothing is left but its markup; an empty one stays for what it holds together. */
function isSeen({ ink }: Report, { span: [start, end] }: Block): boolean {
	return start === end || ink.subarray(start, end).some((character) => character !== Ink.markup);
}

function blockPieces(report: Report, block: Block, table: Table | undefined, figures: readonly string[] = []): Piece[] {
	const { kind, span, section, depth } = block;
	const piece = (text: string, brief: string, at: Span, heading?: number): Piece => {
		return { text, brief, words: countWords(text, report.language), span: at, section, heading };
	};
	if (kind === 'heading') {
		const level = section === undefined ? 1 : sectionAt(report, section).level;
		const text = `${'#'.repeat(Math.min(6, level))} ${readerText(report, span)}`;
		return [piece(text, text, span, level)];
	}
	if (table) return [piece(tableText(report, table), tableText(report, table, 1), span)];
	if (kind === 'code') {
		const code = report.source.slice(...span);
		const cut = code.length > codeLength ? `\n(${code.length - codeLength} more characters)` : '';
		return [piece(`\`\`\`\n${code.slice(0, codeLength)}${cut}\n\`\`\``, '', span)];
	}
	const lead = kind === 'item' ? `${'  '.repeat(Math.max(0, depth - 1))}- ` : block.quoted ? '> ' : '';
	const runs = sentenceRuns(report, block);
	return runs.map((run, index) => {
		const text = `${lead}${readerText(report, run)}`;
		const shown = index === 0 ? [text, ...figures].join(' ').trim() : text;
		return piece(shown, index === 0 ? [briefOf(report, block, lead), ...figures].join(' ').trim() : '', run);
	});
}

/** The block's span, or for a long block those of its parts of some sentences each. */
function sentenceRuns(report: Report, { span, sentences: [first, last] }: Block): Span[] {
	const runs: Span[] = [];
	let start = span[0];
	let words = 0;
	for (const sentence of report.sentences.slice(first, last)) {
		words += countWords(sentence.text, report.language);
		if (words < longBlock || sentence.span[1] >= span[1]) continue;
		runs.push([start, sentence.span[1]]);
		[start, words] = [sentence.span[1], 0];
	}
	return [...runs, [start, span[1]]];
}

function briefOf(report: Report, { span, sentences: [first, last] }: Block, lead: string): string {
	return `${lead}${readerText(report, first < last ? sentenceAt(report, first).span : span)}`;
}

/** The caption is a block of its own. */
function tableText(report: Report, { header, rows }: Table, most = tableRows): string {
	const row = (cells: Table['header']) => `| ${cells.map(({ span }) => readerText(report, span)).join(' | ')} |`;
	const shown = rows.slice(0, most);
	const left = rows.length - shown.length;
	return [row(header), ...shown.map(row), ...(left > 0 ? [`(${left} more rows)`] : [])].join('\n');
}

/** Pieces as one text: paragraphs apart, items of a list together. */
export function joinPieces(pieces: readonly Pick<Piece, 'text'>[]): string {
	return pieces
		.map(({ text }, at) => {
			const together = /^\s*- /u.test(text) && /^\s*- /u.test(pieces[at - 1]?.text ?? '');
			return `${at === 0 ? '' : together ? '\n' : '\n\n'}${text}`;
		})
		.join('');
}
