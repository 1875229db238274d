import type { Check } from '../../findings/model';
import { message } from '../../messages/message';
import type { LogicNode } from '../../tree/model';
import { doubtedFacts, oddsOf } from '../doubts/doubts';

/** `citation.missing`: evidence that is specific enough to be checked, with no citation or named source near it. */
export const missingCitations: Check = ({ report, tree }) => {
	const facts = tree.nodes.filter((node) => node.citations.length === 0 && lacksSource(node));
	return [...doubtedFacts(report, facts)].map(([node, severity]) => ({
		code: 'citation.missing',
		severity,
		certainty: oddsOf(report, node),
		span: node.span,
		message: message('checks.citationMissing'),
		data: { node: node.id },
	}));
};

/** An unsourced fact, or a claim that rests on an unsourced figure of its own. */
function lacksSource(node: LogicNode): boolean {
	if (node.type === 'evidence') return node.support === 'unsupported';
	return node.support === 'partial' && node.reasons.some((reason) => reason.code === 'unsourcedFigure');
}
