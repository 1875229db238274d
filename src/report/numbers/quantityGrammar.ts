import { changesFrom } from '../../lexicon/change.json';
import { oneOf } from '../../lexicon/compile';
import { labels } from '../../lexicon/labels.json';
import { approximate, atLeast, atMost } from '../../lexicon/roundings.json';
import { allMatches } from '../../text/matches';
import { simplified } from '../../text/simplified';
import type { Language, Quantity } from '../model';
import { findDates } from './quantityDates';
import {
	countedWord,
	currencyBefore,
	currencyBehind,
	currencyCode,
	currencyCodeBefore,
	magnitudeOf,
	magnitudeWord,
	measurePattern,
	measureUnit,
	measureWord,
} from './quantityUnits';

/** A quantity with its place in the text it was found in. */
export interface FoundQuantity extends Omit<Quantity, 'span' | 'block'> {
	readonly start: number;
	readonly end: number;
	/** Only digits; in a range it takes the unit of the other end. */
	readonly bare: boolean;
	/** How many of its units make one of its kind: a hundred basis points. */
	readonly divisor: number;
}

/**
 * Western (`1,234,567`) and Indian (`12,34,567`) grouping, decimals, a sign in front of a number that stands free. The
 * look-ahead comes first, for speed: neither `§4` nor the `00` of a file `00-overview` does.
 */
const number = new RegExp(
	`(?=[-−+\\d])(?!0\\d)(?:(?<![\\p{Script=Latin}\\d_#@§])(?<!\\d[.,:/])(?<![A-Za-z]-)|${currencyCodeBefore})(?:(?<=^|[\\s(（~≈约比幅率为至到了、，])[-−+](?=\\d))?(?:\\d{1,3}(?:,\\d{3})+|\\d{1,2}(?:,\\d{2})+,\\d{3}|\\d+)(?:\\.\\d+)?(?![\\d])(?![.:/]\\d)`,
	'gu',
);
/**
 * Numbers in formats of other countries, `17 800 000`, `12'500`, `3.412,5`, `27,6`. None is read: a part of one would be a
 * wrong number, and `1,2` may be one number or two.
 */
const foreign =
	/(?<![\p{Script=Latin}\d_.,:/#@])(?:\d{1,3}(?:['’\u00a0\u2009\u202f\u3000 ]\d{3})+(?:[.,]\d{1,9})?|\d{1,3}(?:\.\d{3})+,\d{1,9}|\d{1,3}(?:\.\d{3}){2,}|0,\d{1,9}|(?!(?:19|20)\d\d,)\d{1,4},\d{1,2})(?!\d|[.,]\d)/gu;
const labelled = new RegExp(`(?:\\b${oneOf(labels)}s?\\.?[ -]?|第\\s?|图\\s?|表\\s?)(?:\\d+\\s?[-–—]\\s?)?$`, 'iu');
const acronym = /\b[A-Z][A-Z\d]+[ -]$/;
const isApproximate = new RegExp(`(?:\\b${oneOf(approximate.en)}|[~≈∼～]|${oneOf(approximate.zh)})\\s*$`, 'iu');
const approximateBehind = /^\s?(?:\+(?!\s?\d)|左右|上下|余(?![额下])|多(?![元样种层轮模智]))/u;
/** 4号楼, 10 月: part of a name, or a date without a year. */
const ordinalBehind = /^\s?[号月日](?!\d)/u;
const mostOrdinal = 31;
/** In front of a currency's sign: `-$110`. */
const minusBefore = /(?:^|[\s(（~≈约比幅率为至到了、，])[-−]$/u;
const isLeast = new RegExp(`(?:\\b${oneOf(atLeast.en)}|[>≥＞]|${oneOf(atLeast.zh)})\\s*$`, 'iu');
const atLeastBehind = /^\s?(?:\+(?!\s?\d)|(?:[及或]|\p{Script=Han}{2})?以上|余(?![额下])|多(?![元样种层轮模智]))/u;
const isMost = new RegExp(`(?:\\b${oneOf(atMost.en)}|[<≤＜]|${oneOf(atMost.zh)})\\s*$`, 'iu');
const atMostBehind = /^\s?(?:(?:[及或]|\p{Script=Han}{2})?以下|以内)/u;
const yearAfter = /\b(?:in|since|by|during|from|until|till|year|FY|early|late|mid|fiscal|circa)[ -]?$/i;

/** Finds the numbers of a text with what they measure. */
export function findQuantities(text: string, language: Language): FoundQuantity[] {
	const plain = halfWidth(text);
	const dates: FoundQuantity[] = findDates(plain).map((date) => ({
		currency: undefined,
		decimals: 0,
		magnitude: 0,
		approximate: false,
		bound: undefined,
		bare: false,
		divisor: 1,
		...date,
	}));
	const numbers: FoundQuantity[] = [];
	const passedOver = [...dates, ...foreignIn(plain)].sort((a, b) => a.start - b.start);
	let next = 0;
	for (const match of allMatches(number, plain)) {
		const end = match.index + match[0].length;
		while ((passedOver[next]?.end ?? Number.POSITIVE_INFINITY) <= match.index) next++;
		if ((passedOver[next]?.start ?? Number.POSITIVE_INFINITY) < end) continue;
		const quantity = readQuantity(plain, match.index, end, language);
		if (quantity) addQuantity(plain, numbers, quantity);
	}
	return [...dates, ...numbers].sort((a, b) => a.start - b.start);
}

function foreignIn(text: string): { readonly start: number; readonly end: number }[] {
	return allMatches(foreign, text).map(({ index, 0: written }) => ({ start: index, end: index + written.length }));
}

/** `| –4.5% |`, `(–$3m)`; but `10 –12`. */
const dashAsMinus = /(?<=^|[\s(（])(?<!\d\s)–(?=[$€£¥￥]?\d)/gu;

/** Full-width digits and signs read as ASCII ones, a dash used as a minus as a minus, and traditional characters as simplified ones; nothing moves. */
function halfWidth(text: string): string {
	return simplified(text)
		.replace(dashAsMinus, '−')
		.replace(/[０-９％．＄]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0));
}

function readQuantity(text: string, start: number, end: number, language: Language): FoundQuantity | undefined {
	const before = text.slice(Math.max(0, start - 24), start);
	const written = text.slice(start, end).replace(/,/g, '').replace('−', '-');
	const money = currencyBefore.exec(before);
	const measured = readMeasure(text.slice(end, end + 40), money !== null, language);
	const bare = money === null && measured.length === 0;
	if (!measured.attached && /^[\p{Script=Latin}_]/u.test(text.slice(end, end + 1))) return undefined;
	if (measured.unit === pence && noPrice.test(written)) return undefined;
	if (bare && (labelled.test(before) || acronym.test(before))) return undefined;
	if (bare && Number(written) <= mostOrdinal && ordinalBehind.test(text.slice(end))) return undefined;
	const priced = start - (money?.[0].length ?? 0);
	const negative = money !== null && minusBefore.test(text.slice(Math.max(0, priced - 2), priced));
	const from = negative ? priced - 1 : priced;
	const lead = text.slice(Math.max(0, from - 24), from);
	const behind = text.slice(end + measured.length);
	const year = bare && isYear(text.slice(start, end), before, text.slice(end, end + 30));
	const code = money?.[1] ?? money?.[2];
	return {
		start: from,
		end: end + measured.length,
		kind: year ? 'year' : money ? 'money' : measured.kind,
		value: ((negative ? -1 : 1) * scaled(Number(written), measured.magnitude)) / measured.divisor,
		upper: undefined,
		unit: year || money ? undefined : (measured.unit ?? (bare ? nounBehind(behind) : undefined)),
		// A bare `$` may be any dollar; a currency behind the number decides.
		currency: code && !(isLoose(code) && measured.currency) ? currencyCode(code, language === 'zh') : measured.currency,
		decimals: written.split('.')[1]?.length ?? 0,
		magnitude: measured.magnitude,
		approximate: isApproximate.test(lead) || approximateBehind.test(behind.slice(0, 4)),
		bound: boundOf(lead, behind.slice(0, 4)),
		bare,
		divisor: measured.divisor,
	};
}

function boundOf(lead: string, behind: string): Quantity['bound'] {
	if (isLeast.test(lead) || atLeastBehind.test(behind)) return 'least';
	return isMost.test(lead) || atMostBehind.test(behind) ? 'most' : undefined;
}

/** A currency's sign that several currencies share. */
function isLoose(sign: string): boolean {
	return /^[$¥￥]$/.test(sign);
}

/** Exact where floating point is not: `1.1 million` is 1100000. */
function scaled(value: number, magnitude: number): number {
	return magnitude === 0 ? value : Number(`${value}e${magnitude}`);
}

interface Measured {
	readonly kind: Quantity['kind'];
	readonly length: number;
	readonly magnitude: number;
	readonly divisor: number;
	readonly unit: string | undefined;
	readonly currency: string | undefined;
	/** Whether what follows the digits at once has been understood. */
	readonly attached: boolean;
}

const pence = measureUnit('pence');
/** `2024p` is a year with preliminary figures, `1080p` a screen. */
const noPrice = /^(?:(?:19|20)\d\d|480|720|1080|1440|2160)$/;

const suffixes: readonly (readonly [RegExp, Partial<Measured>])[] = [
	[/^\s?(?:percentage points?|percent points?|ppts?|pps?|个?百分点)(?![a-z])/iu, { kind: 'points' }],
	[/^\s?(?:basis points?|bps|个?基点)(?![a-z])/iu, { kind: 'points', divisor: 100 }],
	[/^\s?(?:%|percent|per cent|pct)(?:\s?(?:points?|pts))(?![a-z])/iu, { kind: 'points' }],
	[/^\s?(?:%|(?:percent|per cent|pct)(?![a-z]))/iu, { kind: 'percent' }],
	// In front of another factor it is a sign: `200 × £3.00`, `40 x US$5`.
	[
		/^\s?(?:[x×](?![\p{Script=Latin}\d]|\s*(?:[A-Z]{1,3}\$|(?:USD|EUR|GBP|CNY|RMB|JPY|INR|CHF|NOK|SEK|DKK)\s?\d|[\d(（\p{Sc}]))|times(?![a-z])|倍)|^-?fold(?![a-z])/iu,
		{ kind: 'ratio' },
	],
	// With a space it is a page or a letter.
	[/^p(?![\p{Script=Latin}\d])/u, { kind: 'measure', unit: pence }],
];
const letterMagnitude = /^([kKmMbBtT])(?![\p{Script=Latin}\d])/u;
/** Without a currency `m`, `b` and `t` are metres, bits and tonnes. */
const freeLetters = 'kKMB';

function readMeasure(behind: string, money: boolean, language: Language): Measured {
	const word = magnitudeWord.exec(behind)?.[0];
	const letter = word === undefined ? letterMagnitude.exec(behind)?.[1] : undefined;
	const priced = money || (letter !== undefined && currencyBehind.test(behind.slice(letter.length)));
	const usable = letter !== undefined && (priced || freeLetters.includes(letter)) ? letter : undefined;
	const scale = word ?? usable ?? '';
	const rest = behind.slice(scale.length);
	const base = {
		length: scale.length,
		magnitude: magnitudeOf(scale),
		divisor: 1,
		unit: undefined,
		currency: undefined,
		kind: 'count',
		attached: scale !== '',
	} as const;
	for (const [pattern, what] of suffixes) {
		const found = pattern.exec(rest);
		if (found) return { ...base, ...what, length: scale.length + found[0].length, attached: true };
	}
	return { ...base, ...unitBehind(rest, scale.length, language) };
}

function unitBehind(rest: string, offset: number, language: Language): Partial<Measured> {
	const currency = currencyBehind.exec(rest);
	if (currency) {
		const code = currencyCode(currency[1] ?? currency[2] ?? '', language === 'zh');
		return { kind: 'money', currency: code, length: offset + currency[0].length, attached: true };
	}
	const measure = measurePattern.exec(rest) ?? measureWord.exec(rest);
	if (measure)
		return { kind: 'measure', unit: measureUnit(measure[1] ?? ''), length: offset + measure[0].length, attached: true };
	const counted = countedWord.exec(rest);
	if (counted) return { kind: 'count', unit: counted[1], length: offset + counted[0].length, attached: true };
	const noun = offset > 0 ? nounBehind(rest) : undefined;
	return noun === undefined ? {} : { unit: noun };
}

/** `12 new plants` counts `plants`: the first plural among the next words, unless a function word comes first. */
function nounBehind(rest: string): string | undefined {
	if (/^\s?people\b/.test(rest)) return 'people';
	const words = /^(?: [A-Za-z-]+){1,3}/.exec(rest)?.[0].trim().split(' ') ?? [];
	for (const word of words) {
		if (functionWord.test(word)) return undefined;
		if (/^[a-z-]{3,}(?<![sui])s$/.test(word)) return word;
		if (word === 'people') return word;
	}
	return undefined;
}

const functionWord =
	/^(?:and|or|of|to|in|on|at|by|for|from|with|as|is|was|are|were|has|had|have|the|a|an|than|but|per|vs|via|versus|this|its|while|which|that)$/i;

function isYear(written: string, before: string, behind: string): boolean {
	if (!/^(?:19\d\d|20\d\d|2100)$/.test(written)) return false;
	if (yearAfter.test(before)) return true;
	const counts = / [a-z]+s\b/.test(behind.slice(0, 14)) && /^ [a-z]/.test(behind);
	return !(counts && Number(written) % 50 === 0);
}

/** `10–12 %`, `$5-7 billion`, `2 to 3 times`; but `from 10 % to 12 %` are two numbers. */
function addQuantity(text: string, known: FoundQuantity[], quantity: FoundQuantity): void {
	const last = known.at(-1);
	const between = last ? text.slice(last.end, quantity.start) : '';
	const dash = /^\s?[-–—~～至到]\s?$/u.test(between);
	if (last && between === ' to ' && isChange(text, last) && isSameScale(last, quantity)) {
		if (quantity.divisor === 1)
			known[known.length - 1] = { ...scaledLike(last, quantity), start: last.start, end: last.end, bare: false };
		known.push(quantity);
		return;
	}
	if (!last || last.upper !== undefined || !(dash || between === ' to ') || !isRange(text, last, quantity, dash)) {
		known.push(quantity);
		return;
	}
	const value = last.bare ? scaled(last.value, quantity.magnitude) : last.value;
	// Words like `about` stand before the first end of a range: `about 10–12 %`.
	known[known.length - 1] = {
		...quantity,
		start: last.start,
		kind: last.kind === 'money' ? 'money' : quantity.kind,
		currency: (isLoose(text.charAt(last.start)) && quantity.currency) || (last.currency ?? quantity.currency),
		unit: last.kind === 'money' ? undefined : quantity.unit,
		value: last.kind === 'money' && last.magnitude === 0 ? scaled(last.value, quantity.magnitude) : value,
		upper: quantity.value,
		decimals: Math.max(last.decimals, quantity.decimals),
		approximate: last.approximate || approximateBehind.test(text.slice(quantity.end, quantity.end + 4)),
	};
}

const changeFrom = new RegExp(`\\b${oneOf(changesFrom)}(?: [a-z-]+| \\d[\\d.]*%?){0,4},? from \\s*$`, 'iu');

/** `Rose from 20 to 45 GW`: two numbers, not a range of one. */
function isChange(text: string, low: FoundQuantity): boolean {
	return low.upper === undefined && changeFrom.test(text.slice(Math.max(0, low.start - 48), low.start));
}

/** Whether the first number takes its unit or magnitude from the second: `from $5 to $8 million`. */
function isSameScale(low: FoundQuantity, high: FoundQuantity): boolean {
	if (low.kind === 'year' || high.kind === 'year' || high.bare) return false;
	return low.bare || (low.kind === 'money' && high.kind === 'money' && low.magnitude === 0 && low.value < 1000);
}

function scaledLike(low: FoundQuantity, high: FoundQuantity): FoundQuantity {
	const { kind, unit, currency, magnitude } = high;
	const times = (low.value * 10 ** magnitude) / high.value;
	const scale = times > 1 / 30 && times < 30 ? magnitude : 0;
	return {
		...low,
		kind,
		unit,
		currency: low.currency ?? currency,
		magnitude: scale,
		value: scaled(low.value, scale),
	};
}

function isRange(text: string, low: FoundQuantity, high: FoundQuantity, dash: boolean): boolean {
	if (low.kind === 'year' || high.value < low.value) return false;
	if (low.bare) return !(high.bare && !dash && isChange(text, low));
	const before = text.slice(Math.max(0, low.start - 6), low.start);
	// `增加3亿元至19亿元` is by 3 to 19, as `by 3% to 11% from 8%` is; `增长3%至5%` is a range.
	const fromBehind = /^\s?(?:\([^()]{0,20}\)\s?)?from\b/iu.test(text.slice(high.end, high.end + 30));
	const byAndTo =
		(low.kind !== 'percent' && /(?:增加|减少|上升|下降|提高|降低)了?$/u.test(before)) ||
		(fromBehind && /\bby\s$/iu.test(before));
	const changed = byAndTo || /(?:\bfrom\s|从|由)\s*$/i.test(before);
	const alike = low.kind === high.kind || (low.kind === 'money' && high.kind === 'count');
	return alike && !changed && (dash || low.kind === high.kind);
}
