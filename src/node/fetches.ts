import { type LookupAddress, lookup } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { pipeline, Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { Fetch } from '../ports';
import { isAddress, isPrivateHost } from '../sources/documents/addresses';
import { isAllowed } from '../sources/documents/addressPolicy';

/** Who has not taken the connection by then is not there. */
const longestConnecting = 30_000;
/** A server that thinks for an hour sends nothing meanwhile: this keeps what lies between from forgetting the connection. */
const stillThere = 30_000;

/**
 * A `fetch` that waits for an answer for as long as its signal lets it: the platform's own ends after five minutes
 * without one. Every request has a connection of its own, so that none fails of one that the server has just closed;
 * redirects are handed to the caller.
 */
export const fetchWithoutTimeout: Fetch = async (input, init = {}) => {
	const { signal = null, ...rest } = init;
	const asked = new Request(input, rest);
	const body = Buffer.from(await asked.arrayBuffer());
	const url = new URL(asked.url);
	const send = url.protocol === 'https:' ? requestHttps : requestHttp;
	const headers = { ...Object.fromEntries(asked.headers), connection: 'close' };
	const message = await new Promise<IncomingMessage>((answered, failed) => {
		const { method } = asked;
		const request = send(url, { method, headers, signal: signal ?? undefined, timeout: longestConnecting }, answered);
		request.on('error', failed);
		request.on('timeout', () => {
			// Once it is connected, silence is the caller's to bear.
			if (request.socket?.connecting) request.destroy(new ConnectTimeoutError());
		});
		request.setSocketKeepAlive(true, stillThere);
		request.end(body);
	});
	return responseOf(message);
};

/** Nobody took the connection: nothing was sent. */
class ConnectTimeoutError extends Error {
	override readonly name = 'ConnectTimeoutError';
	/** As the platform's `fetch` names it. */
	readonly code = 'UND_ERR_CONNECT_TIMEOUT';
}

/** Of the answer's headers, what a reader of documents needs. */
const kept = ['content-type', 'content-length', 'location', 'etag', 'last-modified', 'retry-after'];

/** The connection would have gone to a private network. */
export class PrivateAddressError extends Error {
	override readonly name = 'PrivateAddressError';
	readonly code = 'EPRIVATE';
}

/**
 * A `fetch` for GET requests that looks at the address it connects to, not only at the name: a name that leads to a
 * public address when it is checked may lead to a private one when it is connected to. Every request has a connection of
 * its own, which ends with the body; redirects are handed to the caller. Rejects with a {@link PrivateAddressError}.
 *
 * @param allowedHosts names and addresses that may be private all the same
 */
export function guardedFetch(allowedHosts: readonly string[], resolve: typeof lookup = lookup): Fetch {
	return async (input, init = {}) => {
		const url = new URL(input instanceof Request ? input.url : input);
		const allowed = isAllowed(url.hostname, allowedHosts);
		if (!allowed && isAddress(url.hostname) && isPrivateHost(url.hostname)) throw refused(url.hostname);
		const headers = { 'accept-encoding': 'gzip, br', ...Object.fromEntries(new Headers(init.headers)) };
		const send = url.protocol === 'https:' ? requestHttps : requestHttp;
		const signal = init.signal ?? undefined;
		const message = await new Promise<IncomingMessage>((answered, failed) => {
			const request = send(
				url,
				{ headers, signal, agent: false, lookup: allowed ? undefined : guarded(resolve) },
				answered,
			);
			request.on('error', failed);
			request.end();
		});
		return responseOf(message, kept);
	};
}

function guarded(resolve: typeof lookup): LookupFunction {
	return (host, options, callback) => {
		resolve(host, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
			if (error) return callback(error, '');
			const [first] = addresses;
			if (!first || addresses.some(({ address }) => isPrivateHost(address))) return callback(refused(host), '');
			if (options.all) callback(null, addresses);
			else callback(null, first.address, first.family);
		});
	};
}

function refused(host: string): PrivateAddressError {
	return new PrivateAddressError(`${host} is an address of a private network.`);
}

const bodyless: ReadonlySet<number> = new Set([204, 205, 304]);

/** What came over a connection as a `Response`, unpacked; of its headers those that are `kept`, all by default. */
export function responseOf(message: IncomingMessage, kept = Object.keys(message.headers)): Response {
	// Some servers make up numbers for refusals (LinkedIn's is 999).
	const given = message.statusCode ?? 0;
	const status = given >= 200 && given <= 599 ? given : 403;
	const headers = new Headers();
	for (const name of kept) {
		const value = message.headers[name];
		if (typeof value === 'string') headers.set(name, name === 'location' ? asciiLocation(value) : value);
	}
	if (bodyless.has(status)) {
		message.destroy();
		return new Response(null, { status, headers });
	}
	const encoding = message.headers['content-encoding']?.trim().toLowerCase();
	// It counts compressed bytes, which nobody behind this point sees.
	if (encoding) headers.delete('content-length');
	return new Response(Readable.toWeb(decoded(message, encoding)) as ReadableStream, { status, headers });
}

function decoded(message: IncomingMessage, encoding: string | undefined): Readable {
	const decoder = decoderFor(encoding);
	// The stream that is read reports the error; this only ties the two together.
	return decoder ? pipeline(message, decoder, () => {}) : message;
}

function decoderFor(encoding: string | undefined) {
	if (encoding === 'gzip' || encoding === 'x-gzip') return createGunzip();
	if (encoding === 'br') return createBrotliDecompress();
	return encoding === 'deflate' ? createInflate() : undefined;
}

/** Headers come as bytes; addresses in other scripts are UTF-8 in them. */
function asciiLocation(value: string): string {
	return /[^\x20-\x7e]/.test(value) ? encodeURI(Buffer.from(value, 'latin1').toString('utf8')) : value;
}
