import type { Language, Quantity, Report, Span } from '../../../report/model';
import { findQuantities } from '../../../report/numbers/quantityGrammar';
import { shiftSpan } from '../../../report/stretch';
import { cached } from '../../../text/textCache';
import type { Interval } from './interval';
import { approximately, inWords, rounding } from './tolerances';

/** A number that measures something, ready for arithmetic. */
export interface Amount {
	readonly span: Span;
	/** As written. */
	readonly text: string;
	/** What it can be compared with: `percent`, `points`, `ratio`, `money USD`, `Wh`, `count plants`, or `count` when bare. */
	readonly dimension: string;
	/** In base units of its dimension. */
	readonly value: number;
	/** One unit in the last place that is written. */
	readonly place: number;
	/** How many base units one of its units is. */
	readonly factor: number;
	readonly approximate: boolean;
	readonly bound?: Quantity['bound'];
	/** A range such as `10–12 %`. */
	readonly range: boolean;
	/** The upper end of a range, in base units. */
	readonly upper?: number;
	/** What it may stand for when it is written in words, such as `nearly a third`. */
	readonly spelled?: Interval;
}

/** `undefined` for years and dates. */
export function amountOf(report: Pick<Report, 'source'>, quantity: Quantity): Amount | undefined {
	if (quantity.kind === 'year' || quantity.kind === 'date') return undefined;
	const [base, factor] = quantity.kind === 'measure' ? baseMeasure(quantity.unit ?? '') : ['', 1];
	const text = report.source.slice(...quantity.span);
	const hundredths = quantity.kind === 'points' && /basis|bps|基点/iu.test(text);
	return {
		span: quantity.span,
		text,
		dimension: dimensionOf(quantity, base),
		value: quantity.value * factor,
		place: (factor * 10 ** (quantity.magnitude - quantity.decimals)) / (hundredths ? 100 : 1),
		factor: hundredths ? 0.01 : factor,
		approximate: quantity.approximate,
		...(quantity.bound && { bound: quantity.bound }),
		range: quantity.upper !== undefined,
		...(quantity.upper !== undefined && { upper: quantity.upper * factor }),
	};
}

/** The one number of a few words that stand in no report. */
export function amountIn(words: string, language: Language): Amount | undefined {
	const [only, ...more] = findQuantities(words, language);
	if (!only || more.length > 0) return undefined;
	return amountOf({ source: words }, { ...only, block: 0, span: [only.start, only.end] });
}

/** An amount of a text by itself, where that text stands. */
export function movedAmount(amount: Amount, by: number): Amount {
	return { ...amount, span: shiftSpan(by, amount.span) };
}

function dimensionOf({ kind, unit, currency }: Quantity, base: string): string {
	if (kind === 'money') return `money ${currency ?? ''}`;
	if (kind === 'measure') return base;
	if (kind === 'count') return unit === undefined ? 'count' : `count ${unit}`;
	return kind;
}

/** The amount in base units of its dimension: `36万km ÷ 6万km`. */
export const asMeasured = (amount: Amount): Amount => amount;

/** The amount with another number in the same unit. */
export function withNumber(amount: Amount, text: string): Amount {
	const by = numberIn(text) / numberIn(amount.text);
	return { ...amount, text, value: amount.value * by };
}

/** The number in a text, whatever its unit. */
export function numberIn(text: string): number {
	return Number((/\d[\d,]*(?:\.\d+)?/.exec(text)?.[0] ?? '').replaceAll(',', ''));
}

/** The amount as the plain number written, without its unit: `3 kW × 8 h = 24 kWh`. */
export function asCounted(amount: Amount): Amount {
	const { value, place, factor } = amount;
	return { ...amount, value: value / factor, place: place / factor, factor: 1 };
}

/** What the number may stand for, given how it is rounded. */
export function asWritten(amount: Amount): Interval {
	return amount.spelled ?? rangeOf(amount, amount.place * rounding.written);
}

/** As {@link asWritten}, for a result somebody worked out: it may be truncated instead of rounded. */
export function asResult(amount: Amount): Interval {
	if (amount.spelled) return amount.spelled;
	const share = amount.place >= 1 ? rounding.wholePercent : rounding.percent;
	const loose = amount.dimension === 'percent' ? Math.abs(amount.value) * share : 0;
	const [low, value, high] = rangeOf(amount, Math.max(amount.place * rounding.result, loose));
	const result: Interval =
		value < 0 ? [Math.min(low, value - amount.place), value, high] : [low, value, Math.max(high, value + amount.place)];
	return extendByBound(amount, result);
}

/** Extends a range by a bound: `over 30%` may be more, but less than twice as much. */
export function extendByBound({ bound, value }: Amount, [low, written, high]: Interval): Interval {
	const { most } = inWords;
	if (value <= 0 || bound === undefined) return [low, written, high];
	return bound === 'least'
		? [low, written, Math.max(high, value * most)]
		: [Math.min(low, value / most), written, high];
}

/** The range of a number that rounding of so much, or a word such as `about`, allows. */
export function rangeOf({ value, approximate, bound }: Amount, hidden: number): Interval {
	const slack = approximate ? Math.max(hidden, Math.abs(value) * shareOff(value, bound)) : hidden;
	return [value - slack, value, value + slack];
}

/** How far off a number called `about` may be: more when it is round itself, such as `about 2,000`. */
function shareOff(value: number, bound: Amount['bound']): number {
	const isRound = bound === undefined && /^[1-9]0*$/.test(value.toExponential(3).replace(/\.|e.*/g, ''));
	return isRound ? approximately.round : approximately.other;
}

/**
 * Two numbers in one dimension, or `undefined`. A bare number takes the unit of the other one:
 * `from 20 to 25 percent`, `from 5 to 8 million`.
 */
export function sameUnit(a: Amount, b: Amount): readonly [Amount, Amount] | undefined {
	if (a.range || b.range) return undefined;
	if (a.dimension === b.dimension) return [a, b];
	if (isCount(a) && isCount(b) && (a.dimension === 'count' || b.dimension === 'count')) return [a, b];
	if (a.dimension === 'count') return [measuredAs(a, b), b];
	if (b.dimension === 'count') return [a, measuredAs(b, a)];
	return undefined;
}

/** A bare number in a unit. */
export function measuredAs(bare: Amount, { dimension, factor }: Pick<Amount, 'dimension' | 'factor'>): Amount {
	return { ...bare, dimension, factor, value: bare.value * factor, place: bare.place * factor };
}

export function isCount({ dimension }: Amount): boolean {
	return dimension === 'count' || dimension.startsWith('count ');
}

export function isMoney({ dimension }: Amount): boolean {
	return dimension.startsWith('money ');
}

/** Its digits without the zeros at either end: `412.37`, `41,237` and `4,123,700` alike. */
export function digitsOf({ text }: Amount): string {
	return digitsIn(text);
}

const digitsIn = cached((text) => (/\d[\d,.]*/.exec(text)?.[0] ?? '').replace(/[.,]/gu, '').replace(/^0+|0+$/gu, ''));

/** Units that convert into each other by a fixed factor: the base unit and how many of it one is. */
const measures: Readonly<Record<string, readonly [base: string, factor: number]>> = {
	Wh: ['Wh', 1],
	kWh: ['Wh', 1e3],
	MWh: ['Wh', 1e6],
	GWh: ['Wh', 1e9],
	TWh: ['Wh', 1e12],
	W: ['W', 1],
	kW: ['W', 1e3],
	MW: ['W', 1e6],
	GW: ['W', 1e9],
	TW: ['W', 1e12],
	mAh: ['Ah', 1e-3],
	Ah: ['Ah', 1],
	Hz: ['Hz', 1],
	kHz: ['Hz', 1e3],
	MHz: ['Hz', 1e6],
	GHz: ['Hz', 1e9],
	Mbps: ['bps', 1e6],
	Gbps: ['bps', 1e9],
	nm: ['m', 1e-9],
	µm: ['m', 1e-6],
	μm: ['m', 1e-6],
	mm: ['m', 1e-3],
	cm: ['m', 1e-2],
	m: ['m', 1],
	km: ['m', 1e3],
	mg: ['g', 1e-3],
	g: ['g', 1],
	kg: ['g', 1e3],
	t: ['g', 1e6],
	kt: ['g', 1e9],
	Mt: ['g', 1e12],
	Gt: ['g', 1e15],
	mL: ['L', 1e-3],
	ml: ['L', 1e-3],
	L: ['L', 1],
	l: ['L', 1],
	s: ['s', 1],
	ms: ['s', 1e-3],
	min: ['s', 60],
	h: ['s', 3600],
	ha: ['m²', 1e4],
	'm²': ['m²', 1],
	m2: ['m²', 1],
	'km²': ['m²', 1e6],
	km2: ['m²', 1e6],
};

/** What a measure's unit is a multiple of. */
export function baseMeasure(unit: string): readonly [base: string, factor: number] {
	return measures[unit] ?? [unit, 1];
}

/** {@link baseMeasure} of a known symbol; other symbols may be words that only look like units. */
export function knownMeasure(symbol: string): readonly [base: string, factor: number] | undefined {
	return Object.hasOwn(measures, symbol) ? measures[symbol] : undefined;
}
