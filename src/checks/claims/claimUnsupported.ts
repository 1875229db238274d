import type { Check } from '../../findings/model';
import { message } from '../../messages/message';
import { isOwnAccount } from '../../tree/reading/ownAccount';

/**
 * `claim.unsupported`: arguments that nothing in the report stands under, as hints. Whether a claim needs a ground takes a
 * reader: editors agreed with a quarter of those that rules and learned odds held for the likeliest. What an author tells
 * of their own work is theirs to tell.
 */
export const unsupportedClaims: Check = ({ report, tree }) => {
	if (isOwnAccount(report)) return [];
	// A marker that leads nowhere is told of as such.
	const claims = tree.nodes.filter(
		({ type, support, reasons }) =>
			type === 'argument' && support === 'unsupported' && reasons[0]?.code !== 'brokenCitation',
	);
	return claims.map(({ id, span, reasons }) => ({
		code: 'claim.unsupported',
		span,
		message: message('claims.unsupported', { reasons: reasons.map((each) => each.message) }),
		data: { reason: reasons[0]?.code ?? 'noEvidence', node: id },
	}));
};
