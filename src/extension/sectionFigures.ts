import type { Analysis } from '../model';
import type { Finding } from '../checks/model';
import type { Section, Span } from '../report/model';

/** What a heading's section holds, its subsections included. */
export interface SectionFigures {
	readonly section: Section;
	readonly heading: Span;
	readonly claims: number;
	readonly supported: number;
	readonly findings: readonly Finding[];
}

/** The sections that make claims or have findings. The thesis is a claim of the report, not of a section. */
export function sectionFigures({ report, tree, findings }: Analysis): SectionFigures[] {
	const claims = tree.nodes.filter(({ type, parent }) => type === 'argument' && parent !== null);
	return report.sections
		.map((section) => {
			const inside = ({ span: [start] }: { span: Span }) => section.span[0] <= start && start < section.span[1];
			const own = claims.filter((claim) => inside(claim) && claim.block !== section.heading);
			return {
				section,
				heading: report.blocks[section.heading]!.span,
				claims: own.length,
				supported: own.filter(({ support }) => support === 'supported').length,
				findings: findings.filter(inside),
			};
		})
		.filter(({ claims, findings }) => claims > 0 || findings.length > 0);
}
