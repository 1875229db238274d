/**
 * Any text as Markdown that shows it and nothing else: no mark of it is read as markup, no address becomes a link.
 * It wraps between words, where `MarkdownString.appendText` puts spaces that do not break.
 */
export function asMarkdown(text: string): string {
	return text
		.trim()
		.replaceAll(/\s+/gu, ' ')
		.replaceAll(/[!-/:-@[-`{-~]/g, String.raw`\$&`);
}
