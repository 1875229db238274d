import { parseUrl } from '../../text/urls';
import { isoDate } from './isoDate';

export interface PageMetadata {
	readonly title: string;
	readonly date: string | undefined;
	readonly canonical: string | undefined;
	/** What links are relative to. */
	readonly base: string | undefined;
	/** Whether it says it is free to read (schema.org `isAccessibleForFree`). */
	readonly free: boolean | undefined;
}

const titles = [
	'meta[name="citation_title"]',
	'meta[property="og:title"]',
	'meta[name="twitter:title"]',
	'meta[name="dc.title"]',
];
/** When it was changed last says more of its figures, but pages change for many reasons: the day of publication first. */
const dates = [
	'meta[property="article:published_time"]',
	'meta[name="citation_publication_date"]',
	'meta[name="citation_online_date"]',
	'meta[itemprop="datePublished"]',
	'meta[name="pubdate"]',
	'meta[name="publishdate"]',
	'meta[name="publish_date"]',
	'meta[name="PubDate"]',
	'meta[name="dc.date"]',
	'meta[name="DC.date.issued"]',
	'meta[name="date"]',
	'meta[property="article:modified_time"]',
	'meta[property="og:updated_time"]',
];

/** What a page says of itself in its head. */
export function readMetadata(document: Document, url: string): PageMetadata {
	const base = absolute(document.querySelector('base[href]')?.getAttribute('href'), url) ?? absolute(url, undefined);
	const linked = linkedData(document);
	return {
		title:
			content(document, titles) ||
			tidy(document.querySelector('title')?.textContent) ||
			tidy(document.querySelector('h1')?.textContent),
		date: firstDate(document, linked),
		canonical: absolute(
			document.querySelector('link[rel="canonical"]')?.getAttribute('href') ??
				content(document, ['meta[property="og:url"]']),
			base,
		),
		base,
		free: freeOf(
			linked,
			content(document, ['meta[property="article:content_tier"]', 'meta[name="article:content_tier"]']),
		),
	};
}

function content(document: Document, selectors: readonly string[]): string {
	for (const selector of selectors) {
		const found = tidy(document.querySelector(selector)?.getAttribute('content'));
		if (found) return found;
	}
	return '';
}

function tidy(text: string | null | undefined): string {
	return text?.replace(/\s+/g, ' ').trim() ?? '';
}

function absolute(href: string | null | undefined, base: string | undefined): string | undefined {
	const url = href ? parseUrl(href, base) : undefined;
	return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}

function firstDate(document: Document, linked: string): string | undefined {
	for (const selector of dates) {
		const found = isoDate(document.querySelector(selector)?.getAttribute('content'));
		if (found) return found;
	}
	return (
		isoDate(/"datePublished"\s*:\s*"([^"]{4,40})"/.exec(linked)?.[1]) ??
		isoDate(/"dateModified"\s*:\s*"([^"]{4,40})"/.exec(linked)?.[1]) ??
		isoDate(
			document
				.querySelector('article time[datetime], main time[datetime], time[datetime][pubdate]')
				?.getAttribute('datetime'),
		)
	);
}

/** Read by pattern: much JSON-LD on the web is not valid JSON. */
function linkedData(document: Document): string {
	return [...document.querySelectorAll('script[type="application/ld+json"]')]
		.map(({ textContent }) => textContent ?? '')
		.join('\n')
		.slice(0, 200_000);
}

function freeOf(linked: string, tier: string): boolean | undefined {
	const said = /"isAccessibleForFree"\s*:\s*"?(true|false)/i.exec(linked)?.[1]?.toLowerCase();
	if (said) return said === 'true';
	return tier === 'locked' ? false : tier === 'free' ? true : undefined;
}
