import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { voidElements } from '../../report/markdown/hiddenStyle';
import type { DocumentText } from '../model';
import { contentText, dataTables, isHiddenByStyle, type PageNode, visibleText } from './htmlText';
import { readMetadata } from './metadata';

/** In UTF-16 units; what follows is left out. */
const maxHtml = 3_000_000;
/** Tags and entities, each some 30 µs of parsing. The largest pages people read have half as many. */
const maxMarks = 100_000;
/** Deeper nesting is no page that a person wrote, and parsing it takes time by the square. */
const maxDepth = 1500;
/** Elements and stretches of text; Readability takes about a second for ten thousand elements. */
const maxNodes = 15_000;
const maxArticleDepth = 250;
const maxLinks = 1000;
const visibleLength = 6000;

/** An article this long, or this share of the page, is taken to be all of the page that matters. */
const longArticle = 4000;
const mainShare = 0.5;

/** The text of a page: its article where it has one, else all but its navigation. Throws on what no page is. */
export function readHtml(html: string, url: string): DocumentText {
	const source = bounded(html);
	if (nesting(source) > maxDepth) throw new RangeError('nested too deeply');
	// Without this element the parser leaves the document without a body.
	const { document } = parseHTML(/<html[\s>]/i.test(source) ? source : `<html><body>${source}</body></html>`);
	const metadata = readMetadata(document, url);
	const body: PageNode = document.body ?? document.documentElement;
	const scripted = isScripted(document);
	const passwordField = document.querySelector('input[type="password"]') !== null;
	const page = contentText(body, metadata.base);
	const visible = visibleText(body, visibleLength);
	const tables = dataTables(body);
	const article = readArticle(document);
	const main = article?.content ? contentText(article.content, metadata.base) : undefined;
	const enough =
		main !== undefined && (main.text.length >= longArticle || main.text.length >= page.text.length * mainShare);
	const chosen = main && enough ? main : page;
	return {
		content: {
			title: metadata.title || article?.title?.trim() || '',
			text: withTables(chosen.text, tables),
			pages: [],
			links: chosen.links.slice(0, maxLinks),
			...(metadata.canonical ? { canonical: metadata.canonical } : {}),
		},
		hints: { passwordField, free: metadata.free, scripted, visible },
		truncated: source.length < html.length,
	};
}

/** As much of a page as can be parsed in a few seconds. */
function bounded(html: string): string {
	const end = Math.min(html.length, maxHtml);
	let marks = 0;
	for (let at = 0; at < end; at++) {
		const unit = html.charCodeAt(at);
		if ((unit === 0x3c || unit === 0x26) && ++marks > maxMarks) return html.slice(0, at);
	}
	return html.slice(0, end);
}

/** Takes the document apart: nothing else may be read from it afterwards. */
function readArticle(
	document: Document,
): { title: string | null | undefined; content: PageNode | null | undefined } | undefined {
	if (tooBig(document.documentElement)) return undefined;
	// Readability takes all styles away, after which nobody could tell any more what they hide.
	for (const element of document.querySelectorAll('[style]')) {
		if (isHiddenByStyle(element)) element.remove();
	}
	// It reads nothing of a page that is hidden as a whole.
	for (const element of [document.documentElement, ...document.querySelectorAll('body')]) {
		for (const name of ['style', 'hidden', 'aria-hidden']) element.removeAttribute(name);
	}
	const reader = new Readability<PageNode>(document, {
		serializer: (node) => node,
		charThreshold: 200,
		disableJSONLD: true,
	});
	return reader.parse() ?? undefined;
}

function tooBig(root: PageNode): boolean {
	let nodes = 0;
	const open: { readonly node: PageNode; readonly depth: number }[] = [{ node: root, depth: 0 }];
	for (let next = open.pop(); next; next = open.pop()) {
		if (++nodes > maxNodes || next.depth > maxArticleDepth) return true;
		for (let child = next.node.firstChild; child; child = child.nextSibling)
			open.push({ node: child, depth: next.depth + 1 });
	}
	return false;
}

/** Readability takes figures out of an article now and then; the tables are what reports lean on. */
function withTables(text: string, tables: readonly string[]): string {
	const missing = tables.filter((table) => !text.includes(table));
	return [text, ...missing].filter(Boolean).join('\n\n');
}

/** Elements that close each other. */
const closeEachOther: ReadonlySet<string> = new Set(
	'colgroup dd dt li optgroup option p rp rt tbody td tfoot th thead tr'.split(' '),
);

/** The depth that the tags come to, as the parser will count it. */
function nesting(html: string): number {
	let depth = 0;
	let deepest = 0;
	let foreign = 0;
	for (const [, close, tag = '', end] of html.matchAll(/<(\/?)([a-z][\w:-]{0,40})[^<>]{0,2000}?(\/?>|(?=<)|$)/gi)) {
		const name = tag.toLowerCase();
		if (name === 'svg' || name === 'math') foreign = Math.max(0, foreign + (close ? -1 : 1));
		// Only there a slash at the end closes an element.
		if (voidElements.has(name) || closeEachOther.has(name) || (foreign > 0 && end === '/>')) continue;
		depth = Math.max(0, depth + (close ? -1 : 1));
		deepest = Math.max(deepest, depth);
	}
	return deepest;
}

function isScripted(document: Document): boolean {
	const root = document.querySelector('#root, #app, #__next, #__nuxt, [data-reactroot], app-root');
	const noscript = [...document.querySelectorAll('noscript')].some((element) =>
		/javascript/i.test(element.textContent ?? ''),
	);
	return (root !== null || noscript) && document.querySelector('script') !== null;
}
