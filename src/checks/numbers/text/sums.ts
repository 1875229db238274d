import { itemAt } from '../../../access';
import { bilingual, oneOf } from '../../../lexicon/compile';
import {
	noParts,
	notAll,
	overlappingParts,
	remainder,
	rounded,
	severalAnswers,
	times,
} from '../../../lexicon/totals.json';
import { message, verbatim } from '../../../messages/message';
import { type Amount, asWritten, sameUnit } from '../amounts/amount';
import { meet, point, subtract, sum } from '../amounts/interval';
import {
	type CheckedRelation,
	check,
	conflicts,
	findingAt,
	holds,
	inconsistent,
	isConsistent,
	type Working,
} from '../amounts/relation';
import { partsOfTotal, sharesOfWhole } from '../amounts/tolerances';
import { amountsIn, periodMarks } from '../reading/skeleton';
import type { RowMatch } from './pattern';

const leavesOut = new RegExp(`\\b${oneOf(notAll.en)}|${oneOf(notAll.zh)}`, 'iu');
const isRounded = bilingual(rounded);
const changes = new RegExp(`\\b${oneOf(noParts.en)}|${oneOf(noParts.zh)}`, 'iu');
const overlapping = bilingual(overlappingParts);

/** Parts that are said to come to a total, and all of them. */
export function sumOf({ number, list, words, sentence }: RowMatch): CheckedRelation[] {
	const total = number('total');
	const parts = list('parts');
	// A bare number in front may be a score, a room or a page.
	const first = parts[0]?.span[0] ?? 0;
	const stray =
		total.dimension === 'count' &&
		total.span[0] < first &&
		parts.some(({ dimension, value }) => dimension !== 'count' || value > total.value);
	return stray || isRounded.test(sentence) ? [] : checkSum(total, parts, withoutLead(words('parts')), true);
}

/** The parts stand in the sentence before, and nothing else: `A with 30%, B with 20% and C with 15%. Together they hold 65%.` */
export function together({ skeleton, number, before, previous, sentence }: RowMatch): CheckedRelation[] {
	const total = number('total');
	const parts = amountsIn(skeleton, previous);
	const plain = parts.length > 1 && parts.every(({ dimension }) => dimension === total.dimension);
	if (!plain || /[\uE000-\uEFFF]/u.test(before) || isRounded.test(sentence) || changes.test(previous)) return [];
	return checkSum(total, parts, previous, true);
}

/** `60 stores: 10 in Spain, 20 in France and 30 in Italy`: a list of at least three that ends in `and` is complete. */
export function listOf(filled: RowMatch): CheckedRelation[] {
	const { number, list, words, sentence } = filled;
	const [total, parts, text] = [number('total'), list('parts'), words('parts')];
	const closed = /(?:\band\b|[和及与、])[^,，、\uE000-\uEFFF]*[\uE000-\uEFFF][^,，、\uE000-\uEFFF]*$/iu.test(
		text.slice(-200),
	);
	const plain = parts.every(({ value, range }) => value < total.value && !range);
	if (parts.length < 3 || !closed || !plain || changes.test(text) || overlapping.test(text)) return [];
	const come = parts.reduce((all, { value }) => all + value, 0) / total.value;
	const measured = total.dimension !== 'count' && total.dimension !== 'percent';
	const isNear = come > partsOfTotal.least && come < partsOfTotal.most;
	return measured && isNear && !isRounded.test(sentence) ? checkSum(total, parts, text, true) : [];
}

/** `60, of which 40 are … and 35 …`: the parts may leave something out, but they cannot come to more. */
export function someOf({ number, list, words }: RowMatch): CheckedRelation[] {
	const text = words('parts');
	return /of which|其中/iu.test(text) ? [] : checkSum(number('total'), list('parts'), text, false);
}

/** In the clauses before that of the first part, `from` tells of no part that is left out. */
function withoutLead(text: string): string {
	const first = text.search(/[\uE000-\uEFFF]/u);
	const clause = Math.max(text.lastIndexOf(',', first), text.lastIndexOf('，', first)) + 1;
	return text.slice(0, clause).replace(/\bfrom\b/giu, '') + text.slice(clause);
}

function checkSum(total: Amount, parts: readonly Amount[], text: string, complete: boolean): CheckedRelation[] {
	const same = parts.map((part) => sameUnit(part, total)?.[0]).filter((part) => part !== undefined);
	if (parts.length < 2 || same.length < parts.length || leavesOut.test(text)) return [];
	if (total.range || total.dimension === 'ratio' || (total.dimension === 'percent' && !complete)) return [];
	// Of bare numbers alone nobody knows what they count; one behind measured ones counts something else.
	const bare = parts.filter(({ dimension }) => dimension === 'count').length;
	if (total.dimension === 'count' && (bare === 0 || bare === parts.length)) return [];
	const computed = sum(same.map(asWritten));
	// What comes to a tenth of the total, or to ten times as much, is something else: orders a day, a price.
	if (computed[1] * 10 < total.value || computed[0] > total.value * 10) return [];
	const formula = verbatim(same.map(({ text: written }) => written).join(' + '));
	const relation = { result: total, operands: same, formula, computed: [computed] };
	const exact = [total, ...same].every(isCounted);
	const off = Math.abs(computed[1] - total.value) > 0.5;
	if (exact && off && (complete || computed[1] > total.value)) return [inconsistent('sum', relation)];
	const isLess = !complete && computed[1] < total.value && !isConsistent(relation);
	return isLess ? [] : [check('sum', relation)];
}

/** A few things of a kind are counted one by one: nothing is rounded. */
function isCounted({ dimension, value, place, approximate, bound }: Amount): boolean {
	return dimension.startsWith('count ') && place === 1 && value < 1000 && !approximate && !bound;
}

/** What is left of a time is no part of a whole: `the rest of the year`. */
const ofTime = new RegExp(
	`\\b${oneOf(remainder.en)}(?: of)?(?: the| this| that)? (?:[${periodMarks}]|${oneOf(times.en)})|${oneOf(remainder.zh)}的?${oneOf(times.zh)}`,
	'iu',
);
const several = new RegExp(`\\b${oneOf(severalAnswers)}`, 'iu');

/** Shares that are said to be those of a whole, the last of them by a word for the rest or all told. */
export function sharesOf({ list, words, has, number, sentence }: RowMatch): CheckedRelation[] {
	const told = words('parts');
	if (ofTime.test(sentence) || several.test(sentence)) return [];
	const rest = has('rest') ? [number('rest')] : [];
	const all = [...list('parts'), ...rest];
	const parts = all.filter(({ dimension }) => dimension === 'percent');
	if (parts.length < (has('rest') ? 2 : 3) || (parts.length < all.length && !has('rest'))) return [];
	if (rest.some(({ dimension }) => dimension !== 'percent') || changes.test(told) || isRounded.test(sentence))
		return [];
	if (parts.some(({ range, value }) => range || value >= 100 || value < 0)) return [];
	const missing = subtract(point(100), sum(parts.map(asWritten)));
	const off = Math.abs(missing[1]);
	if (meet(missing, point(0)) || off <= sharesOfWhole.rounded) return [shares(parts, 100 - missing[1], true)];
	const most = has('rest') ? sharesOfWhole.rest : missing[1] < 0 ? sharesOfWhole.over : sharesOfWhole.under;
	return off > most || (!has('rest') && leavesOut.test(told)) ? [] : [shares(parts, 100 - missing[1], false)];
}

/** Groups that cannot overlap come to no more than all. */
export function exclusiveShares({ list, words, sentence }: RowMatch): CheckedRelation[] {
	const parts = list('parts');
	if (!/\b(?:wo|fe)?(?:men|males)\b/iu.test(words('parts'))) return [];
	const shown = parts.every(
		({ dimension, range, value }) => dimension === 'percent' && !range && value > 0 && value < 100,
	);
	if (
		!shown ||
		parts.length !== 2 ||
		/[\uF000-\uF8FF]/u.test(sentence) ||
		(sentence.match(/[\uE000-\uEFFF] of\b/gu) ?? []).length > 1
	)
		return [];
	const total = sum(parts.map(asWritten));
	if (meet(total, point(100))) return [shares(parts, total[1], true)];
	const { over, most } = sharesOfWhole.exclusive;
	return total[0] > over && total[1] < most ? [shares(parts, total[1], false)] : [];
}

function shares(parts: readonly Amount[], total: number, whole: boolean): CheckedRelation {
	const formula = parts.map(({ text }) => text).join(' + ');
	const last = itemAt(parts, parts.length - 1);
	const others = parts.slice(0, -1);
	const working: Working = () => ({ formula: verbatim(formula), value: verbatim(`${Number(total.toFixed(2))}%`) });
	if (whole) return holds('sum', last, others, working);
	return conflicts(
		'sum',
		findingAt('number.arithmetic', last, others, message('numbers.sharesOff', { formula, total })),
		working,
	);
}
