import type { Analysis } from '../../analysis';
import type { Finding } from '../../findings/model';
import { notHeld } from '../../findings/volume';
import type { Section, Span } from '../../report/model';
import { type ClaimCounts, claimsOf, countClaims } from '../../view/claims';

/** What a heading's section holds, its subsections included. */
export interface SectionFigures {
	readonly section: Section;
	readonly heading: Span;
	readonly claims: ClaimCounts;
	/** Those that are not held back. */
	readonly findings: readonly Finding[];
}

/** The sections that make claims or have findings. */
export function sectionFigures({ report, tree, findings }: Analysis): SectionFigures[] {
	const claims = claimsOf(tree);
	const shown = notHeld(findings);
	return report.sections
		.map((section) => {
			const inside = ({ span: [start] }: { span: Span }) => section.span[0] <= start && start < section.span[1];
			return {
				section,
				heading: report.blocks[section.heading]!.span,
				claims: countClaims(claims.filter(inside)),
				findings: shown.filter(inside),
			};
		})
		.filter(({ claims: { claims }, findings }) => claims > 0 || findings.length > 0);
}
