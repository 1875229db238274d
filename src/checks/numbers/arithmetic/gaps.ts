import { verbatim } from '../../../messages/message';
import { type Amount, alike, asWritten } from '../amounts/amount';
import { type CheckedRelation, judged } from '../amounts/checkedRelation';
import { negate, subtract } from '../amounts/interval';
import { amount, amountAt, amountsIn, numberMarks, type Skeleton } from '../reading/skeleton';

/** A difference told in a sentence of its own, behind the two numbers that it is between. */
const gapPattern = new RegExp(
	`^\\s*(?:This|That|It|The (?:resulting|remaining)|Hence|Thus|这|由此|因此)[^${numberMarks}]{0,60}?(?:\\b(?:gap|difference|differential|variance|spread|shortfall)(?: of)?|差距|缺口|差额|相差|价差)(?: |about|around|roughly|some|nearly|over|约|为|达|高|仅|近|了)*${amount}`,
	'iu',
);

/** `It was expected to fall by 9%, and fell by 17%. This leaves a gap of 8 percentage points.` */
export function checkGaps(skeleton: Skeleton): CheckedRelation[] {
	const sentences = skeleton.text.split('\n');
	return sentences.flatMap((sentence, index) => {
		const before = sentences[index - 1];
		const match = before === undefined ? undefined : gapPattern.exec(sentence);
		if (!match || before === undefined) return [];
		const [first, second, ...more] = amountsIn(skeleton, before);
		const gap = amountAt(skeleton, match[1]);
		if (!first || !second || more.length > 0 || amountsIn(skeleton, sentence).length > 1) return [];
		return judge(gap, first, second);
	});
}

function judge(gap: Amount, first: Amount, second: Amount): CheckedRelation[] {
	const both = alike(first, second);
	if (!both || gap.range) return [];
	const shares = both[0].dimension === 'percent';
	if (shares ? gap.dimension !== 'points' : gap.dimension !== both[0].dimension) return [];
	const [large, small] = both[0].value > both[1].value ? both : [both[1], both[0]];
	const difference = subtract(asWritten(large), asWritten(small));
	const computed = [difference, negate(difference)];
	const formula = verbatim(`${large.text} − ${small.text}`);
	return [judged('difference', { result: gap, operands: both, formula, computed })];
}
