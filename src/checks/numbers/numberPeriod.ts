import type { Check, DraftFinding } from '../../findings/model';
import { message } from '../../messages/message';
import type { Quantity, Report } from '../../report/model';
import { onlyYear } from '../../report/numbers/periods';
import { allMatches } from '../../text/matches';
import { movedFinding } from './amounts/relation';
import { countIn } from './amounts/spelled';
import { amountAt, inEachBlock, periodAt, type Skeleton } from './reading/skeleton';
import { patternOf } from './text/pattern';

/** A time and how long it is said to be: `the 24 months from March 2022 to June 2024`. */
const lengths = [
	'<word:count> {month|year}s {from|between} <year:first> {to|and|until} <year:last>',
	'<length>( period| running)( ){from|between} <year:first> {to|and|until} <year:last>',
	'{from|between} <year:first> {to|and|until} <year:last>(,)( ){of|[(]|over}( )<length>',
	'<year:first>[至到]<year:last>(，|（)‥3{共|的|为期|历时}<length>',
].map(patternOf);
/** `number.period`: times that are not as long as they are said to be, and days that no month has. */
export const numberPeriods: Check = ({ report }) => wrongPeriods(report);

export function wrongPeriods(report: Report): DraftFinding[] {
	return [...report.numbers.flatMap((number) => noSuchDay(report, number)), ...wrongLengths(report)];
}

const wrongLengths = inEachBlock(wrongLength, movedFinding);

/** Months and years are counted with the last one or without it. */
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
			const years = a.kind === 'year' && b.kind === 'year' ? (onlyYear(b) ?? 0) - (onlyYear(a) ?? 0) : undefined;
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
	const last = month === 2 ? (year % 4 === 0 || year === 0 ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
	if (kind !== 'date' || unit !== 'day' || day <= last) return [];
	const text = report.source.slice(...span);
	return [{ code: 'number.period', span, message: message('numbers.noSuchDay', { text, last }) }];
}
