import { anyOf } from '../../../lexicon/compile';
import { beforeQuote, behindQuote, besideRate, currencyMoves } from '../../../lexicon/rates';
import { yearsOf } from '../../../report/numbers/periods';
import { currency, currencyCode } from '../../../report/numbers/quantityUnits';
import { givesRatePattern } from '../../../report/numbers/rateVerbs';
import { allMatches } from '../../../text/matches';
import { type Amount, isMoney } from '../amounts/amount';
import { divide, type Interval, point } from '../amounts/interval';
import { amount, amountAt, amountMarks, anAmount, periodsIn, type Skeleton } from '../reading/skeleton';

/** An exchange rate that the text states. */
export interface Rate {
	/** ISO 4217 codes; `undefined` where the text does not say which: `at an exchange rate of 7.1`. */
	readonly pair: readonly [base: string, quote: string] | undefined;
	/** How many of the quote one of the base is. */
	readonly value: Interval;
	/** Writers quote a pair such as `CNY/USD` both ways. */
	readonly eitherWay: boolean;
	/** The amounts that make up the statement. */
	readonly amounts: readonly Amount[];
	readonly block: number;
	readonly sentence: string;
	/** The years its sentence names. */
	readonly years: readonly number[];
	/** Stated as what amounts are converted at, not as news about the market. */
	readonly declared: boolean;
}

/** Cheap tests for texts that cannot state a rate. */
const gives = new RegExp(givesRatePattern, 'iu');
const mayState =
	/exchange|conver|rates?\b|\b(?:to|per|for|against) (?:the|one|an?|every|each)?\s*(?:US |U\.S\. |[A-Z][a-z]+ )?(?:dollar|euro|pound|yuan|yen|renminbi|sterling|rupee|franc|USD|EUR|GBP|CNY|RMB|JPY|[A-Z]{3}\b)|[=≈]|[A-Z]{3}\s?\/|\/\s?[A-Z]{3}|汇率|兑|折|换算|[元币镑]\s?\/|每[\uE000-\uEFFF]|\/\s?[美欧英日港]/u;

const link = `(?:${anyOf(beforeQuote.en)}|${anyOf(beforeQuote.zh)}|is|was)?`;
const end = `(?=\\s*(?:[,.;:，。；：、)）\\]\\n]|$|[${amountMarks}]|${anyOf(behindQuote.en)}\\b|${anyOf(behindQuote.zh)}))`;

/** `USD 1 = CAD 1.39`, `1美元兑7.1元`, `7.1 yuan to US$1`: one side is a whole one (or a hundred). */
const equationPattern = new RegExp(
	`${amount}\\s*(=|≈|＝|${givesRatePattern}|to|per|for|against|:|：|兑换|可兑换|兑|对|等于|约等于|约合|折合|合|约为|约)\\s*${link}\\s*${amount}`,
	'giu',
);
/** `one dollar = 7.1 yuan`. */
const one = new RegExp(
	`\\b(?:one|an?|each|every|the)\\s+${currency}(?:\\s+(?:now|then|still|currently|on average))?\\s*(?:=|≈|${givesRatePattern}|to|at)\\s*${link}\\s*${amount}${end}`,
	'giu',
);
/** `7.1 yuan to the dollar`, `0.72 USD per CAD`, `7.1元/美元`. */
const per = new RegExp(
	`${amount}\\s*(?:per|to (?:the|one|an?)|for (?:one|every|each|an?)|against the|\\/|每|兑每?)\\s*${currency}(?![a-z])${end}`,
	'giu',
);
const namedGap = `(?:[\\s('’)（）:：=≈,]|${anyOf(besideRate.en)}|${anyOf(besideRate.zh)})`;
/** `USD/CNY exchange rate of 7.1`, `CAD to USD at 0.72`, `美元兑人民币汇率为7.1`. */
const pair = new RegExp(
	`${currency}\\s*(?:\\/|-to-|-|\\bto\\b|→|兑换|兑|对)\\s*(?:the )?(?:${currency}${namedGap}{0,12}?)?${amount}`,
	'giu',
);
/** `a rate of 0.72 (CAD to USD)`. */
const pairBehind = new RegExp(
	`(?:\\brates?\\b|汇率)${namedGap}{0,6}?${amount}\\s*[(（]?\\s*${currency}\\s*(?:\\/|-to-|\\bto\\b|\\bper\\b|→|兑|对)\\s*(?:the )?${currency}`,
	'giu',
);
/** `an exchange rate of 7.1`, `按7.1的汇率`. */
const unnamedPatterns = [
	new RegExp(
		`\\b(?:exchange|conversion) rate(?: used)?(?: here)?(?: is| was| of| at|:|=|\\s)*(?: about| approximately| around| roughly)? ?${amount}`,
		'giu',
	),
	new RegExp(
		`汇率(?:按照|按|约为|约|为|是|取|采用|以|：|:|=)*\\s*${amount}(?=[^0-9]{0,6}(?:[，。；,）)]|计|折|换|$))`,
		'giu',
	),
	new RegExp(`(?:按|以|按照)${amount}的?(?:平均|即期)?汇率`, 'giu'),
];

const declaredPattern =
	/exchange|conver|\brates?\b|\bequal|\bworth\b|\bbuys?\b|\bbought\b|\bfetch|\bcosts?\b|\bst(?:ood|ands) at\b|\baverage[ds]\b|[=≈＝]|汇率|折算|换算|折合|计算|兑/iu;
/** News about a currency: not what the report converts at. */
const moves = new RegExp(`\\b${anyOf(currencyMoves.en)}|${anyOf(currencyMoves.zh)}`, 'iu');

/** The exchange rates stated in a text. */
export function readRates(skeleton: Skeleton): Rate[] {
	if (!mayState.test(skeleton.text) && !gives.test(skeleton.text)) return [];
	return skeleton.text.split('\n').flatMap((sentence) => ratesIn(skeleton, sentence));
}

type Draft = Pick<Rate, 'pair' | 'value' | 'eitherWay' | 'amounts'>;

function ratesIn(skeleton: Skeleton, sentence: string): Rate[] {
	if (!anAmount.test(sentence)) return [];
	const at = (char: string | undefined) => amountAt(skeleton, char);
	const drafts = [
		...allMatches(equationPattern, sentence).map(([, a, , b]) => equation(at(a), at(b))),
		...allMatches(one, sentence).map(([, base, quote]) => oneOf(base, at(quote))),
		...allMatches(per, sentence).map(([, quote, base]) => oneOf(base, at(quote))),
		...allMatches(pair, sentence).map(([, a, b, value]) => pairOf(a, b, at(value))),
		...allMatches(pairBehind, sentence).map(([, value, a, b]) => pairOf(a, b, at(value))),
		...unnamedPatterns.flatMap((pattern) => allMatches(pattern, sentence).map(([, value]) => unnamed(at(value)))),
	];
	const years = periodsIn(skeleton, sentence).map((period) => yearsOf(period)[0]);
	const declared = declaredPattern.test(sentence) && !moves.test(sentence);
	return drafts.flatMap((draft) => (draft ? [{ ...draft, block: skeleton.block, sentence, years, declared }] : []));
}

export function codeOf({ dimension }: Amount): string {
	return dimension.replace('money ', '');
}

/** A rate is given with what rounding may hide, whichever way it was rounded. */
export function ratio({ value, upper, place, spelled }: Amount): Interval {
	return spelled ?? [value - place / 2, (value + (upper ?? value)) / 2, (upper ?? value) + place / 2];
}

function equation(a: Amount, b: Amount): Draft | undefined {
	if (!isMoney(a) || !isMoney(b) || a.dimension === b.dimension) return undefined;
	if (isUnit(a)) return named(codeOf(a), codeOf(b), divide(ratio(b), point(a.value)), [a, b]);
	return isUnit(b) ? named(codeOf(b), codeOf(a), divide(ratio(a), point(b.value)), [a, b]) : undefined;
}

function isUnit({ value, range, factor, place }: Amount): boolean {
	return !range && factor === 1 && place === 1 && (value === 1 || value === 100);
}

function oneOf(base: string | undefined, quote: Amount): Draft | undefined {
	const code = currencyCode(base ?? '', true);
	return isMoney(quote) && quote.place <= 1 && codeOf(quote) !== code
		? named(code, codeOf(quote), ratio(quote), [quote])
		: undefined;
}

function pairOf(a: string | undefined, b: string | undefined, value: Amount): Draft | undefined {
	const [first, second] = [a, b].map((name) => name && currencyCode(name, true));
	if (isMoney(value) && first && (second === undefined || [first, second].includes(codeOf(value)))) {
		const base = codeOf(value) === first ? second : first;
		return base && base !== codeOf(value) ? named(base, codeOf(value), ratio(value), [value]) : undefined;
	}
	if (value.dimension !== 'count' || !first || !second || first === second) return undefined;
	const draft = named(first, second, ratio(value), [value]);
	return draft && { ...draft, eitherWay: true };
}

function unnamed(value: Amount): Draft | undefined {
	if (value.dimension !== 'count') return undefined;
	return { pair: undefined, value: ratio(value), eitherWay: true, amounts: [value] };
}

function named(
	base: string,
	quote: string,
	value: Interval | undefined,
	amounts: readonly Amount[],
): Draft | undefined {
	return value && value[0] > 0 ? { pair: [base, quote], value, eitherWay: false, amounts } : undefined;
}
