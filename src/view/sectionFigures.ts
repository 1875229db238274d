import { itemAt } from '../access';
import type { Analysis } from '../analysis';
import type { Finding } from '../findings/model';
import { isListed } from '../findings/volume';
import type { Span } from '../report/model';
import { memoised } from '../text/memo';
import { type ClaimCounts, countClaims } from './claims';

/** What stands under a heading, up to the next one. */
export interface SectionFigures {
	readonly heading: Span;
	readonly claims: ClaimCounts;
	/** Those that Problems lists. */
	readonly findings: readonly Finding[];
}

/**
 * The headings under which something is wrong: a finding is listed, or a claim is not or only partly supported. Worked out
 * once: an editor asks at every key.
 */
export const sectionFigures = memoised((analysis: Analysis): SectionFigures[] => {
	const { report, findings } = analysis;
	const listed = findings.filter(isListed);
	return report.sections
		.map(({ heading, span: [start, end] }, index): SectionFigures => {
			const next = report.sections[index + 1]?.span[0] ?? end;
			const own: Span = [start, Math.min(end, next)];
			return {
				heading: itemAt(report.blocks, heading).span,
				claims: countClaims(analysis, own),
				findings: listed.filter(({ span }) => own[0] <= span[0] && span[0] < own[1]),
			};
		})
		.filter(({ claims, findings }) => findings.length > 0 || claims.unsupported + claims.partial > 0);
});
