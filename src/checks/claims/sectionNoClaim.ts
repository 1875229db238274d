import type { Check, DraftFinding } from '../../findings/model';
import { message } from '../../messages/message';
import type { Report, Section } from '../../report/model';
import { isWithin } from '../../report/spanRelations';
import type { LogicNode } from '../../tree/model';
import { type Cue, hasCue } from '../../tree/reading/cues';

/** Fewer facts than this make an aside, not a section that owes the reader a point. */
const leastFacts = 5;

/** `section.noClaim`: a section of the body that lists facts and never says what follows from them. */
export const silentSections: Check = ({ report, tree }) =>
	report.sections
		.filter((section) => section.role === 'body' && section.level > 1 && isLeaf(section, report.sections))
		.flatMap((section): DraftFinding[] => {
			const stated = tree.nodes.filter(({ sentence, span }) => sentence !== undefined && isWithin(span, section.span));
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

const claimCues: readonly Cue[] = ['inference', 'cause', 'evaluation', 'recommendation'];

/** Also a fact that is worded like a judgement may make the section's point. */
function isClaim({ language }: Report, { type, text }: LogicNode): boolean {
	return type === 'argument' || claimCues.some((cue) => hasCue(cue, text, language === 'zh'));
}

/** A figure or a source makes sure that the sentence reports rather than judges. */
function isHardFact({ numbers }: Report, { type, citations, span }: LogicNode): boolean {
	return type === 'evidence' && (citations.length > 0 || numbers.some((number) => isWithin(number.span, span)));
}

function isLeaf({ index }: Section, sections: readonly Section[]): boolean {
	return sections.every(({ parent }) => parent !== index);
}
