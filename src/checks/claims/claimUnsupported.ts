import type { Check, DraftFinding } from '../../findings/model';
import { message } from '../../messages/message';
import type { LogicNode, SupportReasonCode } from '../../tree/model';
import { type DoubtLevel, doubtedClaims } from '../doubts/doubts';

/** `claim.unsupported` and `claim.partial`: arguments that nothing, or too little, in the report stands under. */
export const unsupportedClaims: Check = ({ report, tree }) =>
	[...doubtedClaims(report, tree.nodes.filter(isAsked))].map(([node, severity]) => findingOf(node, severity));

/** A claim that no other finding tells of: a marker that leads nowhere is `citation.broken`'s, a bare figure `citation.missing`'s. */
function isAsked({ type, support, reasons }: LogicNode): boolean {
	const reason = reasons[0]?.code;
	return type === 'argument' && reason !== 'brokenCitation' && !(support === 'partial' && reason === 'unsourcedFigure');
}

function findingOf(node: LogicNode, severity: DoubtLevel): DraftFinding {
	const reason = reasonOf(node);
	return {
		code: node.support === 'unsupported' ? 'claim.unsupported' : 'claim.partial',
		severity,
		span: node.span,
		message: message(verdictOf(node, reason), { reasons: node.reasons.map((each) => each.message) }),
		related: node.reasons.flatMap(({ span, message: why }) => (span ? [{ span, message: why }] : [])),
		data: { reason, node: node.id },
	};
}

function reasonOf({ support, reasons }: LogicNode): SupportReasonCode {
	return support === 'unsupported' || support === 'partial' ? (reasons[0]?.code ?? 'noEvidence') : 'narrowerEvidence';
}

function verdictOf({ support }: LogicNode, reason: SupportReasonCode) {
	if (support === 'unsupported') return 'claims.unsupported';
	return reason === 'noEvidence' ? 'claims.standsAlone' : 'claims.partial';
}
