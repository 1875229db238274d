import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Fetch } from '../ports';
import { responseOf } from './httpResponse';

/** Who has not taken the connection by then is not there. */
const longestConnecting = 30_000;
/** A server that thinks for an hour sends nothing meanwhile: this keeps what lies between from forgetting the connection. */
const stillThere = 30_000;

/**
 * A `fetch` that waits for an answer for as long as its signal lets it: the platform's own ends after five minutes
 * without one. Every request has a connection of its own, so that none fails of one that the server has just closed;
 * redirects are handed to the caller.
 */
export const patientFetch: Fetch = async (input, init = {}) => {
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
