import type { Finding } from './model';

/**
 * Findings that surely tell of a paragraph that repeats an earlier one: it is a copy, or a model read the two and says so.
 * That a paragraph makes the same point in other words is likely at best until somebody reads it: whatever is added to the
 * report moves those odds, and so they are told, and not counted.
 */
export function sureRepetitions(findings: readonly Finding[]): Finding[] {
	return findings.filter(
		(finding) =>
			finding.code === 'paragraph.redundant' &&
			(finding.data.copied === true || (finding.decidedBy === 'model' && finding.data.first !== undefined)),
	);
}
