import { message } from '../../messages/message';
import type { Fetch } from '../../ports';
import { decodeEntities } from '../../report/markdown/markdown';
import { urlKey, webUrl } from '../../text/urls';
import type { Search, SearchHit } from '../model';
import { ask } from './ask';
import { SearchError, type SearchService, type SearchServiceName } from './model';
import { mostHits, type RawHit, services } from './services';

/** A search by the service that the user names. Nothing is sent before it searches. Throws a {@link SearchError}. */
export function connectSearch({ service, url, apiKey, model }: SearchService, fetch: Fetch): Search {
	const { label, address, path, keyHeader, needsModel, asked, pages } = services[service];
	const endpoint = serviceUrl(label, needed(url ?? address, service, 'address'), path);
	const headers = keyHeader?.(checkedKey(label, needed(apiKey, service, 'key')));
	const reader = needsModel ? needed(model, service, 'model') : '';
	return {
		label,
		async search(query, signal) {
			const question = asked(query, reader);
			const at = new URL(endpoint);
			if ('search' in question) at.search = new URLSearchParams(question.search).toString();
			const sent = { label, url: at, headers, ...('body' in question && { body: question.body }) };
			return tidyHits(await ask(fetch, sent, pages, signal));
		},
	};
}

function needed(value: string | undefined, service: SearchServiceName, what: 'address' | 'key' | 'model'): string {
	if (value) return value;
	throw new SearchError(what === 'key' ? 'auth' : 'notAllowed', message('searchErrors.needs', { service, what }));
}

/** Throws a {@link SearchError} `notAllowed` for what is no web address. */
function serviceUrl(label: string, baseUrl: string, path: string): URL {
	const base = baseUrl.trim().replace(/\/+$/, '');
	if (/^https?:\/\//i.test(base) && URL.canParse(base + path)) return new URL(base + path);
	throw new SearchError('notAllowed', message('connection.notWebAddress', { name: label }));
}

/** The key for a header. Throws a {@link SearchError} `auth` for one that no header can carry. */
function checkedKey(label: string, key: string): string {
	const trimmed = key.trim();
	if (/^[\x21-\x7e]+$/.test(trimmed)) return trimmed;
	throw new SearchError('auth', message('connection.unusableKey', { name: label }));
}

/** The web pages among the results, each once, in their order, as plain text. */
function tidyHits(raw: readonly RawHit[]): SearchHit[] {
	const seen = new Set<string>();
	return raw
		.flatMap(({ url, title, snippet }): SearchHit[] => {
			if (!url || !webUrl(url) || seen.has(urlKey(url))) return [];
			seen.add(urlKey(url));
			return [{ url, title: plain(title), snippet: plain(snippet) }];
		})
		.slice(0, mostHits);
}

/** Engines mark the words they found. */
function plain(text: string | null | undefined): string {
	return decodeEntities((text ?? '').replace(/<\/?(?:strong|b|em|mark|span)\b[^<>]{0,200}>/gi, ''))
		.replace(/\s+/g, ' ')
		.trim();
}
