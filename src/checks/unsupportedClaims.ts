import type { LogicNode } from '../tree/model';
import type { Check, DraftFinding } from './model';

/** `claim.unsupported` and `claim.partial`: arguments that nothing, or too little, in the report stands under. */
export const unsupportedClaims: Check = ({ tree }) =>
	tree.nodes.filter((node) => node.type === 'argument').flatMap((node) => findingOf(node));

function findingOf(node: LogicNode): DraftFinding[] {
	if (node.support !== 'unsupported' && node.support !== 'partial') return [];
	const why = node.reasons.map((reason) => reason.message).join(' ');
	const related = node.reasons.flatMap(({ span, message }) => (span ? [{ span, message }] : []));
	const data = { reason: node.reasons[0]?.code ?? 'noEvidence', node: node.id };
	return node.support === 'unsupported'
		? [
				{
					code: 'claim.unsupported',
					span: node.span,
					message: `Nothing in the report supports this claim. ${why}`,
					related,
					data,
				},
			]
		: [
				{
					code: 'claim.partial',
					span: node.span,
					message: `This claim is only partly supported. ${why}`,
					related,
					data,
				},
			];
}
