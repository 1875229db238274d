import { evenOdds } from './certainty';
import type { Finding, Severity } from './model';

/** So many findings a 1,000 words are shown unless the user wants it otherwise: more are not read. */
export const defaultMaxFindings = 8;

/** A shorter report may have as many findings as one of this length. */
const leastWords = 1000;

/** Each level weighs as much as two of the next: what must be mended, should be, could be. */
const weights: Readonly<Record<Severity, number>> = { error: 8, warning: 4, info: 2, hint: 1, off: 0 };

/** How much a finding matters: its weight by the odds that an editor agrees. */
export function worthOf({ severity, held, certainty }: Pick<Finding, 'severity' | 'held' | 'certainty'>): number {
	return weights[held ?? severity] * (certainty ?? evenOdds);
}

/**
 * Keeps the findings that are shown to as many as an author reads: the least certain and least weighty of the others
 * become hints that say what they were (`held`). Errors are never held back, but count; hints are not shown anyway.
 *
 * @param words how long the report is
 * @param maxFindings so many are shown for each 1,000 words; 0 for all
 */
export function holdBack(findings: readonly Finding[], words: number, maxFindings = defaultMaxFindings): Finding[] {
	const all = findings.map(released);
	if (maxFindings === 0) return all;
	const shown = all.filter(({ severity }) => severity !== 'hint');
	const errors = shown.filter(({ severity }) => severity === 'error').length;
	const room = Math.max(0, Math.floor((maxFindings * Math.max(words, leastWords)) / 1000) - errors);
	const excess = shown
		.filter(({ severity }) => severity !== 'error')
		.sort((a, b) => worthOf(b) - worthOf(a))
		.slice(room);
	const over = new Set(excess);
	return all.map((finding) => (over.has(finding) ? { ...finding, severity: 'hint', held: finding.severity } : finding));
}

/** A finding as it was before it was held back. */
export function released(finding: Finding): Finding {
	return finding.held === undefined ? finding : { ...finding, severity: finding.held, held: undefined };
}

/** The findings that are not held back: what is listed where a list is to be short. */
export function notHeld(findings: readonly Finding[]): Finding[] {
	return findings.filter(({ held }) => held === undefined);
}
