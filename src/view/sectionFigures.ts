import { itemAt } from '../access';
import type { Analysis } from '../analysis';
import type { Finding } from '../findings/model';
import { isListed } from '../findings/volume';
import type { Report, Span } from '../report/model';
import { groupBy } from '../text/collections';
import { memoised } from '../text/memo';
import { type ClaimCounts, claimsOf, countAmong } from './claims';

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
	const ownOf = sectionAt(report);
	const listed = groupBy(findings.filter(isListed), ownOf);
	const claims = groupBy(claimsOf(analysis.tree), ownOf);
	return report.sections
		.map(({ heading }, index) => ({
			heading: itemAt(report.blocks, heading).span,
			claims: countAmong(analysis, claims.get(index) ?? []),
			findings: listed.get(index) ?? [],
		}))
		.filter(({ claims, findings }) => findings.length > 0 || claims.unsupported + claims.partial > 0);
});

/** The last section that begins at or before a place, by its index: what stands behind the last one's end is in none. */
function sectionAt({ sections }: Report): (placed: { readonly span: Span }) => number | undefined {
	return ({ span: [start] }) => {
		let [from, to] = [0, sections.length];
		while (from < to) {
			const middle = (from + to) >> 1;
			if (itemAt(sections, middle).span[0] <= start) from = middle + 1;
			else to = middle;
		}
		const section = sections[from - 1];
		return section && start < section.span[1] ? from - 1 : undefined;
	};
}
