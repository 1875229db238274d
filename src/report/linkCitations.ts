import { urlKey } from '../text/urls';
import { type CitationContext, type DraftCitation, expandNumbers, mayCite } from './citationDrafts';
import type { SourceMark } from './drafts';
import { isNavigation, leadsToSource, localDocument } from './localLinks';
import { Ink } from './model';
import { readProse } from './prose';

const SOURCE_LABEL = /^(?:source|sources|link|ref|reference|read more|来源|來源|出处|链接|参考|原文)\s*\d*$/iu;

/** Links and autolinks to the web and links to documents beside the report, `[1](url)` and `[[1]](url)` among them. */
export function linkCitations(context: CitationContext): DraftCitation[] {
	return context.marks.flatMap((mark) => {
		if (!mayCite(mark.block) || !leadsToSource(mark.url)) return [];
		if (mark.kind === 'autolink') return [autolink(mark)];
		// A superscript around it has been read already.
		if (mark.kind !== 'link' || context.ink[mark.span[0]] === Ink.citation) return [];
		return numericLinks(context, mark) ?? titledLink(context, mark);
	});
}

function autolink({ span, block, url }: SourceMark): DraftCitation {
	return { form: 'url', span, block, labels: [url], url, title: undefined, marker: span };
}

/** `[1](url)`; with link definitions at hand, Markdown reads `[1][2]` as one link, but it is two citations. */
function numericLinks(
	{ source }: CitationContext,
	{ span, inner, url, label, block }: SourceMark,
): DraftCitation[] | undefined {
	const text = source.slice(...inner).replace(/^\\?\[|\\?\]$/g, '');
	const labels = expandNumbers(text.replace(/^\^/, ''));
	if (!labels) return undefined;
	const base = { form: 'numeric', block, title: undefined } as const;
	if (label === undefined) return [{ ...base, span, labels, url, marker: span }];
	return [...source.slice(...span).matchAll(/\[([^\]]*)\]/g)].map(({ index, 0: bracket, 1: name }) => {
		const own = [span[0] + index, span[0] + index + bracket.length] as const;
		return { ...base, span: own, labels: [name ?? ''], url: name === label ? url : undefined, marker: own };
	});
}

function titledLink(context: CitationContext, mark: SourceMark): DraftCitation[] {
	const { span, block, url } = mark;
	const title = readProse(context.source, context.ink, mark.inner).text.trim();
	if (localDocument(url) && isNavigation(url, title)) return [];
	const marker = isSourceLabel(title, mark) || isDetached(context, mark) ? span : undefined;
	return [{ form: 'link', span, block, labels: [url], url, title, marker }];
}

/** `[reuters.com](https://www.reuters.com/…)`, `[survey.md](data/survey.md)`, `[Source](…)`: the title is no part of the sentence. */
function isSourceLabel(title: string, { url }: SourceMark): boolean {
	if (localDocument(url)) return SOURCE_LABEL.test(title) || namesFile(title, url);
	const host = /^https?:\/\/(?:www\.)?([^/?#:]+)/i.exec(url)?.[1]?.toLowerCase() ?? '';
	const name = title.toLowerCase().replace(/^www\./, '');
	return (
		SOURCE_LABEL.test(title) || (name !== '' && (name === host || host === `${name}.com` || /^https?:\/\//.test(name)))
	);
}

/** The title is the file's path or the end of it. */
function namesFile(title: string, url: string): boolean {
	const name = title.toLowerCase().replace(/^(?:\.{1,2}\/)+/, '');
	return name !== '' && `/${urlKey(url).toLowerCase()}`.endsWith(`/${name}`);
}

/** It stands behind the sentence's stop, in front of the end or of another such link. */
function isDetached({ source }: CitationContext, { span, block }: SourceMark): boolean {
	const before = /(\S)\s*$/.exec(source.slice(Math.max(block.span[0], span[0] - 8), span[0]))?.[1];
	const after = source.slice(span[1], Math.min(block.span[1], span[1] + 8)).trimStart();
	return before !== undefined && /[.!?。！？)\]]/.test(before) && (after === '' || after.startsWith('['));
}
