import { countsOfValues, rangeVerbs, theseValues } from '../../../lexicon/averages';
import { anyOf } from '../../../lexicon/compile';
import { message } from '../../../messages/message';
import { allMatches } from '../../../text/matches';
import { type Amount, alike, asWritten } from '../amounts/amount';
import { type CheckedRelation, conflicts, holds } from '../amounts/checkedRelation';
import { finding } from '../amounts/relation';
import { tableAverage } from '../amounts/tolerances';
import { amount, amountAt, amountMarks, amountsIn, everyAmount, numberMarks, type Skeleton } from '../reading/skeleton';

const about = '(?:about |around |roughly |some |approximately )?';
/** Behind the mean its clause ends: an average `in the industry` or `a year` is of something else. */
const ended = '(?=\\s{0,2}(?:[,.;:!?)，。；：！？）]|\\[|\\n|$))';
const kind = '(?:simple |weighted |unweighted |overall |arithmetic )?';
const is = '(?:is|was|were|being|comes to|came to|stands at|stood at|amounts to|amounted to)';
const many = `(?:the |all |these |those )*(${anyOf(countsOfValues.en)}|${anyOf(theseValues)})\\b`;
const hanMany = `(?:(${anyOf(countsOfValues.zh)})[者个家项类年季国省市地]\\p{Script=Han}{0,4})?`;
const hanKind = '(?:简单|算术|(?:按\\p{Script=Han}{1,4})?加权)?';
const hanMean = `${hanKind}(?:平均|均值)(?:值|数|水平)?(?:约为?|为|是|达)${amount}`;

/** Means of the values before them, with how many these are where the words say it. */
const ofList = [
	new RegExp(
		`[,;(–—] ?(?:for |with |giving |making |or )?(?:an? ${kind}(?:average|mean) of|averaging)() ${about}${amount}${ended}`,
		'giu',
	),
	new RegExp(
		`\\b(?:average|mean) (?:of|across|over|for) ${many}[^\\n.,;${numberMarks}]{0,30}? ${is} ${about}${amount}${ended}`,
		'giu',
	),
	new RegExp(`[，,；;（(]${hanMany}的?${hanMean}${ended}`, 'gu'),
];

/** Between the values of a list, and between the last of them and its mean; more where it is said how many they are. */
const gaps = {
	plain: { inside: /^[^\n.;。；]{0,24}$/u, behind: /^[^\n.。]{0,24}$/u },
	counted: { inside: /^[^\n.。]{0,48}$/u, behind: /^[^\n]{0,60}\n?[^\n]{0,30}$/u },
} as const;

/** In characters: so far apart may a mean and its values be. */
const reach = 400;

/** An average that is said to be of the values before it lies between them: `36%, 37% and 38%, an average of 37%`. */
export function checkListedMeans(skeleton: Skeleton): CheckedRelation[] {
	if (!/averag|\bmean\b|平均|均值/iu.test(skeleton.text)) return [];
	return [...ofLists(skeleton), ...ofRanges(skeleton)];
}

function ofLists(skeleton: Skeleton): CheckedRelation[] {
	return ofList.flatMap((pattern) =>
		allMatches(pattern, skeleton.text).flatMap((match) => {
			const [, many = '', char] = match;
			const mean = amountAt(skeleton, char);
			const parts = listBefore(
				skeleton,
				skeleton.text.slice(Math.max(0, match.index - reach), match.index),
				mean,
				many !== '',
			);
			const count = countOf(many);
			return (count === undefined ? parts.length >= 3 : parts.length === count) ? compare(mean, parts) : [];
		}),
	);
}

function countOf(word: string): number | undefined {
	const at = Math.max(countsOfValues.en.indexOf(word.toLowerCase()), countsOfValues.zh.indexOf(word));
	return at < 0 ? undefined : at + 2;
}

/** The values of the mean's kind that end a text, from the last one back. */
function listBefore(skeleton: Skeleton, text: string, mean: Amount, counted: boolean): Amount[] {
	const { inside, behind } = counted ? gaps.counted : gaps.plain;
	const parts: Amount[] = [];
	let end = text.length;
	for (const { 0: char, index } of allMatches(everyAmount, text).toReversed()) {
		const part = alike(amountAt(skeleton, char), mean)?.[0];
		if (!part || !(parts.length === 0 ? behind : inside).test(text.slice(index + 1, end))) break;
		parts.push(part);
		end = index;
	}
	return parts;
}

/** `Ranges from 10% to 20%`, `10%至20%之间`: what is between two values. */
const ofRange = [
	new RegExp(
		`\\b${anyOf(rangeVerbs)}(?: from| between) ${about}${amount}[^\\n.,;${amountMarks}]{0,40}? (?:to|and) [^\\n.,;${amountMarks}]{0,12}?${amount}`,
		'giu',
	),
	new RegExp(`(?:介于|在|从)${amount}(?:\\p{Script=Han}{0,6})(?:至|到|和|与)${amount}(?:之间|不等)`, 'gu'),
	new RegExp(`${amount}(?:之间|不等)`, 'gu'),
];

/** The average of what was just said to lie in a range. */
const meanOfRange = [
	new RegExp(
		`\\b(?:an?|the|its|their) ${kind}(?:average|mean)(?: (?:across|over) [^\\n.,;${numberMarks}]{1,30}?)? (?:of|${is}) ${about}${amount}${ended}`,
		'iu',
	),
	new RegExp(`(?<=[，,。；;\\n])${hanMean}${ended}`, 'u'),
];

function ofRanges(skeleton: Skeleton): CheckedRelation[] {
	return ofRange.flatMap((pattern) =>
		allMatches(pattern, skeleton.text).flatMap((match) => {
			const [whole, from, to] = match;
			const end = match.index + whole.length;
			const behind = skeleton.text.slice(end, end + reach);
			return meanOfRange.flatMap((pattern) => {
				const found = pattern.exec(behind);
				if (!found) return [];
				const mean = amountAt(skeleton, found[1]);
				const before = behind.slice(0, found.index);
				const isNext = !/\n[^\n]+\n[^\n]+$/u.test(before);
				const others = amountsIn(skeleton, before).some((other) => alike(other, mean));
				return isNext && !others
					? compare(mean, endsOf(amountAt(skeleton, from), to === undefined ? undefined : amountAt(skeleton, to)))
					: [];
			});
		}),
	);
}

/** The ends of one range, or two values. */
function endsOf(from: Amount, to: Amount | undefined): Amount[] {
	if (to) return [from, to];
	const numbers = allMatches(/\d[\d,]*(?:\.\d+)?/gu, from.text);
	const [first, last] = [numbers[0], numbers.at(-1)];
	if (from.upper === undefined || !first || !last) return [];
	const low = { ...from, range: false, text: from.text.slice(0, first.index + first[0].length) };
	return [low, { ...low, value: from.upper, text: from.text.slice(last.index) }];
}

function compare(mean: Amount, values: readonly Amount[]): CheckedRelation[] {
	const parts = values.flatMap((value) => alike(value, mean)?.[0] ?? []).toSorted((a, b) => a.value - b.value);
	const [first, last] = [parts[0], parts.at(-1)];
	if (!first || !last || first.value === last.value || parts.length < values.length) return [];
	const [low, , high] = asWritten(mean);
	const told = { said: mean.text, low: first.text, high: last.text };
	const places = parts.filter(({ span }, index) => parts.findIndex((other) => other.span === span) === index);
	if (high >= asWritten(first)[0] && low <= asWritten(last)[2])
		return [holds('average', mean, places, () => ({ formula: message('numbers.betweenParts', told) }))];
	const nearest = Math.abs(mean.value > last.value ? last.value : first.value);
	const beyond = Math.max(first.value - mean.value, mean.value - last.value);
	if (beyond > tableAverage.beyond * nearest) return [];
	return [conflicts('average', finding('number.arithmetic', mean, places, message('numbers.outsideParts', told)))];
}
