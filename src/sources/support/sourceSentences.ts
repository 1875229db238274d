import { detectLanguage } from '../../report/language';
import type { Language, Span } from '../../report/model';
import { sentenceBreaks } from '../../report/sentences/sentenceBreaks';
import { allMatches } from '../../text/matches';

/** Lines shorter than this are lines of their own (headings, list items, cells), not wrapped prose. */
const wrapped = { en: 45, zh: 18 } as const;

/**
 * The sentences of a document's text as exact spans, in order. A blank line parts paragraphs; a single line break does so
 * unless the line looks wrapped, as the lines of a PDF are.
 */
export function sourceSentences(text: string): Span[] {
	const language = detectLanguage(text.slice(0, 20_000));
	return paragraphs(text, language).flatMap((paragraph) => sentencesIn(text, paragraph, language));
}

function paragraphs(text: string, language: Language): Span[] {
	const found: Span[] = [];
	let start: number | undefined;
	let [above, end] = ['', 0];
	for (const { index, 0: line } of allMatches(/[^\r\n]+/g, text)) {
		if (line.trim() === '') continue;
		const between = text.slice(end, index);
		const parted = (between.match(/\r\n|\r|\n/g)?.length ?? 0) > 1;
		if (start !== undefined && (parted || !isWrapped(above, line, language))) {
			found.push([start, end]);
			start = undefined;
		}
		start ??= index;
		[above, end] = [line, index + line.length];
	}
	if (start !== undefined) found.push([start, end]);
	return found;
}

/** Whether the second line goes on with the sentence, or at least the paragraph, of the first. */
function isWrapped(first: string, second: string, language: Language): boolean {
	const [above, below] = [first.trim(), second.trim()];
	if (/^(?:[-*•·–]\s|#|\||\d{1,2}[.)、]\s)/u.test(below) || /^#/.test(above) || /\|$/.test(above)) return false;
	if (/^\p{Ll}/u.test(below) || /[,，、\-–(（]$/u.test(above)) return above.length >= 15;
	return above.length >= wrapped[language];
}

function sentencesIn(text: string, [start, end]: Span, language: Language): Span[] {
	const paragraph = text.slice(start, end);
	const spans: Span[] = [];
	let from = 0;
	for (const at of sentenceBreaks(paragraph.replace(/[\r\n]/g, ' '), language)) {
		const piece = paragraph.slice(from, at);
		const lead = piece.length - piece.trimStart().length;
		if (/[\p{L}\p{N}]/u.test(piece)) spans.push([start + from + lead, start + from + piece.trimEnd().length]);
		from = at;
	}
	return spans;
}
