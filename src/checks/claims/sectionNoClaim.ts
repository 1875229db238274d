import type { CheckContext, DraftFinding } from '../../findings/model';
import { message } from '../../messages/message';
import { blockAt, inside, sentenceAt } from '../../report/lookup';
import type { Report } from '../../report/model';
import { collect } from '../../text/collections';
import type { LogicNode, LogicTree } from '../../tree/model';
import { type Cue, hasCue } from '../../tree/reading/cues';

/** Fewer facts than this make an aside, not a section that owes the reader a point. */
const leastFacts = 5;

/** `section.noClaim`: a section of the body that lists facts and never says what follows from them. */
export function silentSections({ report, tree }: Pick<CheckContext, 'report' | 'tree'>): DraftFinding[] {
	const statedIn = statedBySection(report, tree);
	const parents = new Set(report.sections.map(({ parent }) => parent));
	return report.sections
		.filter(({ index, role, level }) => role === 'body' && level > 1 && !parents.has(index))
		.flatMap((section): DraftFinding[] => {
			const stated = statedIn.get(section.index) ?? [];
			if (stated.length < leastFacts || stated.some((node) => isClaim(report, node))) return [];
			const facts = stated.filter((node) => isHardFact(report, node)).length;
			if (facts < leastFacts) return [];
			return [
				{
					code: 'section.noClaim',
					span: report.blocks[section.heading]!.span,
					message: message('checks.sectionNoClaim', { facts }),
					data: { facts },
				},
			];
		});
}

/** What sentences say, by the section they stand in. */
function statedBySection(report: Report, { nodes }: LogicTree): Map<number | undefined, LogicNode[]> {
	return collect(
		nodes.flatMap((node) =>
			node.sentence === undefined
				? []
				: [[blockAt(report, sentenceAt(report, node.sentence).block).section, node] as const],
		),
	);
}

const claimCues: readonly Cue[] = ['inference', 'cause', 'evaluation', 'recommendation'];

/** Also a fact that is worded like a judgement may make the section's point. */
function isClaim({ language }: Report, { type, text }: LogicNode): boolean {
	return type === 'argument' || claimCues.some((cue) => hasCue(cue, text, language === 'zh'));
}

/** A figure or a source makes sure that the sentence reports rather than judges. */
function isHardFact({ numbers }: Report, { type, citations, span }: LogicNode): boolean {
	return type === 'evidence' && (citations.length > 0 || inside(numbers, span).length > 0);
}
