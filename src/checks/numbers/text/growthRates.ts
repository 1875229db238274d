import { firstOf } from '../../../access';
import { bilingualParts } from '../../../lexicon/compile';
import { compounding } from '../../../lexicon/quantities.json';
import { message } from '../../../messages/message';
import type { Message } from '../../../messages/model';
import type { Quantity } from '../../../report/model';
import { singleYear, yearRange } from '../../../report/numbers/periods';
import { type Amount, asResult, asWritten, sameUnit } from '../amounts/amount';
import { add, divide, type Interval, meet, negate, point, scale } from '../amounts/interval';
import { type CheckedRelation, consistent, inconsistent, undecided } from '../amounts/relation';
import { countIn } from '../amounts/spelled';
import { yearlyRate } from '../amounts/tolerances';
import { amountsIn, periodsIn } from '../reading/skeleton';
import type { RowMatch } from './pattern';

/** Growth that is said to compound; otherwise it may be a plain average of the years. */
const compounds = bilingualParts(compounding);
const falls = /declin|decreas|\bfall|\bfell|shrink|下降|减少|降/iu;
const others: ReadonlySet<string> = new Set(['percent', 'points', 'ratio', 's', 'year', 'month']);

/** One way to work out a yearly rate, and what comes out, in percent. */
interface Reading {
	readonly formula: Message;
	readonly value: Interval;
}

/** The sentence goes on about what the one before it named. */
const goesOn = /^\s*(?:it|this|that|the (?:market|sector|industry|figure|segment|total|value)|预计|到|该|这|并将|将)/iu;

/** A sentence with one yearly rate, two values and the years they belong to; with anything more nothing is certain. */
export function yearlyGrowth({ skeleton, sentence: own, previous, has, number }: RowMatch): CheckedRelation[] {
	const goes = goesOn.test(own) && amountsIn(skeleton, own).length === 2 && amountsIn(skeleton, previous).length === 1;
	const sentence = goes ? `${previous} ${own}` : own;
	const amounts = amountsIn(skeleton, sentence);
	const percentages = amounts.filter(({ dimension }) => dimension === 'percent');
	const rate = has('rate') ? number('rate') : percentages[0];
	const rates = percentages.filter((one) => one !== rate);
	const [first, last, ...more] = amounts.filter(
		// Not the number of an item, or the rest of a broken year.
		({ dimension, text, value }) =>
			!others.has(dimension) && !(dimension === 'count' && (value < 10 || text.startsWith('0'))),
	);
	const both = first && last && sameUnit(first, last);
	// A bare number beside an amount with its unit may be of something else.
	if (!rate || !both || rate.dimension !== 'percent' || more.length > 0 || first.dimension !== last.dimension)
		return [];
	if (rate.range) return [undecided('yearlyGrowth', rate, both, message('numbers.unreadRange'))];
	const periods = periodsIn(skeleton, sentence);
	const [one, other] = periods.map((period) => singleYear(period));
	const laterFirst = periods.length === 2 && one !== undefined && other !== undefined && one > other;
	const isBackwards = laterFirst || (/\bto\b[^\n]*\bfrom\b/i.test(sentence) && both[0].value > both[1].value);
	const ordered = isBackwards ? ([both[1], both[0]] as const) : both;
	const ratio = divide(asWritten(ordered[1]), asWritten(ordered[0]));
	if (!ratio || ratio[0] <= 0) return [];
	// `Grew by a third in all, 10% a year`.
	const inAll = scale(add(ratio, point(-1)), 100);
	if (rates.some((other) => !meet(asResult(other), inAll))) return [];
	const spans = yearSpans(periods, amounts, sentence);
	// The rate is of a longer time than the two values are apart.
	if (periods.length > 2 && one !== undefined && other === one + 1) return [];
	if (spans.length === 0)
		return compounds.test(sentence) ? [undecided('yearlyGrowth', rate, both, message('numbers.unreadYears'))] : [];
	const readings = readingsOf(ordered, ratio, spans, compounds.test(sentence));
	const down = falls.test(sentence) && rate.value > 0 && ratio[2] < 1;
	const signed = down ? readings.map((one) => ({ ...one, value: negate(one.value) })) : readings;
	// Years of its own: the rate may be counted from a value between the two that is not given.
	const possible = yearsIn(periods).length > 2 ? [hull(signed)] : signed;
	const fits = fitting(possible, rate);
	const { formula, value } = fits ?? firstOf(signed);
	const relation = { result: rate, operands: ordered, formula, computed: [value], ambiguous: readings.length > 1 };
	return [fits ? consistent('yearlyGrowth', relation) : inconsistent('yearlyGrowth', relation)];
}

/** The likeliest first: over each of some numbers of years, compounded and, unless it must compound, as a plain average. */
function readingsOf(
	[{ text: from }, { text: to }]: readonly [Amount, Amount],
	ratio: Interval,
	spans: readonly number[],
	compound: boolean,
): Reading[] {
	const compounded = spans.map((years) => ({
		formula: message('numbers.compoundGrowth', { from, to, years }),
		value: yearly(ratio, years),
	}));
	const average = spans.map((years) => ({
		formula: message('numbers.averageGrowth', { from, to, years }),
		value: scale(add(ratio, point(-1)), 100 / years),
	}));
	return compound ? compounded : [...compounded, ...average];
}

/** In percent a year. */
export function yearly(ratio: Interval, years: number): Interval {
	const rate = (value: number) => (Math.max(0, value) ** (1 / years) - 1) * 100;
	return [rate(ratio[0]), rate(ratio[1]), rate(ratio[2])];
}

/** The reading that gives a rate as it is written, or else nearly. */
function fitting(readings: readonly Reading[], rate: Amount): Reading | undefined {
	const [low, value, high] = asResult(rate);
	const nearly: Interval = [low - yearlyRate.text, value, high + yearlyRate.text];
	return readings.find((one) => meet(asResult(rate), one.value)) ?? readings.find((one) => meet(nearly, one.value));
}

function hull(readings: readonly Reading[]): Reading {
	const { formula, value } = firstOf(readings);
	const [lows, highs] = [readings.map((one) => one.value[0]), readings.map((one) => one.value[2])];
	return { formula, value: [Math.min(...lows), value[1], Math.max(...highs)] };
}

/** `Over five years`, 五年间. */
const inWords =
	/\b(two|three|four|five|six|seven|eight|nine|ten)[ -]years?\b|([二三四五六七八九十])年(?:间|内|来|里|时间)/giu;

/** How many years of growth the text may mean, the likeliest first. */
function yearSpans(periods: readonly Quantity[], amounts: readonly Amount[], text: string): number[] {
	const said = amounts.flatMap(({ dimension, value }) => (dimension === 'year' && value >= 2 ? [value] : []));
	const spans = new Set([...said, ...[...text.matchAll(inWords)].map(([, word, han]) => countIn(word ?? han ?? ''))]);
	const years = yearsIn(periods);
	const between = (years.at(-1) ?? 0) - (years[0] ?? 0);
	for (const from of years) for (const to of years) if (to - from >= 2) spans.add(to - from);
	// Forecasters count from the base year or from the year after.
	if (between > 2 && (years.length > 2 || periods.some((period) => singleYear(period) === undefined)))
		spans.add(between - 1);
	return [...spans].sort((a, b) => Math.abs(a - between) - Math.abs(b - between));
}

/** The different years of some periods, in order. */
function yearsIn(periods: readonly Quantity[]): number[] {
	const years = periods.flatMap((period) => singleYear(period) ?? yearRange(period));
	return [...new Set(years)].sort((a, b) => a - b);
}
