import { parseUrl } from '../../text/urls';

const titles = [
	'meta[name="citation_title"]',
	'meta[property="og:title"]',
	'meta[name="twitter:title"]',
	'meta[name="dc.title"]',
];
/** What a page says of itself in its head. */
export function readMetadata(document: Document, url: string) {
	const base = absolute(document.querySelector('base[href]')?.getAttribute('href'), url) ?? absolute(url, undefined);
	const linked = linkedData(document);
	return {
		title:
			content(document, titles) ||
			tidy(document.querySelector('title')?.textContent) ||
			tidy(document.querySelector('h1')?.textContent),
		canonical: absolute(
			document.querySelector('link[rel="canonical"]')?.getAttribute('href') ??
				content(document, ['meta[property="og:url"]']),
			base,
		),
		/** What links are relative to. */
		base,
		/** Whether it says it is free to read (schema.org `isAccessibleForFree`). */
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
