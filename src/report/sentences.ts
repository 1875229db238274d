import type { Language, Span } from './model';
import { readProse } from './prose';
import { sentenceBreaks } from './sentenceBreaks';

/** The sentences of a block as exact source spans: trimmed, each with its trailing citations. */
export function sentenceSpans(source: string, ink: Uint8Array, block: Span, language: Language): Span[] {
	const prose = readProse(source, ink, block);
	const breaks = sentenceBreaks(prose.text, language);
	const spans: Span[] = [];
	let start = block[0];
	for (const [index, at] of breaks.entries()) {
		const visible = prose.text.slice(breaks[index - 1] ?? 0, at);
		if (!/[\p{L}\p{N}]/u.test(visible) && index < breaks.length - 1) continue;
		const lastChar = prose.offset((breaks[index - 1] ?? 0) + visible.trimEnd().length - 1) + 1;
		const isLast = index === breaks.length - 1;
		const nextChar = isLast ? block[1] : prose.offset(at + leading(prose.text, at));
		const end = isLast ? block[1] : sentenceEnd(source, ink, start, lastChar, nextChar);
		const span = trimmed(source, [start, end]);
		if (span[0] < span[1]) spans.push(span);
		start = end;
	}
	return spans;
}

function leading(text: string, at: number): number {
	return text.slice(at).length - text.slice(at).trimStart().length;
}
const CITATION = 2;

/** Between two sentences stand white space, citations of the first, and markup that closes the first or opens the second. */
function sentenceEnd(source: string, ink: Uint8Array, start: number, lastChar: number, nextChar: number): number {
	let cited = lastChar;
	for (let at = lastChar; at < nextChar; at++) if (ink[at] === CITATION) cited = at + 1;
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
