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
export interface Snapshot extends Figures {
	readonly known: KnownFindings;
}

/** So many entries of a report are kept; the oldest go first. */
const mostEntries = 200;

/** What was kept, wherever that came from; `undefined` where it is no history. */
export function parseHistory(kept: unknown): ReportHistory | undefined {
	const parsed = history.safeParse(kept);
	return parsed.success ? parsed.data : undefined;
}

/**
 * A history with one reading more; where nothing has changed there is no further entry.
 *
 * @param at in milliseconds since the epoch
 */
export function addSnapshot(
	before: ReportHistory | undefined,
	{ known, ...figures }: Snapshot,
	at: number,
): ReportHistory {
	const { mended, added } = changesBetween(before?.known ?? known, known);
	const entry = { at, ...figures, mended, added: countsByCode(added.values()) };
	const entries = before?.entries ?? [];
	const last = entries.at(-1);
	const same = last !== undefined && saysNothingNew(last, entry);
	return { entries: same ? entries : [...entries, entry].slice(-mostEntries), known };
}

function saysNothingNew(last: HistoryEntry, { findings, ledger, mended, added }: HistoryEntry): boolean {
	const figuresOf = (entry: Pick<HistoryEntry, 'findings' | 'ledger'>) =>
		JSON.stringify([entry.findings, Object.entries(entry.ledger).sort()]);
	return (
		Object.keys(mended).length + Object.keys(added).length === 0 && figuresOf(last) === figuresOf({ findings, ledger })
	);
}

/** What became of the findings from one reading to another. */
export interface Changes {
	/** How many were listed and are gone, by code. */
	readonly mended: CountsByCode;
	/** Those that are listed and were not there: the code of each, by its hash. */
	readonly added: ReadonlyMap<string, string>;
}

/** What was there all along is not new when it is listed, nor mended when it no longer is: it was held back, decided or withdrawn. */
export function changesBetween(before: KnownFindings, now: KnownFindings): Changes {
	return { mended: countsByCode(goneBetween(before, now).values()), added: new Map(missingFrom(before, now.listed)) };
}

/** The findings that were listed and are gone: the code of each, by its hash. */
export function goneBetween(before: KnownFindings, now: KnownFindings): ReadonlyMap<string, string> {
	return new Map(missingFrom(now, before.listed));
}

function countsByCode(codes: Iterable<string>): CountsByCode {
	const counts: Record<string, number> = {};
	for (const code of codes) counts[code] = (counts[code] ?? 0) + 1;
	return counts;
}

function missingFrom({ listed, others }: KnownFindings, wanted: KnownFindings['listed']): [string, string][] {
	const there = new Set([...Object.keys(listed), ...others]);
	return Object.entries(wanted).filter(([key]) => !there.has(key));
}
