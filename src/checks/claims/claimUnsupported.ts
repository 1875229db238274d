import type { Check, DraftFinding } from '../../findings/model';
import { message } from '../../messages/message';
import type { LogicNode, SupportReasonCode } from '../../tree/model';
import { doubtFrom, levelOf } from './thresholds';

/** `claim.unsupported` and `claim.partial`: arguments that nothing, or too little, in the report stands under. */
export const unsupportedClaims: Check = ({ tree }) =>
	tree.nodes.filter((node) => node.type === 'argument').flatMap((node) => findingOf(node));

function findingOf(node: LogicNode): DraftFinding[] {
	const unsupported = node.support === 'unsupported';
	const severity = levelOf(node.doubt, unsupported ? doubtFrom.unsupported : doubtFrom.partial);
	const reason = reasonOf(node);
	// A citation that leads nowhere is `citation.broken`'s to report: one finding for one thing to mend.
	if (!severity || reason === 'brokenCitation') return [];
	// So is a bare figure `citation.missing`'s.
	if (node.support === 'partial' && reason === 'unsourcedFigure') return [];
	return [
		{
			code: unsupported ? 'claim.unsupported' : 'claim.partial',
			severity,
			span: node.span,
			message: message(verdictOf(node, reason), { reasons: node.reasons.map((each) => each.message) }),
			related: node.reasons.flatMap(({ span, message: why }) => (span ? [{ span, message: why }] : [])),
			data: { reason, node: node.id },
		},
	];
}

function reasonOf({ support, reasons }: LogicNode): SupportReasonCode {
	return support === 'unsupported' || support === 'partial' ? (reasons[0]?.code ?? 'noEvidence') : 'narrowerEvidence';
}

function verdictOf({ support }: LogicNode, reason: SupportReasonCode) {
	if (support === 'unsupported') return 'claims.unsupported';
	return reason === 'noEvidence' ? 'claims.standsAlone' : 'claims.partial';
}
