import type { Check } from '../../findings/model';
import { message } from '../../messages/message';
import type { LogicNode, SupportReasonCode } from '../../tree/model';
import { isOwnAccount } from '../../tree/reading/ownAccount';

/**
 * `claim.unsupported` and `claim.partial`: arguments that nothing in the report stands under, or only facts without a source,
 * as hints. Whether a claim needs a ground takes a reader: editors agreed with a quarter of those that rules and learned odds
 * held for the likeliest. What an author tells of their own work is theirs to tell.
 */
export const unsupportedClaims: Check = ({ report, tree }) =>
	isOwnAccount(report)
		? []
		: tree.nodes.filter(isOwnDoubt).map(({ id, span, support, reasons }) => ({
				code: support === 'unsupported' ? 'claim.unsupported' : 'claim.partial',
				span,
				message: message(support === 'unsupported' ? 'claims.unsupported' : 'claims.partial', {
					reasons: reasons.map((each) => each.message),
				}),
				data: { reason: reasons[0]?.code ?? 'noEvidence', node: id },
			}));

/** What other findings tell of: a marker that leads nowhere, a figure of its own without a source. */
const toldElsewhere: readonly (SupportReasonCode | undefined)[] = ['brokenCitation', 'unsourcedFigure'];

function isOwnDoubt({ type, support, reasons }: LogicNode): boolean {
	const lacks = support === 'unsupported' || support === 'partial';
	return type === 'argument' && lacks && !toldElsewhere.includes(reasons[0]?.code);
}
