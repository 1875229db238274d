import type { IncomingMessage } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

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
