import type { Finding, Severity } from '../findings/model';
import { severities } from '../findings/model';
import type { Report } from '../report/model';
import type { LogicTree, Support } from '../tree/model';

/** How much of what a report holds. */
export interface ReportStats {
	readonly words: number;
	readonly sections: number;
	readonly paragraphs: number;
	readonly sentences: number;
	readonly tables: number;
	readonly figures: number;
	readonly citations: number;
	readonly references: number;
}

export function reportStats(report: Report): ReportStats {
	return {
		words: report.words,
		sections: report.sections.length,
		paragraphs: report.blocks.filter((block) => block.kind === 'paragraph').length,
		sentences: report.sentences.length,
		tables: report.tables.length,
		figures: report.figures.length,
		citations: report.citations.length,
		references: report.references.length,
	};
}

/** Nothing a reader could read: only white space, marks and comments. */
export function isBlank(report: Report): boolean {
	return report.blocks.every((block) => block.kind === 'html');
}

/** The claims by their support, headings aside (they group claims): `9 claims: 5 supported, 1 partly, 2 not, 1 undecided`. */
export function claimCounts(tree: LogicTree): string {
	const claims = tree.nodes.filter(({ type, sentence }) => type === 'argument' && sentence !== undefined);
	const supports = claims.map(({ support }) => support);
	const count = (support: Support) => formatCount(supports.filter((each) => each === support).length);
	const undecided = supports.includes('unknown') ? `, ${count('unknown')} undecided` : '';
	const decided = `${count('supported')} supported, ${count('partial')} partly, ${count('unsupported')} not`;
	return `${counted(supports.length, 'claim')}: ${decided}${undecided}`;
}

/** `1 error`, `3 warnings`, `2 info`, `1 hint`: the severities that occur, most severe first. */
export function severityCounts(findings: readonly Pick<Finding, 'severity'>[]): string[] {
	const plural: Partial<Record<Severity, string>> = { error: 'errors', warning: 'warnings', hint: 'hints' };
	return severities.flatMap((severity) => {
		const count = findings.filter((finding) => finding.severity === severity).length;
		return count === 0 ? [] : [`${formatCount(count)} ${count === 1 ? severity : (plural[severity] ?? severity)}`];
	});
}

/** A count with thousands separated, the same in every locale. */
export function formatCount(count: number): string {
	return count.toLocaleString('en-US');
}

/** `1 report`, `2 reports`. */
export function counted(count: number, singular: string, plural = `${singular}s`): string {
	return `${formatCount(count)} ${count === 1 ? singular : plural}`;
}
