import type { Check, DraftFinding } from '../../findings/model';
import { message } from '../../messages/message';
import type { Report } from '../../report/model';
import { lacksSource } from '../../tree/lacksSource';
import type { LogicNode } from '../../tree/model';
import { saysHowToRead } from '../../tree/reading/definitions';
import { type DoubtLevel, doubtedFacts, oddsOf } from '../doubts/doubts';

/** `citation.missing`: evidence that is specific enough to be checked, with no citation or named source near it. */
export const missingCitations: Check = ({ report, tree }) => {
	const facts = tree.nodes.filter((node) => lacksSource(node) && !saysHowToRead(node.text));
	return [...doubtedFacts(report, facts)].map(([node, severity]) => uncitedFact(report, node, severity));
};

/** What is told of a fact without a source. */
export function uncitedFact(report: Report, node: LogicNode, severity: DoubtLevel): DraftFinding {
	return {
		code: 'citation.missing',
		severity,
		certainty: oddsOf(report, node),
		span: node.span,
		message: message('checks.citationMissing'),
		data: { node: node.id },
	};
}
