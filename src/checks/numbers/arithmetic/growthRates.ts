import { firstOf } from '../../../access';
import { message } from '../../../messages/message';
import type { Quantity } from '../../../report/model';
import { onlyYear, yearsOf } from '../../../report/numbers/periods';
import { allMatches } from '../../../text/matches';
import { type Amount, alike, asWritten } from '../amounts/amount';
import { type CheckedRelation, doesNotFollow, follows, unread } from '../amounts/checkedRelation';
import { add, divide, type Interval, negate, point, scale } from '../amounts/interval';
import { amountAt, amountsIn, everyAmount, everyPeriod, periodAt, periodsIn, type Skeleton } from '../reading/skeleton';
import { compoundReadings, compounds, fitting, type Reading } from './compound';

const rate =
	/CAGR|compound(?:ed)? (?:annual|average)|annuali[sz]ed|复合(?:年)?(?:均)?增(?:长率|速)|年复合|年均复合|复合年|年均增(?:长|速)|\bannual growth rate\b|\b(?:average|mean) (?:annual|yearly) (?:growth|rate|increase)|\bannual rate\b|\bgrow(?:ing|s|n|th)?\b[^\n.;\uE000-\uEFFF]{0,24}[\uE000-\uEFFF] (?:a year|per year|annually|per annum|each year)\b/iu;
/** The sentence goes on about what the one before it named. */
const goesOn = /^\s*(?:it|this|that|the (?:market|sector|industry|figure|segment|total|value)|预计|到|该|这|并将|将)/iu;

/** Yearly rates, which are to lead from the first value to the last: `from A in 2020 to B in 2025, a CAGR of X`. */
export function checkGrowthRates(skeleton: Skeleton): CheckedRelation[] {
	const sentences = skeleton.text.split('\n');
	return sentences.flatMap((sentence, index) => {
		if (!rate.test(sentence)) return [];
		const before = sentences[index - 1];
		const text =
			before !== undefined && goesOn.test(sentence) && valuesIn(skeleton, sentence).length === 1
				? before + sentence
				: sentence;
		return judge(skeleton, text);
	});
}

function valuesIn(skeleton: Skeleton, text: string): Amount[] {
	return amountsIn(skeleton, text).filter(
		({ dimension, text: written, value }) =>
			!['percent', 'points', 'ratio', 's', 'year', 'month'].includes(dimension) &&
			// The number of an item, or the rest of a broken year.
			!(dimension === 'count' && (value < 10 || written.startsWith('0'))),
	);
}

/** A sentence with one rate, two values and the years they belong to; with anything more nothing is certain. */
function judge(skeleton: Skeleton, text: string): CheckedRelation[] {
	const amounts = amountsIn(skeleton, text);
	const rates = amounts.filter(({ dimension }) => dimension === 'percent');
	const [first, last, ...more] = valuesIn(skeleton, text);
	const [rate] = rates;
	if (!rate || !first || !last || more.length > 0 || rates.length > 1) return [];
	const both = alike(first, last);
	if (rate.range) return both ? [unread('yearlyGrowth', rate, both, message('numbers.unreadRange'))] : [];
	const periods = periodsIn(skeleton, text);
	const spans = [...yearSpans(periods, amounts), ...yearsInWords(text)];
	if (!both || both[0].value <= 0 || both[1].value <= 0) return [];
	if (spans.length === 0)
		return compounds.test(text) ? [unread('yearlyGrowth', rate, both, message('numbers.unreadYears'))] : [];
	if (Math.abs(nearestYear(skeleton, text, first) - nearestYear(skeleton, text, last)) === 1) return [];
	const ordered =
		/\bto\b[^\n]*\bfrom\b/i.test(text) && both[0].value > both[1].value ? ([both[1], both[0]] as const) : both;
	const ratio = divide(asWritten(ordered[1]), asWritten(ordered[0]));
	if (!ratio) return [];
	const readings = readingsOf(ordered, ratio, spans, compounds.test(text));
	// Years of its own: the rate may be counted from a value between the two that is not given.
	const possible = yearsIn(periods).length > 2 ? [hull(readings)] : readings;
	const down = /declin|decreas|fall|fell|shrink|下降|减少|降/iu.test(text) && rate.value > 0 && ratio[2] < 1;
	const signed = down ? possible.map((one) => ({ ...one, value: negate(one.value) })) : possible;
	const fits = fitting(signed, rate);
	const { formula, value } = fits ?? firstOf(readings);
	const ambiguous = readings.length > 1;
	const relation = { result: rate, operands: ordered, formula, computed: [value], ambiguous };
	return [fits ? follows('yearlyGrowth', relation) : doesNotFollow('yearlyGrowth', relation)];
}

/** The likeliest first: over each of some numbers of years, compounded and, unless it must compound, as a plain average. */
function readingsOf(
	[first, last]: readonly [Amount, Amount],
	ratio: Interval,
	spans: readonly number[],
	compounds: boolean,
): Reading[] {
	const [from, to] = [first.text, last.text];
	const compound = compoundReadings([first, last], ratio, spans);
	const average = spans.map((years) => ({
		formula: message('numbers.averageGrowth', { from, to, years }),
		value: scale(add(ratio, point(-1)), 100 / years),
	}));
	return compounds ? compound : [...compound, ...average];
}

function hull(readings: readonly Reading[]): Reading {
	const { formula, value } = firstOf(readings);
	const all = readings.map((reading) => reading.value);
	return {
		formula,
		value: [Math.min(...all.map(([low]) => low)), value[1], Math.max(...all.map(([, , high]) => high))],
	};
}

/** The year that stands closest to an amount; the rate may be of a longer time than the two amounts are apart. */
function nearestYear(skeleton: Skeleton, text: string, amount: Amount): number {
	const at = allMatches(everyAmount, text).find(([char]) => amountAt(skeleton, char) === amount)?.index ?? 0;
	const years = allMatches(everyPeriod, text).sort((a, b) => Math.abs(a.index - at) - Math.abs(b.index - at));
	const nearest = years[0] && periodAt(skeleton, years[0][0]);
	return nearest ? (onlyYear(nearest) ?? yearsOf(nearest)[0]) : 0;
}

const words = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const hanNumerals = '二三四五六七八九十';

/** `Over five years`, 五年间. */
function yearsInWords(text: string): number[] {
	const word = /\b(two|three|four|five|six|seven|eight|nine|ten)[ -]years?\b/i.exec(text)?.[1]?.toLowerCase();
	const han = /([二三四五六七八九十])年(?:间|内|来|里|时间)/u.exec(text)?.[1];
	return [...(word ? [words.indexOf(word) + 2] : []), ...(han ? [hanNumerals.indexOf(han) + 2] : [])];
}

/** How many years of growth the text may mean, the likeliest first. */
function yearSpans(periods: readonly Quantity[], amounts: readonly Amount[]): number[] {
	const spans = new Set<number>();
	for (const { dimension, value } of amounts) if (dimension === 'year' && value >= 2) spans.add(value);
	const distinct = yearsIn(periods);
	const [first, last] = [distinct[0], distinct.at(-1)];
	if (first === undefined || last === undefined || first === last) return [...spans];
	for (const from of distinct) for (const to of distinct) if (to - from >= 2) spans.add(to - from);
	if (distinct.length > 2 || periods.some((period) => onlyYear(period) === undefined)) spans.add(last - first - 1);
	return [...spans]
		.filter((years) => years > 0)
		.sort((a, b) => Math.abs(a - (last - first)) - Math.abs(b - (last - first)));
}

/** The different years of some periods, in order. */
function yearsIn(periods: readonly Quantity[]): number[] {
	const years = periods.flatMap((period) => onlyYear(period) ?? yearsOf(period));
	return [...new Set(years)].sort((a, b) => a - b);
}
