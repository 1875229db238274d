import { message } from '../../messages/message';
import type { Fetch } from '../../ports';
import { textWithin } from '../../wire';
import { ModelError } from '../model';
import { readRefusalBody } from './refusal';

/** In bytes, after decompression. The longest sensible answer is a few hundred thousand. */
export const maxAnswerSize = 4_000_000;
/** The same piece by piece: each word comes in an event of some hundred bytes. */
const maxStreamSize = 32_000_000;

/** What leaves the machine beside the question. The client would add the system, the runtime and more. */
const sentHeaders = ['accept', 'api-key', 'authorization', 'content-type', 'user-agent'];

/**
 * The `fetch` the client gets. It sends few headers, follows no redirect (which would carry the key and the report to
 * another place), reads the whole body but no more than an answer can have, and brings error bodies into the one
 * shape the client understands. The body is read here so that a connection that breaks in its middle fails the same
 * way as one that never came about.
 *
 * @param onFailure told what went wrong, which the client does not always hand on
 * @param onText told the parts of the body as they come in
 */
export function wireFetch(
	fetch: Fetch,
	label: string,
	onFailure: (thrown: unknown) => void,
	onText?: (part: string) => void,
): Fetch {
	const ask: Fetch = async (url, init = {}) => {
		try {
			return await exchange(fetch, label, url, init, onText);
		} catch (thrown) {
			onFailure(thrown);
			throw thrown;
		}
	};
	// Without it the client would make a request to find out whether files can be sent.
	return Object.assign(ask, { Response });
}

async function exchange(
	fetch: Fetch,
	label: string,
	url: string | URL | Request,
	init: RequestInit,
	onText: ((part: string) => void) | undefined,
): Promise<Response> {
	const given = new Headers(init.headers);
	const headers = sentHeaders.flatMap((name) =>
		given.has(name) ? [[name, given.get(name)!] as [string, string]] : [],
	);
	const response = await fetch(url, { ...init, headers, redirect: 'manual' });
	const streamed = /^text\/event-stream/i.test(response.headers.get('content-type') ?? '');
	const text = await textWithin(response, streamed ? maxStreamSize : maxAnswerSize, () => tooLarge(label), onText);
	const body = response.ok ? text : JSON.stringify({ error: readRefusalBody(text) });
	// An opaque redirect, as browsers give, has the status 0.
	const status = response.status === 0 ? 302 : response.status;
	return new Response(bodyless.has(status) ? null : body, { status, headers: response.headers });
}

const bodyless = new Set([204, 205, 304]);

export function tooLarge(label: string): ModelError {
	return new ModelError('notAModel', message('modelErrors.tooLarge', { label, bytes: maxAnswerSize }));
}
