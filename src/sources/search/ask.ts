import type * as z from 'zod';
import { message } from '../../messages/message';
import type { Fetch } from '../../ports';
import { parsedJson } from '../../text/json';
import { connectionFault, errorChain, faultMessage, isServerError, systemCode, textWithin } from '../../wire';
import { SearchError } from './model';

export interface SearchRequest {
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
export async function ask<Answer>(
	fetch: Fetch,
	{ label, url, headers, body }: SearchRequest,
	schema: z.ZodType<Answer>,
	signal: AbortSignal,
): Promise<Answer> {
	signal.throwIfAborted();
	const tooLarge = () => new SearchError('badAnswer', message('searchErrors.tooLarge', { label, bytes: maxAnswer }));
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
		text = await textWithin(response, maxAnswer, tooLarge);
	} catch (error) {
		signal.throwIfAborted();
		if (error instanceof SearchError) throw error;
		throw unreachable({ label, url }, error);
	}
	if (!response.ok) throw refused(label, response.status);
	const read = schema.safeParse(parsedJson(text));
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
