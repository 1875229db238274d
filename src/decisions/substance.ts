import type { Report, Span } from '../report/model';
import { readProse } from '../report/prose';

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
export function substanceOf({ source, ink }: Pick<Report, 'source' | 'ink'>, span: Span): string {
	return substanceOfText(readProse(source, ink, span).text) || substanceOfText(source.slice(...span));
}
