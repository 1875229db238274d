import { message, verbatim } from '../../../messages/message';
import { type Amount, asWritten } from '../amounts/amount';
import { type CheckedRelation, conflicts, holds } from '../amounts/checkedRelation';
import { divide, type Interval } from '../amounts/interval';
import { finding, isConsistent, type Relation } from '../amounts/relation';
import { saidMultiples } from '../amounts/tolerances';

/** A multiple that a text says in a verb: `more than doubled`. */
export interface SaidMultiple {
	readonly said: string;
	/** What the quotient of the two values may be. */
	readonly accepted: Interval;
}

const multiplePatterns: readonly (readonly [RegExp, number])[] = [
	[/\b(?:doubl(?:e[sd]?|ing))\b|翻了?一?[番倍]/iu, 2],
	[/\b(?:tripl(?:e[sd]?|ing)|trebl(?:e[sd]?|ing))\b/iu, 3],
	[/\bquadrupl(?:e[sd]?|ing)\b|翻了?两番/iu, 4],
	[/\bquintupl(?:e[sd]?|ing)\b/iu, 5],
	[/翻了?三番/u, 8],
	[/\bhalv(?:e[sd]?|ing)\b|减半|腰斩/iu, 0.5],
];

/** The multiple that some words say, if any. */
export function multipleIn(words: string): SaidMultiple | undefined {
	const [pattern, times] = multiplePatterns.find(([multiple]) => multiple.test(words)) ?? [];
	if (!pattern || times === undefined) return undefined;
	const [said = ''] = pattern.exec(words) ?? [];
	const at = words.search(pattern);
	const [lead, tail] = [words.slice(0, at), words.slice(at + said.length)];
	return { said, accepted: acceptedMultiple(lead, tail, times) };
}

/** Whether two values are as far apart as the text says. */
export function judgeMultiple(
	{ said, accepted }: SaidMultiple,
	{ from, to }: Readonly<Record<'from' | 'to', Amount>>,
): CheckedRelation[] {
	const ratio = divide(asWritten(to), asWritten(from));
	if (!ratio || from.range || to.range) return [];
	const formula = verbatim(`${to.text} ÷ ${from.text}`);
	const relation: Relation = { result: to, operands: [from], formula, computed: [ratio], accepted };
	const working = () => ({ formula, value: message('numbers.times', { value: ratio[1] }) });
	if (isConsistent(relation)) return [holds('multiple', to, [from], working)];
	const value = verbatim(ratio[1].toLocaleString('en-US', { maximumFractionDigits: 2 }));
	const told = message('numbers.wrongMultiple', { formula, value, said });
	return [conflicts('multiple', finding('number.arithmetic', to, [from], told), working)];
}

const moreBefore = /(?:more than|over|well over|超过|逾|不止)\s*$/iu;
const moreBehind = /^(?:多|有余|以上)/u;
const nearlyBefore = /(?:nearly|almost|close to|about|roughly|around|近|接近|几乎|约)\s*$/iu;

function acceptedMultiple(lead: string, tail: string, times: number): Interval {
	const { moreThan, moreThanHalved, nearly, plain, halved } = saidMultiples;
	if (moreBefore.test(lead) || moreBehind.test(tail))
		return times < 1 ? [0, times, times * moreThanHalved] : [times * moreThan.least, times, times * moreThan.most];
	if (nearlyBefore.test(lead)) return [times * nearly.least, times, times * nearly.most];
	const { least, most } = times < 1 ? halved : plain;
	return [times * least, times, times * most];
}
