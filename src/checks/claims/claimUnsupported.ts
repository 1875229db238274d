import type { Check } from '../../findings/model';
import { message } from '../../messages/message';
import type { LogicNode, SupportReasonCode } from '../../tree/model';

/**
 * `claim.unsupported` and `claim.partial`: arguments that nothing in the report stands under, or only facts without a source,
 * as hints, because rules cannot tell whether a claim needs support: editors agreed with a quarter of the likeliest.
 */
export const unsupportedClaims: Check = ({ tree }) =>
	tree.nodes.filter(isUnsupported).map(({ id, span, support, reasons }) => ({
		code: support === 'unsupported' ? 'claim.unsupported' : 'claim.partial',
		span,
		message: message(support === 'unsupported' ? 'claims.unsupported' : 'claims.partial', {
			reasons: reasons.map((each) => each.message),
		}),
		data: { reason: reasons[0]?.code ?? 'noEvidence', node: id },
	}));

/** Reasons that have findings of other codes: a broken citation, a figure without a source, a source without a name. */
const otherCodes: readonly (SupportReasonCode | undefined)[] = [
	'brokenCitation',
	'unsourcedFigure',
	'vagueAttribution',
];

function isUnsupported({ type, support, reasons }: LogicNode): boolean {
	const lacks = support === 'unsupported' || support === 'partial';
	return type === 'argument' && lacks && !otherCodes.includes(reasons[0]?.code);
}
