import { changedBy } from '../../../lexicon/change.json';
import { oneOf } from '../../../lexicon/compile';
import type { Bilingual } from '../../../lexicon/entries';
import { ordinalWords } from '../../../lexicon/quantities.json';
import { spelledAbout, spelledLess, spelledMore, spelledNearly } from '../../../lexicon/roundings.json';
import { type HintedPattern, hintedMatches } from '../../../text/hinted';
import type { Interval } from './interval';
import { inWords } from './tolerances';

/** A fraction or multiple in words, as `nearly a third`, `三分之一`, `threefold`. */
export interface Spelled {
	readonly start: number;
	readonly end: number;
	readonly dimension: 'percent' | 'ratio' | 'count';
	/** In percent, or times. */
	readonly value: number;
	/** The values that the words may stand for. */
	readonly stands: Interval;
}

const numbers: Readonly<Record<string, number>> = {
	a: 1,
	one: 1,
	two: 2,
	three: 3,
	four: 4,
	five: 5,
	six: 6,
	seven: 7,
	eight: 8,
	nine: 9,
	ten: 10,
	eleven: 11,
	twelve: 12,
	thirteen: 13,
	fourteen: 14,
	fifteen: 15,
	sixteen: 16,
	seventeen: 17,
	eighteen: 18,
	nineteen: 19,
	twenty: 20,
};
const parts: Readonly<Record<string, number>> = {
	third: 3,
	quarter: 4,
	fifth: 5,
	sixth: 6,
	seventh: 7,
	eighth: 8,
	ninth: 9,
	tenth: 10,
};
const han: Readonly<Record<string, number>> = {
	一: 1,
	二: 2,
	两: 2,
	三: 3,
	四: 4,
	五: 5,
	六: 6,
	七: 7,
	八: 8,
	九: 9,
	十: 10,
};

/** The words for numbers that things are counted by. */
export const countWords = Object.keys(numbers)
	.filter((word) => (numbers[word] ?? 0) > 1)
	.toReversed()
	.join('|');
export const hanDigits = '[一二两三四五六七八九十]';

/** The number that a word or digits stand for. */
export function countIn(word: string): number {
	return numbers[word.toLowerCase()] ?? han[word] ?? Number(word.replace(/^十(.)$/u, (_, one) => `1${han[one] ?? ''}`));
}

/** The words of a kind, under its name. */
const as = (name: string, { en, zh }: Bilingual) => `(?<${name}>${oneOf(en)}|${oneOf(zh)})`;
const modifier = `(?:${[
	as('more', spelledMore),
	as('less', spelledLess),
	as('nearly', spelledNearly),
	as('about', spelledAbout),
].join('|')})`;
const lead = `(?:(?:(?<![A-Za-z])|(?<=\\p{Script=Han}))${modifier}\\s*)?`;

type Groups = Readonly<Record<string, string | undefined>>;
interface Form extends HintedPattern {
	readonly dimension: Spelled['dimension'];
	readonly value: (groups: Groups) => number | undefined;
	/** Whether the words are a number here: `a third party` and `the first half` are none. */
	readonly counts: (before: string, after: string, groups: Groups) => boolean;
}

const always = () => true;
const of = /^(?: of\b(?! (?:the )?(?:year|month|decade|century|(?:early |late )?(?:19|20)\d\d))|\s*[()（）])/u;
const stops = /^\s*(?:[,.;，。；]|$|\n)/u;
const goes =
	/^ (?:from|higher|lower|more|less|fewer|larger|smaller|year-on-year|since|compared|over the|in (?:19|20)\d\d)\b/iu;
/** A word of change stands before: `fell by a third`, `up a quarter`. */
const changed = new RegExp(`\\b${oneOf(changedBy)}\\s*$`, 'iu');
/** What turns the words into a period, a place or an order. */
const ordinal = new RegExp(`(?:\\b${oneOf(ordinalWords)}[ -]|\\d[ -]?)$`, 'iu');

const forms: readonly Form[] = [
	{
		pattern: new RegExp(`\\b(?<many>${countWords})(?= of (?:the|these|those|its|their|our) )`, 'giu'),
		hint: /[a-z] of (?:the|these|those|its|their|our) /i,
		dimension: 'count',
		value: ({ many = '' }) => numbers[many.toLowerCase()],
		counts: (before) => !ordinal.test(before) && !/[a-z]-$/iu.test(before),
	},
	{
		pattern: new RegExp(
			`${lead}\\b(?:(?<half>half)|(?<many>an?|one|${countWords})[ -](?<part>third|quarter|fifth|sixth|seventh|eighth|ninth|tenth)s?)\\b(?![ -](?:year|hour|million|billion|dozen|time|century|day|life)\\b)`,
			'giu',
		),
		hint: /\bhalf|\b(?:third|quarter|fifth|sixth|seventh|eighth|ninth|tenth)/i,
		dimension: 'percent',
		value: ({ half, many = '', part = '' }) => {
			const share = half
				? 0.5
				: (numbers[many.toLowerCase().replace('an', 'a')] ?? 0) / (parts[part.toLowerCase()] ?? 1);
			return share > 0 && share < 1 ? share * 100 : undefined;
		},
		counts: (before, after, { half, many = '', part = '', more, less, nearly, about }) => {
			if (ordinal.test(before)) return false;
			if (of.test(after) || (half && /^ (?:the|that|its|their|as)\b/.test(after))) return true;
			if (changed.test(before)) return stops.test(after) || goes.test(after);
			const plain = /^an?$/i.test(many);
			return stops.test(after) && part.toLowerCase() !== 'quarter' && (!plain || !!(more ?? less ?? nearly ?? about));
		},
	},
	{
		pattern: new RegExp(
			`${lead}\\b(?<many>one|two|three|four|nine) (?:in|out of)(?: every)? (?<whole>${countWords})\\b`,
			'giu',
		),
		hint: /\b(?:one|two|three|four|nine) (?:in|out of)\b/i,
		dimension: 'percent',
		value: ({ many = '', whole = '' }) => {
			const share = (numbers[many.toLowerCase()] ?? 0) / (numbers[whole.toLowerCase()] ?? 1);
			return share < 1 ? share * 100 : undefined;
		},
		counts: (before) => !ordinal.test(before),
	},
	{
		pattern: new RegExp(`${lead}(?<![\\d/.])(?<many>[1-9])/(?<whole>[2-9])(?![\\d/])`, 'gu'),
		hint: /[1-9]\/[2-9]/,
		dimension: 'percent',
		value: ({ many, whole }) => (Number(many) < Number(whole) ? (Number(many) / Number(whole)) * 100 : undefined),
		counts: (_, after) => /^(?: of\b|的)/.test(after),
	},
	{
		pattern: new RegExp(`${lead}(?<whole>[二两三四五六七八九十])分之(?<many>[一二两三四五六七八九])`, 'gu'),
		hint: /分之/,
		dimension: 'percent',
		value: ({ many = '', whole = '' }) => ((han[many] ?? 0) / (han[whole] ?? 1)) * 100,
		counts: always,
	},
	{
		pattern: new RegExp(`${lead}(?<![统合归单第])(?<many>[一二两三四五六七八九])成(?<half>半)?`, 'gu'),
		hint: /成/,
		dimension: 'percent',
		value: ({ many = '', half }) => (han[many] ?? 0) * 10 + (half ? 5 : 0),
		counts: (_, after) => /^(?:的|以上|以下|左右|多|，|。|；|,|（|\(|）|\)|\n|$|[受消企用家产人居网来])/u.test(after),
	},
	{
		pattern: new RegExp(`${lead}(?:一半|(?<![前后上下])半数)`, 'gu'),
		hint: /一半|半数/,
		dimension: 'percent',
		value: () => 50,
		counts: (before) => !/(?:[前后上下]|另)$/u.test(before),
	},
	{
		pattern: new RegExp(
			`${lead}\\b(?:(?<twice>twice|double)|(?<triple>triple|thrice)|(?<many>${countWords}) times)(?= )`,
			'giu',
		),
		hint: /\b(?:twice|double|triple|thrice|times)\b/i,
		dimension: 'ratio',
		value: ({ twice, triple, many = '' }) => (twice ? 2 : triple ? 3 : numbers[many.toLowerCase()]),
		counts: (_, after) => /^ (?:the|that|its|their|as (?:many|much|large|high|big))\b/i.test(after),
	},
	{
		pattern: new RegExp(`${lead}\\b(?<many>${countWords})[ -]?fold\\b`, 'giu'),
		hint: /fold\b/i,
		dimension: 'ratio',
		value: ({ many = '' }) => numbers[many.toLowerCase()],
		counts: always,
	},
	{
		pattern: new RegExp(`${lead}(?<![一二两三四五六七八九十百千万第])(?<many>[一二两三四五六七八九十])倍`, 'gu'),
		hint: /倍/,
		dimension: 'ratio',
		value: ({ many = '' }) => han[many],
		counts: always,
	},
];

/** A quick test for texts without any. */
export const maySpell = new RegExp(forms.map(({ hint }) => hint.source).join('|'), 'i');

/** The fractions and multiples that a text spells out, in order. */
export function findSpelled(text: string): Spelled[] {
	if (!maySpell.test(text)) return [];
	const found: Spelled[] = [];
	for (const { pattern, hint, dimension, value, counts } of forms) {
		for (const match of hintedMatches({ pattern, hint }, text)) {
			const groups = match.groups ?? {};
			const end = match.index + match[0].length;
			const after = text.slice(end, end + 30);
			const worth = value(groups);
			if (worth === undefined || !counts(text.slice(Math.max(0, match.index - 24), match.index), after, groups))
				continue;
			const start = match.index;
			found.push({ start, end, dimension, value: worth, stands: standsFor(worth, groups, after, dimension) });
		}
	}
	return found.sort((a, b) => a.start - b.start).filter((one, at, all) => (all[at - 1]?.end ?? 0) <= one.start);
}

function standsFor(value: number, groups: Groups, after: string, dimension: Spelled['dimension']): Interval {
	const { hair, nearly } = inWords;
	if (dimension === 'count') return [value, value, value];
	const most = dimension === 'percent' ? Math.max(100, value * inWords.most) : value * inWords.most;
	if (groups.more || /^(?:以上|多|有余)/u.test(after)) return [value * (1 - hair), value, most];
	if (groups.less || /^以下/u.test(after)) return [0, value, value * (1 + hair)];
	if (groups.nearly) return [value * nearly.least, value, value * nearly.most];
	const slack = groups.about || /^(?:左右|上下)/u.test(after) ? inWords.about : inWords.plain;
	return [value * (1 - slack), value, value * (1 + slack)];
}
