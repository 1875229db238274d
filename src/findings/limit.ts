import { isDecidable } from '../decisions/decide';
import type { Report } from '../report/model';
import { countWords } from '../report/sentences/words';
import { numberedLines } from '../shownToModel/numberedReport';
import { memoised } from '../text/memo';
import { evenOdds } from './certainty';
import type { Finding, Severity } from './model';

/** So many findings a 1,000 words are shown unless the user wants it otherwise: more are not read. */
export const defaultMaxFindings = 8;

/** The words by which findings are counted: of the text for rules; for a reading of all that is shown of it, tables too. */
export function wordsOf(report: Report, isRead: boolean): number {
	return isRead ? shownWords(report) : report.words;
}

const shownWords = memoised((report: Report) =>
	numberedLines(report).reduce(
		(sum, { kind, text }) => sum + (kind === 'reference' ? 0 : countWords(text, report.language)),
		0,
	),
);

/** A shorter report may have as many findings as one of this length. */
const leastWords = 1000;

/** Each level weighs as much as two of the next: what must be mended, should be, could be. */
const weights: Readonly<Record<Severity, number>> = { error: 8, warning: 4, info: 2, hint: 1, off: 0 };

/** How much a finding matters: its weight by the odds that an editor agrees. */
export function worthOf({ severity, certainty }: Pick<Finding, 'severity' | 'certainty'>): number {
	return weights[severity] * (certainty ?? evenOdds);
}

/**
 * Keeps the findings that are shown to as many as an author reads: the least certain and least weighty of the others are
 * held back, and with them the hints, which matter less than any of these. Errors and what a model's reading says must be
 * mended never are, but count; nor is a warning about the text itself, which would else be out of sight where the text has
 * many faults.
 *
 * @param words how long the report is
 * @param maxFindings so many are shown for each 1,000 words; 0 for all
 */
export function holdBack(findings: readonly Finding[], words: number, maxFindings = defaultMaxFindings): Finding[] {
	const errors = findings.filter(({ severity }) => severity === 'error').length;
	const room = Math.max(0, Math.floor((maxFindings * Math.max(words, leastWords)) / 1000) - errors);
	const others = findings.filter((finding) => finding.severity !== 'hint' && !isAlwaysShown(finding));
	const byWorth = (a: Finding, b: Finding) => worthOf(b) - worthOf(a) || (a.data.rank ?? 0) - (b.data.rank ?? 0);
	const over = maxFindings === 0 ? [] : others.sort(byWorth).slice(room);
	const hints =
		over.length > 0 ? findings.filter(({ code, severity }) => severity === 'hint' && isDecidable(code)) : [];
	const held = new Set([...over, ...hints]);
	return findings.map((finding) => ({ ...finding, held: held.has(finding) }));
}

/** What must be mended is never held back: whoever read the report whole has weighed it against the rest. */
function isAlwaysShown({ code, severity, data }: Finding): boolean {
	return severity === 'error' || !isDecidable(code) || data.weight === 'must';
}

/** Whether a model's reading found it, and no rule. */
export function isMark({ data }: Pick<Finding, 'data'>): boolean {
	return data.weight !== undefined;
}

/** Whether a finding counts and is listed as one, in Problems and elsewhere: not a hint, and not one that is held back. */
export function isListed({ severity, held }: Pick<Finding, 'severity'> & Partial<Pick<Finding, 'held'>>): boolean {
	return severity !== 'hint' && !held;
}

/** The findings that are not held back: what is listed where a list is to be short. */
export function notHeld(findings: readonly Finding[]): Finding[] {
	return findings.filter(({ held }) => !held);
}
