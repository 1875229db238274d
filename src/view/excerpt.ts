import { Ink, type Report, type Span } from '../report/model';

const ellipsis = '…';

/** Control characters could move a terminal's cursor, bidirectional ones reorder what is read: neither is shown. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const unprintable = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** One line of text that is safe to show anywhere: white space folded, control characters left out. */
export function oneLine(text: string): string {
	return text.replace(/\s+/g, ' ').replace(unprintable, '').trim();
}

/** `text` on one line, cut at a space where there is one near the end, to at most `limit` characters and an ellipsis. */
export function shorten(text: string, limit: number): string {
	const characters = Array.from(oneLine(text.slice(0, limit * 8)));
	if (characters.length <= limit && text.length <= limit * 8) return characters.join('');
	const cut = characters.slice(0, limit);
	const space = cut.lastIndexOf(' ');
	return `${cut.slice(0, space > limit * 0.7 ? space : limit).join('')}${ellipsis}`;
}

/** What stands at a place of the source, short enough for one line of a message. */
export function excerpt(source: string, span: Span, limit = 110): string {
	return shorten(source.slice(...span), limit);
}

/** The same without Markdown's marks, with citations; what is nothing but marks is shown as it stands. */
export function readableExcerpt({ source, ink }: Pick<Report, 'source' | 'ink'>, span: Span, limit = 110): string {
	let text = '';
	for (let at = span[0]; at < span[1] && text.length <= limit * 8; at++) {
		const character = source[at]!;
		if (ink[at] !== Ink.markup) text += character;
		else if (/[\s|]/.test(character)) text += ' ';
	}
	return shorten(text, limit) || excerpt(source, span, limit);
}
