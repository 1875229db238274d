import { belowNothing, sizedChanges, sizedWays, sizesBelowNothing } from '../../../lexicon/change';
import { roughly } from '../../../lexicon/clauses';
import { anyOf, inEither } from '../../../lexicon/compile';
import { placeWords } from '../../../lexicon/ranks';
import { exchangeWords, quoted, quotedIn } from '../../../lexicon/rates';
import { message } from '../../../messages/message';
import { asWritten } from '../amounts/amount';
import { type CheckedRelation, conflicts, holds } from '../amounts/checkedRelation';
import { subtract } from '../amounts/interval';
import { finding } from '../amounts/relation';
import type { Skeleton } from '../reading/skeleton';
import { anAmount } from '../reading/skeleton';
import { comparedDirection, verbDirection } from './changeWords';
import type { ValueChange } from './valueChange';

/** `Rose from 50 to 40`, `50, down from 40`. */
export function checkWay(skeleton: Skeleton, pair: ValueChange): CheckedRelation[] {
	const before = skeleton.text.slice(Math.max(0, pair.start - 60), pair.start);
	const from = /^([\s\S]*)\b(?:from|to)\b[^\n\uE000-\uEFFF]{0,30}$/iu.exec(before)?.[1] ?? '';
	const said = verbDirection(from, pair.between) || (isOnlyValue(skeleton, pair) ? comparedDirection(pair.between) : 0);
	const change = subtract(asWritten(pair.to), asWritten(pair.from));
	if (said === 0 || pair.from.approximate || pair.from.value < 0) return [];
	// `A 3% increase in noise from 20 to 14 nm`: what rises is the noise.
	if (/[\uE000-\uEFFF][^\n,，;；]*$/u.test(from)) return [];
	const opposite = said === 1 ? change[2] < 0 : change[0] > 0;
	if (isOfChange(skeleton, pair) || crossesNothing(skeleton, pair, said)) return [];
	// Of ranks the lower is the higher, and of a currency that falls the other costs more.
	if (isRank(skeleton, pair) || isExchangeRate(skeleton, pair) || improvesDownwards(skeleton, pair)) return [];
	const told = { rises: said === 1, from: pair.from.text, to: pair.to.text };
	if (!opposite) return [holds('change', pair.to, [pair.from], () => ({ formula: message('numbers.rightWay', told) }))];
	return [conflicts('change', finding('number.arithmetic', pair.to, [pair.from], message('numbers.wrongWay', told)))];
}

/**
 * Whether a value is the first number of its sentence and stands above nothing: of `4.1 out of 5, down from 4.3` the 5 is no
 * value, and `a loss of 12, down from a profit of 3` goes the other way.
 */
function isOnlyValue({ text }: Skeleton, { start, end }: ValueChange): boolean {
	const before = text.slice(text.lastIndexOf('\n', start) + 1, start);
	return !anAmount.test(before) && !isBelowNothing.test(`${before} · ${text.slice(end, end + 24)}`);
}

const ofChange = new RegExp(`^\\s?(?:${anyOf(sizedChanges.en)}\\b|的${anyOf(sizedChanges.zh)})`, 'iu');

const isSizeBelow = new RegExp(
	`\\b${anyOf(sizesBelowNothing.en)}(?: of)?(?: ${anyOf(roughly)})?\\s?$|${anyOf(sizesBelowNothing.zh)}[约近超达了]{0,2}\\s?$`,
	'iu',
);

/** `From a 5% fall to 3% growth`, 由-3.2%: the numbers are sizes of what goes the other way. */
function isOfChange({ text }: Skeleton, { between, start, end }: ValueChange): boolean {
	return ofChange.test(between) || ofChange.test(text.slice(end)) || /[-−–]$/u.test(text.slice(0, start));
}

const ofSize = inEither(sizedWays);

/**
 * Whether a value goes the way that is said because one end is below nothing, `from a loss of 5 up to a profit of 3`; where both
 * are, their sizes go the other way, unless it is the sizes that are told of, `narrowed from a loss of 8 to a loss of 5`.
 */
function crossesNothing({ text }: Skeleton, { between, start }: ValueChange, said: number): boolean {
	const before = text.slice(Math.max(0, start - 40), start);
	const [from, to] = [isSizeBelow.test(before), isSizeBelow.test(between)];
	if (from && to) return !ofSize.test(`${before} · ${between}`);
	return (from && said === 1) || (to && said === -1);
}

const isBelowNothing = inEither(belowNothing);

const ofRanks = new RegExp(`\\b${anyOf(placeWords.en)}|${anyOf(placeWords.zh)}`, 'iu');

/** `From 8th to 4th`, 从第8名升至第4名; a bare number is one where the sentence speaks of ranks. */
function isRank({ text }: Skeleton, { from, start, end }: ValueChange): boolean {
	if (from.dimension !== 'count') return /^count [名位级]$/u.test(from.dimension);
	return ofRanks.test(sentenceAround(text, start, end));
}

const ofExchange = new RegExp(
	`\\b(?:against|per|to) (?:the|one|an?|every)?\\s*(?:US )?${anyOf(quotedIn)}\\b|\\bexchange rate|\\b[A-Z]{3}\\/[A-Z]{3}\\b|\\b${anyOf(quoted)}s?\\b|\\b(?:USD|EUR|JPY|CNY)[A-Z]{3}\\b|${anyOf(exchangeWords)}`,
	'u',
);

/** `Slid from 7.10 to 7.20 per dollar`. */
function isExchangeRate({ text }: Skeleton, { start, end }: ValueChange): boolean {
	return ofExchange.test(sentenceAround(text, start, end));
}

function sentenceAround(text: string, start: number, end: number): string {
	const behind = text.indexOf('\n', end);
	return text.slice(text.lastIndexOf('\n', start) + 1, behind < 0 ? undefined : behind);
}

/** 提升 says better as well as more: a time, a length or a unit that is not known may do so by less, 由20 nm提升至14 nm. */
function improvesDownwards({ text }: Skeleton, { from: { dimension }, between, end }: ValueChange): boolean {
	const unknown = dimension === 'count' && /^\s?[a-z]/iu.test(text.slice(end));
	return /提[升高]/u.test(between) && (unknown || dimension === 's' || dimension === 'm');
}
