import {
	besideChange,
	comesDown,
	comesUp,
	downBesideNumber,
	eitherWay,
	goesDown,
	goesUp,
	upBesideNumber,
} from '../../../lexicon/change.json';
import { anywhere, oneOf } from '../../../lexicon/compile';
import type { WordList } from '../../../lexicon/entries';
import { message, verbatim } from '../../../messages/message';
import { type Amount, asWritten } from '../amounts/amount';
import { inDigits } from '../amounts/inDigits';
import { divide, type Interval } from '../amounts/interval';
import { type CheckedRelation, conflicts, findingAt, holds, isConsistent, type Relation } from '../amounts/relation';
import { saidMultiples } from '../amounts/tolerances';

/** `1` up, `-1` down, `0` neither way. */
export type Direction = 1 | -1 | 0;

const whole = (list: WordList) => new RegExp(`^${oneOf(list)}$`, 'i');
const up = whole([...upBesideNumber.en, ...upBesideNumber.zh]);
const down = whole([...downBesideNumber.en, ...downBesideNumber.zh]);
const neutral = whole([...eitherWay.en, ...eitherWay.zh]);
const filling = whole([...besideChange.en, ...besideChange.zh]);
/** The longest first: 增长 is no 增. */
const zhWords = anywhere(
	[upBesideNumber, downBesideNumber, eitherWay, besideChange]
		.flatMap(({ zh }) => zh)
		.sort((a, b) => b.length - a.length),
	'gu',
);

/**
 * Which way a change goes whose words are these, or `undefined` when they name anything besides the change: then its
 * number belongs to something else.
 */
export function directionOf(text: string): Direction | undefined {
	const words = text.match(/[a-z][a-z./-]*[a-z]|[a-z]|\p{Script=Han}+/giu) ?? [];
	let found: Direction | undefined;
	for (const word of words.flatMap(hanWords)) {
		if (up.test(word)) found = found === -1 ? -1 : 1;
		else if (down.test(word)) found = -1;
		else if (neutral.test(word)) found ??= 0;
		else if (!filling.test(word)) return undefined;
	}
	return found;
}

/** Whether some words say nothing but how a change is told: `This is`, `or about`. */
export function onlyFills(text: string): boolean {
	return directionOf(`${text} up`) !== undefined;
}

function hanWords(word: string): readonly string[] {
	if (!/^\p{Script=Han}/u.test(word)) return [word];
	const known = word.match(zhWords) ?? [];
	return known.join('') === word ? known : [...known, word];
}

const verb = ({ en, zh }: typeof goesUp) => ({
	before: new RegExp(`\\b${oneOf(en)}(?: [a-z]+ly| again| further| up| back)?,?\\s*$`, 'i'),
	between: new RegExp(`${oneOf(zh)}了?(?:至|到|为)`, 'u'),
});
const [rises, falls] = [verb(goesUp), verb(goesDown)];

/** Which way the words around `from A to B` say it goes; 0 when they do not. */
export function verbDirection(before: string, between: string): Direction {
	if (rises.before.test(before) || rises.between.test(between)) return 1;
	return falls.before.test(before) || falls.between.test(between) ? -1 : 0;
}

/** The last words between a value and the one that it came from: `, down sharply from`. */
const from = '(?: [a-z]+ly| again| further)? from(?: (?:the|a|about|around|some|just|only|nearly|almost))?\\s*$';
const upFrom = new RegExp(`^[^()（）]*[,(（—–-]\\s?${oneOf(comesUp)}${from}`, 'iu');
const downFrom = new RegExp(`^[^()（）]*[,(（—–-]\\s?${oneOf(comesDown)}${from}`, 'iu');

/** Which way a value is said to have come from the one behind it; 0 when nothing says so. */
export function comparedDirection(between: string): Direction {
	if (upFrom.test(between)) return 1;
	return downFrom.test(between) ? -1 : 0;
}

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
	const value = verbatim(inDigits(ratio[1], { most: 2 }));
	const told = message('numbers.wrongMultiple', { formula, value, said });
	return [conflicts('multiple', findingAt('number.arithmetic', to, [from], told), working)];
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
