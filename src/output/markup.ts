import { oneLine } from '../text/shorten';

/** A piece of HTML that needs no more escaping: made by {@link html} alone. */
export class Markup {
	readonly #html: string;

	constructor(html: string) {
		this.#html = html;
	}

	toString(): string {
		return this.#html;
	}
}

type Content = string | number | Markup | readonly Content[] | undefined | null;

/** HTML from a template: whatever is filled in is escaped, for text and for quoted attributes alike, unless it is markup. */
export function html(strings: TemplateStringsArray, ...values: readonly Content[]): Markup {
	return new Markup(
		strings.map((string, index) => string + (index < values.length ? rendered(values[index]) : '')).join(''),
	);
}

/** Text whose white space is kept, for `<pre>`. */
export function preformatted(text: string): Markup {
	const lines = text
		.split(/\r\n|\r|\n/)
		.map((line) =>
			line.replace(/(\s+)|\S+/g, (run, space?: string) => space?.replaceAll('\t', '    ') ?? escapeText(run)),
		);
	return new Markup(lines.join('\n'));
}

function rendered(content: Content): string {
	if (content === undefined || content === null) return '';
	if (content instanceof Markup) return content.toString();
	if (typeof content === 'object') return content.map(rendered).join('');
	return escapeText(String(content));
}

const entities: Readonly<Record<string, string>> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#39;',
};

function escapeText(text: string): string {
	return oneLineKeepingEnds(text).replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

/** Folds white space and drops what cannot be printed, but keeps a space at either end: it may part two words. */
function oneLineKeepingEnds(text: string): string {
	return oneLine(`|${text}|`).slice(1, -1);
}

/**
 * Text as Markdown that shows exactly that text, on one line: no markup, no HTML, no table cell ends. A colon is left alone where it can
 * be part of neither an address nor an emoji. */
export function markdownText(text: string): string {
	return oneLine(text).replace(/[\\`*_{}[\]<>#|~&!@]|:(?=[A-Za-z/_+-]|\d+:)/g, '\\$&');
}
