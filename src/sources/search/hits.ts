import { urlKey, webUrl } from '../../text/urls';
import type { SearchHit } from '../model';
import { isoDate } from '../reading/isoDate';

export interface RawHit {
	readonly url?: string | null | undefined;
	readonly title?: string | null | undefined;
	readonly snippet?: string | null | undefined;
	readonly date?: string | null | undefined;
}

/** The web pages among the results, each once, in their order, as plain text. */
export function tidyHits(raw: readonly RawHit[], most: number): SearchHit[] {
	const seen = new Set<string>();
	return raw
		.flatMap(({ url, title, snippet, date }): SearchHit[] => {
			if (!url || !webUrl(url) || seen.has(urlKey(url))) return [];
			seen.add(urlKey(url));
			return [{ url, title: plain(title), snippet: plain(snippet), date: isoDate(date) }];
		})
		.slice(0, most);
}

/** Engines mark the words they found. */
function plain(text: string | null | undefined): string {
	return (text ?? '')
		.replace(/<\/?(?:strong|b|em|mark|span)\b[^<>]{0,200}>/gi, '')
		.replace(
			/&(amp|lt|gt|quot|#x27|#39);/g,
			(_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name] ?? "'",
		)
		.replace(/\s+/g, ' ')
		.trim();
}
