import { type LookupAddress, lookup } from 'node:dns';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { Fetch } from '../ports';
import { isAddress, isPrivateHost } from '../sources/documents/addresses';
import { isAllowed } from '../sources/documents/addressPolicy';
import { responseOf } from './httpResponse';

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
