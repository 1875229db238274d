import { Ink, type Report, type Span } from '../report/model';
import { shorten } from '../text/shorten';
import { surroundings } from './anchors';

type Inked = Pick<Report, 'source' | 'ink'>;

/**
 * Numbers with what is within them (`3.5`, `10–12`, `1,000`) and their sign, words, and signs that carry meaning (`%`, `$`,
 * `<`); other punctuation is none of it.
 */
const parts = /(?<![\p{L}\p{N}])[+-]?\p{N}+(?:[.,:/-]\p{N}+)*|[\p{L}\p{M}\p{N}]+|[\p{Sc}%‰°<>=≤≥≈~×÷+±]/gu;
const dashes = /[\u2010-\u2015\u2212]/gu;
/** Chinese writes no spaces between words: those that stand there mean nothing. */
const spacesInChinese = /(?<=\p{Script=Han}) | (?=\p{Script=Han})/gu;

/**
 * What a text says, without white space, punctuation and the width of its characters: a changed word, number or sign is
 * another substance, a comma or a line break is not.
 */
export function substanceOfText(text: string): string {
	const plain = text.normalize('NFKC').replace(dashes, '-');
	return (plain.match(parts) ?? []).join(' ').replace(spacesInChinese, '');
}

/** The same of a stretch of a report: without its markup and citation markers, unless there is nothing else. */
export function substanceOf(report: Inked, span: Span): string {
	const said = substanceOfText(withoutMarkup(report, span, [Ink.markup, Ink.citation]));
	return said || substanceOfText(report.source.slice(...span));
}

/** What parts words though a reader does not see it: the edge of a cell, a line break. */
const gap = /[\s|]|<br/iu;

/** A stretch of a report without what is of these inks; a space stands for what parts words. */
function withoutMarkup({ source, ink }: Inked, [start, end]: Span, hidden: readonly number[]): string {
	let text = '';
	for (let at = start; at < end; ) {
		const isHidden = hidden.includes(ink[at] ?? Ink.text);
		let next = at + 1;
		while (next < end && hidden.includes(ink[next] ?? Ink.text) === isHidden) next++;
		const run = source.slice(at, next);
		const parted = ink[at] === Ink.citation || gap.test(run);
		text += isHidden ? (parted ? ' ' : '') : run;
		at = next;
	}
	return text;
}

/** The sentences at a place as readers see them, cut short. */
export function shownSentences(report: Report, span: Span, most: number): string {
	const around = surroundings(report, span);
	return shorten(withoutMarkup(report, around, [Ink.markup]), most) || shorten(report.source.slice(...around), most);
}
