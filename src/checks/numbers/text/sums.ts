import { anyOf, inEither } from '../../../lexicon/compile';
import { noParts, notAll, rounded } from '../../../lexicon/totals.json';
import { verbatim } from '../../../messages/message';
import { type Amount, alike, asWritten } from '../amounts/amount';
import { sum } from '../amounts/interval';
import { type CheckedRelation, doesNotFollow, isConsistent, judged } from '../amounts/relation';
import { amountsIn } from '../reading/skeleton';
import type { Filled } from './pattern';

const leavesOut = new RegExp(`\\b${anyOf(notAll.en)}|${anyOf(notAll.zh)}`, 'iu');
const isRounded = inEither(rounded);
const changes = new RegExp(`\\b${anyOf(noParts.en)}|${anyOf(noParts.zh)}`, 'iu');

/** Parts that are said to come to a total, and all of them. */
export function sumOf({ number, list, words, sentence }: Filled): CheckedRelation[] {
	const total = number('total');
	const parts = list('parts');
	// A bare number in front may be a score, a room or a page.
	const first = parts[0]?.span[0] ?? 0;
	const stray =
		total.dimension === 'count' &&
		total.span[0] < first &&
		parts.some(({ dimension, value }) => dimension !== 'count' || value > total.value);
	return stray || isRounded.test(sentence) ? [] : added(total, parts, withoutLead(words('parts')), true);
}

/** The parts stand in the sentence before, and nothing else: `A with 30%, B with 20% and C with 15%. Together they hold 65%.` */
export function together({ skeleton, number, before, previous, sentence }: Filled): CheckedRelation[] {
	const total = number('total');
	const parts = amountsIn(skeleton, previous);
	const plain = parts.length > 1 && parts.every(({ dimension }) => dimension === total.dimension);
	if (!plain || /[\uE000-\uEFFF]/u.test(before) || isRounded.test(sentence) || changes.test(previous)) return [];
	return added(total, parts, previous, true);
}

/** `60, of which 40 are … and 35 …`: the parts may leave something out, but they cannot come to more. */
export function someOf({ number, list, words }: Filled): CheckedRelation[] {
	const text = words('parts');
	return /of which|其中/iu.test(text) ? [] : added(number('total'), list('parts'), text, false);
}

/** In the clauses before that of the first part, `from` tells of no part that is left out. */
function withoutLead(text: string): string {
	const first = text.search(/[\uE000-\uEFFF]/u);
	const clause = Math.max(text.lastIndexOf(',', first), text.lastIndexOf('，', first)) + 1;
	return text.slice(0, clause).replace(/\bfrom\b/giu, '') + text.slice(clause);
}

function added(total: Amount, parts: readonly Amount[], text: string, complete: boolean): CheckedRelation[] {
	const same = parts.map((part) => alike(part, total)?.[0]).filter((part) => part !== undefined);
	if (parts.length < 2 || same.length < parts.length || leavesOut.test(text)) return [];
	if (total.range || total.dimension === 'ratio' || (total.dimension === 'percent' && !complete)) return [];
	// A bare number behind measured ones counts something else.
	if (total.dimension === 'count' && parts.every(({ dimension }) => dimension !== 'count')) return [];
	const computed = sum(same.map(asWritten));
	const formula = verbatim(same.map(({ text: written }) => written).join(' + '));
	const relation = { result: total, operands: same, formula, computed: [computed] };
	const exact = [total, ...same].every(isCounted);
	const off = Math.abs(computed[1] - total.value) > 0.5;
	if (exact && off && (complete || computed[1] > total.value)) return [doesNotFollow('sum', relation)];
	const isLess = !complete && computed[1] < total.value && !isConsistent(relation);
	return isLess ? [] : [judged('sum', relation)];
}

/** A few things of a kind are counted one by one: nothing is rounded. */
function isCounted({ dimension, value, place, approximate, bound }: Amount): boolean {
	return dimension.startsWith('count ') && place === 1 && value < 1000 && !approximate && !bound;
}
