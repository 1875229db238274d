import { changesBetween, countsByCode } from './changes';
import { type HistoryEntry, history, type Reading, type ReportHistory } from './model';

/** So many entries of a report are kept; the oldest go first. */
const mostEntries = 200;

/** What was kept, wherever that came from; `undefined` where it is no history. */
export function readHistory(kept: unknown): ReportHistory | undefined {
	const parsed = history.safeParse(kept);
	return parsed.success ? parsed.data : undefined;
}

/**
 * A history with one reading more; where nothing has changed there is no further entry.
 *
 * @param at in milliseconds since the epoch
 */
export function keepReading(
	before: ReportHistory | undefined,
	{ known, ...figures }: Reading,
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
