/** What Markdown could take for a mark, also the dots of a numbered list and of an address; a decimal point it could not. */
const marks = /[\\`*_{}[\]()<>#+\-!|~$&:@=]|(?<!\d)\.|\.(?!\d)/g;

/**
 * Any text as Markdown that shows it and nothing else: no mark of it is read as markup, no address becomes a link.
 * It wraps between words, where `MarkdownString.appendText` puts spaces that do not break.
 */
export function asMarkdown(text: string): string {
	return text.trim().replaceAll(/\s+/gu, ' ').replaceAll(marks, String.raw`\$&`);
}
