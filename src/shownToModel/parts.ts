import { firstOf, lastOf } from '../access';
import { blockAt, sectionAt, sectionsFrom } from '../report/lookup';
import type { Report, Span } from '../report/model';
import { hashTerm } from '../text/hash';
import type { Piece } from './pieces';
import { readerText } from './readerText';

/** A part of the report that is read by the model in one question. */
export interface Part {
	readonly index: number;
	/** The report's title, the headings it stands under, and its text. */
	readonly text: string;
	readonly words: number;
	/** From its first to its last character. */
	readonly span: Span;
	/** For people: the heading it begins with or stands under, or the report's title. */
	readonly name: string;
}

/** How many words a part has. */
interface PartSizes {
	/** At least so many, unless it is the only one: a tail with fewer goes with the part before it. */
	readonly least: number;
	/** At most so many, unless a single piece has more or a tail is taken in. */
	readonly most: number;
}

const usual: PartSizes = { least: 500, most: 1_900 };

/**
 * Cuts a report into parts of whole sections, between paragraphs where a section is too long. Where to cut is decided
 * by what stands at the cut alone (the rank of its heading, then the heading's hash), not by counts: so an edit moves
 * no other cut, and the other parts are asked as before, which a cache answers.
 */
export function cutParts(report: Report, pieces: readonly Piece[], sizes = usual): Part[] {
	const parts: Part[] = [];
	let rest = pieces;
	while (rest.length > 0) {
		const end = cutAfter(rest, sizes);
		parts.push(toPart(report, rest.slice(0, end), parts.length));
		rest = rest.slice(end);
	}
	return parts;
}

/** How many pieces the first part takes. */
function cutAfter(pieces: readonly Piece[], { least, most }: PartSizes): number {
	const total = wordsOf(pieces);
	if (total <= most) return pieces.length;
	let words = 0;
	let best: { readonly at: number; readonly rank: number; readonly hash: number } | undefined;
	for (const [at, piece] of pieces.entries()) {
		const before = pieces[at - 1];
		if (before && words + piece.words > most && best) break;
		if (before && words >= least) {
			const cut = { at, ...rankOf(piece, before) };
			if (!best || cut.rank < best.rank || (cut.rank === best.rank && cut.hash < best.hash)) best = cut;
			if (words > most) break;
		}
		words += piece.words;
	}
	return best && wordsOf(pieces.slice(best.at)) >= least ? best.at : pieces.length;
}

function wordsOf(pieces: readonly Piece[]): number {
	return pieces.reduce((sum, { words }) => sum + words, 0);
}

const betweenParagraphs = 90;
const insideParagraph = 99;

/** A heading takes its text along: nothing is cut right behind one. */
function rankOf(piece: Piece, before: Piece): { rank: number; hash: number } {
	const hash = hashTerm(piece.text);
	if (before.heading !== undefined && piece.heading === undefined) return { rank: insideParagraph + 1, hash };
	if (piece.heading !== undefined) return { rank: piece.heading, hash };
	return { rank: piece.brief === '' ? insideParagraph : betweenParagraphs, hash };
}

function toPart(report: Report, pieces: readonly Piece[], index: number): Part {
	const first = firstOf(pieces);
	const path = headingsAbove(report, first);
	const title = report.title?.text ?? '';
	const isHeading = first.heading !== undefined && first.section !== undefined;
	const own = isHeading ? sectionAt(report, first.section).text : undefined;
	const head = [
		...(title === '' || report.title?.span[0] === first.span[0] ? [] : [`Report: ${title}`]),
		...(path.length > 0 ? [`Under: ${path.join(' › ')}`] : []),
	];
	return {
		index,
		text: [...head, ...(head.length > 0 ? [''] : []), joinPieces(pieces)].join('\n'),
		words: wordsOf(pieces),
		span: [first.span[0], lastOf(pieces).span[1]],
		name: own ?? path.at(-1) ?? title,
	};
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

/** The headings a piece stands under, the outermost first, without the report's title and the piece itself. */
function headingsAbove(report: Report, { section, span }: Piece): string[] {
	const title = report.title?.span[0];
	const path: string[] = [];
	for (const { heading } of sectionsFrom(report, section)) {
		const place = blockAt(report, heading).span;
		if (place[0] !== title && place[0] !== span[0]) path.unshift(readerText(report, place));
	}
	return path;
}
