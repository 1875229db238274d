import { createSourceReader } from '../documents/sourceReader';
import type { ReadingInit, SearchHit, SourceText, SourceUse } from '../model';

/** Reads a page that a search found; `undefined` where it cannot be read. Rejects only with the signal's reason. */
export type ReadFoundPage = (hit: SearchHit, signal: AbortSignal) => Promise<SourceText | undefined>;

/**
 * Reads what a search found where the user has agreed that cited pages are read: `undefined` where they have not. A page on a
 * private network is never read: a search service names it, not the report.
 */
export function foundPages(
	use: Pick<SourceUse, 'fetch'> | undefined,
	{ access, ...init }: ReadingInit,
): ReadFoundPage | undefined {
	if (!access || use?.fetch !== true) return undefined;
	const reader = createSourceReader({ ...init, ...access, fetch: access.fetch([]), network: true });
	return async ({ url, title }, signal) => {
		const target = { kind: 'url', url } as const;
		const source = { id: url, targets: [target], title, url, citations: [], reference: undefined };
		const reading = await reader.read(source, signal);
		return reading.ok ? reading.content : undefined;
	};
}
