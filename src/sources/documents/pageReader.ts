import { message } from '../../messages/message';
import { webUrl } from '../../text/urls';
import type { SourceFailureCode, SourceReading, SourceTarget } from '../model';
import { accessBarrierOf } from './accessBarriers';
import type { CachedSource, SourceCache } from './cache';
import { type DocumentInit, documentText } from './documentText';
import { type ExchangeInit, exchange } from './exchange';
import { failureAt, SourceError } from './failures';
import { RequestQueue } from './requestQueue';

export interface PageReaderInit extends ExchangeInit, DocumentInit {
	readonly cache: SourceCache;
	/** Whether the user agreed to documents being fetched; without it, only what was read before is at hand. */
	readonly network: boolean;
	/** In milliseconds. */
	readonly freshFor: number;
}

type UrlTarget = Extract<SourceTarget, { kind: 'url' }>;

/** How long a failure that the page itself gives is believed, in milliseconds. */
const failureFreshFor = 60 * 60 * 1000;
/** The next try will hardly end differently. */
const settled: ReadonlySet<SourceFailureCode> = new Set([
	'notFound',
	'gone',
	'paywall',
	'login',
	'tooLarge',
	'wrongType',
	'empty',
	'unreadable',
	'tooManyRedirects',
]);
/** The server cannot be reached or does not want to now, so that a copy of earlier does. */
const passing: ReadonlySet<SourceFailureCode> = new Set(['timeout', 'network', 'server', 'blocked']);

/** Reads a web address: what is kept and fresh, else from its server. Throws a {@link SourceError}. */
export function createPageReader(
	init: PageReaderInit,
): (target: UrlTarget, signal: AbortSignal) => Promise<SourceReading> {
	// Documents are fetched faster than they are read, and each is held in memory until it is.
	const inHand = new RequestQueue(init.limits.concurrency * 2, init.limits.concurrencyPerHost * 2);
	let began: number | undefined;

	/** Bounds the time of a run with many links that do not answer. */
	function refuseLate(): void {
		const { clock, limits } = init;
		began ??= clock.elapsed();
		if (clock.elapsed() - began < limits.runTime) return;
		const minutes = limits.runTime / 60_000;
		throw new SourceError({ code: 'timeout', message: message('sourceFailures.runTooLong', { minutes }) });
	}

	async function read(target: UrlTarget, signal: AbortSignal): Promise<SourceReading> {
		const url = webUrl(target.url);
		if (!url) throw new SourceError({ code: 'notAllowed', message: message('sourceFailures.noWebAddress') });
		const found = await init.cache.find(url.href);
		signal.throwIfAborted();
		const age = found ? ageOf(found, init.clock.now()) : 0;
		const kept = found && 'content' in found ? found : undefined;
		if (kept && (!init.network || age < init.freshFor)) return keptReading(target, kept);
		if (!init.network) throw new SourceError({ code: 'notAllowed', message: message('sourceFailures.notFetched') });
		if (found && 'failure' in found && age < Math.min(init.freshFor, failureFreshFor))
			throw new SourceError(found.failure);
		// A signal of its own: platforms warn of more than ten that listen to one.
		return inHand.run(url.host, signal, () => fetched(target, url, kept, AbortSignal.any([signal])));
	}

	async function fetched(
		target: UrlTarget,
		url: URL,
		kept: CachedSource | undefined,
		signal: AbortSignal,
	): Promise<SourceReading> {
		try {
			refuseLate();
			const document = await exchange(url, kept, init, signal);
			if (document === 'notModified') return await confirmed(target, url, kept!);
			const text = await documentText(document, init, signal);
			const wall =
				text.hints &&
				accessBarrierOf({ url: target.url, address: document.address, content: text.content, hints: text.hints });
			if (wall) throw new SourceError(wall);
			if (text.content.text.trim() === '')
				throw new SourceError(failureAt(target.url, 'empty', message('sourceFailures.empty')));
			const { address, etag, lastModified } = document;
			const entry: CachedSource = {
				address,
				etag,
				lastModified,
				...{ content: text.content, truncated: text.truncated },
				readAt: init.clock.now(),
			};
			await init.cache.keep(url.href, entry);
			return { ...keptReading(target, entry), cached: false };
		} catch (error) {
			if (!(error instanceof SourceError)) throw error;
			const { failure } = error.details;
			if (kept && passing.has(failure.code)) return { ...keptReading(target, kept), passedOver: failure };
			if (settled.has(failure.code)) await init.cache.keep(url.href, { failure, readAt: init.clock.now() });
			throw error;
		}
	}

	async function confirmed(target: UrlTarget, url: URL, kept: CachedSource): Promise<SourceReading> {
		const entry = { ...kept, readAt: init.clock.now() };
		await init.cache.keep(url.href, entry);
		return keptReading(target, entry);
	}

	return read;
}

/** In milliseconds. A time in the future means that the clock was set back: the age is not known then. */
function ageOf({ readAt }: Pick<CachedSource, 'readAt'>, now: number): number {
	return readAt > now ? Number.POSITIVE_INFINITY : now - readAt;
}

type OkReading = Extract<SourceReading, { ok: true }>;

function keptReading(from: UrlTarget, { content, readAt, truncated }: CachedSource): OkReading {
	return { ok: true, from, content, readAt, truncated, cached: true };
}
