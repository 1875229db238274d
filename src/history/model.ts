import * as z from 'zod';

const count = z.number().int().nonnegative();
/** How many of each kind, by finding code. */
const byCode = z.record(z.string(), count);

/** What is counted of a report. */
const figures = z.object({
	/** What Problems lists. */
	findings: z.object({ error: count, warning: count, info: count }),
	/** The ledger's counts, by name, of how many; `null` where that says nothing. */
	ledger: z.record(z.string(), z.object({ count, of: z.nullable(count) })),
});

/** The findings of a reading by what {@link Figures} cannot tell: which they are, as hashes of their words. */
const known = z.object({
	/** What Problems lists and rules found: the code of each, by its hash. */
	listed: z.record(z.string(), z.string()),
	/** What is there and not listed (held back, hints, decided, withdrawn), and what only a model or a source could tell. */
	others: z.array(z.string()),
});

/** One save. */
const entry = z.object({
	/** In milliseconds since the epoch. */
	at: z.number(),
	...figures.shape,
	/** What has gone since the entry before. */
	mended: byCode,
	/** What has come since. */
	added: byCode,
});

/** What is kept of a report's past: counts, codes and hashes with a time, none of its text. The entries are in the order of time. */
export const history = z.object({
	entries: z.array(entry).min(1),
	/** The findings of the last entry. */
	known,
});

export type Figures = z.infer<typeof figures>;
export type KnownFindings = z.infer<typeof known>;
export type HistoryEntry = z.infer<typeof entry>;
export type ReportHistory = z.infer<typeof history>;
export type CountsByCode = z.infer<typeof byCode>;

/** A report as it was read once. */
export interface Reading extends Figures {
	readonly known: KnownFindings;
}
