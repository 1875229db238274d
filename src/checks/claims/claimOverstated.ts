import type { Check } from '../../findings/model';
import { anyOf } from '../../lexicon/compile';
import { firstLetters, overstatement, takenBack } from '../../lexicon/overstatement';
import { message } from '../../messages/message';
import type { LogicNode } from '../../tree/model';
import { isOwnAccount } from '../doubts/ownAccount';
import { findWording, type Wording } from './wording';

/** Not where the words are taken back or demanded; what none of them begins with is passed over before anything looks back. */
const certainty: Wording = {
	en: new RegExp(
		`\\b(?=[${firstLetters}])(?<!\\b${anyOf(takenBack)}\\s(?:\\w+\\s)?|n['’]t\\s(?:\\w+\\s)?)${anyOf(overstatement.en, '\\s')}\\b`,
		'giu',
	),
	zh: new RegExp(`(?<![不未非无没])${anyOf(overstatement.zh)}`, 'gu'),
};

/**
 * `claim.overstated`: a claim put as certain although nothing in the report fully supports it. Where authors tell of their
 * own work and views, that is their voice.
 */
export const overstatedClaims: Check = ({ report, tree }) => {
	if (isOwnAccount(report)) return [];
	return tree.nodes.filter(isOpenClaim).flatMap((node) => {
		const span = findWording(report, node.span, certainty);
		if (!span) return [];
		const words = report.source.slice(...span);
		return [
			{
				code: 'claim.overstated' as const,
				span,
				message: message('claims.overstated', { words }),
				data: { node: node.id, words },
			},
		];
	});
};

/** A citation on the claim is evidence given, whatever it is worth. */
function isOpenClaim({ type, support, sentence, citations }: LogicNode): boolean {
	const open = support === 'unsupported' || support === 'partial';
	return type === 'argument' && sentence !== undefined && open && citations.length === 0;
}
