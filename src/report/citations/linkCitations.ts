import { allMatches } from '../../text/matches';
import { urlKey } from '../../text/urls';
import type { SourceMark } from '../blocks/drafts';
import { decodeEntities } from '../markdown/markdown';
import { Ink } from '../model';
import { readProse } from '../prose';
import { type CitationContext, type DraftCitation, expandNumbers, mayCite } from './citationDrafts';
import { isNavigation, leadsToSource, localDocument } from './localLinks';

const sourceLabel = /^(?:source|sources|link|ref|reference|read more|来源|來源|出处|链接|参考|原文)\s*\d*$/iu;

/** Links and autolinks to the web and links to documents beside the report, `[1](url)` and `[[1]](url)` among them. */
export function linkCitations(context: CitationContext): DraftCitation[] {
	return context.marks.flatMap((mark) => {
		if (!mayCite(mark.block)) return [];
		if (mark.url.startsWith('#')) return anchored(context, mark);
		if (!leadsToSource(mark.url)) return [];
		if (mark.kind === 'autolink') return [autolink(mark)];
		// Skip links within a superscript that has been read already.
		if (mark.kind !== 'link' || context.ink[mark.span[0]] === Ink.citation) return [];
		return numericLinks(context, mark) ?? titledLink(context, mark);
	});
}

/** `<a href="https://…">title</a>`. */
export function htmlLinkCitations({ source, ink, marks }: CitationContext): DraftCitation[] {
	return marks.flatMap((open, index): DraftCitation[] => {
		if (open.kind !== 'html' || !mayCite(open.block) || ink[open.span[0]] === Ink.citation) return [];
		const written = /^<a\s[^>]*?\bhref\s*=\s*["']?(https?:[^"'\s>]+)/iu.exec(source.slice(...open.span))?.[1];
		const close = marks
			.slice(index + 1, index + maxInside)
			.find(
				({ kind, span, block }) => kind === 'html' && block === open.block && /^<\/a/iu.test(source.slice(...span)),
			);
		if (written === undefined || !close) return [];
		const url = decodeEntities(written);
		const span = [open.span[0], close.span[1]] as const;
		const title = readProse(source, ink, [open.span[1], close.span[0]]).text.trim();
		return [{ form: 'link', span, block: open.block, labels: [url], url, title, marker: undefined }];
	});
}

/** Marks between the tags of one link. */
const maxInside = 6;

const listAnchor = /ref|source|src|cit|bib|note|fn|ftn|edn|参考|文献|来源/iu;

/** `[1](#sources)`: a number that leads to the report's own list. */
function anchored(
	{ source, references }: CitationContext,
	{ kind, span, inner, url, block }: SourceMark,
): DraftCitation[] {
	if (kind !== 'link') return [];
	const known = new Set(references.map(({ label }) => label));
	const labels = expandNumbers(source.slice(...inner).replace(/^\\?\[|\\?\]$/g, ''), known);
	if (!labels || !(listAnchor.test(url) || labels.every((label) => known.has(label)))) return [];
	return [{ form: 'numeric', span, block, labels, url: undefined, title: undefined, marker: span }];
}

function autolink({ span, block, url }: SourceMark): DraftCitation {
	return { form: 'url', span, block, labels: [url], url, title: undefined, marker: span };
}

/**
 * `[1](url)`; with link definitions at hand, Markdown reads `[1][2]` as one link, but it is two citations. A number that none
 * of them has, as in `[2008][2]`, is a word that is linked.
 */
function numericLinks(
	{ source, references }: CitationContext,
	{ span, inner, url, label, block }: SourceMark,
): DraftCitation[] | undefined {
	const text = source.slice(...inner).replace(/^\\?\[|\\?\]$/g, '');
	const labels = expandNumbers(text.replace(/^\^/, ''));
	if (!labels) return undefined;
	if (label !== undefined && !labels.every((own) => references.some((entry) => entry.label === own))) return undefined;
	const base = { form: 'numeric', block, title: undefined } as const;
	if (label === undefined) return [{ span, labels, url, marker: span, ...base }];
	return allMatches(/\[([^\]]*)\]/g, source.slice(...span)).map(({ index, 0: bracket, 1: name }) => {
		const own = [span[0] + index, span[0] + index + bracket.length] as const;
		return { span: own, labels: [name ?? ''], url: name === label ? url : undefined, marker: own, ...base };
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
	if (localDocument(url)) return sourceLabel.test(title) || namesFile(title, url);
	const host = /^https?:\/\/(?:www\.)?([^/?#:]+)/i.exec(url)?.[1]?.toLowerCase() ?? '';
	const name = title.toLowerCase().replace(/^www\./, '');
	return (
		sourceLabel.test(title) || (name !== '' && (name === host || host === `${name}.com` || /^https?:\/\//.test(name)))
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
