import { itemAt } from '../../access';
import type { Check, DraftFinding } from '../../findings/model';
import { anyOf, inEither } from '../../lexicon/compile';
import { dateLabels } from '../../lexicon/labels';
import { hasBeen, yetToCome } from '../../lexicon/quantities';
import { message } from '../../messages/message';
import { numbersAt, within } from '../../report/lookup';
import type { Cell, Quantity, Report, Table } from '../../report/model';
import { earliestYear, onlyYear, yearsOf } from '../../report/numbers/periods';
import { allMatches } from '../../text/matches';
import { movedFinding } from './amounts/checkedRelation';
import {
	amount,
	amountMarks,
	everyPeriod,
	gap,
	inEachBlock,
	numberMarks,
	period,
	periodAt,
	readSkeletons,
	type Skeleton,
} from './reading/skeleton';

/** Each form with whether the later year stands first. */
const orders: readonly (readonly [RegExp, boolean])[] = [
	[
		new RegExp(
			`\\b(?:from|between) (?:early |late |mid-?|fiscal |FY|the year )?${period}\\s*(?:to|(?<=\\bbetween [^\\n]{0,16})and|through|until|till|–|—|-)\\s*(?:early |late |mid-?|fiscal |FY)?${period}`,
			'giu',
		),
		false,
	],
	[
		new RegExp(
			`\\bfrom ${gap(20)}${amount}${gap(20)}\\b(?:in|at the end of|during) ${period}${gap(16)}\\bto ${gap(20)}${amount}${gap(20)}\\b(?:in|by|at the end of|during) ${period}`,
			'giu',
		),
		false,
	],
	[
		new RegExp(
			`${amount}${gap(20)}\\b(?:in|by) ${period}${gap(24)}\\b(?:up|down) from ${gap(20)}${amount}${gap(12)}\\bin ${period}`,
			'giu',
		),
		true,
	],
	[
		new RegExp(`(?:从|由|自)${period}(?:年)?[^\\n;；延推提前改移追溯${amountMarks}]{0,16}?(?:至|到)${period}`, 'gu'),
		false,
	],
	[new RegExp(`[从由]${period}年?的?${amount}${gap(12)}(?:至|到|为)${period}年?的?${amount}`, 'gu'), false],
];
const pastAhead = new RegExp(
	`(?:\\b(?:as of|at the end of|by the end of)\\s+|\\b(?:in|during|since)\\s+)${period},?[^\\n;,${numberMarks}]{0,60}?\\b${anyOf(hasBeen)}\\b`,
	'giu',
);
const pastAheadHan = new RegExp(`截至\\s?${period}[^\\n，。；${numberMarks}]{0,8}，?[^\\n。；]{0,40}`, 'gu');
const forecast = inEither(yetToCome);
const dateLine = new RegExp(`^[*_\\s]*(?:${anyOf(dateLabels.en)}|${anyOf(dateLabels.zh)})[*_\\s]*[:：]`, 'iu');

/** `number.period`: years that run backwards, and facts from after the report's date. */
export const numberPeriods: Check = ({ report }) => wrongPeriods(report);

export function wrongPeriods(report: Report): DraftFinding[] {
	const date = reportYear(report);
	return [
		...report.numbers.flatMap((number) => backwards(report, number)),
		...outOfOrderInText(report),
		...(date === undefined ? [] : readSkeletons(report).flatMap((skeleton) => fromTheFuture(skeleton, date))),
		...report.tables.flatMap((table) => brokenSeries(report, table, table.header)),
		...report.tables.flatMap((table) =>
			brokenSeries(
				report,
				table,
				table.rows.flatMap(([first]) => first ?? []),
			),
		),
	];
}

function backwards(report: Report, number: Quantity): DraftFinding[] {
	if (number.kind !== 'year' || number.upper === undefined || number.upper >= number.value) return [];
	const text = report.source.slice(...number.span);
	// `2015-10` is a month, `1991-26` the number of a file.
	if (!/\d{4}\D+\d{4}/.test(text)) return [];
	return [{ code: 'number.period', span: number.span, message: message('numbers.endsBeforeBegin', { text }) }];
}

const outOfOrderInText = inEachBlock(outOfOrder, movedFinding);

function outOfOrder(skeleton: Skeleton): DraftFinding[] {
	if (skeleton.periods.length < 2) return [];
	return orders.flatMap(([pattern, laterFirst]) =>
		allMatches(pattern, skeleton.text).flatMap((match): DraftFinding[] => {
			const [a, b] = allMatches(everyPeriod, match[0]).map(([char]) => periodAt(skeleton, char));
			const [first, last] = (laterFirst ? [b, a] : [a, b]).map((one) => one && onlyYear(one));
			if (!a || !b || first === undefined || last === undefined || first <= last) return [];
			return [
				{
					code: 'number.period',
					span: b.span,
					message: message('numbers.yearsBackwards', { first, last }),
					related: [{ span: a.span, message: message('numbers.otherYear', { year: laterFirst ? last : first }) }],
				},
			];
		}),
	);
}

const head = 12;

/** The year of the front matter's date, or of a line near the top that says it is the date. */
function reportYear(report: Report): number | undefined {
	const data = report.frontMatter?.data.date;
	const given =
		data instanceof Date
			? data.toISOString()
			: typeof data === 'string' || typeof data === 'number'
				? String(data)
				: undefined;
	const year = yearIn(given ?? '');
	if (year) return year;
	for (const block of report.blocks.slice(0, head)) {
		const text = report.source.slice(...block.span);
		if (!dateLine.test(text)) continue;
		const named = yearIn(text);
		if (named) return named;
	}
	return undefined;
}

function yearIn(text: string): number | undefined {
	const year = /(?<!\d)(?:19|20)\d\d(?!\d)/.exec(text)?.[0];
	return year === undefined ? undefined : Number(year);
}

function fromTheFuture(skeleton: Skeleton, date: number): DraftFinding[] {
	if (skeleton.periods.length === 0) return [];
	return [pastAhead, pastAheadHan].flatMap((pattern) =>
		allMatches(pattern, skeleton.text).flatMap((match): DraftFinding[] => {
			const period = periodAt(skeleton, match[1]);
			const start = skeleton.text.lastIndexOf('\n', match.index) + 1;
			const end = skeleton.text.indexOf('\n', match.index);
			const sentence = skeleton.text.slice(start, end < 0 ? undefined : end);
			if (earliestYear(period) <= date || forecast.test(sentence)) return [];
			return [
				{
					code: 'number.period',
					span: period.span,
					message: message('numbers.futureAsPast', { year: yearsOf(period)[0], date }),
				},
			];
		}),
	);
}

/** A row or column of years, all in order but one. */
function brokenSeries(report: Report, { block }: Table, cells: readonly Cell[]): DraftFinding[] {
	const numbers = numbersAt(report, block);
	const years = cells.flatMap(({ span, text }) => {
		const [only] = within(numbers, span);
		const alone = only?.kind === 'year' && report.source.slice(...only.span) === text;
		const year = alone ? onlyYear(only) : undefined;
		return year === undefined ? [] : [{ span, year }];
	});
	if (years.length < 4 || isOrdered(years)) return [];
	const odd = years.filter((_, index) => isOrdered(years.filter((__, other) => other !== index)));
	const [first] = odd.length > 1 ? odd.slice(1) : odd;
	return first
		? [
				{
					code: 'number.period',
					span: first.span,
					message: message('numbers.yearsOutOfOrder', { years: years.map(({ year }) => year) }),
				},
			]
		: [];
}

function isOrdered(years: readonly { readonly year: number }[]): boolean {
	const steps = years.slice(1).map(({ year }, index) => Math.sign(year - itemAt(years, index).year));
	return steps.every((step) => step >= 0) || steps.every((step) => step <= 0);
}
