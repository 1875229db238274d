import { oneLine } from '../view/excerpt';

/**
 * Text as Markdown that shows exactly that text, on one line: no markup, no HTML, no table cell ends. A colon is left alone where it can
 * be part of neither an address nor an emoji. */
export function markdownText(text: string): string {
	return oneLine(text).replace(/[\\`*_{}[\]<>#|~&!@]|:(?=[A-Za-z/_+-]|\d+:)/g, '\\$&');
}
