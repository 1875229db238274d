import type { ZodType } from 'zod';
import * as z from 'zod';
import { canSay } from '../../messages/inEnglish';
import { message } from '../../messages/message';
import type { Clock, Logger, Store } from '../../ports';
import { sha256 } from '../../text/hash';
import { type CacheBounds, type JsonCache, jsonCache } from '../../text/jsonCache';
import { webUrl } from '../../text/urls';
import { type SourceFailure, type SourceText, sourceFailureCodes } from '../model';
import { type KnownCopy, requestUrl } from './exchange';

/** What was read of an address, and when. */
export interface CachedSource extends KnownCopy {
	readonly content: SourceText;
	readonly truncated: boolean;
	/** In milliseconds since the epoch. */
	readonly readAt: number;
}

/** A failure that trying again at once would not mend. */
export interface CachedFailure {
	readonly failure: SourceFailure;
	readonly readAt: number;
}

/** What was read, kept from one run to the next, by its address. */
export type SourceCache = JsonCache<CachedSource | CachedFailure>;

const defaultBounds: CacheBounds = { entries: 2_000, bytes: 200_000_000 };

/** A message as it was kept: JSON leaves out what is undefined. */
const saidMessage = z
	.object({ code: z.string(), args: z.unknown().optional() })
	.transform(({ code, args }) => ({ code, args }))
	.refine(canSay);

const entry = z.union([
	z.object({
		address: z.string(),
		etag: z.string().optional(),
		lastModified: z.string().optional(),
		truncated: z.boolean(),
		readAt: z.number(),
		content: z.object({
			title: z.string(),
			text: z.string(),
			pages: z.array(z.number()),
			links: z.array(z.object({ url: z.string(), text: z.string() })),
			canonical: z.string().optional(),
		}),
	}),
	z.object({
		failure: z.object({ code: z.enum(sourceFailureCodes), message: saidMessage, suggestion: z.string().optional() }),
		readAt: z.number(),
	}),
]);

/** Counts up when texts are made, or told apart, in another way, so that none of the old ones is used. */
const prefix = 'source.2.';

/**
 * @param inside whether private addresses may be read: what was read then may be of the user's own network, and is kept
 * apart, so that no run without that permission finds it
 */
export function createSourceCache(
	store: Store,
	clock: Pick<Clock, 'now'>,
	logger: Logger,
	inside: boolean,
	bounds = defaultBounds,
): SourceCache {
	const kept = jsonCache<CachedSource | CachedFailure>({
		...{ store, prefix, bounds, family: 'source.' },
		schema: entry as ZodType<CachedSource | CachedFailure>,
		onFailure: (reason) => logger.error(message('notices.sourcesNotKept', { reason })),
		isOld: ({ key, time }) => clock.now() - time > maxAge || !key.startsWith(prefix),
	});
	return {
		find: async (url) => kept.find(await keyOf(url, inside)),
		keep: async (url, value) => kept.keep(await keyOf(url, inside), value),
		remove: async (url) => kept.remove(await keyOf(url, inside)),
		prune: kept.prune,
	};
}

/** Half a year, in milliseconds. */
const maxAge = 180 * 24 * 60 * 60 * 1000;

/**
 * By what is asked for, to the letter: another scheme, host or spelling may be answered by somebody else. An address may
 * hold any character and any length; a key may not.
 */
async function keyOf(url: string, inside: boolean): Promise<string> {
	return sha256(`${inside ? 'inside ' : ''}${cacheAddress(url)}`);
}

/** The address as it is requested, under which a page is kept. */
export function cacheAddress(url: string): string {
	const target = webUrl(url);
	return target ? requestUrl(target) : url;
}
