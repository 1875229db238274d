import { anyOf, inEither } from '../../lexicon/compile';
import { endingIn, lookingAhead, pastThen } from '../../lexicon/sourceFit';
import { message } from '../../messages/message';
import type { Message } from '../../messages/model';
import { referenceName } from '../../report/citations/names';
import { inside } from '../../report/lookup';
import type { Reference, Report } from '../../report/model';
import { largest } from '../../text/collections';
import { allMatches } from '../../text/matches';
import { memoised } from '../../text/memo';
import type { CitedUnit } from './citedUnits';

const inTitle = /(?<![\d.$€£¥])(?:19[5-9]|20[0-4])\d(?![\d]|[.,]\d|[a-z%])/gu;
/** `/2020/08/`, `2020-08`, `20200831`, and the months that arXiv's numbers begin with; `14-2020-08` is a document's number. */
const inAddress =
	/\/((?:19[89]|20[0-3])\d)\/(?=.)|(?<!\d|\d[-_])((?:19[89]|20[0-3])\d)[-_/]?(?:0[1-9]|1[0-2])(?:[-_/]?[0-3]\d)?(?!\d)/gu;
const arxivPattern = /arxiv\.org\/\w+\/(\d\d)(?:0[1-9]|1[0-2])\./iu;

/** `cost_2020_2030`: what the address says that it reaches to. */
const reachInAddress = /(?<!\d)(?:19[5-9]|20[0-4])\d[-_](20[0-4]\d)(?!\d)/gu;

/** The latest year that an entry's title or address gives. */
export function yearOf(reference: Reference): number | undefined {
	const { title, url = '' } = reference;
	const years = [
		...allMatches(inTitle, title)
			.filter((match) => !isInNumber(title, match))
			.map(([year]) => Number(year)),
		...addressYears(reference),
		...allMatches(reachInAddress, url).map(([, last]) => Number(last)),
	];
	return years.length > 0 ? largest(years) : undefined;
}

/** `Directive 71/14-2019-02`: a document's number, whose year is that of its series. */
function isInNumber(title: string, { index, 0: year }: RegExpExecArray): boolean {
	return /\d[-/]$/u.test(title.slice(0, index)) && /^[-/]\d/u.test(title.slice(index + year.length));
}

/** The years of the dates in an address: when it was published, or later. */
function addressYears({ url = '' }: Reference): number[] {
	const arxiv = arxivPattern.exec(url)?.[1];
	return [
		...allMatches(inAddress, url).map((match) => Number(match[1] ?? match[2])),
		...(arxiv === undefined ? [] : [2000 + Number(arxiv)]),
	];
}

const latestAddress = memoised(({ references }: Report): number => largest(references.flatMap(addressYears)));

const ahead = inEither(lookingAhead);
const ending = new RegExp(`(?:\\b${anyOf(endingIn.en)}|(?<![截增升降减跌涨])${anyOf(endingIn.zh)})\\s*$`, 'iu');
const isPast = inEither(pastThen);
const mostInFront = 20;

/** `valid until the end of 2025`, 到2025年实现: an older source can say so. */
const isEnd = (before: string) => ending.test(before);

/**
 * What is told as having happened in a year, by sources that are all older. Of a span of years the first counts; years
 * after the latest date in an address of the list are taken for the future.
 */
export function tooOld(report: Report, { span, text, references, linked }: CitedUnit): Message | undefined {
	if (linked) return undefined;
	const dated = references.map(yearOf).filter((year) => year !== undefined);
	if (dated.length < references.length || ahead.test(text)) return undefined;
	const newest = largest(dated);
	const today = latestAddress(report);
	const past = isPast.test(text);
	const told = inside(report.numbers, span)
		.filter(
			({ kind, span: [start] }) =>
				(kind === 'year' || kind === 'date') &&
				(past || !isEnd(report.source.slice(Math.max(0, start - mostInFront), start))),
		)
		.flatMap(({ value }) => yearIn(value) ?? []);
	const year = largest(told.filter((each) => each <= today));
	if (year <= newest) return undefined;
	return message('checks.sourceTooOld', { names: references.map(referenceName), newest, year });
}

/** The year of a quantity that is a year or a date. */
function yearIn(value: number): number | undefined {
	const year = Math.floor(value > 9999 ? value / 10_000 : value);
	return year >= 1950 && year < 2100 ? year : undefined;
}
