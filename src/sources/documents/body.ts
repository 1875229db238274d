import { message } from '../../messages/message';
import { bodyWithin } from '../../wire';
import { failureAt, SourceError } from './failures';

/** How much of a document is looked at before the rest is asked for. */
const head = 512;

export interface BodyLimits {
	/** After decompression. */
	readonly bytes: number;
	/** Told the first bytes, throws when the rest is not wanted. */
	readonly onHead: (head: Uint8Array) => void;
}

/**
 * The whole body of a response, stopped as soon as it is too large or of no use. Throws a {@link SourceError} `tooLarge`.
 * Whenever it throws, the connection is let go.
 */
export async function readBody(
	response: Response,
	url: string,
	{ bytes: limit, onHead }: BodyLimits,
): Promise<Uint8Array> {
	if (Number(response.headers.get('content-length') ?? 0) > limit) {
		await discard(response);
		throw tooLarge(url, limit);
	}
	if (!response.body) return new Uint8Array();
	const chunks: Uint8Array[] = [];
	let size = 0;
	let looked = false;
	const look = () => {
		looked = true;
		onHead(joined(chunks, size).subarray(0, head * 2));
	};
	for await (const chunk of bodyWithin(response, limit, () => tooLarge(url, limit))) {
		chunks.push(chunk);
		size += chunk.length;
		if (!looked && size >= head) look();
	}
	if (!looked) look();
	return joined(chunks, size);
}

/** Closes a connection whose body is not read. */
export async function discard(response: Response): Promise<void> {
	await response.body?.cancel().catch(() => {});
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array {
	const bytes = new Uint8Array(size);
	let at = 0;
	for (const chunk of chunks) {
		bytes.set(chunk, at);
		at += chunk.length;
	}
	return bytes;
}

function tooLarge(url: string, bytes: number): SourceError {
	return new SourceError(failureAt(url, 'tooLarge', message('sourceFailures.tooLarge', { bytes })));
}
