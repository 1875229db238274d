import { parseUrl } from '../text/parseUrl';
import { decodePercent } from '../text/percent';

/** Query parameters that say where a reader came from, not what is read. */
const TRACKING =
	/^(?:utm_\w+|(?:g|fb|ms|dc|gb|wb|y|tt)cl(?:k)?(?:id|src)|gbraid|wbraid|mc_[ce]id|igshid|igsh|spm|ref_src|ref_url|_hs(?:enc|mi)|__hs\w+|mkt_tok|oly_\w+|vero_\w+|cmpid|ocid|smid|sharetoken|share_token|_ga|_gl|scm|srsltid)$/i;

/** A web address as a URL; `undefined` when it is none of http or https. */
export function webUrl(text: string): URL | undefined {
	const trimmed = text.trim();
	const url = /^https?:\/\//i.test(trimmed) ? parseUrl(trimmed) : undefined;
	return url && unwrapped(url);
}

/**
 * What the spellings of one address have in common: scheme, `www.`, trailing slash, fragment and tracking parameters
 * left out, parameters in order. An address that cannot be read is its own key.
 */
export function urlKey(text: string): string {
	const url = webUrl(text);
	if (!url) return text.trim();
	const host = url.hostname.replace(/^www\d?\./, '').replace(/\.$/, '');
	const port = url.port === '443' || url.port === '80' ? '' : url.port && `:${url.port}`;
	const path = decodePercent(url.pathname)
		.replace(/\/{2,}/g, '/')
		.replace(/\/+$/, '');
	const parameters = [...url.searchParams].filter(([name]) => !TRACKING.test(name)).map((pair) => pair.join('='));
	const query = parameters.length > 0 ? `?${parameters.sort().join('&')}` : '';
	// Some pages are told apart behind the `#`.
	const route = /^#[!/]/.test(url.hash) ? url.hash : '';
	return `${host}${port}${path}${query}${route}`;
}

/** The address to ask for: no fragment, no tracking parameters. */
export function requestUrl(url: URL): string {
	const asked = new URL(url);
	asked.hash = '';
	for (const name of [...asked.searchParams.keys()]) if (TRACKING.test(name)) asked.searchParams.delete(name);
	return asked.href;
}

/** Search engines link through pages of their own. */
function unwrapped(url: URL): URL {
	if (!/(^|\.)google\.[a-z.]+$/.test(url.hostname) || url.pathname !== '/url') return url;
	const target = url.searchParams.get('q') ?? url.searchParams.get('url') ?? '';
	return (/^https?:\/\//i.test(target) && parseUrl(target)) || url;
}
