import { isDecidable } from '../decisions/decide';
import type { Report } from '../report/model';
import { countWords } from '../report/sentences/words';
import { numberedLines } from '../shownToModel/numberedReport';
import { memoised } from '../text/memo';
import { defaultCertainty } from './certainty';
import type { Finding, Severity } from './model';

/** The default number of findings shown for each 1,000 words; authors do not read more. */
export const defaultMaxFindings = 8;

/** The word count on which the number of shown findings depends: of the body, or after a reading of all that the model was shown, with tables. */
export function limitWords(report: Report, isRead: boolean): number {
	return isRead ? shownWords(report) : report.words;
}

const shownWords = memoised((report: Report) =>
	numberedLines(report).reduce(
		(sum, { kind, text }) => sum + (kind === 'reference' ? 0 : countWords(text, report.language)),
		0,
	),
);

/** Shorter reports count as this long. */
const shortestCounted = 1000;

/** Each level weighs as much as two of the next: what must be mended, should be, could be. */
const severityWeights: Readonly<Record<Severity, number>> = { error: 8, warning: 4, info: 2, hint: 1, off: 0 };

/** How much a finding matters: its weight by the odds that an editor agrees. */
export function worthOf({ severity, certainty }: Pick<Finding, 'severity' | 'certainty'>): number {
	return severityWeights[severity] * (certainty ?? defaultCertainty);
}

/**
 * Marks the findings of least worth as held back, so that no more are shown than an author reads; where any is, all hints
 * are. Errors, findings that a model marked `must` and warnings about the text itself are never held back, and errors
 * count towards the limit.
 *
 * @param words how long the report is
 * @param maxFindings so many are shown for each 1,000 words; 0 for all
 */
export function holdBack(findings: readonly Finding[], words: number, maxFindings = defaultMaxFindings): Finding[] {
	const errors = findings.filter(({ severity }) => severity === 'error').length;
	const room = Math.max(0, Math.floor((maxFindings * Math.max(words, shortestCounted)) / 1000) - errors);
	const others = findings.filter((finding) => finding.severity !== 'hint' && !isAlwaysShown(finding));
	const byWorth = (a: Finding, b: Finding) => worthOf(b) - worthOf(a) || (a.data.rank ?? 0) - (b.data.rank ?? 0);
	const over = maxFindings === 0 ? [] : others.sort(byWorth).slice(room);
	const hints =
		over.length > 0 ? findings.filter(({ code, severity }) => severity === 'hint' && isDecidable(code)) : [];
	const held = new Set([...over, ...hints]);
	return findings.map((finding) => ({ ...finding, held: held.has(finding) }));
}

/** Whether a finding is never held back. */
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

/** The findings that are not held back. */
export function withoutHeldBack(findings: readonly Finding[]): Finding[] {
	return findings.filter(({ held }) => !held);
}
