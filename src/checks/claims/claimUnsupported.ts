import type { Check, DraftFinding } from '../../findings/model';
import type { LogicNode } from '../../tree/model';

/** `claim.unsupported` and `claim.partial`: arguments that nothing, or too little, in the report stands under. */
export const unsupportedClaims: Check = ({ tree }) =>
	tree.nodes.filter((node) => node.type === 'argument').flatMap((node) => findingOf(node));

function findingOf(node: LogicNode): DraftFinding[] {
	if (node.support !== 'unsupported' && node.support !== 'partial') return [];
	const reason = node.reasons[0]?.code ?? 'noEvidence';
	// A bare figure is `citation.missing`'s to report: one finding for one thing to mend.
	if (node.support === 'partial' && reason === 'unsourcedFigure') return [];
	return [
		{
			code: node.support === 'unsupported' ? 'claim.unsupported' : 'claim.partial',
			span: node.span,
			message: [verdictOf(node, reason), ...node.reasons.map(({ message }) => message)].join(' '),
			related: node.reasons.flatMap(({ span, message }) => (span ? [{ span, message }] : [])),
			data: { reason, node: node.id },
		},
	];
}

function verdictOf({ support }: LogicNode, reason: string): string {
	if (support === 'unsupported') return 'Nothing in the report supports this claim.';
	return reason === 'noEvidence' ? 'This claim seems to stand alone.' : 'This claim is only partly supported.';
}
