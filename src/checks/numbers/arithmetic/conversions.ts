import { itemAt } from '../../../access';
import { anyOf } from '../../../lexicon/compile';
import { explicit, loose } from '../../../lexicon/conversions';
import { message } from '../../../messages/message';
import type { Message } from '../../../messages/model';
import type { Report } from '../../../report/model';
import { yearsOf } from '../../../report/numbers/periods';
import { allMatches } from '../../../text/matches';
import { type Amount, isMoney } from '../amounts/amount';
import { type CheckedRelation, conflicts, holds, unread, type Working } from '../amounts/checkedRelation';
import { divide, type Interval, meet, multiply, point } from '../amounts/interval';
import { corrected, figure, finding, writtenAs } from '../amounts/relation';
import { converted, rounding } from '../amounts/tolerances';
import {
	amount,
	amountAt,
	amountMarks,
	numberMarks,
	periodsIn,
	readSkeletons,
	type Skeleton,
} from '../reading/skeleton';
import { columnOf, type Grid, readGrids } from '../tables/grid';
import { codeOf, type Rate, readRates } from './rates';

/** Two amounts that the text says are the same in two currencies. */
interface Conversion {
	readonly from: Amount;
	readonly to: Amount;
	readonly block: number;
	readonly sentence: string;
	readonly years: readonly number[];
	/** The text says so in words or signs of conversion, not only by the place of the two. */
	readonly explicit: boolean;
}

const explicitWords = anyOf(explicit);
const looseWords = anyOf(loose);
const between = new RegExp(
	`${amount}((?:[^\\n,，(（;；。${amountMarks}]{0,30}(?=[(（]|\\s*${explicitWords}))?(?:[\\s,，(（]|${explicitWords}|${looseWords})+)${amount}([^\\n${amountMarks}]{0,24})`,
	'giu',
);
const saysSo = new RegExp(
	`${explicitWords}|[(（]\\s*(?:约|大约|about|approximately|approx\\.?|around|roughly|或|or)`,
	'iu',
);
const twoAmounts = /[\uE000-\uEFFF].*[\uE000-\uEFFF]/u;
/** What may follow the second amount without making it part of something else. */
const closes =
	/^\s*(?:[)）\],.，。;；、:：]|$|\n|(?:at|using|based|equivalent|in total|per|a|an|each|and|or|per\s)\b|等值|左右|计|\/|每|的)/iu;

/** Amounts converted, against the rate the text gives. Where it gives none, they cannot be read. */
export function checkConversions(report: Report): CheckedRelation[] {
	const skeletons = readSkeletons(report);
	const currencies = new Set(report.numbers.flatMap(({ currency }) => currency ?? []));
	if (currencies.size < 2) return [];
	const rates = skeletons.flatMap(readRates);
	return [
		...skeletons
			.flatMap((skeleton) => [...readConversions(skeleton, rates), ...acrossSentences(skeleton, rates)])
			.flatMap((conversion) => judge(conversion, rates)),
		...readGrids(report).flatMap((grid) => checkColumns(grid, rates)),
	];
}

function readConversions(skeleton: Skeleton, rates: readonly Rate[]): Conversion[] {
	if (skeleton.amounts.filter(isMoney).length < 2) return [];
	const ofRates = new Set(rates.flatMap(({ amounts }) => amounts));
	return skeleton.text.split('\n').flatMap((sentence) => {
		if (!twoAmounts.test(sentence) || (rates.length === 0 && !saysSo.test(sentence))) return [];
		const years = periodsIn(skeleton, sentence).map((period) => yearsOf(period)[0]);
		return matchesOf(sentence).flatMap(([, a, between = '', b, behind = '']): Conversion[] => {
			const [from, to] = [amountAt(skeleton, a), amountAt(skeleton, b)];
			const convertible = isMoney(from) && isMoney(to) && from.dimension !== to.dimension && from.range === to.range;
			if (!convertible || from.value <= 0 || to.value <= 0 || ofRates.has(from) || ofRates.has(to)) return [];
			const explicit = saysSo.test(between);
			if (!explicit && !closes.test(behind)) return [];
			if (/\bof which\b|其中/iu.test(behind)) return [];
			return [{ from, to, block: skeleton.block, sentence, years, explicit }];
		});
	});
}

/** What a number is said of, up to the number: `, the cost per shop comes to about`, `，单店投资约合`. */
const saidOfPattern = new RegExp(
	`(?:^|[,，:：])\\s*(?:the |this |that |its |an? )?([^\\n,，:：;；(（${numberMarks}]{2,60}?)\\s*(?:${explicitWords}|${looseWords})(?:\\s|${explicitWords}|${looseWords})*${amount}`,
	'giu',
);

/**
 * The same thing in two sentences, one after the other, the second of which gives the rate: `Each shop costs 450,000 yuan. At
 * 7.1 yuan to the dollar, each shop costs $75,000.`
 */
function acrossSentences(skeleton: Skeleton, rates: readonly Rate[]): Conversion[] {
	if (skeleton.amounts.filter(isMoney).length < 3) return [];
	const ofRates = new Set(rates.flatMap(({ amounts }) => amounts));
	const sentences = skeleton.text.split('\n').filter((sentence) => sentence.trim() !== '');
	return sentences.slice(1).flatMap((sentence, index) => {
		if (!rates.some((rate) => rate.block === skeleton.block && rate.sentence === sentence)) return [];
		const before = saidOf(skeleton, itemAt(sentences, index));
		return Array.from(saidOf(skeleton, sentence)).flatMap(([subject, to]): Conversion[] => {
			const from = before.get(subject);
			const convertible = from && from.dimension !== to.dimension && from.range === to.range;
			if (!convertible || from.value <= 0 || to.value <= 0 || ofRates.has(from) || ofRates.has(to)) return [];
			return [{ from, to, block: skeleton.block, sentence, years: [], explicit: false }];
		});
	});
}

/** The amounts of money of a sentence by what they are said of; what has two of them is left out. */
function saidOf(skeleton: Skeleton, sentence: string): ReadonlyMap<string, Amount> {
	const found = allMatches(saidOfPattern, sentence)
		.map(([, subject = '', char]) => {
			return [subject.trim().toLowerCase(), amountAt(skeleton, char)] as const;
		})
		.filter(([, amount]) => isMoney(amount));
	return new Map(found.filter(([subject]) => found.filter(([other]) => other === subject).length === 1));
}

/** Overlapping ones too: the second amount of one may be the first of the next. */
function matchesOf(sentence: string): RegExpExecArray[] {
	const found: RegExpExecArray[] = [];
	const pattern = new RegExp(between);
	for (let match = pattern.exec(sentence); match; match = pattern.exec(sentence)) {
		found.push(match);
		pattern.lastIndex = match.index + 1;
	}
	return found;
}

function judge(conversion: Conversion, rates: readonly Rate[]): CheckedRelation[] {
	const { from, to } = conversion;
	const usable = usableRates(conversion, rates);
	const computed = usable.flatMap((rate) => factors(rate, from, to).map((factor) => ({ rate, factor })));
	const [first] = computed;
	if (!first) return conversion.explicit ? [unread('conversion', to, [from], message('numbers.unreadRate'))] : [];
	const fit = computed.find(({ factor }) => fits(from, to, factor, conversion.explicit));
	const { rate, factor } = fit ?? first;
	return [checked(from, to, rate, factor, fit !== undefined)];
}

/**
 * The rates a conversion may have been made at: those of its own paragraph; failing that, those the report declares,
 * unless they or the amounts are of some year.
 */
function usableRates(
	{ from, to, block, sentence, years, explicit }: Conversion,
	rates: readonly Rate[],
): readonly Rate[] {
	const fitting = rates.filter((rate) => factors(rate, from, to).length > 0);
	const here = fitting.filter((rate) => rate.block === block && (rate.declared || rate.sentence === sentence));
	if (here.length > 0) return here;
	const named = fitting.filter(({ pair }) => pair !== undefined);
	if (!explicit || named.some(({ declared }) => !declared)) return [];
	const sameYears = (rate: Rate) =>
		years.length === 0 || (rate.years.length > 0 && years.every((year) => rate.years.includes(year)));
	return named.every(sameYears) ? named : [];
}

/** What the first amount is to be multiplied by, likeliest first; none where the rate is of other currencies. */
function factors({ pair, value, eitherWay }: Rate, from: Amount, to: Amount): Interval[] {
	const inverse = divide(point(1), value);
	if (!inverse) return [];
	const [a, b] = [codeOf(from), codeOf(to)];
	if (pair && !(pair.includes(a) && pair.includes(b))) return [];
	const direct = pair && pair[0] === b ? inverse : value;
	const other = direct === value ? inverse : value;
	if (!eitherWay) return [direct];
	const distance = (by: Interval) => Math.abs(Math.log((from.value * by[1]) / to.value));
	return [direct, other].sort((x, y) => distance(x) - distance(y));
}

/** Either amount may be the one that was worked out, and rounded, from the other; words of conversion say that it is the second. */
function fits(from: Amount, to: Amount, factor: Interval, explicit: boolean): boolean {
	const inverse = divide(point(1), factor);
	const ends = zip(endsOf(from), endsOf(to));
	return (
		ends.every(([a, b]) => meet(multiply(source(a), factor), result(b))) ||
		(inverse !== undefined &&
			ends.every(([a, b]) => meet(multiply(source(b), inverse), explicit ? source(a, converted.about) : result(a))))
	);
}

/** Both ends of two ranges, or the one of two plain amounts; the two are ranges or plain amounts alike. */
function zip(from: readonly Amount[], to: readonly Amount[]): (readonly [Amount, Amount])[] {
	return from.map((end, index) => [end, itemAt(to, index)]);
}

function endsOf(amount: Amount): readonly Amount[] {
	return amount.upper === undefined ? [amount] : [amount, { ...amount, value: amount.upper }];
}

/** What is converted is taken as it is written: of `1亿美元` nobody converts 0.7. */
function source(
	{ value, place, approximate }: Amount,
	most = approximate ? converted.about : converted.rounded,
): Interval {
	const slack = Math.min(place * rounding.written, value * most);
	return [value - slack, value, value + slack];
}

function result(amount: Amount): Interval {
	const { value, place, approximate } = amount;
	const written = Math.min(
		significant(amount) * rounding.result,
		value * (approximate ? converted.about : converted.rounded),
	);
	const slack = Math.max(place * rounding.result, written);
	return [value - slack, value, value + Math.max(slack, place)];
}

/** One unit in the last place that is no closing zero: 10 of `730`, 0.1 of `7.0`. */
function significant({ text, value, place }: Amount): number {
	if (/\d\.\d/.test(text)) return place;
	let unit = place;
	while (unit < value && Math.abs(value / (unit * 10) - Math.round(value / (unit * 10))) < 1e-9) unit *= 10;
	return unit;
}

function checked(from: Amount, to: Amount, { amounts }: Rate, factor: Interval, fit: boolean): CheckedRelation {
	const rate = amounts.map(({ text }) => text).join(' = ');
	const working: Working = () => {
		return { formula: message('numbers.atRate', { from: from.text, rate }), value: amountIn(from, to, factor) };
	};
	if (fit) return holds('conversion', to, [from, ...amounts], working);
	const told = message('numbers.conversion', {
		rate,
		from: from.text,
		value: amountIn(from, to, factor),
		said: to.text,
	});
	const correction = from.range ? undefined : writtenAs(from.value * factor[1], to);
	const draft = finding('number.arithmetic', to, [from, ...amounts], told);
	return conflicts('conversion', corrected(draft, correction), working);
}

/** What an amount comes to, written like another; both ends of a range. */
function amountIn(from: Amount, to: Amount, factor: Interval): Message {
	const single = { ...to, text: to.text.replace(/\s*[-–—~～至到].*\d[\d,.]*/u, '') };
	const [low, high] = endsOf(from).map(({ value }) => figure(value * factor[1], single));
	return high ? message('numbers.fromTo', { low: low!, high }) : low!;
}

/** Two columns in two currencies that in most rows are converted at a rate given. */
function checkColumns(grid: Grid, rates: readonly Rate[]): CheckedRelation[] {
	const columns = grid.header.map((_, column) => columnOf(grid, column));
	return columns.flatMap((left, a) =>
		columns.slice(a + 1).flatMap((right) => {
			const rows = left.flatMap((from, row) => {
				const to = right[row];
				return from && to && isMoney(from) && isMoney(to) && from.dimension !== to.dimension ? [{ from, to }] : [];
			});
			if (rows.length < 3) return [];
			const byRate = rates.filter(({ pair }) => pair !== undefined).map((rate) => checkRows(rows, rate));
			const held = byRate.find(({ length }) => length > 0)?.filter(({ outcome }) => outcome === 'holds') ?? [];
			return [
				...held,
				...byRate
					.flat()
					.filter(({ outcome }) => outcome === 'conflicts')
					.slice(0, 1),
			];
		}),
	);
}

/** None where too many are odd: the columns are then no conversion at this rate. */
function checkRows(rows: readonly { readonly from: Amount; readonly to: Amount }[], rate: Rate): CheckedRelation[] {
	const judged = rows.flatMap(({ from, to }) => {
		const [factor] = factors(rate, from, to);
		return factor && from.value > 0 && to.value > 0 && from.range === to.range
			? [{ from, to, factor, good: fits(from, to, factor, false) }]
			: [];
	});
	const odd = judged.filter(({ good }) => !good);
	return judged.length - odd.length >= 2 * odd.length
		? judged.map(({ from, to, factor, good }) => checked(from, to, rate, factor, good))
		: [];
}
