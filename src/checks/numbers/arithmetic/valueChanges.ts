import { rangesOverlap } from '../../../report/spanRelations';
import { type Amount, alike } from '../amounts/amount';
import { matchesOf } from '../amounts/hinted';
import { amount, amountAt, amountMarks, anAmount, gap, numberMarks, type Skeleton } from '../reading/skeleton';
import type { ValueChange } from './valueChange';
import { yearPairs } from './yearPairs';

type Order = readonly string[];

/** Behind a word of change stands by how much, not what it came from: `比峰值减少2亿元`. */
const noChange = `(?:(?!增|减|升|降|跌|涨|[高低多少]出?了?约?[${amountMarks}])[^\\n;；${amountMarks}]){0,20}?`;
/** `Up 6% on the year, and a profit of $5 million`: what follows the time is no earlier value. */
const time = ' (?:the |a |that )?(?:year|quarter|month|period)\\b(?! (?:earlier|before|ago))';
/** What happens meanwhile is no change of the quantity told of: `as the node shrinks from 20 nm to 14 nm`. */
const meanwhile =
	/\b(?:when|as|if|while|whereas|after|upon|by) (?:[a-z]+ ){0,4}$|(?:当|随着|若|如果)[^，。\n]{0,20}$/iu;

/** Each group is an amount or the words before a change; the order says which. The last is a hint, see {@link matchesOf}. */
const forms: readonly (readonly [pattern: RegExp, order: Order, hint: RegExp])[] = [
	[
		new RegExp(
			`${amount}，((?:同比|环比|较上年|比上年)?(?:增长|增加|上升|提高|上涨|下降|减少|降低|下跌)[^\\n，。${amountMarks}]{0,3})${amount}[，（(]?而?(?:上年|去年|上一年|前一年)(?:同期)?为?${amount}`,
			'gu',
		),
		['to', 'words', 'change', 'from'],
		/上年|去年|上一年|前一年/u,
	],
	[
		new RegExp(
			`${amount}${gap(60)}((?:[,，(（—–-]|\\b(?:was|were|is|are)\\b)?\\s*\\b(?:an?|up|down|which is|a rise|higher|lower|increase|increased)\\b[^\\n${amountMarks}]{0,24}?)${amount}([^\\n${amountMarks},，]{0,30}?)\\b(?:from|than|over|on|compared (?:with|to)|versus)\\b(?!${time})${gap(40)}${amount}`,
			'giu',
		),
		['to', 'words', 'change', 'words', 'from'],
		/\b(?:from|than|over|on|compared|versus)\b/iu,
	],
	[
		new RegExp(
			`${amount}${gap(40)}\\b(?:was|is|were|are) (?:some |about |around |roughly |nearly |almost |over )?${amount}( (?:higher|lower|more|less|larger|smaller|above|below|greater)\\b)[^\\n,;${amountMarks}]{0,30}?${amount}`,
			'giu',
		),
		['to', 'change', 'words', 'from'],
		/\b(?:higher|lower|more|less|larger|smaller|above|below|greater)\b/iu,
	],
	[
		new RegExp(
			`[从由][^\\n，,。；${amountMarks}]{0,16}${amount}((?:增长|增加|上升|提高|提升|上涨|上调|下降|减少|降低|下滑|下跌|下调)了?约?)${amount}，?(?:至|到|达到)${gap(6)}${amount}`,
			'gu',
		),
		['from', 'words', 'change', 'to'],
		/[从由]/u,
	],
	[
		new RegExp(
			`(?:比|较|相比)${gap(16)}${amount}((?:增长|增加|上升|提高|提升|上涨|下降|减少|降低|下滑|下跌)[^\\n，。${amountMarks}]{0,4})${amount}[，,]?${gap(6)}(?:至|到|达到|为)${gap(6)}${amount}`,
			'gu',
		),
		['from', 'words', 'change', 'to'],
		/[比较]/u,
	],
	[
		new RegExp(
			`\\bto ${gap(30)}${amount}[^\\n;；,，${amountMarks}]{0,50}?(?:,\\s?(?:up |down )?)?\\bfrom ${gap(30)}${amount}`,
			'giu',
		),
		['to', 'from'],
		/\bfrom\b/iu,
	],
	[
		new RegExp(
			`${amount}${gap(50)}\\b(?:(?:up|down)(?: [a-z]+ly| again| further)? from|compared (?:with|to)|versus|vs\\.?|against|as against)${gap(30)}${amount}`,
			'giu',
		),
		['to', 'from'],
		/\b(?:from|compared|versus|vs|against)/iu,
	],
	[
		new RegExp(`${amount}${gap(24)}\\bafter (?:just |only |about |some |around )?${amount}`, 'giu'),
		['to', 'from'],
		/\bafter\b/iu,
	],
	[
		new RegExp(
			`\\b(?:was|were|stood at) (?:just |only |about |some |around )?${amount}${gap(40)}\\band (?:is|are|was|were|stands at|stood at) (?:now |just |only |about |some |around )?${amount}`,
			'giu',
		),
		['from', 'to'],
		/\b(?:was|were|stood)\b/iu,
	],
	[
		new RegExp(
			`(?<!rang(?:e|es|ed|ing) |differ |vary |varies )\\bfrom ${gap(30)}${amount}${gap(60)}\\bto${gap(30)}${amount}`,
			'giu',
		),
		['from', 'to'],
		/\bfrom\b/iu,
	],
	[
		new RegExp(
			`(?:[从由](?!于|而|事|此)|自(?=[\\s${numberMarks}]))[^\\n，,。；${amountMarks}]{0,24}?${amount}[^\\n，。；${amountMarks}]{0,30}?，?[^\\n，。；${amountMarks}]{0,6}?(?:至|到|为|达)[^\\n，。；${amountMarks}]{0,12}?${amount}`,
			'gu',
		),
		['from', 'to'],
		/[从由自]/u,
	],
	[
		new RegExp(
			`${amount}${gap(30)}(?:较|(?<![占同环对])比(?![例重率])|相比|相较于|高于|低于|上年同期为|上年为|去年为|而上年)${noChange}${amount}`,
			'gu',
		),
		['to', 'from'],
		/较|比|高于|低于|上年|去年/u,
	],
];

/** The pairs of a text; of two that overlap the one whose form comes first. */
export function readValueChanges(skeleton: Skeleton): ValueChange[] {
	const found: ValueChange[] = [];
	for (const [pattern, order, hint] of forms) {
		if (skeleton.amounts.length < order.filter((name) => name !== 'words').length) continue;
		for (const match of matchesOf({ pattern, hint }, skeleton.text)) {
			const pair = readPair(skeleton, match, order);
			if (pair && !found.some((other) => rangesOverlap(pair, other))) found.push(pair);
		}
	}
	for (const pair of yearPairs(skeleton)) if (!found.some((other) => rangesOverlap(pair, other))) found.push(pair);
	return found;
}

/** `35% over $12 million`: the word compares, and does not say that it is more than $12 million; `up 35% from over $12 million` does. */
const comparing = /^(?:(?!\b(?:from|than|over|on|to|with|versus)\b).)*\b(?:over|more than|above)(?: the)?\s*$/iu;

function textBefore([text]: RegExpExecArray, from = '', to = ''): string {
	return text.slice(text.indexOf(from) + from.length, text.indexOf(to));
}

function exactly({ bound, ...amount }: Amount): Amount {
	return { ...amount, approximate: false };
}

const isPercent = ({ dimension }: Amount) => dimension === 'percent';

function readPair(skeleton: Skeleton, match: RegExpExecArray, order: Order): ValueChange | undefined {
	const group = (name: string) => match[order.indexOf(name) + 1];
	const [from, to] = [amountAt(skeleton, group('from')), amountAt(skeleton, group('to'))];
	const both = alike(from, to);
	// A bare number far from what it would be compared with is an age, a rank or the like; `by 30%, up from 50` is no level.
	const strays =
		(order.includes('change') || order[0] === 'to') &&
		from.dimension !== to.dimension &&
		(isPercent(from) || isPercent(to));
	const lead = skeleton.text.slice(Math.max(0, match.index - 60), match.index);
	if (!both || strays || (/^(?:from|从|由)/iu.test(match[0]) && meanwhile.test(lead))) return undefined;
	const words = order.flatMap((name, index) => (name === 'words' ? [match[index + 1] ?? ''] : [])).join(' ');
	const change = order.includes('change') ? { amount: amountAt(skeleton, group('change')), words } : undefined;
	const compared = change !== undefined && comparing.test(textBefore(match, group('change'), group('from')));
	return {
		from: compared ? exactly(both[0]) : both[0],
		to: both[1],
		start: match.index + match[0].search(anAmount),
		end: match.index + match[0].length,
		between: match[0].slice(match[0].search(anAmount) + 1, -1),
		change,
	};
}
