/** Characters that Markdown may read as markup, with the dots of list numbers and addresses, but no decimal points. */
const marks = /[\\`*_{}[\]()<>#+\-!|~$&:@=]|(?<!\d)\.|\.(?!\d)/g;

/**
 * Escapes a text so that Markdown shows it literally, without markup or links. Lines can wrap between words, while
 * `MarkdownString.appendText` writes non-breaking spaces.
 */
export function escapeMarkdown(text: string): string {
	return text.trim().replaceAll(/\s+/gu, ' ').replaceAll(marks, String.raw`\$&`);
}
