import * as currencies from '../../lexicon/currencies.json';
import * as measures from '../../lexicon/measures.json';

const { currencyCodes } = currencies;
const { counters, unitSymbols } = measures;
const currencySymbols: Readonly<Record<string, string>> = currencies.currencySymbols;
const currencyNames: Readonly<Record<string, string>> = currencies.currencyNames;
const unitNames: Readonly<Record<string, string>> = measures.unitNames;
const magnitudes: Readonly<Record<string, number>> = measures.magnitudes;

/** What may stand in front of or behind a number, each as a pattern source with what it stands for. */

const codes = currencyCodes.join('|');
const longestFirst = (all: readonly string[]) => all.toSorted((a, b) => b.length - a.length);

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const oneOfKeys = (table: Readonly<Record<string, unknown>>) => longestFirst(Object.keys(table)).map(escaped).join('|');

/** A currency by itself, as in `yuan to the dollar` or `USD/CNY`: a pattern source with one group. */
export const currency = `(${codes}|${oneOfKeys(currencyNames)}|sterling|pound|US\\$|€|£)`;

/** Written at once before the digits: `RMB710 million`. */
export const currencyCodeBefore = `(?<=(?<![A-Za-z])(?:${codes}))`;

export const currencyBefore = new RegExp(
	`(?:(?<![A-Za-z])(${codes})|((?<![A-Za-z])(?:${oneOfKeys(currencySymbols)})|[$¥￥€£]|人民币))\\s?$`,
	'u',
);
export const currencyBehind = new RegExp(`^\\s?(?:(${codes})(?![A-Za-z])|(${oneOfKeys(currencyNames)})(?![a-z]))`, 'u');
export const magnitudeWord =
	/^\s?(?:(?:lakh crores?|thousand|millions?|billions?|trillions?|mln|mn|bln|bn|trn|tn|lakhs?|crores?)(?![A-Za-z])|[百千]?万亿|[十百千]?[万亿])/iu;
export const measurePattern = new RegExp(
	`^\\s?(${longestFirst(unitSymbols).join('|')})(?![\\p{Script=Latin}\\d])`,
	'u',
);
export const measureWord = new RegExp(`^[\\s-]?(${oneOfKeys(unitNames)})(?![a-z])`, 'u');
export const countedWord = new RegExp(`^\\s?[余多]?(${counters.join('|')})`, 'u');

/** The ISO 4217 code of a currency as written; `¥` is the yen outside Chinese text. */
export function currencyCode(written: string, chinese: boolean): string {
	if (/^[¥￥]$/.test(written)) return chinese ? 'CNY' : 'JPY';
	if (written === 'RMB') return 'CNY';
	if (written === 'pound' || written === 'sterling') return 'GBP';
	return currencySymbols[written] ?? currencyNames[written] ?? written;
}

export function measureUnit(written: string): string {
	return unitNames[written] ?? written;
}

/** The power of ten of `million`, `千亿`, …; 0 for what is none. */
export function magnitudeOf(written: string): number {
	const word = written.trim();
	return magnitudes[word] ?? magnitudes[word.toLowerCase()] ?? { 百万亿: 14, 千万亿: 15, 'lakh crore': 12 }[word] ?? 0;
}
