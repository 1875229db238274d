import { cachedAlways } from '../../text/textCache';
import { trimEndMatching } from '../../text/trimText';
import { decodeEntities } from '../markdown/markdown';
import { firstWrittenUrl, withoutEscapes } from '../markdown/writtenUrl';
import { toDigits } from './citationDrafts';
import { localDocument, writtenLocalLinks } from './localLinks';

/** One line of a reference list, taken apart. */
export interface Entry {
	/** Empty for an entry without a label; several for `[50] [52] https://…` and `[50,52]. Title`. */
	readonly labels: readonly string[];
	readonly title: string;
	/** Its web address; else the path of the document beside the report that it links to. */
	readonly url: string | undefined;
	/** Its label stands in brackets or behind a caret. */
	readonly bracketed: boolean;
}

/** `[x]` is the box of a task that is done. */
const label =
	/^(?!\[[xX]\][ \t])(?:(?:<sup>|\^)(\d{1,3})(?:<\/sup>|\^)|([¹²³⁴-⁹][⁰¹²³⁴-⁹]{0,2})(?=[ \t]*\S)|\\?\[(\^?[\p{L}\p{N}_.:-]{1,40}?|\d{1,4}(?:[,，、]\s?\d{1,4}){1,99})\\?\]|【(\d{1,4})】|\^(\d{1,4})\b|(\d{1,4})(?:\\?[.)、](?!\d)|(?=\s+\S)))[,，:：.]?[ \t\u3000]*/u;

/** `<a id="ref1"></a>`, `<p id="fn1">`, `[](#ref1)`: a place to lead to in front of an entry. */
const anchors = /^(?:<a\b[^<>]{0,200}>\s*<\/a>\s*|<(?:p|li|div|span|a)\b[^<>]{0,200}>\s*|\[\]\([^()\s]{0,100}\)\s*)+/iu;
/** `[\[1\]](#_ftnref1) Title`: word processors make the label of a note lead back to the text. */
const backLink = /^\[\\?\[?\^?(\d{1,4})\\?\]?\]\(#[^()\s]{1,100}\)/u;

/** `[[4,5]. Title](url)`: the label stands inside the link. */
const linkedLabel = /^\[(\[\d{1,4}(?:[,，、]\s?\d{1,4}){0,99}\][.:：]?[ \t])(?=[^\n]*\]\()/u;

/** What kind of document it is, in front of its title; no label, and no part of the title. */
const type =
	/^\\?\[(?:PDF|HTML?|DOCX?|PPTX?|XLSX?|CSV|EPUB|TXT|(?:e-?)?book|online|web(?:site|page)?|video|audio|podcast|slides|data(?:set)?|report|blog|news|paywall(?:ed)?|archived?|网页|在线|视频|音频|幻灯片|电子书|图书|数据集?|报告|新闻|博客|存档|付费)\\?\](?![(:：])[ \t\u3000]*/iu;

/** `[label]: path "title"` */
const definedPattern = /^\[[^\]]+\]:\s*<?([^\s<>]+)>?(?:\s+["'(](.*)["')])?\s*$/;

/** Reads `[1] title url`, `1. [title](url)`, `[1],url`, `[1] url - title`, `^1 title`, `- url` and their like. */
export const parseEntry: (line: string) => Entry = cachedAlways((line) => {
	const labels: string[] = [];
	let bracketed = false;
	const own = line.trim().replace(anchors, '').replace(backLink, '[$1] ').replace(linkedLabel, '$1[');
	let rest = own;
	for (let match = label.exec(rest); match; match = label.exec(rest)) {
		const [, raised, digits, inBrackets, lenticular, behindCaret, bare] = match;
		const label = raised ?? (digits && toDigits(digits)) ?? inBrackets ?? lenticular ?? behindCaret ?? bare ?? '';
		const [first] = labels;
		if (first !== undefined && (bare !== undefined || !isSameKind(first, label))) break;
		// `[Title](url)` is a link, `[Title] url` in a list of words no label.
		if (rest[match[0].length] === '(' && match[0].endsWith(']')) break;
		if (type.test(match[0])) break;
		labels.push(...label.split(/[,，、]\s?/));
		bracketed ||= bare === undefined;
		rest = rest.slice(match[0].length);
	}
	const defined = rest !== own && definedPattern.exec(own);
	if (defined && localDocument(defined[1] ?? ''))
		return { labels, bracketed, title: tidy(defined[2] ?? ''), url: defined[1] };
	return { labels, bracketed, ...titleAndUrl(rest.replace(type, '')) };
});

/** `[50] [52] url` has two labels; in `[18] [PDF] title` and `[18] [Draft] title` the second bracket is about the source. */
function isSameKind(first: string, label: string): boolean {
	return kindOf(label) !== 'word' && kindOf(first) === kindOf(label);
}

/** Of words only those with a number in them are sure to be labels: `Doe2020`. */
function kindOf(label: string): 'number' | 'note' | 'key' | 'word' {
	if (label.startsWith('^')) return 'note';
	if (/^\d/.test(label)) return 'number';
	return /\d/.test(label) ? 'key' : 'word';
}

function titleAndUrl(text: string): { title: string; url: string | undefined } {
	const link = findLink(text);
	if (link) {
		const before = tidy(text.slice(0, link.start));
		const label = /^https?:/.test(link.title) ? '' : tidy(link.title);
		return { title: [before, label].filter(Boolean).join(' ') || tidy(text.slice(link.end)), url: link.url };
	}
	const url = firstWrittenUrl(text);
	if (!url) return localTitleAndUrl(text);
	return { title: tidy(`${text.slice(0, url.start)} ${text.slice(url.end)}`), url: url.url };
}

/** The first `[title](http…)` of a line; its title may hold brackets. */
function findLink(text: string): { start: number; end: number; title: string; url: string } | undefined {
	const target = /\]\(\s*<?(https?:(?:[^\s<>()]|\([^\s<>()]*\))*)/.exec(text);
	if (!target) return undefined;
	const end = text.indexOf(')', target.index + target[0].length) + 1;
	const start = linkStart(text, target.index);
	return {
		start: Math.max(start, 0),
		end: end || text.length,
		title: text.slice(start + 1, target.index),
		url: decodeEntities(withoutEscapes(target[1]!)),
	};
}

/** The offset of the bracket that the one at `close` closes; -1 when there is none. */
function linkStart(text: string, close: number): number {
	let start = close - 1;
	for (let depth = 1; start >= 0; start--) {
		if (text[start] === ']') depth++;
		else if (text[start] === '[' && --depth === 0) break;
	}
	return start;
}

function localTitleAndUrl(text: string): { title: string; url: string | undefined } {
	const [link] = writtenLocalLinks(text);
	if (!link) return { title: tidy(text), url: undefined };
	const start = linkStart(text, link.textEnd);
	const parts = [text.slice(0, Math.max(start, 0)), text.slice(start + 1, link.textEnd)].map(tidy).filter(Boolean);
	return { title: parts.join(' ') || tidy(text.slice(link.end)), url: link.url };
}

/** What an address leaves behind at the end of a title. */
const leftAtEnd = /[\s,，:：;；\-–—|<>"“”*_(（]/u;

function tidy(text: string): string {
	const plain = text
		.replace(/\\([\\`*_{}[\]()#+\-.!|~>])/g, '$1')
		.replace(/\*\*|__/g, '')
		.replace(/\s+/gu, ' ')
		.replace(/^[\s,，:：;；.\-–—|<>"“”*_]+/u, '');
	return trimEndMatching(plain, leftAtEnd).replace(/(?<=[\p{Ll}\p{Script=Han}]{2}|(?<!\d)(?:19|20)\d\d)[.。]$/u, '');
}
