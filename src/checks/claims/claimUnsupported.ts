import type { Check, DraftFinding } from '../../findings/model';
import { message } from '../../messages/message';
import { LineIndex } from '../../report/lines';
import type { LogicNode, SupportReasonCode } from '../../tree/model';
import { groundMessage, toldGround } from '../../tree/support/ground';
import { type DoubtLevel, doubtedClaims, oddsOf } from '../doubts/doubts';

/** `claim.unsupported` and `claim.partial`: arguments that nothing, or too little, in the report stands under. */
export const unsupportedClaims: Check = ({ report, tree }) => {
	const lines = new LineIndex(report.source);
	return [...doubtedClaims(report, tree.nodes.filter(isOwnDoubt))].map(([node, severity]) =>
		doubtedClaim(node, { severity, lines, certainty: oddsOf(report, node) }),
	);
};

/** A claim that no other finding tells of: a marker that leads nowhere is `citation.broken`'s, a bare figure `citation.missing`'s. */
export function isOwnDoubt({ type, support, reasons }: LogicNode): boolean {
	const reason = reasons[0]?.code;
	return type === 'argument' && reason !== 'brokenCitation' && !(support === 'partial' && reason === 'unsourcedFigure');
}

interface Told {
	readonly severity: DoubtLevel;
	readonly certainty: number | undefined;
	readonly lines: LineIndex;
}

/** What is told of a claim that is not, or not enough, supported. */
export function doubtedClaim(node: LogicNode, { severity, certainty, lines }: Told): DraftFinding {
	const reason = reasonOf(node);
	const { ground, reasons } = node;
	const near = toldGround(node);
	// What stands in the line itself is no other place to look at.
	const told = near && lines.lineAt(near.span[0]) !== lines.lineAt(node.span[0]) ? near : undefined;
	return {
		code: node.support === 'unsupported' ? 'claim.unsupported' : 'claim.partial',
		severity,
		certainty,
		span: node.span,
		message: message(verdictOf(node, reason), {
			reasons: isShort(node) ? reasons.map((each) => each.message) : [],
			ground: told && groundMessage(told, lines.lineAt(told.span[0]) + 1),
		}),
		related: [
			...reasons.flatMap(({ span, message: why }) => (span ? [{ span, message: why }] : [])),
			...(ground ? [{ span: ground.span, message: message('claims.nearestPlace') }] : []),
		],
		data: { reason, node: node.id },
	};
}

/** Whether the rules found something amiss; else their reasons tell what supports the claim. */
function isShort({ support }: LogicNode): boolean {
	return support === 'unsupported' || support === 'partial';
}

function reasonOf(node: LogicNode): SupportReasonCode {
	return isShort(node) ? (node.reasons[0]?.code ?? 'noEvidence') : 'narrowerEvidence';
}

function verdictOf({ support }: LogicNode, reason: SupportReasonCode) {
	if (support === 'unsupported') return 'claims.unsupported';
	return reason === 'noEvidence' ? 'claims.unclear' : 'claims.partial';
}
