import { firstOf, itemAt } from '../../../access';
import type { DraftFinding } from '../../../findings/model';
import { inEither } from '../../../lexicon/compile';
import { besidesSeries } from '../../../lexicon/quantities';
import { message, verbatim } from '../../../messages/message';
import type { Message } from '../../../messages/model';
import { blockAt, numbersAt, sectionsFrom } from '../../../report/lookup';
import type { Report } from '../../../report/model';
import { yearsOf } from '../../../report/numbers/periods';
import { withoutBrackets } from '../../../text/ends';
import { type Amount, asWritten } from '../amounts/amount';
import { type CheckedRelation, conflicts, holds } from '../amounts/checkedRelation';
import { divide, point } from '../amounts/interval';
import { series as limits } from '../amounts/tolerances';
import { yearly } from '../arithmetic/compound';
import { termSet } from '../reading/mentions';
import { overlap } from '../reading/sameQuantity';
import { amountsIn, periodsIn, readSkeletons, type Skeleton } from '../reading/skeleton';
import { columnOf, type Grid, readGrids } from '../tables/grid';

/** A column of a table over the years, each value with its year, in order. */
interface Series {
	readonly header: string;
	readonly terms: ReadonlySet<string>;
	readonly points: readonly { readonly year: number; readonly amount: Amount }[];
}

/** A growth rate over years. */
const rate = /CAGR|\bcompound(?:ed)? annual|\bannual(?:ly|i[sz]ed)?\b|\b(?:per|a|each) year\b|年均|年复合|复合增/iu;
const isOther = inEither(besidesSeries);
const pastValues: ReadonlySet<string> = new Set(['percent', 'points', 'ratio']);

/** Yearly growth told in text, which two years of the table's column of that name are to have. */
export function checkSeriesGrowth(report: Report): CheckedRelation[] {
	const all = readGrids(report).flatMap(seriesOf);
	if (all.length === 0) return [];
	return readSkeletons(report).flatMap((skeleton) =>
		skeleton.text
			.split(/[\n；;]/u)
			.filter((sentence) => rate.test(sentence) && !isOther.test(sentence))
			.flatMap((sentence) => judge(report, skeleton, sentence, all)),
	);
}

function seriesOf(grid: Grid): Series[] {
	return grid.header.flatMap((header, column) => {
		const points = columnOf(grid, column).flatMap((amount, row) => {
			const year = grid.rowYears[row];
			const level = amount && !amount.range && amount.value > 0 && !pastValues.has(amount.dimension);
			return level && year !== undefined ? [{ year, amount }] : [];
		});
		const terms = termSet(withoutBrackets(header));
		const years = new Set(points.map(({ year }) => year));
		const whole = points.length === grid.rows.length && years.size === points.length;
		if (points.length < limits.points || !whole || terms.size === 0) return [];
		return [{ header, terms, points: points.toSorted((a, b) => a.year - b.year) }];
	});
}

/**
 * A rate about one column, in a sentence with no year besides those of the table; where it names none, it tells of those of
 * its heading, and only of a table that has them.
 */
function judge(report: Report, skeleton: Skeleton, sentence: string, all: readonly Series[]): CheckedRelation[] {
	return claims(skeleton, sentence).flatMap(({ rate, words }) => {
		const terms = termSet(words);
		const years = periodsIn(skeleton, sentence).map(({ value }) => value);
		const ofHeading = years.length > 0 ? [] : headingYears(report, skeleton.block);
		const named = all.filter((one) => isAbout(one, terms));
		const about = (ofHeading.length > 0 ? inYears(ofHeading, named, all) : named).toSorted(
			(a, b) => overlap(b.terms, terms) - overlap(a.terms, terms) || lengthOf(b) - lengthOf(a),
		);
		const growths = about.map((one) => growthOf(rate, one, years));
		// One column that fits is enough.
		const fit = growths.find((growth) => growth && !growth.outside);
		if (fit) return [fitting(rate, fit)];
		const [first] = growths;
		return first && growths.every((one) => one !== undefined) ? [conflicts('yearlyGrowth', finding(rate, first))] : [];
	});
}

/** The words share half of what a column is called, and two terms where it has as many. */
function isAbout({ terms: called }: Series, terms: ReadonlySet<string>): boolean {
	const shared = overlap(called, terms);
	return shared >= Math.min(limits.terms, called.size) && shared >= called.size / 2;
}

/** The years that the nearest heading with any names; the title is that of all tables. */
function headingYears(report: Report, block: number): readonly number[] {
	const headings = sectionsFrom(report, blockAt(report, block).section)
		.filter(({ span }) => span[0] !== report.title?.span[0])
		.map(({ heading }) => numbersAt(report, heading).filter(({ kind }) => kind === 'year' || kind === 'date'));
	return headings.find(({ length }) => length > 0)?.flatMap(yearsOf) ?? [];
}

/** The columns that have those years: of those that the words name, and of others that give the same values in years of theirs. */
function inYears(years: readonly number[], named: readonly Series[], all: readonly Series[]): Series[] {
	const same = all.filter(
		(one) => named.includes(one) || named.some((other) => sharedValues(one, other) >= limits.shared),
	);
	return same.filter((one) => years.every((year) => has(one, year)));
}

function sharedValues(one: Series, other: Series): number {
	return one.points.filter(({ year, amount }) =>
		other.points.some((point) => point.year === year && point.amount.value === amount.value),
	).length;
}

function has(series: Series, year: number): boolean {
	const [first, last] = endsOf(series);
	return first.year <= year && year <= last.year;
}

/** How many years a column covers: of two alike a rate is told of the longer. */
function lengthOf(series: Series): number {
	const [first, last] = endsOf(series);
	return last.year - first.year;
}

interface Claim {
	readonly rate: Amount;
	readonly words: string;
}

/** Among other numbers, only what stands in the clause of the rate says what grows. */
function claims(skeleton: Skeleton, sentence: string): Claim[] {
	const clauses = amountsIn(skeleton, sentence).length > 1 ? sentence.split(/[,，]/u) : [sentence];
	return clauses.flatMap((words): Claim[] => {
		const [only, ...more] = amountsIn(skeleton, words);
		return only?.dimension === 'percent' && more.length === 0 && rate.test(words) ? [{ rate: only, words }] : [];
	});
}

/** In percent a year: over all the years of a column, and the least and most between any two of them. */
interface Growth {
	readonly series: Series;
	readonly value: number;
	readonly low: number;
	readonly high: number;
	/** The rate is beyond all of them. */
	readonly outside: boolean;
}

/** `undefined` for other years than the column's. */
function growthOf(rate: Amount, series: Series, years: readonly number[]): Growth | undefined {
	const growth = series.points.flatMap((from, index) =>
		series.points.slice(index + 1).flatMap((to) => {
			const ratio = divide(asWritten(to.amount), asWritten(from.amount));
			return ratio ? [yearly(point(ratio[1]), to.year - from.year)[1]] : [];
		}),
	);
	const [low, high] = [Math.min(...growth), Math.max(...growth)];
	const [first, last] = [series.points[0], series.points.at(-1)];
	const ratio = first && last && divide(asWritten(last.amount), asWritten(first.amount));
	if (!ratio || !first || !last || years.some((year) => year < first.year || year > last.year)) return undefined;
	const value = yearly(point(ratio[1]), last.year - first.year)[1];
	const upper = rate.upper ?? rate.value;
	const outside = rate.value > high + limits.off || upper < low - limits.off;
	return { series, value, low, high, outside };
}

function endsOf({ points }: Series) {
	return [firstOf(points), itemAt(points, points.length - 1)] as const;
}

function figuresOf({ series, value, low, high }: Growth) {
	const [first, last] = endsOf(series);
	const percent = (one: number): Message => verbatim(`${one.toLocaleString('en-US', { maximumFractionDigits: 1 })}%`);
	const years = { header: series.header, from: first.year, to: last.year };
	return { ...years, value: percent(value), low: percent(low), high: percent(high) };
}

function fitting(rate: Amount, growth: Growth): CheckedRelation {
	const ends = endsOf(growth.series).map(({ amount }) => amount);
	return holds('yearlyGrowth', rate, ends, () => ({ formula: message('numbers.seriesGrows', figuresOf(growth)) }));
}

function finding(rate: Amount, growth: Growth): DraftFinding {
	return {
		code: 'number.arithmetic',
		span: rate.span,
		message: message('numbers.growthOfSeries', { said: rate.text, ...figuresOf(growth) }),
		related: endsOf(growth.series).map(({ amount }) => ({
			span: amount.span,
			message: message('numbers.here', { text: amount.text }),
		})),
	};
}
