import { message } from '../../messages/message';
import type { Message } from '../../messages/model';
import type { Language } from '../../report/model';
import { type FoundQuantity, findQuantities } from '../../report/numbers/quantityGrammar';
import { currency, currencyCode } from '../../report/numbers/quantityUnits';
import { givesRatePattern } from '../../report/numbers/rateVerbs';
import { allMatches } from '../../text/matches';
import type { ClaimSignal } from '../model';
import type { ParsedClaim } from './parseClaim';
import { isComparable, stepOf, yearsIn } from './quantities';
import type { SourceIndex, SourceSentence } from './sourceIndex';

/** In a conversion at the source's rate, relative to it; by hand. */
const conversionRate = {
	/** A number this far from the claim's own rate is no rate between its currencies. */
	farthest: 1.35,
	/** What is left to rounding. */
	tolerance: 0.01,
} as const;

/** Two amounts of a claim, the one said to be the other in another currency. */
interface Conversion {
	readonly from: Amount;
	readonly to: Amount;
}

type Amount = FoundQuantity & { readonly text: string; readonly code: string };

interface Rate {
	/** How many of the second currency one of the first is. */
	readonly low: number;
	readonly high: number;
	readonly sentence: SourceSentence;
}

const converts =
	/[≈=~～(（]|\b(?:equates?|equivalent|equals?|converts?|corresponds?|approximately|about|roughly|around|translates?|or)\b|约合|折合|相当于|约等于|等于|约|合|即/iu;
const statesRate = new RegExp(
	`\\brates?\\b|exchange|conver|mid-market|worth|=|≈|\\/|\\bper\\b|\\btrad(?:es?|ed|ing)\\b|${givesRatePattern}|汇率|兑|折|换|中间价|等于|约合|相当于`,
	'iu',
);
const currencies = new RegExp(currency, 'gu');

/** Holds the conversions of a claim against the exchange rates its source states. */
export function checkConversions(source: SourceIndex, claim: ParsedClaim): ClaimSignal[] {
	const years = yearsIn(claim.quantities);
	return conversionsIn(claim.text, claim.language).flatMap((conversion) => {
		const judged = findRates(source, conversion).flatMap((rate) => {
			const signal = judge(conversion, rate);
			const ofThen = yearsIn(rate.sentence.quantities);
			const fits = years.length === 0 || ofThen.length === 0 || ofThen.some((year) => years.includes(year));
			return signal.code === 'numbersAgree' || fits ? [signal] : [];
		});
		// Of rates of several days the one that was meant fits.
		const told = judged.find(({ code }) => code === 'numbersAgree') ?? judged[0];
		return told ? [told] : [];
	});
}

function conversionsIn(text: string, language: Language): Conversion[] {
	const amounts = amountsIn(text, language);
	return amounts.slice(1).flatMap((to, index): Conversion[] => {
		const from = amounts[index]!;
		const between = text.slice(from.end, to.start);
		const fits =
			from.code !== to.code &&
			between.length < 40 &&
			converts.test(between) &&
			(from.upper === undefined) === (to.upper === undefined);
		return fits ? [{ from, to }] : [];
	});
}

/** Amounts of money; two that make up a range, such as `$999 to $1,199 CAD`, have been read as one. */
function amountsIn(text: string, language: Language): Amount[] {
	return findQuantities(text, language).flatMap((quantity) =>
		quantity.kind === 'money' && quantity.currency !== undefined && quantity.value > 0
			? [{ ...quantity, code: quantity.currency, text: text.slice(quantity.start, quantity.end) }]
			: [],
	);
}

function findRates(source: SourceIndex, { from, to }: Conversion): Rate[] {
	const claimed = to.value / from.value;
	return source.sentences.flatMap((sentence): Rate[] => {
		const { text, quantities } = sentence;
		if (quantities.length === 0 || !isComparable(sentence) || !statesRate.test(text)) return [];
		const codes = currenciesIn(sentence, source.language);
		if (!codes.has(from.code) || !codes.has(to.code)) return [];
		const ends = quantities.flatMap((quantity) => rateEnds(quantity, claimed));
		if (ends.length === 0) return [];
		return [{ low: Math.min(...ends), high: Math.max(...ends), sentence }];
	});
}

function currenciesIn({ text, quantities }: SourceSentence, language: Language): ReadonlySet<string> {
	const named = allMatches(currencies, text).map(([name]) => currencyCode(name, language === 'zh'));
	const amounts = quantities.flatMap(({ currency }) => currency ?? []);
	return new Set([...named, ...amounts]);
}

/** The rate a number may be, either way round; none where it is far from what the claim converts at. */
function rateEnds({ kind, value, upper, decimals }: FoundQuantity, claimed: number): number[] {
	if (kind === 'year' || kind === 'date' || kind === 'percent' || kind === 'points' || value <= 0 || decimals === 0)
		return [];
	const isNear = (rate: number) => Math.abs(Math.log(rate / claimed)) < Math.log(conversionRate.farthest);
	const ends = [value, ...(upper === undefined ? [] : [upper])];
	if (ends.every(isNear)) return ends;
	const turned = ends.map((end) => 1 / end);
	return turned.every(isNear) ? turned : [];
}

function judge({ from, to }: Conversion, rate: Rate): ClaimSignal {
	const ends = [[from.value, to.value], ...(from.upper && to.upper ? [[from.upper, to.upper]] : [])] as [
		number,
		number,
	][];
	const off = ends.some(([amount, said]) => {
		const slack = Math.max(said * conversionRate.tolerance, stepOf(to));
		return said + slack < amount * rate.low || said - slack > amount * rate.high;
	});
	const span = rate.sentence.span;
	const stated = { rate: rateText(rate), from: from.code, to: to.code };
	if (!off) return { code: 'numbersAgree', message: message('signals.rateFits', stated), span };
	const amounts = ends.map(([amount]) => converted(amount, rate));
	const most = Math.max(...ends.map(([amount, said]) => Math.abs(said / (amount * ((rate.low + rate.high) / 2)) - 1)));
	const differs = message('signals.rateDiffers', { ...stated, amounts, said: to.text, off: most });
	return { code: 'numberDiffers', message: differs, span };
}

function converted(amount: number, rate: Rate): Message {
	const [low, high] = [rounded(amount * rate.low), rounded(amount * rate.high)];
	const range = { low, high: high === low ? null : high };
	return message('signals.converted', { amount: rounded(amount), rate: rateText(rate), ...range });
}

/** As many digits as an amount of money is said with. */
function rounded(value: number): number {
	return value < 100 ? Number(value.toFixed(2)) : Math.round(value);
}

function rateText({ low, high }: Rate): string {
	const [from, to] = [low, high].map((end) => String(Number(end.toPrecision(4))));
	return low === high ? from! : `${from}–${to}`;
}
