import { inEither } from '../../../lexicon/compile';
import { rates } from '../../../lexicon/quantities';
import { message } from '../../../messages/message';
import { allMatches } from '../../../text/matches';
import { asWritten } from '../amounts/amount';
import { type CheckedRelation, conflicts, holds } from '../amounts/checkedRelation';
import { meet } from '../amounts/interval';
import { finding } from '../amounts/relation';
import { amount, amountAt, numberMarks, type Skeleton } from '../reading/skeleton';

const about =
	'(?:about |around |roughly |approximately |some |nearly |almost |over |or |i\\.e\\.,? |that is,? |exactly |precisely |约为|约|即|达|为)*';
/** `a third of the respondents (35%)`, `三分之一的受访者（35%）`; `35% (a third)`, `35%, or about a third,`. */
const forms = [
	new RegExp(
		`${amount}(|(?: of|的)[^\\n,;.()，；。（）${numberMarks}]{1,50}| [a-z]+(?: [a-z]+)?|[^\\n,;.()，；。（）${numberMarks}A-Za-z]{1,12})\\s?[(（]${about}${amount}\\s?[)）]`,
		'giu',
	),
	new RegExp(`${amount}()(?:, (?:or|i\\.e\\.,?) |，即)${about}${amount}\\s?(?=[,.;，。；]|$|\\n)`, 'giu'),
];
/** Half of such a thing is a share of its own, not half of everything: `half the rate of the rest (10%)`. */
const ratesPattern = inEither(rates);

/** More than a noun stands between: the percentage may be of something else. */
const clause = /\b(?:which|whom|them|these|those|came|comes?|is|are|was|were|went|goes|has|have|had|said|say)\b|其中/iu;

/** Fractions in words beside a percentage, which they are to stand for. */
export function checkSpelledShares(skeleton: Skeleton): CheckedRelation[] {
	return forms
		.flatMap((form) => allMatches(form, skeleton.text))
		.flatMap(([, a, between = '', b]) => {
			const [first, second] = [amountAt(skeleton, a), amountAt(skeleton, b)];
			const [words, figure] = first.spelled ? [first, second] : [second, first];
			const shares = words.dimension === 'percent' && figure.dimension === 'percent';
			if (!words.spelled || figure.spelled || !shares || figure.range || ratesPattern.test(between)) return [];
			if (clause.test(between) || (/^ (?!of)[a-z]/.test(between) && !/\b(?:in|out of)\b/i.test(words.text))) return [];
			const told = { words: words.text, figure: figure.text };
			if (meet(words.spelled, asWritten(figure)))
				return [holds('share', figure, [words], () => ({ formula: message('numbers.spelledAlike', told) }))];
			return [conflicts('share', finding('number.arithmetic', figure, [words], message('numbers.spelledShare', told)))];
		});
}
