import { itemAt } from '../../../access';
import { anyOf, inEither } from '../../../lexicon/compile';
import {
	comesTo,
	madeUpOf,
	makingUp,
	noParts,
	notAll,
	overlappingParts,
	remainder,
	severalAnswers,
	times,
	wholeInPercent,
} from '../../../lexicon/totals';
import { message, verbatim } from '../../../messages/message';
import { behindLast } from '../../../text/ends';
import { type Amount, alike, asWritten } from '../amounts/amount';
import { type CheckedRelation, conflicts, holds, judged, type Working } from '../amounts/checkedRelation';
import { matchesOf } from '../amounts/hinted';
import { meet, point, subtract, sum } from '../amounts/interval';
import { finding, isConsistent } from '../amounts/relation';
import { partsOfTotal, sharesOfWhole } from '../amounts/tolerances';
import {
	amount,
	amountAt,
	amountMarks,
	amountsIn,
	anAmount,
	gap,
	periodMarks,
	periodsIn,
	type Skeleton,
} from '../reading/skeleton';

/** `X, Y and Z, for a total of T`: the parts stand before, the whole behind the words. */
const totalBehind = new RegExp(
	`(?:\\b${anyOf(comesTo.en)}|合计(?:为|达|约|共)*|${anyOf(comesTo.zh)})${gap(16)}${amount}`,
	'giu',
);
const totalBehindHint = /total|combined|\b(?:add|sum|together)|[合共总]计|加起来|相加|总和/iu;
/** `T, made up of X, Y and Z`. */
const totalBefore = new RegExp(
	`${amount}[^\\n;${amountMarks}]{0,50}?(?:\\b${anyOf(madeUpOf)}|由(?=[^\\n]{0,80}(?:组成|构成))|分为|包括且仅包括)([^\\n]*)`,
	'giu',
);
const totalBeforeHint =
	/\b(?:made up|consist|compris|composed|split|divided|broken? down|the sum|namely)|由|分为|包括且仅包括/iu;
/** `T, of which X … and Y …`: the parts may leave something out, but they cannot come to more. */
const ofWhich = new RegExp(`${amount}[^\\n;${amountMarks}]{0,30}?(?:\\bof which\\b|，?其中[，：:]?)([^\\n]*)`, 'giu');
const ofWhichHint = /\bof which\b|其中/iu;
const notAllPattern = new RegExp(`\\b${anyOf(notAll.en)}|${anyOf(notAll.zh)}`, 'iu');
const restHint = inEither(remainder);
/** Behind a word for what is left: ` of 2019`, ` of the year`, ` months`, 时间. */
const ofTime = ` of (?:the |this |that )?(?:[${periodMarks}]|${anyOf(times.en)}\\b)| (?:[a-z]+ )?${anyOf(times.en)}s?\\b|的?${anyOf(times.zh)}`;
/** The rest of a hundred percent. */
const restPattern = new RegExp(
	`(?:\\b(?:the )?${anyOf(remainder.en)}\\b|${anyOf(remainder.zh)})(?!${ofTime})${gap(24)}${amount}`,
	'giu',
);
const wholeInPercentPattern = inEither(wholeInPercent);

/** Totals against their parts, and shares against 100 %. */
export function checkWholes(skeleton: Skeleton): CheckedRelation[] {
	return skeleton.text
		.split('\n')
		.filter((sentence) => /[\uE000-\uEFFF].*[\uE000-\uEFFF]/.test(sentence))
		.flatMap((sentence) => [
			...totals(skeleton, sentence),
			...shares(skeleton, sentence),
			...exclusive(skeleton, sentence),
		]);
}

function totals(skeleton: Skeleton, sentence: string): CheckedRelation[] {
	const behind = matchesOf({ pattern: totalBehind, hint: totalBehindHint }, sentence).flatMap((match) => {
		const clause = behindLast(sentence.slice(0, match.index), /[;；]/u);
		const total = amountAt(skeleton, match[1]);
		const parts = amountsIn(skeleton, clause);
		// A line of its own sums up more than the line before it.
		const ownLine = /^[\p{Script=Han}\s]*$/u.test(behindLast(clause, anAmount));
		const below =
			ownLine && parts.length > 0 && skeleton.linesBetween(itemAt(parts, parts.length - 1).span[1], total.span[0]);
		return below ? [] : judgeTotal(total, parts, withoutOrigin(clause), true);
	});
	const before = matchesOf({ pattern: totalBefore, hint: totalBeforeHint }, sentence).flatMap((match) => {
		const total = amountAt(skeleton, match[1]);
		const parts = amountsIn(skeleton, match[2] ?? '');
		// A bare number in front may be a score, a room or a page.
		const stray =
			total.dimension === 'count' && parts.some((part) => part.dimension !== 'count' || part.value > total.value);
		return stray ? [] : judgeTotal(total, parts, match[2] ?? '', true);
	});
	const some = matchesOf({ pattern: ofWhich, hint: ofWhichHint }, sentence).flatMap((match) =>
		/of which|其中/iu.test(match[2] ?? '')
			? []
			: judgeTotal(amountAt(skeleton, match[1]), amountsIn(skeleton, match[2] ?? ''), match[2] ?? '', false),
	);
	const listed = matchesOf({ pattern: listedPattern, hint: /[:：(（]/u }, sentence).flatMap((match) => {
		const list = match[2] ?? match[3] ?? '';
		return judgeList(amountAt(skeleton, match[1]), amountsIn(skeleton, list), list);
	});
	return [...behind, ...before, ...some, ...listed];
}

/** In the clauses before that of the first part, `from` tells of no part that is left out. */
function withoutOrigin(text: string): string {
	const first = text.search(anAmount);
	const own = behindLast(text.slice(0, first), /[,，]/u);
	const lead = text.slice(0, first - own.length).replace(/\bfrom\b/giu, '');
	return lead + own + text.slice(first);
}

/** `60 stores: 10 in Spain, 20 in France and 30 in Italy`; in brackets too. */
const listedPattern = new RegExp(
	`${amount}[^\\n.,;:()，。；：（）${amountMarks}]{0,30}(?:[:：]([^\\n;；()（）]*)|[(（]([^\\n;；()（）]*)[)）])`,
	'gu',
);

/** Items of such a list may be counted twice. */
const overlapping = inEither(overlappingParts);

/** A list of at least three that ends in `and …` is complete; what comes to twice the total is no list of parts. */
function judgeList(total: Amount, parts: readonly Amount[], list: string): CheckedRelation[] {
	const lone = parts.filter((part) => part.value < total.value && !part.range);
	const closed = /(?:\band\b|[和及与、])[^,，、\uE000-\uEFFF]*[\uE000-\uEFFF][^,，、\uE000-\uEFFF]*$/iu.test(list);
	const separate =
		/[\uE000-\uEFFF](?:(?!\band\b)[^,，、\uE000-\uEFFF])*(?:[,，、]|\band\b)[^\uE000-\uEFFF]*[\uE000-\uEFFF]/iu.test(
			list,
		);
	if (parts.length < 3 || lone.length < parts.length || !closed || !separate) return [];
	if (changes.test(list) || overlapping.test(list)) return [];
	const sumOfParts = parts.reduce((all, { value }) => all + value, 0);
	const measured = total.dimension !== 'count' && total.dimension !== 'percent';
	return measured && sumOfParts > total.value * partsOfTotal.least && sumOfParts < total.value * partsOfTotal.most
		? judgeTotal(total, parts, list, true)
		: [];
}

/** `…, and others 20%`: the rest, unless several answers were possible. */
const others = new RegExp(`(?:, |\\band )(?:all )?others?\\b ?[(（]?(?:at |with |had |have |has )?${amount}`, 'giu');
const several = new RegExp(`\\b${anyOf(severalAnswers)}`, 'iu');

/** Only a list of amounts of one dimension is taken for parts. */
function judgeTotal(total: Amount, parts: readonly Amount[], text: string, complete: boolean): CheckedRelation[] {
	const same = parts.map((part) => alike(part, total)).filter((both) => both !== undefined);
	if (parts.length < 2 || same.length < parts.length || notAllPattern.test(text) || total.dimension === 'ratio')
		return [];
	// A bare number behind measured ones counts something else.
	if (total.dimension === 'count' && parts.every(({ dimension }) => dimension !== 'count')) return [];
	if (total.dimension === 'percent' && !complete) return [];
	const aligned = same.map(([part]) => part);
	const computed = sum(aligned.map(asWritten));
	const formula = verbatim(aligned.map(({ text: written }) => written).join(' + '));
	const relation = { result: total, operands: aligned, formula, computed: [computed] };
	const leavesOut = !complete && computed[1] < total.value && !isConsistent(relation);
	return leavesOut ? [] : [judged('sum', relation)];
}

/** Groups that cannot overlap, said to make up something: their shares cannot come to more than 100 %. */
const exclusivePattern =
	/(?:\bmen\b.*\bwomen\b|\bwomen\b.*\bmen\b|\bmales?\b.*\bfemales?\b|\bfemales?\b.*\bmales?\b).*|\bagreed?\b.*\bdisagreed?\b|\bsupport(?:ed)?\b.*\boppos(?:ed?|ing)\b|男性?占.*女性?占|女性?占.*男性?占|(?:赞成|支持|同意).*反对/iu;
/** What each form of {@link exclusivePattern} has. */
const secondGroup = /\b(?:women|females?|disagreed?|oppos)|女|反对/iu;
const makesUp = inEither(makingUp);

/** Of two groups each, or of the groups themselves, shares add up to nothing. */
const ofGroup = /[\uE000-\uEFFF] of\b/gu;
const ofTheirOwn = /[\uE000-\uEFFF] of (?:the |all )?(?:wo)?(?:men|males?|females?)\b|[男女]性?(?:中|用户中|员工中)/iu;

function exclusive(skeleton: Skeleton, sentence: string): CheckedRelation[] {
	if (
		!secondGroup.test(sentence) ||
		!exclusivePattern.test(sentence) ||
		!makesUp.test(sentence) ||
		changes.test(sentence.replace(/\bma[kd]es? up\b/giu, ''))
	)
		return [];
	if ((sentence.match(ofGroup) ?? []).length > 1 || ofTheirOwn.test(sentence)) return [];
	const parts = amountsIn(skeleton, sentence);
	const shown = parts.every(
		({ dimension, range, value }) => dimension === 'percent' && !range && value > 0 && value < 100,
	);
	if (
		!shown ||
		parts.length < 2 ||
		parts.length > 3 ||
		sentence.search(restPattern) >= 0 ||
		periodsIn(skeleton, sentence).length > 1
	)
		return [];
	const total = sum(parts.map(asWritten));
	if (meet(total, point(100))) return [checkedShares(parts, total[1], true)];
	return total[0] > sharesOfWhole.exclusive.over && total[1] < sharesOfWhole.exclusive.most
		? [checkedShares(parts, total[1], false)]
		: [];
}

function checkedShares(parts: readonly Amount[], total: number, whole: boolean): CheckedRelation {
	const formula = parts.map(({ text }) => text).join(' + ');
	const last = itemAt(parts, parts.length - 1);
	const others = parts.slice(0, -1);
	const working: Working = () => ({ formula: verbatim(formula), value: verbatim(`${Number(total.toFixed(2))}%`) });
	if (whole) return holds('sum', last, others, working);
	const told = message('numbers.sharesOff', { formula, total });
	return conflicts('sum', finding('number.arithmetic', last, others, told), working);
}

function shares(skeleton: Skeleton, sentence: string): CheckedRelation[] {
	const rest =
		matchesOf({ pattern: restPattern, hint: restHint }, sentence).at(-1) ??
		(several.test(sentence) ? undefined : matchesOf({ pattern: others, hint: /\bothers?\b/iu }, sentence).at(-1));
	if (!rest && !wholeInPercentPattern.test(sentence)) return [];
	const until = rest ? rest.index + rest[0].length : sentence.length;
	const all = amountsIn(skeleton, sentence.slice(0, until));
	const parts = all.filter(({ dimension }) => dimension === 'percent');
	const closed = rest !== undefined || (parts.length >= 3 && parts.length === all.length);
	const told = sentence.slice(0, until);
	if (!closed || parts.length < 2 || parts.some(({ range, value }) => range || value >= 100 || value < 0)) return [];
	if (changes.test(told) || (rest && amountAt(skeleton, rest[1]).dimension !== 'percent')) return [];
	const missing = subtract(point(100), sum(parts.map(asWritten)));
	const off = Math.abs(missing[1]);
	if (meet(missing, point(0)) || off <= sharesOfWhole.rounded) return [checkedShares(parts, 100 - missing[1], true)];
	if (off > mostOff(rest !== undefined, missing[1] < 0) || (!rest && notAllPattern.test(told))) return [];
	return [checkedShares(parts, 100 - missing[1], false)];
}

/** How far shares may be off and still be meant to come to a whole. */
function mostOff(rest: boolean, over: boolean): number {
	if (rest) return sharesOfWhole.rest;
	return over ? sharesOfWhole.over : sharesOfWhole.under;
}

const changes = new RegExp(`\\b${anyOf(noParts.en)}|${anyOf(noParts.zh)}`, 'iu');
