import type { Analysis } from '../../analysis';
import type { Finding } from '../../findings/model';
import { notHeld } from '../../findings/volume';
import type { Section, Span } from '../../report/model';

/** What a heading's section holds, its subsections included. */
export interface SectionFigures {
	readonly section: Section;
	readonly heading: Span;
	readonly claims: number;
	readonly supported: number;
	/** Those that are not held back. */
	readonly findings: readonly Finding[];
}

/** The sections that make claims or have findings. A heading groups claims; only sentences count as claims. */
export function sectionFigures({ report, tree, findings }: Analysis): SectionFigures[] {
	const isHeading = (block: number | undefined) => block !== undefined && report.blocks[block]?.kind === 'heading';
	const claims = tree.nodes.filter(({ type, block }) => type === 'argument' && !isHeading(block));
	const shown = notHeld(findings);
	return report.sections
		.map((section) => {
			const inside = ({ span: [start] }: { span: Span }) => section.span[0] <= start && start < section.span[1];
			const own = claims.filter(inside);
			return {
				section,
				heading: report.blocks[section.heading]!.span,
				claims: own.length,
				supported: own.filter(({ support }) => support === 'supported').length,
				findings: shown.filter(inside),
			};
		})
		.filter(({ claims, findings }) => claims > 0 || findings.length > 0);
}
