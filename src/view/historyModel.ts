import * as z from 'zod/mini';
import { place } from './model';

/** What became of the findings since a time or a commit. */
const sinceView = z.object({
	mended: z.object({
		title: z.string(),
		/** A kind with its count each, and the words of the first as far as they are at hand. */
		kinds: z.array(z.string()),
	}),
	added: z.object({
		title: z.string(),
		findings: z.array(z.object({ place, excerpt: z.string(), message: z.string() })),
	}),
});

/** How a report came to be what it is. */
export const historyView = z.object({
	title: z.string(),
	/** From when on there will be something to see; empty where there is. */
	empty: z.string(),
	/** How many findings Problems listed at each save, the oldest first; the name says it in words. */
	trend: z.object({ name: z.string(), values: z.array(z.int()) }),
	columns: z.object({ saved: z.string(), problems: z.string(), changed: z.string() }),
	/** The last saves that changed something, the latest first. */
	rows: z.array(z.object({ saved: z.string(), problems: z.string(), changes: z.array(z.string()) })),
	since: z.array(sinceView),
	/** What stands in a list with nothing in it. */
	nothing: z.string(),
});

export type HistoryView = z.infer<typeof historyView>;
export type SinceView = HistoryView['since'][number];
