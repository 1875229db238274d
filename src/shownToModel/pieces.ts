import { firstOf, lastOf } from '../access';
import { blockAt } from '../report/lookup';
import type { Report, Span } from '../report/model';
import { countWords } from '../report/sentences/words';
import { groupBy } from '../text/collections';
import { type Line, numberedLines } from './numberedReport';
import { roleOf } from './proseBlocks';

/** A stretch of the report that is shown to a model as a whole: a block, or some sentences of a long one. */
export interface Piece {
	readonly text: string;
	/** The same, much shorter, for reports that are too long to be shown in full: `''` leaves it out. */
	readonly brief: string;
	readonly words: number;
	readonly span: Span;
	/** The level of the heading that it is; `undefined` for what is none. */
	readonly heading: number | undefined;
}

/** A paragraph with more words is cut between sentences. */
const longBlock = 500;
/** Rows of a table that are shown, with its head. */
const tableRows = 41;

/** The report as a model sees it where nothing is answered by numbers: the numbered lines block by block, without the references. */
export function piecesOf(report: Report): Piece[] {
	const lines = numberedLines(report).filter(
		({ kind, block }) => kind !== 'reference' && roleOf(report, blockAt(report, block)) !== 'references',
	);
	return [...groupBy(lines, ({ block }) => block).values()].flatMap((own) => blockPieces(report, own));
}

function blockPieces(report: Report, lines: readonly Line[]): Piece[] {
	const [{ kind, text }, isCode] = [firstOf(lines), blockAt(report, firstOf(lines).block).kind === 'code'];
	const piece = (own: readonly Line[], shown: string, brief: string): Piece => ({
		text: shown,
		brief,
		words: countWords(shown, report.language),
		span: [firstOf(own).span[0], lastOf(own).span[1]],
		heading: kind === 'heading' ? text.indexOf(' ') : undefined,
	});
	if (kind === 'row') return [piece(lines, rowsText(lines, tableRows), rowsText(lines, 2))];
	const figures = lines.filter((line) => line.text.startsWith('[Figure: ') && line !== lines[0]);
	const brief = isCode ? '' : joined([firstOf(lines), ...figures]);
	return splitBetweenSentences(lines, report).map((own, at) => piece(own, joined(own), at === 0 ? brief : ''));
}

function joined(lines: readonly Line[]): string {
	return lines.map(({ text }) => text).join(' ');
}

function rowsText(lines: readonly Line[], most: number): string {
	const left = lines.length - most;
	const shown = lines.slice(0, most).map(({ text }) => text);
	return [...shown, ...(left > 0 ? [`(${left} more rows)`] : [])].join('\n');
}

/** All lines of a block, or some sentences at a time. */
function splitBetweenSentences(lines: readonly Line[], { language }: Report): Line[][] {
	const parts: Line[][] = [[]];
	let words = 0;
	for (const line of lines) {
		if (words >= longBlock) {
			parts.push([]);
			words = 0;
		}
		lastOf(parts).push(line);
		words += countWords(line.text, language);
	}
	return parts;
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
