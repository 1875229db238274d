import { oneLine } from './excerpt';

/** Text as Markdown that shows exactly that text, on one line: no markup, no HTML, no table cell ends. */
export function markdownText(text: string): string {
	return oneLine(text).replace(/[\\`*_{}[\]<>#|~&!@:]/g, '\\$&');
}
