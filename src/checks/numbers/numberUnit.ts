import type { Check, DraftFinding } from '../../findings/model';
import { declines } from '../../lexicon/change.json';
import { anyOf } from '../../lexicon/compile';
import { message } from '../../messages/message';
import type { Report } from '../../report/model';
import { allMatches } from '../../text/matches';
import { isMoney } from './amounts/amount';
import { finding, movedFinding } from './amounts/relation';
import { amount, amountAt, inEachBlock } from './reading/skeleton';

/** `number.unit`: declines with a minus sign; changes in the wrong unit are found with the changes. */
export const numberUnits: Check = ({ report }) => mixedUnits(report);

export function mixedUnits(report: Report): DraftFinding[] {
	return signedDeclines(report);
}

/** A decline with a minus sign: taken at its word it is a rise. */
const decline = new RegExp(
	`(?:\\b${anyOf(declines.en)} (?:of|by) (?:about |around |roughly |some |nearly |over |up to )?|${anyOf(declines.zh)}了?(?:约|近|超过?|达)?\\s?)${amount}`,
	'giu',
);

const signedDeclines = inEachBlock(
	(skeleton) =>
		allMatches(decline, skeleton.text).flatMap((match): DraftFinding[] => {
			const amount = amountAt(skeleton, match[1]);
			// A bare number may be a difference of scores, whose sign is meant.
			if (amount.value >= 0 || !(amount.dimension === 'percent' || isMoney(amount))) return [];
			return [finding('number.unit', amount, [], message('numbers.signedDecline', { text: amount.text }))];
		}),
	movedFinding,
);
