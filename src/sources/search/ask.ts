import type * as z from 'zod';
import type { Fetch } from '../../ports';
import { textWithin } from '../../wire';
import { SearchError } from './model';

export interface SearchRequest {
	/** Names the service in messages. */
	readonly label: string;
	readonly url: URL;
	readonly headers?: Readonly<Record<string, string>>;
	/** Sent as JSON with POST; without it the request is a GET. */
	readonly body?: Readonly<Record<string, unknown>>;
}

/** In bytes; a page of results has some ten thousand. */
const MAX_ANSWER = 2_000_000;

/** Sends a search and reads its answer. Rejects with a {@link SearchError}, or the signal's reason. */
export async function ask<Answer>(
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
			signal,
		});
		text = await textWithin(response, MAX_ANSWER, () => tooLarge(label));
	} catch (error) {
		signal.throwIfAborted();
		if (error instanceof SearchError) throw error;
		throw new SearchError('network', `${label} did not answer at ${url.host}. Check its address and the network.`, {
			cause: error,
		});
	}
	if (!response.ok) throw refused(label, response.status);
	const read = schema.safeParse(parse(text));
	if (read.success) return read.data;
	throw new SearchError(
		'badAnswer',
		`${label} gave an answer that is no list of results. Check its address at ${url.host}.`,
		{ cause: read.error },
	);
}

function refused(label: string, status: number): SearchError {
	if (status === 401 || status === 403)
		return new SearchError(
			'auth',
			`${label} does not accept the key, or does not offer JSON (HTTP ${status}). Check the key and the service's settings.`,
		);
	if (status === 402 || status === 429 || status === 432 || status === 433)
		return new SearchError(
			'quota',
			`${label} takes no more searches for now (HTTP ${status}). Wait, or check the plan.`,
		);
	if (status >= 500)
		return new SearchError('server', `${label} has a fault of its own (HTTP ${status}). Try again later.`);
	return new SearchError('badAnswer', `${label} did not take the search (HTTP ${status}). Check its address.`);
}

function tooLarge(label: string): SearchError {
	return new SearchError(
		'badAnswer',
		`${label} sent more than ${MAX_ANSWER / 1_000_000} MB; the rest was not read. Check its address.`,
	);
}

function parse(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		// No JSON is no list of results either; the schema says so.
		return undefined;
	}
}

/** Throws a {@link SearchError} `notAllowed` for what is no web address. */
export function serviceUrl(label: string, baseUrl: string, path: string): URL {
	const base = baseUrl.trim().replace(/\/+$/, '');
	if (/^https?:\/\//i.test(base) && URL.canParse(base + path)) return new URL(base + path);
	throw new SearchError('notAllowed', `The address of ${label} is no web address. It starts with http:// or https://.`);
}

/** The key for a header. Throws a {@link SearchError} `auth` for one that no header can carry. */
export function checkedKey(label: string, key: string): string {
	const trimmed = key.trim();
	if (/^[\x21-\x7e]+$/.test(trimmed)) return trimmed;
	throw new SearchError('auth', `The key for ${label} is empty or holds characters no key has. Copy it again.`);
}
