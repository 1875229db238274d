import type { Quantity, Report } from '../../report/model';
import { termsOf } from '../../text/terms';
import type { Amount } from './amount';
import { amountAt, amountsIn, periodsIn, readSkeletons, type Skeleton } from './skeleton';

/** A number with what the text around it says it is. */
export interface Mention {
	readonly amount: Amount;
	readonly block: number;
	/** What is said of the number: the terms of its clause, or of its row and column. */
	readonly terms: ReadonlySet<string>;
	/** The terms of the whole sentence. */
	readonly around: ReadonlySet<string>;
	/** What introduces the list that it stands in, as `Returns in 2024:` does. */
	readonly heading: ReadonlySet<string>;
	readonly topic: Topic;
	/** The year, quarter or span of years it is for; empty when none is given. */
	readonly period: string;
	/** Its clause opens the sentence: it leans on no other, and says by itself what the number is. */
	readonly opens: boolean;
	/** The other numbers of the sentence. */
	readonly beside: readonly Amount[];
}

/** Words that say nothing about which quantity a number is. */
const NEUTRAL = new Set(
	termsOf(
		'unit units reach reached stood stand total totaled totalled amount amounted recorded reported report hit end year years value valued level approximately about around nearly almost roughly some exceed exceeded currently according data show shows estimated stands came comes representing represent respectively figure overall making made make gave putting including see seen saw measured averaged account accounted period fiscal fy annual annually also still already now then thus therefore however',
	),
);
const NEUTRAL_HAN =
	/达到|约为|约合|达|截至|年底|年末|年初|目前|其中|大约|左右|以上|超过|突破|接近|高达|分别为|分别|合计|共计|为|约|近|超|已|共|的|了|在|是|有|将/gu;
const RISES =
	/\b(?:rose|risen|rises?|rising|grew|grown|grows?|growing|increas(?:e[sd]?|ing)|climb(?:s|ed|ing)?|fell|falls?|falling|fallen|drop(?:s|ped|ping)?|declin(?:e[sd]?|ing)|surg(?:e[sd]?|ing)|jump(?:s|ed|ing)?|expand(?:s|ed|ing)?)\b/giu;
const RISES_HAN = /增长|增加|上升|提高|提升|上涨|下降|减少|降低|下滑|下跌|增|升|降/gu;
const LEVEL =
	/(?:\b(?:to|at|of|reached|was|is|were|are|totall?ed|hit|exceed(?:s|ed|ing)?)(?: \w+)?|至|到|为|达到?)\s*$/iu;
const CLAUSE = /[,，;；:：()（）。—–、]|\b(?:while|whereas|but|and|with|versus|compared|from)\b|而|但/giu;

/** A sentence with numbers. */
export interface Statement {
	/** With a private character for each number. */
	readonly text: string;
	readonly block: number;
	readonly amounts: readonly Amount[];
	readonly terms: ReadonlySet<string>;
	readonly heading: ReadonlySet<string>;
	readonly topic: Topic;
	/** Its years and dates, in order. */
	readonly periods: string;
	/** Its numbers one by one, as far as each has a clause of its own. */
	readonly mentions: readonly Mention[];
}

/** What a sentence is about besides what it says itself. */
export interface Topic {
	/** The terms of the headings above it, without those that any report has. */
	readonly sections: ReadonlySet<string>;
	/** The terms of the names in the sentence. */
	readonly names: ReadonlySet<string>;
}

/** Headings that say which part of a report it is, not what it is about. */
const GENERIC = new Set(
	termsOf(
		'market markets outlook summary executive overview detail details introduction background result results finding findings analysis analyses key figures figure data discussion performance financial financials growth cost costs price prices supply demand risk risks trend trends conclusion conclusions recommendation recommendations assessment forecast forecasts context main report section part body highlights takeaways size share shares sales revenue',
	),
);

const GENERIC_HAN =
	/摘要|概述|概况|概览|总览|市场|展望|分析|结论|正文|现状|趋势|背景|数据|主要|核心|关键|发现|规模|发展|前景|预测|建议|风险|总结|执行|要点|引言|前言|报告|详细|详情|情况|财务|业绩/gu;

function sectionTerms(report: Report, index: number): Set<string> {
	const terms = new Set<string>();
	let section = report.blocks[index]!.section;
	while (section !== undefined) {
		const { text, parent, level } = report.sections[section]!;
		if (level > 1) for (const term of termSet(text.replace(GENERIC_HAN, ' '))) if (!GENERIC.has(term)) terms.add(term);
		section = parent;
	}
	return terms;
}

/** The sentences with numbers. */
export function readStatements(report: Report): Statement[] {
	return readSkeletons(report).flatMap((skeleton) => {
		const heading = headingTerms(report, skeleton.block);
		const sections = sectionTerms(report, skeleton.block);
		return skeleton.text
			.split('\n')
			.filter((sentence) => /[\uE000-\uEFFF]/.test(sentence))
			.map((sentence) => readStatement(skeleton, sentence, heading, sections));
	});
}

/** The terms of the item or line that a list stands under. */
function headingTerms(report: Report, index: number): ReadonlySet<string> {
	const block = report.blocks[index]!;
	if (block.kind !== 'item') return new Set();
	const above =
		block.container ??
		report.blocks.slice(0, index).findLastIndex(({ introduces }) => introduces !== undefined && introduces <= index);
	const span = report.blocks[above]?.span;
	return span ? termSet(report.source.slice(...span)) : new Set();
}

function readStatement(
	skeleton: Skeleton,
	sentence: string,
	heading: ReadonlySet<string>,
	sections: ReadonlySet<string>,
): Statement {
	const amounts = amountsIn(skeleton, sentence);
	const terms = termSet(sentence);
	const allPeriods = unique(periodsIn(skeleton, sentence));
	const clauses = clausesOf(sentence);
	const names = termSet(Array.from(sentence.matchAll(/(?<=[a-z,] )[A-Z][\w-]*/g), ([name]) => name).join(' '));
	const topic = { sections, names };
	const mentions = clauses.flatMap((clause, index): Mention[] => {
		const [first, ...more] = clause.matchAll(/[\uE000-\uEFFF]/g);
		if (!first || more.length > 0) return [];
		const period = periodOf(skeleton, allPeriods, clause);
		if (period === undefined) return [];
		const amount = amountAt(skeleton, first[0]);
		const own = termsAround(clauses, index, first.index);
		if (!isComparable(amount) || own.size < 2) return [];
		return [
			{
				amount,
				block: skeleton.block,
				terms: own,
				around: terms,
				heading,
				topic,
				period,
				opens: index === 0,
				beside: amounts,
			},
		];
	});
	return {
		text: sentence,
		block: skeleton.block,
		amounts,
		terms,
		heading,
		topic,
		periods: allPeriods.join(),
		mentions,
	};
}

/** Small bare counts are too common to mean the same thing twice. */
export function isComparable({ dimension, range, value }: Amount): boolean {
	return !range && dimension !== 'year' && dimension !== 's' && (dimension !== 'count' || value >= 100);
}

function clausesOf(sentence: string): string[] {
	const clauses: string[] = [];
	let from = 0;
	for (const match of sentence.matchAll(CLAUSE)) {
		clauses.push(sentence.slice(from, match.index));
		from = match.index + match[0].length;
	}
	return [...clauses, sentence.slice(from)].filter((clause) => clause.trim() !== '');
}

/** A clause with fewer terms leans on the one before it, which names its subject. */
const ENOUGH_WORDS = 3;
const ENOUGH_HAN = 5;

/** The clause's own terms, with those of the clauses that name its subject. */
function termsAround(clauses: readonly string[], index: number, at: number): Set<string> {
	const clause = clauses[index]!;
	const level = LEVEL.test(clause.slice(0, at));
	const own = level ? clause.replace(RISES, ' ').replace(RISES_HAN, ' ') : clause;
	const terms = termSet(own);
	const enough = /\p{Script=Han}/u.test(clause) ? ENOUGH_HAN : ENOUGH_WORDS;
	for (let before = index - 1; before >= 0 && terms.size < enough; before--) {
		for (const term of termSet(clauses[before]!)) terms.add(term);
	}
	return terms;
}

/** The terms that tell quantities apart; numbers are none. */
export function termSet(text: string): Set<string> {
	return new Set(
		termsOf(text.replace(/[\uE000-\uF8FF]/g, ' ').replace(NEUTRAL_HAN, ' ')).filter(
			(term) => !NEUTRAL.has(term) && !isDigit(term.charCodeAt(0)),
		),
	);
}

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
	return [
		...new Set(
			periods.map(({ value, upper, unit }) => [value, upper, unit].filter((part) => part !== undefined).join(' ')),
		),
	];
}
