import { itemAt } from '../../access';
import type { Check, DraftFinding } from '../../findings/model';
import { message } from '../../messages/message';
import { numbersInBlock, startingIn } from '../../report/lookup';
import type { Cell, Quantity, Report, Table } from '../../report/model';
import { singleYear } from '../../report/numbers/periods';
import { allMatches } from '../../text/matches';
import { movedFinding } from './amounts/relation';
import { countIn } from './amounts/spelled';
import { amountAt, periodAt, readBlocks, type Skeleton } from './reading/skeleton';
import { patternOf } from './text/pattern';

/** Wordings with two years, the first of which must be the earlier one. */
const inOrder = [
	'from ({early|late|fiscal|the year} )<year:first>( ){to|through|until|till|–|—|-}( )({early|late|fiscal} )<year:last>',
	'between ({early|late} )<year:first> and ({early|late} )<year:last>',
	'from‥20<from>‥20{in|at the end of|during} <year:first>‥16to‥20<to>‥20{in|by|at the end of|during} <year:last>',
	'<to>‥20{in|by} <year:last>‥24{up|down} from‥20<from>‥12in <year:first>',
	'[从由自]<year:first>(年)‥12[至到]<year:last>',
	'[从由]<year:first>(年)(的)<from>‥12[至到为]<year:last>(年)(的)<to>',
].map(patternOf);
/** Dates that are moved may go either way: 从2019年延至2018年. */
const isMoved = /[延推提前改移追溯]/u;
/** A time and how long it is said to be: `the 24 months from March 2022 to June 2024`. */
const lengths = [
	'<word:count> {month|year}s {from|between} <year:first> {to|and|until} <year:last>',
	'<length>( period| running)( ){from|between} <year:first> {to|and|until} <year:last>',
	'{from|between} <year:first> {to|and|until} <year:last>(,)( ){of|[(]|over}( )<length>',
	'<year:first>[至到]<year:last>(，|（)‥3{共|的|为期|历时}<length>',
].map(patternOf);
/** `number.period`: years that run backwards, times that are not as long as they are said to be, and days that do not exist. */
export const numberPeriods: Check = ({ report }) => wrongPeriods(report);

export function wrongPeriods(report: Report): DraftFinding[] {
	return [
		...report.numbers.flatMap((number) => [...backwards(report, number), ...noSuchDay(report, number)]),
		...outOfOrderInText(report),
		...wrongLengths(report),
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

const outOfOrderInText = readBlocks(outOfOrder, movedFinding);

function outOfOrder(skeleton: Skeleton): DraftFinding[] {
	if (skeleton.periods.length < 2) return [];
	return inOrder.flatMap((pattern) =>
		allMatches(pattern, skeleton.text).flatMap((match): DraftFinding[] => {
			const [a, b] = [periodAt(skeleton, match.groups?.first), periodAt(skeleton, match.groups?.last)];
			const [first, last] = [singleYear(a), singleYear(b)];
			if (first === undefined || last === undefined || first <= last || isMoved.test(match[0])) return [];
			// The one that stands behind the other in the text is told.
			const [here, other] = a.span[0] < b.span[0] ? [b, a] : [a, b];
			const told = message('numbers.otherYear', { year: other === a ? first : last });
			return [
				{
					code: 'number.period',
					span: here.span,
					message: message('numbers.yearsBackwards', { first, last }),
					related: [{ span: other.span, message: told }],
				},
			];
		}),
	);
}

const wrongLengths = readBlocks(wrongLength, movedFinding);

/** The stated length may or may not count the last month or year. */
function wrongLength(skeleton: Skeleton): DraftFinding[] {
	if (skeleton.periods.length < 2) return [];
	return lengths.flatMap((pattern) =>
		allMatches(pattern, skeleton.text).flatMap(({ 0: text, groups }): DraftFinding[] => {
			const [a, b] = [periodAt(skeleton, groups?.first), periodAt(skeleton, groups?.last)];
			const length = groups?.length === undefined ? undefined : amountAt(skeleton, groups.length);
			const said = length?.value ?? countIn(groups?.count ?? '');
			const inMonths = length ? length.dimension === 'month' || /月$/u.test(length.text) : /month/iu.test(text);
			if (!length && !said) return [];
			if (length && !inMonths && length.dimension !== 'year') return [];
			const months = a.unit === 'month' && b.unit === 'month' ? monthOf(b) - monthOf(a) : undefined;
			const years = a.kind === 'year' && b.kind === 'year' ? (singleYear(b) ?? 0) - (singleYear(a) ?? 0) : undefined;
			const is = inMonths ? months : (years ?? (months === undefined ? undefined : months / 12));
			if (is === undefined || is <= 0 || (said >= is - (inMonths ? 0 : 0.1) && said <= is + 1) || length?.approximate)
				return [];
			const told = message('numbers.otherLength', { is, withLast: is + 1, months: inMonths });
			return [{ code: 'number.period', span: length?.span ?? b.span, message: told, related: [] }];
		}),
	);
}

function monthOf({ value }: Quantity): number {
	return Math.floor(value / 10_000) * 12 + Math.floor((value % 10_000) / 100);
}

/** The 31st of a month of 30 days. */
function noSuchDay(report: Report, { kind, unit, value, span }: Quantity): DraftFinding[] {
	const [year, month, day] = [Math.floor(value / 10_000), Math.floor((value % 10_000) / 100), value % 100];
	const february = year % 4 === 0 ? 29 : 28;
	const last = month === 2 ? february : [4, 6, 9, 11].includes(month) ? 30 : 31;
	if (kind !== 'date' || unit !== 'day' || day <= last) return [];
	const text = report.source.slice(...span);
	return [{ code: 'number.period', span, message: message('numbers.noSuchDay', { text, last }) }];
}

/** A row or column of years, all in order but one. */
function brokenSeries(report: Report, { block }: Table, cells: readonly Cell[]): DraftFinding[] {
	const numbers = numbersInBlock(report, block);
	const years = cells.flatMap(({ span, text }) => {
		const [only] = startingIn(numbers, span);
		const alone = only?.kind === 'year' && report.source.slice(...only.span) === text;
		const year = alone ? singleYear(only) : undefined;
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
