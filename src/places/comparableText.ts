import { Ink, type Report, type Span } from '../report/model';
import { shorten } from '../text/shorten';
import { sentencesAround } from './anchors';

type Inked = Pick<Report, 'source' | 'ink'>;

/**
 * Numbers with what is within them (`3.5`, `10–12`, `1,000`) and their sign, words, and signs that carry meaning (`%`, `$`,
 * `<`); other punctuation is none of it.
 */
const parts = /(?<![\p{L}\p{N}])[+-]?\p{N}+(?:[.,:/-]\p{N}+)*|[\p{L}\p{M}\p{N}]+|[\p{Sc}%‰°<>=≤≥≈~×÷+±]/gu;
const dashes = /[\u2010-\u2015\u2212]/gu;
/** Spaces between Chinese characters carry no meaning. */
const spacesInChinese = /(?<=\p{Script=Han}) | (?=\p{Script=Han})/gu;

/**
 * A text reduced to words, numbers and signs, to compare what two texts say: a changed word, number or sign makes a
 * difference; white space, punctuation and the width of characters do not.
 */
export function comparableText(text: string): string {
	const plain = text.normalize('NFKC').replace(dashes, '-');
	return (plain.match(parts) ?? []).join(' ').replace(spacesInChinese, '');
}

/** {@link comparableText} of a span, without markup and citation markers unless there is nothing else. */
export function comparableTextAt(report: Inked, span: Span): string {
	const said = comparableText(withoutMarkup(report, span, [Ink.markup, Ink.citation]));
	return said || comparableText(report.source.slice(...span));
}

/** Hidden characters that separate words: the edge of a cell, a line break. */
const separator = /[\s|]|<br/iu;

/** A span without the characters of these inks; a space replaces those that separate words. */
function withoutMarkup({ source, ink }: Inked, [start, end]: Span, hidden: readonly number[]): string {
	let text = '';
	for (let at = start; at < end; ) {
		const isHidden = hidden.includes(ink[at] ?? Ink.text);
		let next = at + 1;
		while (next < end && hidden.includes(ink[next] ?? Ink.text) === isHidden) next++;
		const run = source.slice(at, next);
		if (!isHidden) text += run;
		else if (ink[at] === Ink.citation || separator.test(run)) text += ' ';
		at = next;
	}
	return text;
}

/** The sentences at a place as readers see them, cut short. */
export function shownSentences(report: Report, span: Span, most: number): string {
	const around = sentencesAround(report, span);
	return shorten(withoutMarkup(report, around, [Ink.markup]), most) || shorten(report.source.slice(...around), most);
}
