import type { Check, DraftFinding } from '../../findings/model';
import { message } from '../../messages/message';
import type { LogicNode, SupportReasonCode } from '../../tree/model';

/** `claim.unsupported` and `claim.partial`: arguments that nothing, or too little, in the report stands under. */
export const unsupportedClaims: Check = ({ tree }) =>
	tree.nodes.filter((node) => node.type === 'argument').flatMap((node) => findingOf(node));

function findingOf(node: LogicNode): DraftFinding[] {
	if (node.support !== 'unsupported' && node.support !== 'partial') return [];
	const reason = node.reasons[0]?.code ?? 'noEvidence';
	// A marker that leads nowhere is `citation.broken`'s, and may stand for a good source.
	if (reason === 'brokenCitation') return [];
	// A bare figure is `citation.missing`'s to report: one finding for one thing to mend.
	if (node.support === 'partial' && reason === 'unsourcedFigure') return [];
	return [
		{
			code: node.support === 'unsupported' ? 'claim.unsupported' : 'claim.partial',
			span: node.span,
			message: message(verdictOf(node, reason), { reasons: node.reasons.map((each) => each.message) }),
			related: node.reasons.flatMap(({ span, message: why }) => (span ? [{ span, message: why }] : [])),
			data: { reason, node: node.id },
		},
	];
}

function verdictOf({ support }: LogicNode, reason: SupportReasonCode) {
	if (support === 'unsupported') return 'claims.unsupported';
	return reason === 'noEvidence' ? 'claims.standsAlone' : 'claims.partial';
}
