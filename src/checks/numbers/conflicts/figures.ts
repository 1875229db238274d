import { towardsLevel } from '../../../lexicon/change';
import { clauseOpenings, roughly, tailEnds, towardsValue } from '../../../lexicon/clauses';
import { anyOf, wholeWords } from '../../../lexicon/compile';
import type { Quantity, Report } from '../../../report/model';
import { periodKey } from '../../../report/numbers/periods';
import { spanFrom } from '../../../report/stretch';
import { behindLast } from '../../../text/ends';
import { allMatches } from '../../../text/matches';
import { type Amount, movedAmount } from '../amounts/amount';
import { termSet } from '../reading/mentions';
import {
	amountAt,
	amountMarks,
	anAmount,
	aPeriod,
	everyAmount,
	everyPeriod,
	inEachBlock,
	periodAt,
	periodsIn,
	type Skeleton,
} from '../reading/skeleton';

/** A number of the text that is told as a level, with what its own clause says of it. */
export interface Figure {
	readonly amount: Amount;
	readonly block: number;
	/** The place of its sentence in the block. */
	readonly sentence: number;
	/** The end of the sentence before, with a private character for each number. */
	readonly previous: string;
	/** Of the sentence what stands before its clause. */
	readonly lead: string;
	/** What its clause says of it: the words before it, and those behind it that may belong to it. */
	readonly before: string;
	readonly behind: string;
	/** These words as they are looked up, by themselves and with the {@link lead}. */
	readonly said: SaidWords;
	readonly saidWithLead: SaidWords;
	/** Right before it, behind any other number; and all that stands behind it up to the next number or clause. */
	readonly link: string;
	readonly rest: string;
	/** The period it is for, if it is clear. */
	readonly period: Quantity | undefined;
	/** Where that period stands: next to it, or before it in the sentence; whether there is none at all, or it is not clear. */
	readonly dated: 'here' | 'sentence' | 'never' | 'unclear';
}

/** The terms of a text, and the pairs of Chinese characters in it: a name of two, such as 中部, is no term within a longer text. */
export interface SaidWords {
	readonly terms: ReadonlySet<string>;
	readonly pairs: readonly string[];
}

const hanPairs = /(?=(\p{Script=Han}{2}))/gu;

function wordsOf(text: string): SaidWords {
	return { terms: termSet(text), pairs: allMatches(hanPairs, text).map(([, pair = '']) => pair) };
}

/** How far to either side of a number is looked. */
const reach = 240;

const clauseEnds = /[\uE000-\uEFFF,;，；。（）()—–、]|\.\s/u;
const clauseBegins = new RegExp(
	`[,;，；。（）()—–、]|\\b${anyOf(clauseOpenings.en)}\\b|${anyOf(clauseOpenings.zh)}`,
	'giu',
);
/** Between two numbers of one thing: `from 40 in 2022 to 45`. */
const sameThing =
	/^(?:[\s\uF000-\uF8FF]|\b(?:in|to|from|at|up|down|by|of|after|against|versus|vs|compared|with|for|FY)\b\.?|[至到为由从的年升降增减])*$/iu;
const level = new RegExp(`(?:\\b${anyOf(towardsValue)}|[:：=])\\s*(?:${anyOf(roughly)}\\s*)?$`, 'iu');
const change = /\bby\s+(?:about |around |nearly |almost |some )?$/iu;
const rises = wholeWords(towardsLevel.en, 'giu');
const risesTo = new RegExp(`${anyOf(towardsLevel.zh)}(?=[至到为])`, 'gu');
/** What ends what a number is of: a verb, or what is told beside. */
const tailEnd = new RegExp(`[,;:；，。：（）()、—–]|\\.(?:\\s|$)|[${amountMarks}]|\\b${anyOf(tailEnds)}\\b`, 'iu');
const periodBehind =
	/^[^\uE000-\uEFFF,;，；。()（）]{0,16}?(?:(?:^|\s)(?:in|for|by|until|during|as of|at the end of|at end)[ -](?:the )?(?:fiscal |year |early |late |end of |end-)?|^\s?[(（])([\uF000-\uF8FF])/iu;
const spanBehind = /^\s(?:from|between)\s([\uF000-\uF8FF])\s(?:to|and|until|through)\s([\uF000-\uF8FF])/iu;
/** `from 40 to 45 between 2022 and 2024` */
const firstOfTwo =
	/^\s?to\s[\uE000-\uEFFF]\s(?:from|between)\s([\uF000-\uF8FF])\s(?:to|and|until|through)\s[\uF000-\uF8FF]/iu;
/** `sales of 40 and orders of 50 for 2024` */
const datedTogether = /^\s?and\s(?:[a-z-]+\s){1,4}of\s[\uE000-\uEFFF]\s(?:in|for)\s([\uF000-\uF8FF])/iu;
/** Behind these stands another value than the one of the period in front of them. */
const otherPeriod = /\b(?:from|against|versus|vs|compared|than|after|over|on)\b|由|从|较|比|上年|去年|同期/iu;
/** A period that stands behind another number: `, against 40 in 2022`. */
const taken = /[\uE000-\uEFFF][^\uE000-\uF8FF,;，；。]{0,48}[\uF000-\uF8FF]/gu;
/** In front of a period that a value is not for. */
const notFor = /(?:\b(?:since|until|before|after|from|than|over|on)\b[^,，]{0,12}|[自由从较比])$/iu;

/** The levels that the text tells, with what their clauses say of them. */
export const readFigures: (report: Report) => readonly Figure[] = inEachBlock(
	(skeleton) => {
		const sentences = skeleton.text.split('\n');
		return sentences.flatMap((text, place) => {
			const previous = (sentences[place - 1] ?? '').slice(-reach);
			const periods = periodsIn(skeleton, text);
			const one = periods.every((period) => periods[0] && periodKey(period) === periodKey(periods[0]));
			return allMatches(everyAmount, text).flatMap(({ index }): Figure[] => {
				const figure = figureAt(skeleton, text, index);
				if (!figure) return [];
				const dated =
					figure.dated !== 'unclear' ? {} : datedBy(figure, periods, one, text.slice(index + 1, index + reach));
				return [{ ...figure, ...dated, previous, sentence: place }];
			});
		});
	},
	(figure, by, block): Figure => ({
		...figure,
		block,
		amount: movedAmount(figure.amount, by),
		period: figure.period && { ...figure.period, span: spanFrom(by, figure.period.span), block },
	}),
);

function figureAt(skeleton: Skeleton, sentence: string, at: number): Omit<Figure, 'previous' | 'sentence'> | undefined {
	const text = sentence.slice(Math.max(0, at - reach), at);
	const behind = sentence.slice(at + 1, at + reach);
	const clause = clauseIn(text);
	const told = subjectIn(clause);
	const tail = tailOf(behind);
	const isBracketed = /[(（]\s?$/u.test(text) && /^[)）]/u.test(behind);
	const isHan = /\p{Script=Han}/u.test(clause);
	const isLevel = isHan || isBracketed || told.trim() === '' || level.test(clause) || /^\s?of\b/iu.test(tail);
	if (change.test(clause) || !isLevel) return undefined;
	const lead = text.slice(0, text.length - clause.length);
	const before = told.replace(rises, ' ').replace(risesTo, ' ');
	return {
		amount: amountAt(skeleton, sentence.charAt(at)),
		block: skeleton.block,
		lead,
		before,
		behind: tail,
		said: wordsOf(`${before} ${tail}`),
		saidWithLead: wordsOf(`${lead} ${before} ${tail}`),
		link: behindLast(clause, anAmount),
		rest: behind.split(clauseEnds)[0] ?? '',
		...periodOf(skeleton, behind, clause),
	};
}

/** The clause of a number up to it; that of a number in brackets is the one before them. */
function clauseIn(text: string): string {
	const bracket = /\s?[(（]\s?$/u.exec(text);
	const begins = allMatches(clauseBegins, text.slice(0, bracket?.index)).at(-1);
	return text.slice(begins ? begins.index + begins[0].length : 0);
}

/** What is said before the first number of a clause holds for those that go on about the same thing. */
function subjectIn(clause: string): string {
	const [before = '', ...between] = clause.split(anAmount);
	return between.every((text) => sameThing.test(text)) ? before : behindLast(clause, anAmount);
}

function tailOf(text: string): string {
	const dated = periodBehind.exec(text);
	const end = text.search(tailEnd);
	const tail = end < 0 ? text : text.slice(0, end);
	return dated && dated[0].length <= tail.length ? dated[0] : tail;
}

/** The period next to a number: behind it, or else the one of its clause. */
function periodOf(skeleton: Skeleton, behind: string, clause: string): Pick<Figure, 'period' | 'dated'> {
	const first = firstOfTwo.exec(behind);
	if (first && /\bfrom\s*$/iu.test(clause)) return { period: periodAt(skeleton, first[1]), dated: 'here' };
	const span = spanBehind.exec(behind);
	if (span) {
		const [from, to] = [periodAt(skeleton, span[1]), periodAt(skeleton, span[2])];
		const isLast = /\bfrom\s*[\uE000-\uEFFF]\s*to\s*$/iu.test(clause);
		return { period: isLast ? to : { ...from, upper: to.value }, dated: 'here' };
	}
	const next = periodBehind.exec(behind);
	if (next) return { period: periodAt(skeleton, next[1]), dated: 'here' };
	const nearest = allMatches(everyPeriod, behindLast(clause, anAmount));
	const [only, ...more] = nearest.length > 0 ? nearest : periodsOfSubject(clause);
	const together = only ? undefined : datedTogether.exec(behind);
	if (together) return { period: periodAt(skeleton, together[1]), dated: 'sentence' };
	const isFor =
		only &&
		more.length === 0 &&
		!notFor.test(clause.slice(0, clause.lastIndexOf(only[0]))) &&
		!otherPeriod.test(clause.slice(clause.lastIndexOf(only[0])));
	return isFor ? { period: periodAt(skeleton, only[0]), dated: 'here' } : { period: undefined, dated: 'unclear' };
}

/** `Orders of 2024 rise by 3% to 45`: those with words behind them, which are not of another number, as in `2022年的40增至45`. */
function periodsOfSubject(clause: string): RegExpExecArray[] {
	const subject = clause.split(anAmount)[0] ?? '';
	const last = subject.slice(subject.search(/[\uF000-\uF8FF][^\uF000-\uF8FF]*$/u));
	return /[a-z]{3}|\p{Script=Han}{3}/iu.test(last) ? allMatches(everyPeriod, subject) : [];
}

/** In a sentence of one period it holds for what follows, unless it stands behind another number. */
function datedBy(
	{ lead, rest }: Pick<Figure, 'lead' | 'rest'>,
	periods: readonly Quantity[],
	one: boolean,
	behind: string,
): Pick<Figure, 'period' | 'dated'> {
	const [first] = periods;
	const isOpen = !aPeriod.test(rest) && allMatches(taken, behind).length === periods.length;
	if (!first || isOpen) return { period: undefined, dated: 'never' };
	const at = lead.search(aPeriod);
	const before = behindLast(lead.slice(0, Math.max(0, at)), /[,;，；(（]/u);
	const holds = one && at >= 0 && !anAmount.test(before) && !notFor.test(before);
	return holds ? { period: first, dated: 'sentence' } : { period: undefined, dated: 'unclear' };
}
