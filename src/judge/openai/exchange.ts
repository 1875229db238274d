import { message } from '../../messages/message';
import type { Fetch } from '../../ports';
import { connectionFault, errorChain, faultMessage, neverConnected, systemCode, textWithin } from '../../wire';
import { ModelError } from '../model';
import type { CheckedAddress } from './endpoint';

/** In bytes, after decompression. The longest sensible answer is a few hundred thousand. */
export const maxAnswerSize = 4_000_000;
/** The same piece by piece: each word comes in an event of some hundred bytes. */
const maxStreamSize = 32_000_000;

/** Where a request goes; `label` names the endpoint in messages. */
type Place = CheckedAddress & { readonly label: string };

export interface WireRequest {
	/** Below the endpoint's address: `/models`. */
	readonly path: string;
	/** Sent as JSON with POST; without it the request is a GET. */
	readonly body?: Readonly<Record<string, unknown>>;
	readonly signal: AbortSignal;
	/** Told the parts of the body as they come in. */
	readonly onText?: ((part: string) => void) | undefined;
}

export interface WireResponse {
	readonly status: number;
	readonly headers: Headers;
	readonly text: string;
}

/**
 * Sends one request and reads its body, no more than an answer can have. It sends few headers and follows no redirect, which
 * would carry the key and the report to another place. Throws a {@link ModelError} where no answer came, or the signal's reason.
 */
export async function exchange(
	fetch: Fetch,
	place: Place,
	{ path, body, signal, onText }: WireRequest,
): Promise<WireResponse> {
	signal.throwIfAborted();
	const { baseUrl, apiVersion, label } = place;
	const query = apiVersion === undefined ? '' : `?api-version=${apiVersion}`;
	try {
		const response = await fetch(`${baseUrl}${path}${query}`, {
			method: body ? 'POST' : 'GET',
			headers: headersOf(place, body !== undefined),
			...(body && { body: JSON.stringify(body) }),
			signal,
			redirect: 'manual',
		});
		const streamed = /^text\/event-stream/i.test(response.headers.get('content-type') ?? '');
		const text = await textWithin(response, streamed ? maxStreamSize : maxAnswerSize, () => tooLarge(label), onText);
		// An opaque redirect, as browsers give, has the status 0.
		return { status: response.status || 302, headers: response.headers, text };
	} catch (thrown) {
		signal.throwIfAborted();
		throw transportError(thrown, place);
	}
}

/** All that leaves the machine beside the question. */
function headersOf({ apiKey, apiVersion }: Place, isJson: boolean): Record<string, string> {
	return {
		accept: 'application/json',
		'user-agent': 'Plumbline',
		...(isJson && { 'content-type': 'application/json' }),
		...(apiKey !== undefined &&
			(apiVersion === undefined ? { authorization: `Bearer ${apiKey}` } : { 'api-key': apiKey })),
	};
}

/** No answer came: the connection was refused, broke, or was never possible. */
export function transportError(thrown: unknown, { baseUrl, label }: Pick<Place, 'baseUrl' | 'label'>): ModelError {
	if (thrown instanceof ModelError) return thrown;
	const code = errorChain(thrown).map(systemCode).find(Boolean);
	const fault = (code === undefined ? undefined : connectionFault(code)) ?? 'unreachable';
	const what = message('endpoints.unreachable', { what: faultMessage(fault, { at: baseUrl, who: label }), fault });
	const said =
		code === undefined || fault === 'inBrowser' ? what : message('modelErrors.coded', { what, codes: [code] });
	const unsent = code !== undefined && neverConnected(code);
	return new ModelError(fault === 'timeout' ? 'timeout' : 'network', said, unsent ? { unsent } : {});
}

export function tooLarge(label: string): ModelError {
	return new ModelError('notAModel', message('modelErrors.tooLarge', { label, bytes: maxAnswerSize }));
}
