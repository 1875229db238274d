/** A web address as it stands in running text; brackets count as part of it only when they are balanced. */
const URL = /https?:\/\/[^\s<>"'`\\|{}^，。；：、！？（）【】「」『』《》“”‘’…\u3000]+/giu;

export interface FoundUrl {
	readonly start: number;
	readonly end: number;
	readonly url: string;
}

/** The web addresses in a text, without the punctuation that ends the clause they stand in. */
export function findUrls(text: string): FoundUrl[] {
	return [...text.matchAll(URL)].flatMap((match) => {
		const url = withoutTrailing(match[0]);
		return /^https?:\/\/[^/]/i.test(url) ? [{ start: match.index, end: match.index + url.length, url }] : [];
	});
}

/** Drops trailing punctuation, and closing brackets that nothing in the address opens. */
function withoutTrailing(url: string): string {
	const surplus = { ')': depth(url, '(', ')'), ']': depth(url, '[', ']') };
	let end = url.length;
	for (; end > 0; end--) {
		const last = url[end - 1] ?? '';
		if (last === ')' || last === ']') {
			if (surplus[last] <= 0) break;
			surplus[last]--;
		} else if (!/[.,;:!?*_~'"]/.test(last)) break;
	}
	return url.slice(0, end);
}

function depth(text: string, open: string, close: string): number {
	return text.split(close).length - text.split(open).length;
}

/** What two spellings of one address have in common: no protocol, `www.`, fragment, tracking or trailing slash. */
export function urlKey(url: string): string {
	return decoded(url)
		.replace(/#.*$/s, '')
		.replace(/^https?:\/\//i, '')
		.replace(/^www\./i, '')
		.replace(/([?&])utm_[^&]*(?:&|$)/g, '$1')
		.replace(/[?&]+$/, '')
		.replace(/\/+$/, '');
}

/** The passage a text fragment (`#:~:text=…`) points at, decoded. */
export function textFragment(url: string): string | undefined {
	const directive = /#.*?:~:(?:.*&)?text=([^&]*)/.exec(url)?.[1];
	if (directive === undefined) return undefined;
	const parts = directive.split(',').filter((part) => !part.endsWith('-') && !part.startsWith('-'));
	const quote = parts.map(decoded).join(' … ').trim();
	return quote === '' ? undefined : quote;
}

function decoded(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch (error) {
		if (error instanceof URIError) return text;
		throw error;
	}
}
