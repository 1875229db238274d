import { allMatches } from './matches';
import { cachedAlways } from './textCache';

/** A web address as it stands in running text; brackets count as part of it only when they are balanced. */
const urlPattern =
	/https?:\/\/(?=[\p{L}\p{N}[])[^\s<>"'`\\|{}^，。；：、！？（）【】「」『』《》“”‘’…\u3000\p{Cc}\ufffd]+/giu;

export interface FoundUrl {
	readonly start: number;
	readonly end: number;
	readonly url: string;
}

/** The web addresses in a text, without the punctuation that ends the clause they stand in. */
export function findUrls(text: string): FoundUrl[] {
	return allMatches(urlPattern, text).map((match) => {
		const url = withoutTrailing(match[0]);
		return { start: match.index, end: match.index + url.length, url };
	});
}

/** Drops trailing punctuation, and closing brackets that nothing in the address opens. */
function withoutTrailing(url: string): string {
	const surplus = { ')': unmatchedClosings(url, '(', ')'), ']': unmatchedClosings(url, '[', ']') };
	let end = url.length;
	for (; end > 0; end--) {
		const last = url.charAt(end - 1);
		if (last === ')' || last === ']') {
			if (surplus[last] <= 0) break;
			surplus[last]--;
		} else if (!/[.,;:!?*_~'"]/.test(last)) break;
	}
	return url.slice(0, end);
}

function unmatchedClosings(text: string, open: string, close: string): number {
	return text.split(close).length - text.split(open).length;
}

/**
 * An address as a URL; `undefined` when it is none. `URL.canParse` would be shorter, but in Node 20 it refuses hosts with
 * letters such as `ü` once it has been called often enough to be compiled (first seen after some 4,000 calls).
 */
export function parseUrl(text: string, base?: string | URL): URL | undefined {
	try {
		return new URL(text, base);
	} catch (error) {
		if (error instanceof TypeError) return undefined;
		throw error;
	}
}

/** A web address as a URL, that of the page a search engine leads on to; `undefined` when it is none of http or https. */
export function webUrl(text: string): URL | undefined {
	const trimmed = text.trim();
	const url = /^https?:\/\//i.test(trimmed) ? parseUrl(trimmed) : undefined;
	return url && withoutSearchRedirect(url);
}

/** A link of Google's results leads through a page of Google; its target is a parameter. */
function withoutSearchRedirect(url: URL): URL {
	if (!/(^|\.)google\.[a-z.]+$/.test(url.hostname) || url.pathname !== '/url') return url;
	const target = url.searchParams.get('q') ?? url.searchParams.get('url') ?? '';
	return (/^https?:\/\//i.test(target) && parseUrl(target)) || url;
}

const tracking =
	/^(?:utm_\w+|(?:g|fb|ms|dc|gb|wb|y|tt)cl(?:k)?(?:id|src)|gbraid|wbraid|mc_[ce]id|igshid|igsh|spm|ref_src|ref_url|_hs(?:enc|mi)|__hs\w+|mkt_tok|oly_\w+|vero_\w+|cmpid|ocid|smid|sharetoken|share_token|_ga|_gl|scm|srsltid)$/i;

/** The name of a query parameter that says where a reader came from, not what is read. */
export function isTrackingParameter(parameter: string): boolean {
	return tracking.test(parameter);
}

/** Values of `from` that name the reader's device or app, and do not identify the page. */
const device = /^(?:wap|mobile|app|wechat|weixin|timeline|singlemessage|groupmessage)$/i;

function identifiesPage([name, value]: readonly [string, string]): boolean {
	return !isTrackingParameter(name) && !(name === 'from' && device.test(value));
}

/**
 * What the spellings of one address have in common: scheme, `www.`, trailing slash, fragment and tracking parameters
 * left out, parameters in order. What is no web address (a relative path, say) loses its fragment and trailing slash.
 */
export const urlKey: (text: string) => string = cachedAlways((text) => {
	const url = webUrl(text);
	if (!url) return pathKey(text.trim());
	const host = url.host.replace(/^www\d?\./, '').replace(/\.(?=$|:)/, '');
	const path = decodePercent(url.pathname)
		.replace(/\/{2,}/g, '/')
		.replace(/\/+$/, '');
	const parameters = [...url.searchParams].filter(identifiesPage).map((pair) => pair.join('='));
	const query = parameters.length > 0 ? `?${parameters.sort().join('&')}` : '';
	// Single-page applications identify pages by what follows the `#`.
	const route = /^#[!/]/.test(url.hash) ? url.hash : '';
	return `${host}${path}${query}${route}`;
});

function pathKey(link: string): string {
	return (
		decodePercent(link.replace(/#.*$/s, ''))
			.replace(/^www\./i, '')
			.replace(/\/+$/, '') || link
	);
}

/** The passage a text fragment (`#:~:text=…`) points at, decoded. */
export function textFragment(url: string): string | undefined {
	const directive = /#.*?:~:(?:.*&)?text=([^&]*)/.exec(url)?.[1];
	if (directive === undefined) return undefined;
	const parts = directive.split(',').filter((part) => !part.endsWith('-') && !part.startsWith('-'));
	const quote = parts.map(decodePercent).join(' … ').trim();
	return quote === '' ? undefined : quote;
}

/** As a part of an address. Half of a character, as a cut leaves it, becomes the sign for what cannot be read. */
export function encodePercent(text: string): string {
	return encodeURIComponent(text.toWellFormed());
}

/** Percent signs decoded; a text whose percent signs mean something else is left as it is. */
export function decodePercent(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch (error) {
		if (error instanceof URIError) return text;
		throw error;
	}
}
