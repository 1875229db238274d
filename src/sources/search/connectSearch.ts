import type * as z from 'zod';
import { message } from '../../messages/message';
import type { Fetch } from '../../ports';
import { decodeEntities } from '../../report/markdown/markdown';
import { urlKey, webUrl } from '../../text/urls';
import { connectionFault, errorChain, faultMessage, isServerError, systemCode, textWithin } from '../../wire';
import type { Search, SearchHit } from '../model';
import { isoDate } from '../reading/isoDate';
import { SearchError, type SearchService, type SearchServiceName } from './model';
import { mostHits, type RawHit, services } from './services';

interface SearchRequest {
	/** Names the service in messages. */
	readonly label: string;
	readonly url: URL;
	readonly headers?: Readonly<Record<string, string>> | undefined;
	/** Sent as JSON with POST; without it the request is a GET. */
	readonly body?: Readonly<Record<string, unknown>>;
}

/** In bytes; a page of results has some ten thousand. */
const maxAnswer = 2_000_000;
/** In milliseconds. */
const patience = 60_000;

/** Sends a search and reads its answer. Rejects with a {@link SearchError}, or the signal's reason. */
async function ask<Answer>(
	fetch: Fetch,
	{ label, url, headers, body }: SearchRequest,
	schema: z.ZodType<Answer>,
	signal: AbortSignal,
): Promise<Answer> {
	signal.throwIfAborted();
	let response: Response;
	let text: string;
	try {
		response = await fetch(url.href, {
			method: body ? 'POST' : 'GET',
			headers: { accept: 'application/json', ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
			...(body ? { body: JSON.stringify(body) } : {}),
			// A redirect would carry the key to another place.
			redirect: 'manual',
			credentials: 'omit',
			signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
		});
		text = await textWithin(response, maxAnswer, () => tooLarge(label));
	} catch (error) {
		signal.throwIfAborted();
		if (error instanceof SearchError) throw error;
		throw unreachable({ label, url }, error);
	}
	if (!response.ok) throw refused(label, response.status);
	const read = schema.safeParse(parse(text));
	if (read.success) return read.data;
	const said = message('searchErrors.notResults', { label, host: url.host });
	throw new SearchError('badAnswer', said, { cause: read.error });
}

function unreachable({ label, url }: SearchRequest, thrown: unknown): SearchError {
	const code = errorChain(thrown).map(systemCode).find(Boolean);
	const fault = (code === undefined ? undefined : connectionFault(code)) ?? 'unreachable';
	const what = faultMessage(fault, { at: url.host, who: label, code });
	return new SearchError('network', message('searchErrors.unreachable', { what }), { cause: thrown });
}

function refused(label: string, status: number): SearchError {
	if (status === 401 || status === 403)
		return new SearchError('auth', message('searchErrors.keyRefused', { label, status }));
	const code = `HTTP ${status}`;
	if (status === 402 || status === 429 || status === 432 || status === 433) {
		const what = message('connection.busy', { who: label, requests: 'searches', code });
		return new SearchError('quota', message('searchErrors.quota', { what }));
	}
	if (isServerError(status)) return new SearchError('server', message('connection.serverError', { who: label, code }));
	return new SearchError('badAnswer', message('searchErrors.refused', { label, status }));
}

function tooLarge(label: string): SearchError {
	return new SearchError('badAnswer', message('searchErrors.tooLarge', { label, bytes: maxAnswer }));
}

function parse(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		// No JSON is no list of results either; the schema says so.
		return undefined;
	}
}

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
		.flatMap(({ url, title, snippet, date }): SearchHit[] => {
			if (!url || !webUrl(url) || seen.has(urlKey(url))) return [];
			seen.add(urlKey(url));
			return [{ url, title: plain(title), snippet: plain(snippet), date: isoDate(date) }];
		})
		.slice(0, mostHits);
}

/** Engines mark the words they found. */
function plain(text: string | null | undefined): string {
	return decodeEntities((text ?? '').replace(/<\/?(?:strong|b|em|mark|span)\b[^<>]{0,200}>/gi, ''))
		.replace(/\s+/g, ' ')
		.trim();
}
