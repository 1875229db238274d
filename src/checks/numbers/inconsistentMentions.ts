import { groupBy } from '../../text/collections';
import type { QuantityMention } from './mentions';
import {
	type Contradiction,
	differ,
	gives,
	jaccard,
	overlap,
	parallel,
	sameHeading,
	sameQualifiers,
	siblings,
	WITHIN,
} from './sameQuantity';
import { sameQuantity } from './tolerances';

/** Clauses that say the same of their number, which differs. */
export function betweenMentions(mentions: readonly QuantityMention[]): Contradiction[] {
	const groups = groupBy(mentions, ({ period, amount }) => `${period} ${amount.dimension.split(' ')[0]}`);
	return [...groups.values()].flatMap((group) =>
		group.flatMap((later, index): Contradiction[] => {
			const earlier = group.slice(Math.max(0, index - WITHIN), index).find((one) => conflict(one, later));
			if (!earlier || group.some((third) => isThirdValue(third, earlier, later))) return [];
			return [[later.amount, earlier.amount]];
		}),
	);
}

function conflict(a: QuantityMention, b: QuantityMention): boolean {
	// One paragraph that gives two values sets them against each other.
	if (a.block === b.block || siblings(a, b) || !differ(a.amount, b.amount)) return false;
	return isSame(a, b) && !gives(a.beside, b.amount) && !gives(b.beside, a.amount);
}

/** Three values for one quantity are a spread of sources, not a slip. */
function isThirdValue(third: QuantityMention, a: QuantityMention, b: QuantityMention): boolean {
	return differ(third.amount, a.amount) && differ(third.amount, b.amount) && isSame(third, a) && isSame(third, b);
}

/** The clauses say the same of their numbers, and their sentences are about the same; or the sentences are the same. */
function isSame(a: QuantityMention, b: QuantityMention): boolean {
	const clauses = jaccard(a.terms, b.terms);
	if (clauses < sameQuantity.clause || !sameQualifiers(a.terms, b.terms)) return false;
	if (!sameHeading({ ...a, terms: a.around }, { ...b, terms: b.around })) return false;
	if (parallel(a.topic, b.topic)) return false;
	const enough = a.around.size >= sameQuantity.sentenceTerms;
	if (enough && jaccard(a.around, b.around) >= sameQuantity.sentence) return true;
	if (a.opens && b.opens && clauses === 1 && a.terms.size >= sameQuantity.openingTerms) return true;
	const shared = overlap(a.around, b.around) / Math.min(a.around.size, b.around.size);
	return clauses >= sameQuantity.sameClause && shared >= sameQuantity.sentenceShared;
}
