import type { Analysis } from '../analysis';
import { subjectKey, subjectOf } from '../decisions/make';
import type { Finding } from '../findings/model';
import { isListed } from '../findings/volume';
import { isJudged } from '../scoring/withJudgedFindings';
import { fingerprint } from '../text/fingerprint';
import { memoised } from '../text/memo';
import {
	type CountsByCode,
	type Figures,
	type HistoryEntry,
	history,
	type KnownFindings,
	type Reading,
	type ReportHistory,
} from './model';

/** The hash of each finding's words: the same wherever in the report they stand. */
export const findingKeys = memoised(({ report, findings, decided, withdrawn = [] }: Analysis) => {
	const all = [...findings, ...decided.map(({ finding }) => finding), ...withdrawn.map(({ finding }) => finding)];
	return new Map(all.map((finding) => [finding, fingerprint(subjectKey(subjectOf(report, finding)))]));
});

/** What a history keeps of a report that was read. */
export function readingOf(analysis: Analysis, ledger: Figures['ledger']): Reading {
	const listed = analysis.findings.filter(isListed);
	const count = (of: Finding['severity']) => listed.filter(({ severity }) => severity === of).length;
	const findings = { error: count('error'), warning: count('warning'), info: count('info') };
	return { findings, ledger, known: knownFindings(analysis) };
}

export function knownFindings(analysis: Analysis): KnownFindings {
	const keys = [...findingKeys(analysis)];
	const open = new Set(analysis.findings);
	const compared = ([finding]: [Finding, string]) => open.has(finding) && isListed(finding) && byRules(finding);
	return {
		listed: Object.fromEntries(keys.filter(compared).map(([{ code }, key]) => [key, code])),
		others: keys.filter((each) => !compared(each)).map(([, key]) => key),
	};
}

/** What is there again whenever the same words are read: no model and no source need be at hand. */
function byRules(finding: Finding): boolean {
	return finding.decidedBy !== 'model' && !isJudged(finding);
}

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

export function countsByCode(codes: Iterable<string>): CountsByCode {
	const counts: Record<string, number> = {};
	for (const code of codes) counts[code] = (counts[code] ?? 0) + 1;
	return counts;
}

function missingFrom({ listed, others }: KnownFindings, wanted: KnownFindings['listed']): [string, string][] {
	const there = new Set([...Object.keys(listed), ...others]);
	return Object.entries(wanted).filter(([key]) => !there.has(key));
}
