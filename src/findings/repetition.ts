import type { Finding } from './model';

/**
 * Findings of paragraphs that certainly repeat an earlier one: copies, and those that a model confirmed. Paragraphs that
 * probably make the same point in other words are shown but not counted, because their odds change with any edit.
 */
export function certainRepetitions(findings: readonly Finding[]): Finding[] {
	return findings.filter(
		(finding) =>
			finding.code === 'paragraph.redundant' &&
			(finding.data.copied === true || (finding.decidedBy === 'model' && finding.data.first !== undefined)),
	);
}
