import type { Check, DraftFinding } from '../../findings/model';
import { declines } from '../../lexicon/change';
import { anyOf } from '../../lexicon/compile';
import { message } from '../../messages/message';
import type { Report } from '../../report/model';
import { allMatches } from '../../text/matches';
import { type Amount, isMoney } from './amounts/amount';
import { movedFinding } from './amounts/checkedRelation';
import { finding } from './amounts/relation';
import { backwardRanges } from './arithmetic/backwardRanges';
import { amount, amountAt, amountMarks, gap, inEachBlock, type Skeleton } from './reading/skeleton';
import { mixedColumns } from './tableArithmetic/mixedColumns';
import { readGrids } from './tables/grid';

const upFrom = new RegExp(`${amount}${gap(30)}\\b(?:up|down) from ${gap(12)}${amount}`, 'giu');
const fromTo = [
	upFrom,
	new RegExp(`\\bfrom ${gap(16)}${amount}${gap(30)}\\bto ${gap(16)}${amount}`, 'giu'),
	new RegExp(
		`(?:从|由)[^\\n，。；${amountMarks}]{0,16}${amount}[^\\n，。；${amountMarks}]{0,20}(?:增至|增长到|增长至|升至|提高到|提升至|降至|下降到|下降至|减少到|减少至|到|至)${gap(6)}${amount}`,
		'gu',
	),
];
const converted = /exchange|convert|汇率|折合|约合|equivalent/iu;

/** `number.unit`: amounts in different currencies or units that the text compares or a table adds up, and ranges that run downwards. */
export const numberUnits: Check = ({ report }) => mixedUnits(report);

export function mixedUnits(report: Report): DraftFinding[] {
	return [...mixedInText(report), ...readGrids(report).flatMap(mixedColumns), ...backwardRanges(report)];
}

const mixedInText = inEachBlock<DraftFinding>(
	(skeleton) => [...mixedChanges(skeleton), ...signedDeclines(skeleton)],
	movedFinding,
);

function mixedChanges(skeleton: Skeleton): DraftFinding[] {
	if (skeleton.amounts.length < 2) return [];
	return fromTo.flatMap((pattern) =>
		allMatches(pattern, skeleton.text).flatMap((match) => {
			const [from, to] = [amountAt(skeleton, match[1]), amountAt(skeleton, match[2])];
			if (!clash(from, to) || converted.test(skeleton.text)) return [];
			return [finding('number.unit', to, [from], message('numbers.mixedUnits', { from: from.text, to: to.text }))];
		}),
	);
}

/** A decline with a minus sign: taken at its word it is a rise. */
const decline = new RegExp(
	`(?:\\b${anyOf(declines.en)} (?:of|by) (?:about |around |roughly |some |nearly |over |up to )?|${anyOf(declines.zh)}了?(?:约|近|超过?|达)?\\s?)${amount}`,
	'giu',
);

function signedDeclines(skeleton: Skeleton): DraftFinding[] {
	if (!skeleton.amounts.some(({ value }) => value < 0)) return [];
	return allMatches(decline, skeleton.text).flatMap((match) => {
		const amount = amountAt(skeleton, match[1]);
		// A bare number may be a difference of scores, whose sign is meant.
		if (amount.value >= 0 || !(amount.dimension === 'percent' || isMoney(amount))) return [];
		return [finding('number.unit', amount, [], message('numbers.signedDecline', { text: amount.text }))];
	});
}

function clash(a: Amount, b: Amount): boolean {
	if (isMoney(a) && isMoney(b)) return a.dimension !== b.dimension;
	return a.dimension === 'percent' ? b.dimension === 'points' : a.dimension === 'points' && b.dimension === 'percent';
}
