import { message } from './messages/message';
import type { Message } from './messages/model';
import type { Clock } from './ports';

/** What an answer over HTTP, or the lack of one, says; for all rooms that ask over the network. */

/** The error and its causes, outermost first. */
export function errorChain(thrown: unknown): readonly unknown[] {
	const errors: unknown[] = [];
	for (let error = thrown; error instanceof Error && errors.length < 8; error = error.cause) errors.push(error);
	return errors;
}

/** The system's name for what went wrong, such as `ECONNREFUSED`. Nothing else of an error is safe to show. */
export function systemCode(error: unknown): string | undefined {
	const code = error instanceof Error && 'code' in error ? error.code : undefined;
	return typeof code === 'string' && /^[A-Z][A-Z0-9_]{2,50}$/.test(code) ? code : undefined;
}

/** Why no answer came, as far as the system's name for it tells. */
export type ConnectionFault = 'refused' | 'hostNotFound' | 'unreachable' | 'timeout' | 'certificate' | 'inBrowser';

/** The name for a request of which a browser says no more than that it came to nothing. */
export const inBrowserCode = 'ERR_IN_BROWSER';

const faults: readonly (readonly [RegExp, ConnectionFault])[] = [
	[/^ECONNREFUSED$/, 'refused'],
	[/^(ENOTFOUND|EAI_AGAIN|ENODATA)$/, 'hostNotFound'],
	[/^(EHOSTUNREACH|ENETUNREACH)$/, 'unreachable'],
	[/^(UND_ERR_(HEADERS|BODY|CONNECT)_TIMEOUT|ETIMEDOUT)$/, 'timeout'],
	[/^ERR_IN_BROWSER$/, 'inBrowser'],
	[/CERT|SELF_SIGNED|UNABLE_TO_VERIFY|^ERR_TLS|^ERR_SSL/, 'certificate'],
];

/** What a {@link systemCode} says of the connection; `undefined` where it broke in another way. */
export function connectionFault(code: string): ConnectionFault | undefined {
	return faults.find(([codes]) => codes.test(code))?.[1];
}

/** Whether no connection was made, so that nothing can have been sent. */
export function neverConnected(code: string): boolean {
	const fault = connectionFault(code);
	if (fault === 'inBrowser') return false;
	return fault === 'timeout' ? code === 'UND_ERR_CONNECT_TIMEOUT' : fault !== undefined;
}

/** Why no connection came about, or why it broke; `at` is the address where a message is to name it. */
export function faultMessage(fault: ConnectionFault, { at, who, code }: FaultPlace): Message {
	switch (fault) {
		case 'refused':
			return message('connection.refused', { at, code });
		case 'hostNotFound':
			return message('connection.hostNotFound', { at, code });
		case 'timeout':
			return message('connection.late', { who, code });
		case 'certificate':
			return message('connection.certificate', { at, code });
		case 'inBrowser':
			return message('connection.inBrowser', { at });
		case 'unreachable':
			return message('connection.broke', { at, code });
	}
}

/** Names of the place that was asked; what is left out stands beside the message. */
interface FaultPlace {
	readonly at?: string;
	readonly who?: string;
	/** The system's name for the fault. */
	readonly code?: string | undefined;
}

/** A status from 500 up: nothing that was asked is to blame. */
export function isServerError(status: number): boolean {
	return status >= 500;
}

/**
 * How long a server asks to wait, in milliseconds, from `retry-after-ms` or `Retry-After` (seconds or a date, RFC 9110
 * §10.2.3); `undefined` when it does not say or cannot be understood.
 *
 * @param now milliseconds since the epoch, for a date
 */
export function readRetryAfter(headers: Headers, now: number): number | undefined {
	const milliseconds = amount(headers.get('retry-after-ms'));
	if (milliseconds !== undefined) return milliseconds;
	const value = headers.get('retry-after');
	const seconds = amount(value);
	if (seconds !== undefined) return seconds * 1000;
	const date = value === null || !/[a-z]/i.test(value) ? Number.NaN : Date.parse(value);
	return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

function amount(value: string | null): number | undefined {
	return value !== null && /^\s*\d+(\.\d+)?\s*$/.test(value) ? Number(value) : undefined;
}

/**
 * The parts of a response's body, as long as they come to no more than so many bytes; beyond that it throws what `tooLarge`
 * makes. The connection is let go however the reading ends.
 */
export async function* bodyWithin(
	response: Response,
	mostBytes: number,
	tooLarge: () => Error,
): AsyncGenerator<Uint8Array> {
	const reader = response.body?.getReader();
	if (!reader) return;
	let size = 0;
	try {
		for (let next = await reader.read(); !next.done; next = await reader.read()) {
			size += next.value.length;
			if (size > mostBytes) throw tooLarge();
			yield next.value;
		}
	} finally {
		// A stream that failed cannot be cancelled any more; what it failed of is what counts.
		await reader.cancel().catch(() => {});
	}
}

/**
 * A body as UTF-8; see {@link bodyWithin}.
 *
 * @param onText told each part as it comes in
 */
export async function textWithin(
	response: Response,
	mostBytes: number,
	tooLarge: () => Error,
	onText: (part: string) => void = () => {},
): Promise<string> {
	const decoder = new TextDecoder();
	let text = '';
	for await (const bytes of bodyWithin(response, mostBytes, tooLarge)) {
		const part = decoder.decode(bytes, { stream: true });
		text += part;
		onText(part);
	}
	return text + decoder.decode();
}

/** So much time was not enough. */
export class TimeUp extends Error {
	override readonly name = 'TimeUp';
}

/**
 * Runs a task for at most so many milliseconds. Its signal is aborted when they are over, or with the given signal;
 * then the promise rejects, with {@link TimeUp} or the signal's reason, whether the task listens or not. A task that hears
 * something has so many milliseconds from then on.
 */
export async function timed<Result>(
	clock: Clock,
	milliseconds: number,
	signal: AbortSignal,
	task: (signal: AbortSignal, heard: (milliseconds: number) => void) => Promise<Result>,
): Promise<Result> {
	signal.throwIfAborted();
	let end = clock.elapsed() + milliseconds;
	const own = new AbortController();
	const finished = new AbortController();
	const stop = () => own.abort(signal.reason);
	signal.addEventListener('abort', stop, { once: true });
	const aborted = new Promise<never>((_, reject) => {
		own.signal.addEventListener('abort', () => reject(own.signal.reason), { once: true });
	});
	const untilEnd = async () => {
		do await clock.sleep(Math.max(0, end - clock.elapsed()), finished.signal);
		while (clock.elapsed() < end);
	};
	untilEnd().then(
		() => own.abort(new TimeUp(`over ${milliseconds} ms`)),
		// The task was done before.
		() => {},
	);
	try {
		const heard = (more: number) => {
			end = clock.elapsed() + more;
		};
		return await Promise.race([task(own.signal, heard), aborted]);
	} finally {
		finished.abort();
		signal.removeEventListener('abort', stop);
	}
}
