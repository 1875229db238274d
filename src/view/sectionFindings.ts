import { itemAt } from '../access';
import type { Analysis } from '../analysis';
import { isListed } from '../findings/limit';
import type { Finding } from '../findings/model';
import type { Report, Span } from '../report/model';
import { groupBy } from '../text/collections';
import { memoised } from '../text/memo';

/** What Problems lists under a heading, up to the next one; never empty. */
export interface SectionFindings {
	readonly heading: Span;
	readonly findings: readonly Finding[];
}

/**
 * The headings under which a finding is listed. How the claims of a section stand is told by the logic tree alone, which
 * counts them by what they argue for and not by where they stand. Worked out once: an editor asks at every key.
 */
export const sectionFindings = memoised((analysis: Analysis): SectionFindings[] => {
	const { report, findings } = analysis;
	const listed = groupBy(findings.filter(isListed), sectionAt(report));
	return report.sections.flatMap(({ heading }, index) => {
		const own = listed.get(index);
		return own ? [{ heading: itemAt(report.blocks, heading).span, findings: own }] : [];
	});
});

/** The last section that begins at or before a place, by its index: what stands behind the last one's end is in none. */
export function sectionAt({ sections }: Report): (placed: { readonly span: Span }) => number | undefined {
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
