import type { Check } from '../../findings/model';
import { bilingual, oneOf } from '../../lexicon/compile';
import { assumed, firstLetters, overstatement, takenBack } from '../../lexicon/overstatement.json';
import { ownView } from '../../lexicon/sentenceKinds.json';
import { message } from '../../messages/message';
import type { LogicNode } from '../../tree/model';
import { wordingFinder } from '../../tree/reading/wording';

/** Words of certainty, but for negated or demanded ones. The look-ahead for first letters comes first, for speed. */
const findCertainty = wordingFinder({
	en: new RegExp(
		`\\b(?=[${firstLetters}])(?<!\\b${oneOf(takenBack)}\\s(?:\\w+\\s)?|n['’]t\\s(?:\\w+\\s)?)${oneOf(overstatement.en, '\\s')}\\b`,
		'giu',
	),
	zh: new RegExp(`(?<![不未非无没])${oneOf(overstatement.zh)}`, 'gu'),
});

/** `claim.overstated`: a claim put as certain although nothing in the report fully supports it. */
export const overstatedClaims: Check = ({ report, tree }) =>
	tree.nodes.filter(isOpenClaim).flatMap((node) => {
		const span = findCertainty(report, node.span);
		if (!span || isHedged(report.source.slice(...node.span), span[0] - node.span[0])) return [];
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

const view = bilingual(ownView);

/** The author reports an assumption: `the assumption that more always leads to less`. */
const assumedBefore = new RegExp(`\\b${oneOf(assumed.en)} that\\b[^.;]*$|${oneOf(assumed.zh)}[^。；]*$`, 'iu');

/**
 * Whether a sentence claims less than its word of certainty: authors give it as their own view, deny with it (`certainly
 * not`, `不可能不`) or what others assume, say who is always doing something, or which things are meant (`those that are
 * never used`), or report who has never done a thing.
 */
function isHedged(text: string, at: number): boolean {
	const word = text.slice(at);
	return (
		view.test(text) ||
		/^\w+ (?:\w+ )?not\b|^不可能[不只仅]|^(?:has|have) never\b/iu.test(word) ||
		assumedBefore.test(text.slice(0, at)) ||
		/^(?:is|are) always \w+ing\b/iu.test(word) ||
		(/^(?:is|are|has|have|do|does) (?:never|always)\b/iu.test(word) &&
			/\b(?:that|which|who) $/iu.test(text.slice(0, at)))
	);
}

/** Whether a claim is not fully supported and cites nothing itself, in an author's own account, too. */
function isOpenClaim({ type, support, reasons, sentence, citations }: LogicNode): boolean {
	const open = support === 'unsupported' || support === 'partial' || reasons[0]?.code === 'ownAccount';
	return type === 'argument' && sentence !== undefined && open && citations.length === 0;
}
