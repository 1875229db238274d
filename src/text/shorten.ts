const ellipsis = '…';

/** Control characters could move a terminal's cursor, bidirectional ones reorder what is read: neither is shown. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const unprintable = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** Build servers take `##[…]` and `##vso[…]` for commands wherever they stand in a log. */
const logCommand = /##(?=[a-z]*\[)/gi;

/** One line of text that is safe to show anywhere: white space folded, control characters left out. */
export function oneLine(text: string): string {
	return printable(text.replace(/\s+/g, ' ')).trim();
}

/** The text with its spaces as they are, and without line breaks and what {@link oneLine} leaves out. */
export function printable(text: string): string {
	return text
		.replace(/[\t\n\u2028\u2029]/g, ' ')
		.replace(unprintable, '')
		.replace(logCommand, '# #');
}

/** `text` on one line, cut at a space where there is one near the end, to at most `limit` characters and an ellipsis. */
export function shorten(text: string, limit: number): string {
	const characters = Array.from(oneLine(text.slice(0, limit * 8)));
	if (characters.length <= limit && text.length <= limit * 8) return characters.join('');
	const cut = characters.slice(0, limit);
	const space = cut.lastIndexOf(' ');
	return `${cut.slice(0, space > limit * 0.7 ? space : limit).join('')}${ellipsis}`;
}

/** The text as it is, but no more than its first `most` UTF-16 units and an ellipsis; no character is cut in two. */
export function truncate(text: string, most: number): string {
	if (text.length <= most) return text;
	const inCharacter = /[\uD800-\uDBFF]/.test(text[most - 1] ?? '');
	return `${text.slice(0, inCharacter ? most - 1 : most)}${ellipsis}`;
}
