import { PlumblineError } from '../../errors';
import { message } from '../../messages/message';
import type { Message } from '../../messages/model';
import { parseUrl } from '../../text/urls';
import { type ConnectionFault, connectionFault, errorChain, faultMessage, isServerError, systemCode } from '../../wire';
import type { SourceFailure, SourceFailureCode } from '../model';
import { isPrivateHost } from './addresses';

/** What went wrong while a source was read, carried to where the reading ends. */
export class SourceError extends PlumblineError<SourceFailureCode, { readonly failure: SourceFailure }> {
	override readonly name = 'SourceError';

	constructor(failure: SourceFailure) {
		super(failure.code, failure.message, { failure });
	}
}

/** Failures an archived copy may help with: the page is gone, locked, or not for programs. */
const archiveHelps: ReadonlySet<SourceFailureCode> = new Set([
	'notFound',
	'gone',
	'paywall',
	'login',
	'blocked',
	'network',
	'server',
	'empty',
	'tooManyRedirects',
	'timeout',
]);

/** A failure of an address, with the archived copy to try where that may help. */
export function failureAt(url: string, code: SourceFailureCode, why: Message): SourceFailure {
	const suggestion = archiveHelps.has(code) ? archivedCopy(url) : undefined;
	return { code, message: why, ...(suggestion === undefined ? {} : { suggestion }) };
}

/** Where the Internet Archive shows the copy it last took of a page, if it has one; none for private addresses. */
export function archivedCopy(url: string): string | undefined {
	const hostname = parseUrl(url)?.hostname;
	if (hostname === undefined || isPrivateHost(hostname) || /(^|\.)archive\.org$/.test(hostname)) return undefined;
	return `https://web.archive.org/web/${url}`;
}

/** What a status other than success means; `undefined` for success. */
export function statusFailure(url: string, status: number, retryAfter: number | undefined): SourceFailure | undefined {
	if (status >= 200 && status < 300) return undefined;
	const fail = (code: SourceFailureCode, why: Message) => failureAt(url, code, why);
	const http = `HTTP ${status}`;
	switch (status) {
		case 401:
		case 407:
			return fail('login', message('sourceFailures.login', { status }));
		case 402:
			return fail('paywall', message('sourceFailures.payment', { status }));
		case 404:
			return fail('notFound', message('sourceFailures.notFound', { status }));
		case 410:
			return fail('gone', message('sourceFailures.gone'));
		case 408:
			return fail('timeout', message('sourceFailures.later', { what: faultMessage('timeout', { code: http }) }));
		case 429: {
			const wait = retryAfter === undefined ? undefined : Math.ceil(retryAfter / 1000);
			const what = message('connection.busy', { requests: 'requests', wait, code: http });
			return fail('blocked', message('sourceFailures.later', { what }));
		}
		case 451:
			return fail('blocked', message('sourceFailures.legal'));
	}
	if (isServerError(status)) return fail('server', message('connection.serverError', { code: http }));
	if (status < 400) return fail('server', message('sourceFailures.notFollowed', { status }));
	return fail('blocked', message('sourceFailures.refused', { status }));
}

/** What a connection that broke, or never was, means. Only the system's name for it is shown: nothing else is safe. */
export function networkFailure(url: string, thrown: unknown): SourceFailure {
	const code = errorChain(thrown).map(systemCode).find(Boolean);
	if (code === 'EPRIVATE') return privateFailure();
	if (code && /^(Z_|ERR__?ZLIB|ERR_BROTLI|HPE_|ERR_BUFFER_TOO_LARGE)/.test(code)) {
		return failureAt(url, 'unreadable', message('sourceFailures.damaged', { code }));
	}
	const fault = (code === undefined ? undefined : connectionFault(code)) ?? 'unreachable';
	const what = faultMessage(fault, { code });
	return failureAt(url, fault === 'timeout' ? 'timeout' : 'network', message(advised[fault], { what }));
}

/** What to do about each fault. */
const advised = {
	refused: 'sourceFailures.noConnection',
	hostNotFound: 'sourceFailures.noConnection',
	unreachable: 'sourceFailures.noConnection',
	timeout: 'sourceFailures.later',
	certificate: 'sourceFailures.notTrusted',
	inBrowser: 'sourceFailures.noConnection',
} as const satisfies Record<ConnectionFault, string>;

export function privateFailure(): SourceFailure {
	return { code: 'privateAddress', message: message('sourceFailures.privateAddress') };
}
