import { message } from '../../../messages/message';
import { allMatches } from '../../../text/matches';
import { alike, asWritten } from '../amounts/amount';
import { type CheckedRelation, conflicts, holds } from '../amounts/checkedRelation';
import { finding } from '../amounts/relation';
import { amount, amountAt, type Skeleton } from '../reading/skeleton';

const slightly = '(?:(?:still|well|much|far|slightly|somewhat|marginally|a little|just|even|which is|which was) )*';
/** `At 5.4%, higher than the 5.1% of last year`: nothing else stands between the two. */
const english = new RegExp(
	`${amount}\\s?[,(（–—]\\s?${slightly}(higher than|above|lower than|below) (?:the |its |last year’s |last year's )?${amount}(?! (?:by|points?)\\b)`,
	'giu',
);
/** 低于去年同期的20%; but 低于均价20元 is by so much. */
const chinese = new RegExp(
	`${amount}[，,（(](?:仍|均|都|也|已|略|远|明显|大幅|小幅|显著)*(高于|低于)(?:[^，。；,\\n\\uE000-\\uF8FF（(]{0,16}的)?${amount}`,
	'gu',
);
const hint = /higher than|above|lower than|below|[高低]于/iu;
const higher = /higher|above|高/iu;

/** Of two values side by side the one that is said to be higher. */
export function checkSides(skeleton: Skeleton): CheckedRelation[] {
	if (!hint.test(skeleton.text)) return [];
	const matches = [...allMatches(english, skeleton.text), ...allMatches(chinese, skeleton.text)];
	return matches.flatMap(([, one, words = '', other]) => {
		const both = alike(amountAt(skeleton, one), amountAt(skeleton, other));
		if (!both) return [];
		const [value, than] = both;
		const isHigher = higher.test(words);
		const [[low, , high], [lowThan, , highThan]] = [asWritten(value), asWritten(than)];
		const told = { higher: isHigher, value: value.text, than: than.text };
		const formula = message('numbers.rightSide', told);
		if (isHigher ? high >= lowThan : low <= highThan) return [holds('change', value, [than], () => ({ formula }))];
		return [conflicts('change', finding('number.arithmetic', value, [than], message('numbers.wrongSide', told)))];
	});
}
