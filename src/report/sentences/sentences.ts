import { lastOf } from '../../access';
import { memoised } from '../../text/memo';
import { plainText } from '../markdown/plain';
import { Ink, type Language, type Span } from '../model';
import { readProse } from '../prose';
import type { Stretch } from '../stretch';
import { sentenceBreaks } from './sentenceBreaks';
import { countWords } from './words';

/** A sentence of a stretch. */
interface StretchSentence {
	readonly span: Span;
	/** As a reader reads it. */
	readonly text: string;
	readonly words: number;
}

/** The sentences of a block's text. */
export const readSentences: (stretch: Stretch) => readonly StretchSentence[] = memoised((stretch) => {
	const { source, ink, language } = stretch;
	// As the parser reads it.
	const readable = source.replaceAll('\0', '\uFFFD');
	return sentenceSpans(readable, ink, [0, source.length], language).map((span) => {
		const text = plainText(stretch, span);
		return { span, text, words: countWords(text, language) };
	});
});

/** How many words a stretch has as a whole. */
export const wordsIn = memoised((stretch: Stretch) =>
	countWords(plainText(stretch, [0, stretch.source.length]), stretch.language),
);

/** Ten times what the longest paragraph has; the last sentence takes the rest, in texts with a full stop every few letters. */
const mostSentences = 600;

/** The sentences of a block as exact source spans: trimmed, each with its trailing citations. */
function sentenceSpans(source: string, ink: Uint8Array, block: Span, language: Language): Span[] {
	const prose = readProse(source, ink, block);
	const all = sentenceBreaks(prose.text, language);
	const breaks = all.length > mostSentences ? [...all.slice(0, mostSentences - 1), lastOf(all)] : all;
	const spans: Span[] = [];
	let start = block[0];
	let seen = 0;
	for (const [index, at] of breaks.entries()) {
		const isLast = index === breaks.length - 1;
		const visible = prose.text.slice(seen, at).trimEnd();
		// Punctuation alone is no sentence: it is joined with the next one.
		if (!/[\p{L}\p{N}]/u.test(visible) && !isLast) continue;
		const lastChar = prose.offset(seen + visible.length - 1) + 1;
		const end = isLast ? block[1] : sentenceEnd(source, ink, start, lastChar, prose.offset(skipSpace(prose.text, at)));
		const span = trimmed(source, [start, end]);
		if (span[0] < span[1]) spans.push(span);
		start = end;
		seen = at;
	}
	return spans;
}

function skipSpace(text: string, from: number): number {
	let at = from;
	while (at < text.length && /\s/u.test(text[at] ?? '')) at++;
	return at;
}

/** Between two sentences stand white space, citations of the first, and markup that closes the first or opens the second. */
function sentenceEnd(source: string, ink: Uint8Array, start: number, lastChar: number, nextChar: number): number {
	let cited = lastChar;
	for (let at = lastChar; at < nextChar; at++) if (ink[at] === Ink.citation) cited = at + 1;
	const rest = source.slice(cited, nextChar);
	const attached = /^[^\s]*/.exec(rest)?.[0] ?? '';
	if (attached.length < rest.length) return cited + attached.length;
	const opened = attached !== '' && source.slice(start, cited).split(attached).length % 2 === 0;
	return opened ? nextChar : cited;
}

function trimmed(source: string, [start, end]: Span): Span {
	const text = source.slice(start, end);
	const from = start + text.length - text.trimStart().length;
	return [from, Math.max(from, start + text.trimEnd().length)];
}
