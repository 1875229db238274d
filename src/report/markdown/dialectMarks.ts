import { allMatches } from '../../text/matches';
import { cached } from '../../text/textCache';
import { tagEnd } from './htmlBlocks';

/** A stretch of a block's content that is no prose though it is none of Markdown's own marks. */
export interface DialectMark {
	/** Formulas count as code: readers see them, but their numbers are not figures of the report. */
	readonly kind: 'markup' | 'code';
	readonly start: number;
	readonly end: number;
}

/**
 * What analysts' programs write into lines beside Markdown: attributes as Pandoc and MkDocs have them, Obsidian's links,
 * highlights, comments and names of blocks, MyST's roles, shortcodes, formulas.
 */
export const dialectMarks = cached((text: string): readonly DialectMark[] =>
	mayHoldMarks.test(text) ? readers.flatMap((reader) => reader(text)) : [],
);

const mayHoldMarks = /[{$^]|\[\[|==|%%|\*\*|\\[([]/;

/** A mark that one pattern finds: `ends` characters at each end are markup, else all of it. */
interface PlainMark {
	/** Every text with such a mark contains it; quicker to look for than the pattern. */
	readonly hint: string;
	readonly pattern: RegExp;
	readonly ends?: number;
	/** Matches that do not end like this are skipped. */
	readonly behind?: RegExp;
}

const plainMarks: readonly PlainMark[] = [
	// `{numref}` in front of a code span
	{ hint: '}`', pattern: /\{[a-z][\w:+-]{0,40}\}(?=`)/g },
	// `{{< include x.md >}}`, `{% embed %}`
	{ hint: '{{', pattern: /\{\{[<%][^{}]{1,300}[>%]\}\}/g },
	{ hint: '{%', pattern: /\{%[^{}]{1,300}%\}/g },
	// `{/* not shown */}`, `%% not shown %%`
	{ hint: '{/*', pattern: /\{\/\*[\s\S]{0,2000}?\*\/\}/g },
	{ hint: '%%', pattern: /(?<![\d%])%%[^%]{1,2000}%%/g },
	// `==marked==`
	{ hint: '==', pattern: /(?<!=)==(?=[^\s=])[^=\n]{1,600}==(?!=)/g, ends: 2, behind: /\S==$/ },
	// `^name` at the end of a block of Obsidian
	{ hint: '^', pattern: /(?<!\S)\^[A-Za-z][\w-]{0,60}$/g },
	// `**结论。**因此`: between a stop and a character Markdown does not see the end of bold words, but their author means it.
	{ hint: '**', pattern: /\*\*(?=[^\s*])[^*\n]{1,300}\*\*(?=\p{Script=Han})/gu, ends: 2, behind: /\p{P}\*\*$/u },
];

function readPlain({ hint, pattern, ends, behind }: PlainMark, text: string): DialectMark[] {
	if (!text.includes(hint)) return [];
	return allMatches(pattern, text).flatMap(({ index, 0: whole }) => {
		if (behind && !behind.test(whole)) return [];
		const end = index + whole.length;
		return ends ? [markup(index, index + ends), markup(end - ends, end)] : [markup(index, end)];
	});
}

const readers: readonly ((text: string) => DialectMark[])[] = [
	attributes,
	wikiLinks,
	formulas,
	components,
	...plainMarks.map((mark) => (text: string) => readPlain(mark, text)),
];

function markup(start: number, end: number): DialectMark {
	return { kind: 'markup', start, end };
}

const braces = /\{([^{}]{1,300})\}/g;

/** `{#id .class width=80%}`, `{: .note }`; of `[words]{.mark}` the brackets, too. */
function attributes(text: string): DialectMark[] {
	if (!text.includes('{')) return [];
	return allMatches(braces, text).flatMap(({ index, 0: whole, 1: inner = '' }) => {
		const before = text.charAt(index - 1);
		if (!isAttributes(inner, /^[\s)\]`*]?$/.test(before))) return [];
		const end = index + whole.length;
		const open = before === ']' ? openBracket(text, index - 1) : undefined;
		// Brackets of a citation are kept.
		const bracketed = open !== undefined && !/^[\^@\d!]/.test(text.slice(open + 1, index - 1));
		return bracketed ? [markup(open, open + 1), markup(index - 1, end)] : [markup(index, end)];
	});
}

/** Whether braces hold attributes and not part of a formula: `_{i=1}`. */
function isAttributes(inner: string, free: boolean): boolean {
	const words = inner
		.replace(/"[^"]*"|'[^']*'/g, '_')
		.replace(/^:/, '')
		.split(/\s+/)
		.filter((word) => word !== '');
	return (
		free &&
		words.length > 0 &&
		words.every((word) => /^(?:#[^\s#]+|\.[A-Za-z][\w-]*|-|[A-Za-z][\w:.-]*=\S+)$/.test(word))
	);
}

const mostInBrackets = 400;

/** Where the bracket opens that is closed at a place. */
function openBracket(text: string, close: number): number | undefined {
	let depth = 0;
	for (let at = close; at >= 0 && close - at < mostInBrackets; at--) {
		if (text[at] === ']') depth++;
		if (text[at] === '[') depth--;
		if (depth === 0) return at;
	}
	return undefined;
}

/** Numbers in two brackets, and brackets that are part of a link, are citations. */
const wikiLink = /(!?)\[\[(?![\^@\d])([^[\]\n]{1,200})\]\](?![([:])/g;

/** `[[Page]]`, `[[Page#Part|words]]`; `![[Page]]` puts in what stands there. */
function wikiLinks(text: string): DialectMark[] {
	if (!text.includes('[[')) return [];
	return allMatches(wikiLink, text).flatMap(({ index, 0: whole, 1: embed, 2: inner = '' }) => {
		const end = index + whole.length;
		if (embed) return [markup(index, end)];
		const bar = inner.lastIndexOf('|') + 1;
		const name = inner.slice(bar);
		const part = bar === 0 ? name.indexOf('#') : -1;
		const from = index + 2 + bar + (part === 0 ? 1 : 0);
		const to = part > 0 ? index + 2 + part : end - 2;
		return [markup(index, from), markup(to, end)];
	});
}

const mostInTag = 2_000;

/** `<Chart data={[1, 2]} />` of MDX: values in braces are no text. */
function components(text: string): DialectMark[] {
	if (!text.includes('{')) return [];
	return allMatches(/<[A-Z][\w.]{0,60}(?=\s[^<>]{0,400}\{)/g, text).flatMap(({ index }) => {
		const end = tagEnd(text, index, Math.min(text.length, index + mostInTag));
		return end === undefined ? [] : [markup(index, end)];
	});
}

const displays = /\$\$[^$]{1,2000}\$\$|\\begin\{(\w{1,20}\*?)\}[^$]{1,2000}?\\end\{\1\}/g;
const inLine = /(?<![\\$\p{L}\d])\$(?!\s)([^$\n]{0,299}[^$\n\s\\])\$(?![\d$\p{L}])/gu;
const bracketed = /\\\([^()\n]{1,300}\\\)|\\\[[^[\]]{1,600}\\\]/g;

/** `$x$`, `$$x$$`, `\(x\)`, `\[x\]`; two amounts of dollars are none. */
function formulas(text: string): DialectMark[] {
	const find = (pattern: RegExp, isSure: (whole: string, inner?: string) => boolean) =>
		allMatches(pattern, text).flatMap(({ index, 0: whole, 1: inner }): DialectMark[] =>
			isSure(whole, inner) ? [{ kind: 'code', start: index, end: index + whole.length }] : [],
		);
	return [
		...(/\$\$|\\begin\{/.test(text) ? find(displays, () => true) : []),
		...(text.includes('$') ? find(inLine, (_, inner = '') => isFormula(inner)) : []),
		...(/\\[([]/.test(text) ? find(bracketed, (whole) => command.test(whole)) : []),
	];
}

/** `\beta`, `x_{t}`, `x^2` */
const command = /\\[A-Za-z]{2,}|[_^]\{|[A-Za-z)][_^][A-Za-z\d]/;

/** A formula, a letter or a number that is set as one; `$5 million and US$` is none. */
function isFormula(inner: string): boolean {
	if (command.test(inner)) return true;
	if (/^[-+]?\d[\d.,{}]*(?:\\?%)?$/.test(inner) || /^[A-Za-z]'?$/.test(inner)) return true;
	return /[A-Za-z]/.test(inner) && /[=<>≤≥≈]|\{,\}/.test(inner) && !/[A-Za-z]{3,}/.test(inner);
}
