import { wholeYear } from '../../../report/numbers/periods';
import { allMatches } from '../../../text/matches';
import { alike } from '../amounts/amount';
import { amount, amountAt, anAmount, numberMarks, period, periodAt, type Skeleton } from '../reading/skeleton';
import type { ValueChange } from './valueChange';

const nothingElse =
	'(?:,|;|，|；|and|to|versus|vs\\.?|compared (?:with|to)|against|while|but|then|it was|was|a year (?:later|earlier)|\\s)*';
/** `$12m in 2022 and $15m in 2023`. */
const behind = new RegExp(
	`${amount}([^\\n,.;()${numberMarks}]{0,16}?)\\s?(?:\\bin|\\bfor|\\bat the end of|[(（])\\s?${period}[)）]?${nothingElse}${amount}([^\\n,.;()${numberMarks}]{0,16}?)\\s?(?:\\bin|\\bfor|\\bat the end of|[(（])\\s?${period}[)）]?`,
	'giu',
);
/** `$15m (2022: $12m)`. */
const inBrackets = new RegExp(`${amount}\\s?[(（](?:from |in )?${period}\\s?(?:[:：]|为)\\s?${amount}[)）]`, 'giu');
/** `2022年收入12亿元，2023年收入15亿元`. */
const beforePattern = new RegExp(
	`${period}([^\\n，。；,;${numberMarks}]{0,24}?)${amount}[，；,]\\s?(?:而|到|至)?${period}([^\\n，。；,;${numberMarks}]{0,14}?)${amount}(?=[，,（(])`,
	'gu',
);

/** Two values of one quantity, each with its year: the earlier one is what it came from. */
export function yearPairs(skeleton: Skeleton): ValueChange[] {
	const { text } = skeleton;
	if (skeleton.periods.length === 0 || skeleton.amounts.length < 2) return [];
	return [
		...allMatches(behind, text).flatMap((match) => {
			const [, a, unit, first, b, other, last] = match;
			const same = unit === other || other === '' || unit === '';
			return same ? pairOf(skeleton, match, [a, first], [b, last]) : [];
		}),
		...allMatches(inBrackets, text).flatMap((match) => {
			const [to, from] = [amountAt(skeleton, match[1]), amountAt(skeleton, match[3])];
			const both = alike(from, to);
			return both ? [pair(match, both[0], both[1])] : [];
		}),
		...allMatches(beforePattern, text).flatMap((match) => {
			const [, first, one, a, last, other, b] = match;
			const [x, y] = [subjectOf(one), subjectOf(other)];
			return x === y || y === '' ? pairOf(skeleton, match, [a, first], [b, last]) : [];
		}),
	];
}

/** What is said to have the value, without `was` and the like. */
function subjectOf(words = ''): string {
	return words.replace(/约为|达到|增至|降至|预计|预算|计划|目标|将|已|仅|约|为|达|是|则|的|\s/gu, '');
}

type Valued = readonly [amount: string | undefined, period: string | undefined];

function pairOf(skeleton: Skeleton, match: RegExpExecArray, a: Valued, b: Valued): ValueChange[] {
	const [first, last] = [wholeYear(periodAt(skeleton, a[1])), wholeYear(periodAt(skeleton, b[1]))];
	const both = alike(amountAt(skeleton, a[0]), amountAt(skeleton, b[0]));
	if (!both || first === undefined || last === undefined || first === last) return [];
	return [first < last ? pair(match, both[0], both[1]) : pair(match, both[1], both[0])];
}

function pair(match: RegExpExecArray, from: ValueChange['from'], to: ValueChange['to']): ValueChange {
	return {
		from,
		to,
		start: match.index + match[0].search(anAmount),
		end: match.index + match[0].length,
		between: '',
		change: undefined,
	};
}
