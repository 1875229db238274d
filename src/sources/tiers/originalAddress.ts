import { decodePercent, webUrl } from '../../text/urls';
import { arxivOf } from '../identifiers';

/** Archives, caches and readers that hold a copy of the page whose address stands in theirs. */
const copies =
	/^(?:web\.archive\.org|archive\.(?:ph|is|today|md|li|vn|fo)|r\.jina\.ai|12ft\.io|webcache\.googleusercontent\.com)$/;

/**
 * Where a document comes from, when the address is that of a copy (an archive, a reader, a translation), a redirect, or
 * a DOI of a preprint; else the address itself. `undefined` when it is no web address.
 */
export function originalAddress(address: string): URL | undefined {
	const url = webUrl(address);
	if (!url) return undefined;
	if (/^(?:dx\.)?doi\.org$/.test(url.hostname) && arxivOf(url.href)) return new URL('https://arxiv.org/');
	return copied(url) ?? translated(url) ?? url;
}

function copied({ hostname, href }: URL): URL | undefined {
	if (!copies.test(hostname)) return undefined;
	const inner = /[/:=](https?:\/\/?.+)$/i.exec(
		decodePercent(href.slice(href.indexOf(hostname) + hostname.length)),
	)?.[1];
	return inner === undefined ? undefined : webUrl(inner.replace(/^(https?:\/)(?!\/)/i, '$1/'));
}

function translated({ hostname, pathname, searchParams }: URL): URL | undefined {
	const name = /^(.+)\.translate\.goog$/.exec(hostname)?.[1];
	// A dash of the name is doubled, its dots are dashes.
	if (name !== undefined) {
		const host = name.replace(/--|-/g, (dashes) => (dashes === '--' ? '-' : '.'));
		return webUrl(`https://${host}${pathname}`);
	}
	return /^translate\.google\./.test(hostname) ? webUrl(searchParams.get('u') ?? '') : undefined;
}
