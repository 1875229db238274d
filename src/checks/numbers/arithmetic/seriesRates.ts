import { inEither } from '../../../lexicon/compile';
import { expected } from '../../../lexicon/quantities';
import { wholeYear } from '../../../report/numbers/periods';
import { allMatches } from '../../../text/matches';
import { type Amount, alike, asWritten } from '../amounts/amount';
import { type CheckedRelation, doesNotFollow, follows } from '../amounts/checkedRelation';
import { divide, negate } from '../amounts/interval';
import { amount, amountAt, amountMarks, numberMarks, period, periodAt, type Skeleton } from '../reading/skeleton';
import { compoundReadings, compounds, fitting, type Reading } from './compound';

/** `40 in 2020`, `40 (2020)`. */
const yearBehind = new RegExp(
	`${amount}[^\\n,，、。;；()（）${numberMarks}]{0,20}(?:\\b(?:in|for|by)|[(（])\\s?${period}`,
	'giu',
);
/** `2020年收入为40`. */
const yearBefore = new RegExp(`${period}年?[^\\n,，、。;；()（）${numberMarks}]{0,12}${amount}`, 'gu');
/** A rate right beside the words that make it one over several years. */
const rateBehind = new RegExp(
	`(?:CAGR|compound(?:ed)? (?:annual|average)|年均?复合增(?:长率|速)|复合年?增长率)[^\\n,，。;；${amountMarks}]{0,32}?${amount}`,
	'giu',
);
const rateBefore = new RegExp(`${amount}(?: (?:a year )?compound|\\s?CAGR)`, 'giu');
/** A rate that is foreseen, or aimed at, may be of years of its own. */
const isForeseen = inEither(expected);
/** In front of the rate: it is of something else. */
const ofOther = /\b(?:while|whereas|but)\b|[而但]/iu;

interface Valued {
	readonly year: number;
	readonly value: Amount;
}

/** A yearly rate behind three values or more, each with its year: it is to lead from one of them to another. */
export function checkSeriesRates(skeleton: Skeleton): CheckedRelation[] {
	if (skeleton.amounts.length < 4 || skeleton.periods.length < 3 || !compounds.test(skeleton.text)) return [];
	return skeleton.text.split('\n').flatMap((sentence) => {
		const rates = [...allMatches(rateBehind, sentence), ...allMatches(rateBefore, sentence)].map(([, char]) =>
			amountAt(skeleton, char),
		);
		const [rate, ...more] = new Set(rates);
		if (!rate || more.length > 0 || rate.dimension !== 'percent' || rate.range) return [];
		const values = isForeseen.test(sentence) || ofOther.test(sentence) ? undefined : valuesIn(skeleton, sentence);
		return values ? judge(rate, values) : [];
	});
}

/** The values in the order of their years; `undefined` where there are too few, or more than one for a year. */
function valuesIn(skeleton: Skeleton, sentence: string): readonly [Valued, ...Valued[]] | undefined {
	const behind = sideBySide(yearBehind, sentence).map(([, value, year]) => valued(skeleton, value, year));
	const before = ofOneThing(sideBySide(yearBefore, sentence)).map(([, year, value]) => valued(skeleton, value, year));
	const found = (behind.length >= before.length ? behind : before).flatMap((one) => one ?? []);
	const [first, ...rest] = found.toSorted((a, b) => a.year - b.year);
	if (!first || rest.length < 2 || first.value.value <= 0) return undefined;
	const areAlike = rest.every(({ value }) => value.value > 0 && value.dimension === first.value.dimension);
	return areAlike && new Set(found.map(({ year }) => year)).size === found.length ? [first, ...rest] : undefined;
}

/** Between two of them stands nothing that the second could be of: `40 in 2020, 52 in 2022 and 61 in 2024`. */
const beside = /^[\s,，、()（）;；]*(?:(?:and|to|then|和|及|到)\s?)?(?:(?:about|around|some)\s)?$/iu;

function sideBySide(pattern: RegExp, sentence: string): RegExpExecArray[] {
	const all = allMatches(pattern, sentence);
	const areBeside = all.every((match, at) => {
		const before = all[at - 1];
		return !before || beside.test(sentence.slice(before.index + before[0].length, match.index));
	});
	return areBeside ? all : [];
}

/** Behind the first year what the values are of may be named, and behind the others only how far they came. */
function ofOneThing(all: readonly RegExpExecArray[]): readonly RegExpExecArray[] {
	const [first, ...others] = all.map(([whole]) => whole.slice(1, -1).replace(/[年为达约至到增升降的]/gu, ''));
	return others.every((words) => words === '' || words === first) ? all : [];
}

function valued(skeleton: Skeleton, value: string | undefined, year: string | undefined): Valued | undefined {
	const [amount, at] = [amountAt(skeleton, value), wholeYear(periodAt(skeleton, year))];
	return at === undefined || amount.dimension === 'percent' || amount.range ? undefined : { year: at, value: amount };
}

function judge(rate: Amount, values: readonly [Valued, ...Valued[]]): CheckedRelation[] {
	const [first] = values;
	const last = values.at(-1) ?? first;
	const [whole] = readingsBetween(first, last);
	if (!whole) return [];
	const readings = values.flatMap((from, at) => values.slice(at + 1).flatMap((to) => readingsBetween(from, to)));
	// A decline may be written without its sign.
	const signed = readings.flatMap((one) => (one.value[1] < 0 ? [one, { ...one, value: negate(one.value) }] : [one]));
	const fits = fitting(signed, rate);
	const { formula, value } = fits ?? whole;
	const operands = [first.value, last.value];
	const relation = { result: rate, operands, formula, computed: [value], ambiguous: true };
	return [fits ? follows('yearlyGrowth', relation) : doesNotFollow('yearlyGrowth', relation)];
}

/** Over the years between the two, or one fewer, as some count them; of one year nothing compounds. */
function readingsBetween(from: Valued, to: Valued): readonly Reading[] {
	const both = alike(from.value, to.value);
	const ratio = both && divide(asWritten(both[1]), asWritten(both[0]));
	const years = to.year - from.year;
	const spans = [years, years - 1].filter((count) => count > 1);
	return ratio ? compoundReadings(both, ratio, spans) : [];
}
