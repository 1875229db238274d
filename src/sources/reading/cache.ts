import * as z from 'zod';
import { canSay } from '../../messages/inEnglish';
import { message } from '../../messages/message';
import type { Clock, Logger, Store } from '../../ports';
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

/** What was read, kept from one run to the next. A store that fails costs a request, never a reading. */
export interface SourceCache {
	find(url: string): Promise<CachedSource | CachedFailure | undefined>;
	keep(url: string, entry: CachedSource | CachedFailure): Promise<void>;
	/** Removes the oldest beyond the bounds; meant for the end of a run. */
	prune(): Promise<void>;
}

export interface CacheBounds {
	readonly entries: number;
	/** Of all entries together. */
	readonly bytes: number;
}

export const defaultCacheBounds: CacheBounds = { entries: 2_000, bytes: 200_000_000 };

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
			date: z.string().optional(),
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
	bounds = defaultCacheBounds,
): SourceCache {
	let warned = false;
	async function attempt<Result>(action: () => Promise<Result>): Promise<Result | undefined> {
		try {
			return await action();
		} catch (error) {
			if (!warned) logger.error(message('notices.sourcesNotKept', { reason: String(error) }));
			warned = true;
			return undefined;
		}
	}

	return {
		async find(url) {
			const key = await keyOf(url, inside);
			const text = await attempt(() => store.read(key));
			if (text === undefined) return undefined;
			const kept = parse(text);
			if (!kept) await attempt(() => store.remove(key));
			return kept as CachedSource | CachedFailure | undefined;
		},
		async keep(url, kept) {
			const key = await keyOf(url, inside);
			await attempt(() => store.write(key, JSON.stringify(kept)));
		},
		async prune() {
			const texts = ((await attempt(() => store.list())) ?? []).filter(({ key }) => key.startsWith('source.'));
			let bytes = 0;
			for (const [at, { key, size, time }] of texts.toSorted((one, other) => other.time - one.time).entries()) {
				bytes += size;
				const old = clock.now() - time > maxAge || !key.startsWith(prefix);
				if (old || at >= bounds.entries || bytes > bounds.bytes) await attempt(() => store.remove(key));
			}
		},
	};
}

/** Half a year, in milliseconds. */
const maxAge = 180 * 24 * 60 * 60 * 1000;

/**
 * By what is asked for, to the letter: another scheme, host or spelling may be answered by somebody else. An address may
 * hold any character and any length; a key may not.
 */
async function keyOf(url: string, inside: boolean): Promise<string> {
	const digest = await crypto.subtle.digest(
		'SHA-256',
		new TextEncoder().encode(`${inside ? 'inside ' : ''}${askedFor(url)}`),
	);
	return prefix + [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What one address is told apart by from another. */
export function askedFor(url: string): string {
	const target = webUrl(url);
	return target ? requestUrl(target) : url;
}

function parse(text: string): z.infer<typeof entry> | undefined {
	try {
		return entry.parse(JSON.parse(text));
	} catch {
		// Whatever made it unreadable, asking again mends it.
		return undefined;
	}
}
