import { itemAt } from '../../../access';
import { towardsLevel } from '../../../lexicon/change';
import { anywhere, inEither, wholeWords } from '../../../lexicon/compile';
import { genericHeadings, neutral, partsOfYear } from '../../../lexicon/quantities';
import { blockAt, introducerOf, sectionsFrom } from '../../../report/lookup';
import type { Block, Quantity, Report } from '../../../report/model';
import { periodKey } from '../../../report/numbers/periods';
import { kept } from '../../../text/kept';
import { allMatches } from '../../../text/matches';
import { termsOf } from '../../../text/terms';
import { type Amount, movedAmount } from '../amounts/amount';
import type { Said } from './otherWords';
import {
	amountAt,
	amountsIn,
	anAmount,
	everyAmount,
	everyNumber,
	inEachBlock,
	periodsIn,
	type Skeleton,
} from './skeleton';

/** A number with what the text around it says it is. */
export interface QuantityMention {
	readonly amount: Amount;
	readonly block: number;
	/** What is said of the number: the terms of its clause, or of its row and column. */
	readonly terms: ReadonlySet<string>;
	/** The terms of the whole sentence. */
	readonly around: ReadonlySet<string>;
	/** The sentence as far as its clause goes. */
	readonly said: Said;
	/** What introduces the list that it stands in, as `Returns in 2024:` does. */
	readonly heading: ReadonlySet<string>;
	readonly topic: Topic;
	/** The year, quarter or span of years it is for; empty when none is given. */
	readonly period: string;
	/** The list that it is an item of, if any: its items tell of different things. */
	readonly list: string | undefined;
	/** Its clause opens the sentence: it leans on no other, and says by itself what the number is. */
	readonly opens: boolean;
	/** The other numbers of the sentence. */
	readonly beside: readonly Amount[];
}

const neutralTerms = new Set(termsOf(neutral.en.join(' ')));
const neutralHan = anywhere(neutral.zh, 'gu');
const rises = wholeWords(towardsLevel.en, 'giu');
const risesHan = anywhere(towardsLevel.zh, 'gu');
const levelPattern =
	/(?:\b(?:to|at|of|reached|was|is|were|are|totall?ed|hit|exceed(?:s|ed|ing)?)(?: \w+)?|至|到|为|达到?)\s*$/iu;
const clause = /[,，;；:：()（）。—–、]|\b(?:while|whereas|but|and|with|versus|compared|from)\b|而|但/giu;

/** A sentence with numbers. */
export interface NumericSentence extends Said {
	readonly block: number;
	readonly amounts: readonly Amount[];
	readonly terms: ReadonlySet<string>;
	readonly heading: ReadonlySet<string>;
	readonly topic: Topic;
	/** The list that it is an item of, if any. */
	readonly list: string | undefined;
	/** Its years and dates, in order. */
	readonly periods: string;
	/** Its numbers one by one, as far as each has a clause of its own. */
	readonly mentions: readonly QuantityMention[];
}

/** What a sentence is about besides what it says itself. */
export interface Topic {
	/** The terms of the headings above it, without those that any report has. */
	readonly sections: ReadonlySet<string>;
	/** The terms of the names in the sentence. */
	readonly names: ReadonlySet<string>;
	/** The quarters and halves of a year that it names itself. */
	readonly partsOfYear: ReadonlySet<number>;
	/** Those that its headings name. */
	readonly partsOverIt: ReadonlySet<number>;
}

const generic = new Set(termsOf(genericHeadings.en.join(' ')));
const genericHan = anywhere(genericHeadings.zh, 'gu');

function sectionTerms(report: Report, index: number): Set<string> {
	const terms = new Set<string>();
	for (const { text, level } of sectionsFrom(report, blockAt(report, index).section)) {
		if (level > 1) for (const term of titleTerms(text)) terms.add(term);
	}
	return terms;
}

const titleTerms = kept((title): readonly string[] =>
	[...termSet(title.replace(genericHan, ' '))].filter((term) => !generic.has(term)),
);

/** The sentences with numbers. */
export function readNumericSentences(report: Report): NumericSentence[] {
	const around = new Map<number, Surroundings>();
	return statementsIn(report).map((statement) => {
		const { block } = statement;
		const known = around.get(block) ?? surroundingsOf(report, block);
		around.set(block, known);
		return placed(statement, known);
	});
}

/** A sentence with numbers, by its own words alone. */
interface OwnStatement extends Omit<NumericSentence, 'heading' | 'topic' | 'list' | 'mentions'> {
	/** The terms of its names. */
	readonly names: ReadonlySet<string>;
	readonly partsOfYear: ReadonlySet<number>;
	readonly mentions: readonly OwnMention[];
}

interface OwnMention extends Pick<QuantityMention, 'terms' | 'said' | 'period' | 'opens'> {
	/** The place of its amount among those of the sentence. */
	readonly at: number;
}

const statementsIn = inEachBlock(
	(skeleton) =>
		skeleton.text
			.split('\n')
			.filter((sentence) => anAmount.test(sentence))
			.map((sentence) => readStatement(skeleton, sentence)),
	(statement, by, block): OwnStatement => ({
		...statement,
		block,
		amounts: statement.amounts.map((amount) => movedAmount(amount, by)),
	}),
);

function placed({ names, partsOfYear, mentions, ...statement }: OwnStatement, around: Surroundings): NumericSentence {
	const { heading, sections, list } = around;
	const { amounts, block, terms } = statement;
	const topic = { sections, names, partsOfYear, partsOverIt: around.partsOfYear };
	return {
		heading,
		topic,
		list,
		mentions: mentions.map(({ at, ...mention }) => {
			return {
				amount: itemAt(amounts, at),
				block,
				around: terms,
				heading,
				topic,
				list,
				beside: amounts,
				...mention,
			};
		}),
		...statement,
	};
}

function surroundingsOf(report: Report, index: number): Surroundings {
	return {
		heading: headingTerms(report, index),
		sections: sectionTerms(report, index),
		list: listOf(report, blockAt(report, index)),
		partsOfYear: partsOfYearIn(
			sectionsFrom(report, blockAt(report, index).section)
				.map(({ text }) => text)
				.join('\n'),
		),
	};
}

const partPatterns = Object.values(partsOfYear).map((part) => inEither(part));

/** Of {@link partsOfYear} the places of those that a text names. */
export function partsOfYearIn(text: string): ReadonlySet<number> {
	return new Set(partPatterns.flatMap((part, at) => (part.test(text) ? [at] : [])));
}

/** The terms of the item or line that a list stands under. */
function headingTerms(report: Report, index: number): ReadonlySet<string> {
	const block = blockAt(report, index);
	if (block.kind !== 'item') return new Set();
	const over = block.container === undefined ? introducerOf(report, block) : blockAt(report, block.container);
	const span = over?.span;
	return span ? keptTermSet(report.source.slice(...span)) : new Set();
}

/** What a block's sentences have in common. */
interface Surroundings {
	readonly heading: ReadonlySet<string>;
	readonly sections: ReadonlySet<string>;
	readonly list: string | undefined;
	/** What the headings above it name. */
	readonly partsOfYear: ReadonlySet<number>;
}

/** Lines without a full stop, or with a label, are items too, whatever stands before them. */
function listOf(report: Report, { kind, container, section, depth, span, sentences }: Block): string | undefined {
	if (kind === 'item') return [container, section, depth].join();
	const text = report.source.slice(...span);
	const unfinished = sentences[1] - sentences[0] <= 1 && !fullStop.test(text);
	return kind === 'paragraph' && (unfinished || label.test(text)) ? `lines of ${section}` : undefined;
}

const label = /^[^:：。.!?]{1,24}(?:：|:\s)/u;
const fullStop = /[.!?。！？][\s\])】）"”*_]*(?:\[[^\]]*\][\s()\]]*)*$/u;

function readStatement(skeleton: Skeleton, sentence: string): OwnStatement {
	const amounts = amountsIn(skeleton, sentence);
	const allPeriods = unique(periodsIn(skeleton, sentence));
	const clauses = clausesOf(sentence);
	const mentions = clauses.flatMap((clause, index): OwnMention[] => {
		const [first, ...more] = allMatches(everyAmount, clause);
		if (!first || more.length > 0) return [];
		const period = periodOf(skeleton, allPeriods, clause);
		if (period === undefined) return [];
		const amount = amountAt(skeleton, first[0]);
		const terms = termsAround(clauses, index, first.index);
		if (!isComparable(amount) || terms.size < 2 || (isBaseOf(sentence, amount) && terms.size < enoughWords)) return [];
		const said = { text: clauses.slice(0, index + 1).join(' ') };
		return [{ at: amounts.indexOf(amount), terms, said, period, opens: index === 0 }];
	});
	return {
		text: sentence,
		block: skeleton.block,
		amounts,
		terms: termSet(sentence),
		names: termSet(
			allMatches(/(?<=[a-z,] )[A-Z][\w-]*/g, sentence)
				.map(([name]) => name)
				.join(' '),
		),
		partsOfYear: partsOfYearIn(sentence),
		periods: allPeriods.join(),
		mentions,
	};
}

/** `Sample size: 618`, `样本量：368`: a count with a label and no subject is about the chart, table or text it stands by. */
function isBaseOf(sentence: string, { dimension }: Amount): boolean {
	return dimension === 'count' && /^[^:：=,，。.]{1,24}[:：=]\s?[\uE000-\uEFFF]\W*$/u.test(sentence);
}

/** Small bare counts are too common to mean the same thing twice. */
export function isComparable({ dimension, value }: Amount): boolean {
	return dimension !== 'year' && dimension !== 's' && (dimension !== 'count' || value >= 100);
}

function clausesOf(sentence: string): string[] {
	const clauses: string[] = [];
	let from = 0;
	for (const match of allMatches(clause, sentence)) {
		clauses.push(sentence.slice(from, match.index));
		from = match.index + match[0].length;
	}
	return [...clauses, sentence.slice(from)].filter((clause) => clause.trim() !== '');
}

/** A clause with fewer terms leans on the one before it, which names its subject. */
const enoughWords = 3;
const enoughHan = 5;

/** So many clauses back at most a subject is looked for. */
const mostLeaned = 16;

/** The clause's own terms, with those of the clauses that name its subject. */
function termsAround(clauses: readonly string[], index: number, at: number): Set<string> {
	const clause = itemAt(clauses, index);
	const level = levelPattern.test(clause.slice(0, at));
	const own = level ? clause.replace(rises, ' ').replace(risesHan, ' ') : clause;
	const terms = termSet(own);
	const enough = /\p{Script=Han}/u.test(clause) ? enoughHan : enoughWords;
	for (const before of clauses.slice(Math.max(0, index - mostLeaned), index).reverse()) {
		if (terms.size >= enough) break;
		for (const term of termSet(before)) terms.add(term);
	}
	return terms;
}

/** The terms that tell quantities apart; numbers are none. */
export function termSet(text: string): Set<string> {
	return new Set(
		termsOf(text.replace(everyNumber, ' ').replace(neutralHan, ' ')).filter(
			(term) => !neutralTerms.has(term) && !isDigit(term.charCodeAt(0)),
		),
	);
}

/** The same, for texts that are asked about for every version of a report. */
export const keptTermSet: (text: string) => ReadonlySet<string> = kept(termSet);

function isDigit(code: number): boolean {
	return code >= 0x30 && code <= 0x39;
}

/** The period of a clause: its own, or the only one of its sentence; `undefined` when there are several to choose from. */
function periodOf(skeleton: Skeleton, all: readonly string[], clause: string): string | undefined {
	const own = unique(periodsIn(skeleton, clause));
	if (own.length === 1) return own[0];
	return own.length === 0 && all.length <= 1 ? (all[0] ?? '') : undefined;
}

function unique(periods: readonly Quantity[]): string[] {
	if (periods.length === 0) return [];
	return [...new Set(periods.map(periodKey))];
}
