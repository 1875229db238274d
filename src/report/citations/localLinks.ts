import { allMatches } from '../../text/matches';
import { urlKey } from '../../text/urls';

/** A file that a link leads to, from the folder of the text that links. */
export interface LocalDocument {
	/** As written: percent signs are not decoded. */
	readonly path: string;
	/** What stands behind the `#`, as written. */
	readonly anchor: string | undefined;
}

const documentPattern = /\.(?:md|markdown|txt|html?|xhtml|pdf|docx?|xlsx?|pptx?|odt|ods|rtf|epub|csv|tsv|json|xml)$/i;
/** A scheme or drive, the root of a site or disk, a place on the same page. */
const notRelative = /^(?:[a-z][a-z\d+.-]*:|[/\\#?]|%5c)/i;

/** The document that a relative link leads to; `undefined` for addresses, places on the page, images and programs. */
export function localDocument(link: string): LocalDocument | undefined {
	const [path = '', ...anchor] = link.trim().split('#');
	if (notRelative.test(path) || !documentPattern.test(path)) return undefined;
	return { path, anchor: anchor.join('#') || undefined };
}

const folderPage =
	/(?:^|[/\\])(?:readme|index|toc|contents|changelog|contributing|license|目录)(?:[._-][\w-]+)?\.(?:md|markdown|txt)$/i;
const pageTurner =
	/^[\s←→↑‹›«»<>|]*(?:previous|prev|next|back|home|up|top|(?:table of )?contents|(?:previous|next) (?:page|part|chapter|section)|back to .{1,40}|上一?[页章篇节]|下一?[页章篇节]|返回.{0,12}|首页|目录)[\s←→↑‹›«»<>|]*$/iu;

/** Whether a link navigates a collection of texts rather than names a source: `README.md`, `[Next](part-2.md)`. */
export function isNavigation(link: string, title: string): boolean {
	return folderPage.test(urlKey(link)) || pageTurner.test(title);
}

/** Where a link that is cited may lead: the web, or a document beside the report. */
export function leadsToSource(link: string): boolean {
	return /^https?:/i.test(link) || localDocument(link) !== undefined;
}

export interface WrittenLink {
	/** Offset of the `]` that closes the link's text. */
	readonly textEnd: number;
	/** Offset behind the link. */
	readonly end: number;
	readonly url: string;
}

const target = /\]\(\s*(<[^<>\n]+>|(?:[^\s<>()]|\([^\s<>()]*\))+)(?:\s+(?:"[^"]*"|'[^']*'))?\s*\)/g;

/** The links of a Markdown text, `[title](data/survey.md "More")`, that lead to documents beside it. */
export function writtenLocalLinks(text: string): WrittenLink[] {
	return allMatches(target, text).flatMap((match) => {
		const url = match[1]!.replace(/^<|>$/g, '');
		return localDocument(url) ? [{ textEnd: match.index, end: match.index + match[0].length, url }] : [];
	});
}
