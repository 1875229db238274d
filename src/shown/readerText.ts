import { within } from '../report/lookup';
import { decodeEntities } from '../report/markdown';
import { type Citation, Ink, type Report, type Span } from '../report/model';
import { findUrls } from '../text/urls';

type Read = Pick<Report, 'source' | 'ink' | 'citations'>;

/**
 * A stretch of the report as it is shown to a model: what a reader sees, with citations as `[1]` or `[example.com]`.
 * No markup, no comments, no link titles, no addresses; white space folded.
 */
export function readerText(report: Read, [start, end]: Span): string {
	let text = '';
	let at = start;
	for (const citation of within(report.citations, [start, end])) {
		const [from, to] = citation.span;
		if (from < at) continue;
		const isMarker = report.ink[from] === Ink.citation;
		text += visible(report, [at, isMarker ? from : to]) + (isMarker ? '' : ' ') + markOf(citation);
		at = to;
	}
	text += visible(report, [at, end]);
	return shortenUrls(decodeEntities(text)).replace(/\s+/gu, ' ').trim();
}

/** `https://www.example.com/a/b?c` → `example.com`. */
export function domainOf(url: string): string {
	return /^https?:\/\/(?:www\.)?([^/?#:\s]{1,80})/iu.exec(url)?.[1]?.toLowerCase() ?? 'link';
}

const longestLabel = 24;

function markOf({ labels, url, form }: Citation): string {
	if (url !== undefined && (form === 'link' || form === 'url')) return `[${domainOf(url)}]`;
	return `[${labels.map((label) => label.slice(0, longestLabel)).join(', ')}]`;
}

function visible({ source, ink }: Read, [start, end]: Span): string {
	let text = '';
	for (let at = start; at < end; ) {
		const kind = ink[at];
		let next = at + 1;
		while (next < end && ink[next] === kind) next++;
		if (kind === Ink.text || kind === Ink.code) text += source.slice(at, next);
		else if (kind === Ink.markup && lineBreakTag.test(source.slice(at, next))) text += ' ';
		at = next;
	}
	return text;
}

const lineBreakTag = /<(?:br|\/p|\/li|\/tr|\/td|\/div)\b/i;

/** Addresses that are no citation: in headings, tables or code. */
function shortenUrls(text: string): string {
	let short = '';
	let at = 0;
	for (const { start, end, url } of findUrls(text)) {
		short += text.slice(at, start) + domainOf(url);
		at = end;
	}
	return short + text.slice(at);
}
