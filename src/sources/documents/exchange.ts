import { message } from '../../messages/message';
import type { Clock, Fetch } from '../../ports';
import { isTrackingParameter, parseUrl } from '../../text/urls';
import { readRetryAfter, TimeUp, timed } from '../../wire';
import type { DocumentKind, RawDocument, SourceLimits } from '../model';
import { refusal } from './addressPolicy';
import { discard, readBody } from './body';
import { kindOfResponse } from './documentKind';
import { failureAt, networkFailure, SourceError, statusFailure } from './failures';
import type { RequestQueue } from './requestQueue';

export interface ExchangeInit {
	/** Hosts of private networks that may be read from. */
	readonly allowedHosts: readonly string[];
	readonly fetch: Fetch;
	readonly clock: Clock;
	readonly limits: SourceLimits;
	readonly lanes: RequestQueue;
	readonly userAgent: string;
}

/** What tells a server which copy is known already. */
export interface KnownCopy {
	readonly address: string;
	readonly etag: string | undefined;
	readonly lastModified: string | undefined;
}

/** A document as its server gave it; its address is the one behind all redirects. */
export type Fetched = RawDocument & KnownCopy;

/** Types in the order they are wanted. */
const accept =
	'text/html,application/xhtml+xml,application/pdf;q=0.9,text/markdown;q=0.9,text/plain;q=0.9,application/json;q=0.8,application/xml;q=0.8,text/xml;q=0.8,text/csv;q=0.7,*/*;q=0.1';

/**
 * Asks for a document and follows its redirects, each checked like the first address. Whatever goes wrong is a
 * {@link SourceError}; an aborted signal's reason goes through. `notModified` only where a known copy was given.
 */
export async function exchange(
	target: URL,
	known: KnownCopy | undefined,
	init: ExchangeInit,
	signal: AbortSignal,
): Promise<Fetched | 'notModified'> {
	const budget = { left: init.limits.time };
	const visited = new Set<string>();
	let url = new URL(requestUrl(target));
	for (;;) {
		// Names and passwords in an address are not passed on.
		url.username = '';
		url.password = '';
		if (visited.has(url.href) || visited.size > init.limits.redirects)
			throw tooManyRedirects(target.href, visited.size, init);
		visited.add(url.href);
		const answer = await requestOnce(url, known, init, budget, signal);
		if (!('redirect' in answer)) return answer.fetched;
		url = answer.redirect;
	}
}

interface Budget {
	/** In milliseconds. */
	left: number;
}

type Answer = { readonly redirect: URL } | { readonly fetched: Fetched | 'notModified' };

/** One queued request within the remaining time; repeated once where the server says when to retry. */
async function requestOnce(
	url: URL,
	known: KnownCopy | undefined,
	init: ExchangeInit,
	budget: Budget,
	signal: AbortSignal,
): Promise<Answer> {
	return init.lanes.run(url.host, signal, async () => {
		const started = init.clock.elapsed();
		try {
			return await timed(init.clock, budget.left, signal, async (own) => {
				const refused = refusal(url, init.allowedHosts);
				if (refused) throw new SourceError(refused);
				const response = await send(url, known, init, own);
				const wait = retryAfterOf(response, init);
				const spare = budget.left - (init.clock.elapsed() - started);
				if (wait === undefined || wait >= spare / 2) return read(url, known, response, init);
				await discard(response);
				await init.clock.sleep(wait, own);
				return read(url, known, await send(url, known, init, own), init);
			});
		} catch (error) {
			signal.throwIfAborted();
			if (error instanceof SourceError) throw error;
			if (!(error instanceof TimeUp)) throw new SourceError(networkFailure(url.href, error));
			const said = message('sourceFailures.tooSlow', { seconds: init.limits.time / 1000 });
			throw new SourceError(failureAt(url.href, 'timeout', said));
		} finally {
			budget.left -= init.clock.elapsed() - started;
		}
	});
}

function send(url: URL, known: KnownCopy | undefined, init: ExchangeInit, signal: AbortSignal): Promise<Response> {
	const copy = known?.address === url.href ? known : undefined;
	const headers: Record<string, string> = { accept: accept, 'user-agent': init.userAgent };
	if (copy?.etag) headers['if-none-match'] = copy.etag;
	if (copy?.lastModified) headers['if-modified-since'] = copy.lastModified;
	return init.fetch(url.href, {
		headers,
		signal,
		redirect: 'manual',
		credentials: 'omit',
		cache: 'no-store',
		referrerPolicy: 'no-referrer',
	});
}

async function read(url: URL, known: KnownCopy | undefined, response: Response, init: ExchangeInit): Promise<Answer> {
	const redirect = redirectOf(url, response);
	if (redirect) {
		await discard(response);
		return { redirect };
	}
	if (response.status === 304 && known?.address === url.href) {
		await discard(response);
		return { fetched: 'notModified' };
	}
	const failure = statusFailure(url.href, response.status, retryAfterOf(response, init));
	if (failure) {
		await discard(response);
		throw new SourceError(failure);
	}
	return { fetched: await readDocument(url, response, init) };
}

async function readDocument(url: URL, response: Response, init: ExchangeInit): Promise<Fetched> {
	const type = response.headers.get('content-type') ?? '';
	let kind: DocumentKind | undefined;
	const bytes = await readBody(response, url.href, {
		bytes: init.limits.bytes,
		onHead(head) {
			kind = kindOfResponse(type, head, url.pathname);
			if (!kind) throw new SourceError(wrongType(url.href, type));
		},
	});
	return {
		kind: kind ?? 'plain',
		bytes,
		charset: /\bcharset\s*=\s*["']?([\w:.-]+)/i.exec(type)?.[1],
		address: url.href,
		etag: response.headers.get('etag') ?? undefined,
		lastModified: response.headers.get('last-modified') ?? undefined,
	};
}

function redirectOf(url: URL, response: Response): URL | undefined {
	const location = response.headers.get('location');
	if (![301, 302, 303, 307, 308].includes(response.status) || !location) return undefined;
	const target = parseUrl(location, url);
	if (target) target.hash = '';
	return target;
}

function retryAfterOf(response: Response, { clock }: ExchangeInit): number | undefined {
	if (response.status !== 429 && response.status !== 503) return undefined;
	return readRetryAfter(response.headers, clock.now());
}

function tooManyRedirects(url: string, count: number, { limits }: ExchangeInit): SourceError {
	const most = count > limits.redirects ? { most: limits.redirects } : {};
	return new SourceError(failureAt(url, 'tooManyRedirects', message('sourceFailures.redirects', most)));
}

function wrongType(url: string, type: string) {
	const named = type.split(';')[0]?.trim().slice(0, 60);
	return failureAt(url, 'wrongType', message('sourceFailures.pageType', { type: named }));
}

/** The address to ask for: no fragment, no tracking parameters. */
export function requestUrl(url: URL): string {
	const asked = new URL(url);
	asked.hash = '';
	for (const name of [...asked.searchParams.keys()]) if (isTrackingParameter(name)) asked.searchParams.delete(name);
	return asked.href;
}
