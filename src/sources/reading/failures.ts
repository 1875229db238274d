import { parseUrl } from '../../text/parseUrl';
import { errorChain, systemCode } from '../../wire';
import type { SourceFailure, SourceFailureCode } from '../model';
import { isPrivateHost } from './addresses';

/** What went wrong while a source was read, carried to where the reading ends. */
export class SourceError extends Error {
	override readonly name = 'SourceError';
	readonly failure: SourceFailure;

	constructor(failure: SourceFailure) {
		super(failure.message);
		this.failure = failure;
	}
}

/** Failures an archived copy may help with: the page is gone, locked, or not for programs. */
const ARCHIVE_HELPS: ReadonlySet<SourceFailureCode> = new Set([
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
export function failureAt(url: string, code: SourceFailureCode, message: string): SourceFailure {
	const suggestion = ARCHIVE_HELPS.has(code) ? archivedCopy(url) : undefined;
	return suggestion === undefined ? { code, message } : { code, message, suggestion };
}

/** Where the Internet Archive shows the copy it last took of a page, if it has one; none for private addresses. */
export function archivedCopy(url: string): string | undefined {
	const hostname = parseUrl(url)?.hostname;
	if (hostname === undefined || isPrivateHost(hostname) || /(^|\.)archive\.org$/.test(hostname)) return undefined;
	return `https://web.archive.org/web/${url}`;
}

/** For people: the host, without what makes addresses long. */
export function hostOf(url: string): string {
	return parseUrl(url)?.host ?? url;
}

/** What a status other than success means; `undefined` for success. */
export function statusFailure(url: string, status: number, retryAfter: number | undefined): SourceFailure | undefined {
	if (status >= 200 && status < 300) return undefined;
	const host = hostOf(url);
	const fail = (code: SourceFailureCode, message: string) => failureAt(url, code, message);
	switch (status) {
		case 401:
		case 407:
			return fail('login', `${host} asks for a login (HTTP ${status}). Save the page to the sources folder.`);
		case 402:
			return fail(
				'paywall',
				`${host} asks for payment (HTTP 402). Save the page to the sources folder, or cite one that is free to read.`,
			);
		case 404:
			return fail('notFound', `${host} has no such page (HTTP 404). Correct the address, or cite an archived copy.`);
		case 410:
			return fail('gone', `${host} has removed the page for good (HTTP 410). Cite an archived copy or another source.`);
		case 408:
			return fail('timeout', `${host} gave up waiting (HTTP 408). Try again later.`);
		case 429:
			return fail(
				'blocked',
				`${host} takes no more requests for now (HTTP 429)${retryAfter === undefined ? '' : ` and asks to wait ${Math.ceil(retryAfter / 1000)} s`}. Try again later.`,
			);
		case 451:
			return fail('blocked', `${host} may not show the page for legal reasons (HTTP 451). Cite another source.`);
	}
	if (status >= 500) return fail('server', `${host} has a fault of its own (HTTP ${status}). Try again later.`);
	if (status < 400)
		return fail(
			'server',
			`${host} answered in a way that cannot be followed (HTTP ${status}). Open the page in a browser and cite the address it ends at.`,
		);
	return fail(
		'blocked',
		`${host} refuses to give the page to a program (HTTP ${status}). Save the page to the sources folder.`,
	);
}

/** What a connection that broke, or never was, means. Only the system's name for it is shown: nothing else is safe. */
export function networkFailure(url: string, thrown: unknown): SourceFailure {
	const host = hostOf(url);
	const code = errorChain(thrown).map(systemCode).find(Boolean);
	if (code === 'EPRIVATE') return privateFailure(host);
	const named = code === undefined ? '' : ` (${code})`;
	if (code && /^(ENOTFOUND|EAI_AGAIN|ENODATA)$/.test(code)) {
		return failureAt(url, 'network', `The host ${host} was not found${named}. Check the address and the network.`);
	}
	if (code && /^(UND_ERR_(HEADERS|BODY|CONNECT)_TIMEOUT|ETIMEDOUT)$/.test(code)) {
		return failureAt(url, 'timeout', `${host} did not answer in time${named}. Try again later.`);
	}
	if (code && /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|^ERR_TLS|^ERR_SSL/.test(code)) {
		return failureAt(
			url,
			'network',
			`The certificate of ${host} is not trusted${named}. Check the address, or save the page to the sources folder.`,
		);
	}
	if (code && /^(Z_|ERR__?ZLIB|ERR_BROTLI|HPE_|ERR_BUFFER_TOO_LARGE)/.test(code)) {
		return failureAt(
			url,
			'unreadable',
			`What ${host} sent is damaged${named}. Open the page in a browser and save it to the sources folder.`,
		);
	}
	if (code === 'ECONNREFUSED')
		return failureAt(url, 'network', `Nothing answers at ${host}${named}. Check the address.`);
	return failureAt(url, 'network', `The connection to ${host} broke${named}. Check the network and try again.`);
}

export function privateFailure(host: string): SourceFailure {
	return {
		code: 'privateAddress',
		message: `${host} is an address of a private network, which reports do not get read from. If it is yours, allow this host in the settings.`,
	};
}
