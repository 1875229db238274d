import { towardsLevel } from '../../../lexicon/change.json';
import { anywhere, bilingual, oneOf, wholeWords } from '../../../lexicon/compile';
import { contrasted } from '../../../lexicon/contrasted.json';
import { genericHeadings, neutral, partsOfYear, relativeTimes, saying, shared } from '../../../lexicon/quantities.json';
import { blockAt, introducerOf, sectionAt, sectionsAround } from '../../../report/lookup';
import type { Block, Quantity, Report, SectionRole } from '../../../report/model';
import { periodKey } from '../../../report/numbers/periods';
import { allMatches } from '../../../text/matches';
import { memoised } from '../../../text/memo';
import { simplified } from '../../../text/simplified';
import { termsOf } from '../../../text/terms';
import { cached, cachedAlways } from '../../../text/textCache';
import { type Amount, movedAmount } from '../amounts/amount';
import { amountAt, amountsIn, everyAmount, everyNumber, periodsIn, readBlocks, type Skeleton } from './skeleton';

export type Terms = ReadonlySet<string>;

/** A number of the text with what its words say it is. */
export interface Mention {
	readonly amount: Amount;
	readonly block: number;
	/** Its sentence, and the other numbers of that. */
	readonly sentence: string;
	readonly beside: readonly Amount[];
	/** Its place among these. */
	readonly at: number;
	/** The terms of its clause, with those before that name its subject; of its sentence; of the names in that. */
	readonly terms: Terms;
	readonly around: Terms;
	readonly names: Terms;
	/** No other number stands in its clause. */
	readonly alone: boolean;
	/** The year, quarter or span of years it is for; empty where none is given, `undefined` where it is not clear which. */
	readonly period: string | undefined;
	readonly place: Place;
}

/** What a block's sentences are about besides what they say themselves. */
interface Place {
	/** The terms of the headings above it, without those that any report has. */
	readonly sections: Terms;
	/** What introduces its list. */
	readonly heading: Terms;
	/** The list that it is an item of: its items tell of different things. */
	readonly list: string | undefined;
	/** The quarters and halves of a year that its headings name, and their dates. */
	readonly parts: string;
}

const emptyTerms = new Set(termsOf([...neutral.en, ...saying.en].join(' ')));
const emptyHan = anywhere(
	[...neutral.zh, ...saying.zh].sort((a, b) => String(b).length - String(a).length),
	'gu',
);
const rises = wholeWords(towardsLevel.en, 'giu');
const risesHan = new RegExp(`${oneOf(towardsLevel.zh)}(?=[至到为])`, 'gu');
const clauseEnd = /[,，;；:：()（）。—–、]|\b(?:while|whereas|but|and|with|versus|compared|from)\b|而|但/giu;

/** The terms that tell quantities apart; numbers and words of grammar are none. */
export const termSet: (text: string) => Terms = cachedAlways((text) => {
	const told = simplified(text)
		.replace(everyNumber, ' ')
		.replace(rises, ' ')
		.replace(risesHan, ' ')
		.replace(emptyHan, ' ');
	return new Set(termsOf(told).filter((term) => !emptyTerms.has(term) && !/^\d/u.test(term)));
});

const contrast = new RegExp(`${bilingual(contrasted).source}|\\bestimates? (?:vary|range|differ)`, 'iu');
const relative = new RegExp(
	`(?<!\\b(?:than|from|on|over) (?:the )?)\\b${oneOf(relativeTimes.en)}\\b|(?<![较比与])${oneOf(relativeTimes.zh)}`,
	'iu',
);
/** Words before a value that another is compared with. */
const comesFrom = /\b(?:from|versus|than|against|after)\s*$|[从由较比]$/iu;
/** Pronouns, whose noun is in the text before. */
const pronoun = /\b(?:this|these|those|its|their|his|her)\b|[该其]|这些|上述/iu;
const isShared = bilingual(shared);
/** Whether a text sets sources, scenarios or estimates against each other. */
export const isContrasted = cached((text) => contrast.test(text));

/** The numbers of the text, by what is said of them; worked out once a report. */
export const readMentions: (report: Report) => readonly Mention[] = memoised((report) => {
	const places = new Map<number, Place>();
	return mentionsIn(report).map((mention) => {
		const place = places.get(mention.block) ?? placeOf(report, blockAt(report, mention.block));
		places.set(mention.block, place);
		return { place, ...mention };
	});
});

const mentionsIn = readBlocks<Omit<Mention, 'place'>>(
	(skeleton) =>
		isContrasted(skeleton.text) ? [] : skeleton.text.split('\n').flatMap((text) => inSentence(skeleton, text)),
	(mention, by, block) => ({
		...mention,
		block,
		amount: movedAmount(mention.amount, by),
		beside: mention.beside.map((amount) => movedAmount(amount, by)),
	}),
);

/** A sentence with more numbers is a series whose clauses do not name each number. */
const mostNumbers = 60;

function inSentence(skeleton: Skeleton, sentence: string): Omit<Mention, 'place'>[] {
	const beside = amountsIn(skeleton, sentence);
	if (beside.length === 0 || beside.length > mostNumbers) return [];
	const periods = unique(periodsIn(skeleton, sentence));
	const clauses = clausesOf(sentence);
	const names = allMatches(/(?<=[a-z,] )[A-Z][\w-]*/g, sentence).map(([name]) => name);
	const whole = {
		...{ block: skeleton.block, sentence, beside },
		...{ around: termSet(sentence), names: termSet(names.join(' ')) },
	};
	let at = 0;
	return clauses.flatMap((clause, index) => {
		const found = allMatches(everyAmount, clause);
		return found.map((match) => ({
			at: at++,
			amount: amountAt(skeleton, match[0]),
			alone: found.length === 1,
			terms: termsAround(clauses, index),
			period:
				comesFrom.test(sentence.slice(0, sentence.indexOf(clause))) ||
				relative.test(clause) ||
				pronoun.test(clause) ||
				isShared.test(sentence)
					? undefined
					: periodOf(skeleton, periods, clause),
			...whole,
		}));
	});
}

function clausesOf(sentence: string): string[] {
	const clauses: string[] = [];
	let from = 0;
	for (const match of allMatches(clauseEnd, sentence)) {
		clauses.push(sentence.slice(from, match.index));
		from = match.index + match[0].length;
	}
	return [...clauses, sentence.slice(from)].filter((clause) => clause.trim() !== '');
}

/** A clause with fewer terms leans on those before it, which name its subject; so many back at most. */
const enough = { words: 3, han: 4, back: 16 };

/** Clauses whose subject is in the clause before: `占全部的30%`. */
const leaning = /^[\s\uF000-\uF8FF年]*(?:占|同比|较|比|约占|达|accounting|or )/iu;

function termsAround(clauses: readonly string[], index: number): Terms {
	const clause = clauses[index] ?? '';
	const terms = new Set(termSet(clause));
	const least = /\p{Script=Han}/u.test(clause) ? enough.han : enough.words;
	let leans = leaning.test(clause);
	for (const before of clauses.slice(Math.max(0, index - enough.back), index).reverse()) {
		if (terms.size >= least && !leans) break;
		leans = false;
		// 捐赠收入中，: the whole, of which this is a part.
		if (/[中里内內]\s*$/u.test(before)) continue;
		for (const term of termSet(before)) terms.add(term);
	}
	return terms;
}

/** The period of a clause: its own, or the only one of its sentence. */
function periodOf(skeleton: Skeleton, all: readonly string[], clause: string): string | undefined {
	const own = unique(periodsIn(skeleton, clause));
	if (own.length === 1) return own[0];
	return own.length === 0 && all.length <= 1 ? (all[0] ?? '') : undefined;
}

function unique(periods: readonly Quantity[]): string[] {
	return [...new Set(periods.map(periodKey))];
}

const generic = new Set(termsOf(genericHeadings.en.join(' ')));
const genericHan = anywhere(genericHeadings.zh, 'gu');
const partPatterns = Object.values(partsOfYear).map((part) => bilingual(part));

/** The quarters and halves of a year that a text names. */
export const yearPartsIn = cachedAlways((text: string) =>
	partPatterns.flatMap((part, at) => (part.test(text) ? [at] : [])).join(),
);

/** Dates in headings, which distinguish the days of a log. */
const dated = /(?:19|20)\d\d(?:[-/.年]\s?\d{1,2})*/gu;
/** Sections about the whole report. */
const brief: ReadonlySet<SectionRole> = new Set(['summary', 'introduction', 'conclusion']);

function placeOf(report: Report, block: Block): Place {
	const headings = block.section === undefined ? noHeadings : headingsOf({ report, section: block.section });
	return { ...headings, heading: headingTerms(report, block), list: listOf(report, block) };
}

const noHeadings = { sections: new Set<string>(), parts: '' };

/** What the headings above a section's text say. */
const headingsOf = memoised(readHeadings, ({ report, section }) => sectionAt(report, section));

function readHeadings({ report, section }: { readonly report: Report; readonly section: number }) {
	const over = sectionsAround(report, section).filter(({ level }) => level > 1);
	const titles = over.map(({ text }) => text).join('\n');
	const isBrief = over.some(({ role }) => brief.has(role));
	const sections = isBrief ? [] : over.flatMap(({ text }) => [...termSet(text.replace(genericHan, ' '))]);
	return {
		sections: new Set(sections.filter((term) => !generic.has(term))),
		parts: [yearPartsIn(titles), ...titles.matchAll(dated)].join(' '),
	};
}

/** The terms of the item or line that a list stands under. */
function headingTerms(report: Report, block: Block): Terms {
	if (block.kind !== 'item') return new Set();
	const over = block.container === undefined ? introducerOf(report, block) : blockAt(report, block.container);
	return over ? termSet(report.source.slice(...over.span)) : new Set();
}

const label = /^[^:：。.!?]{1,24}(?:：|:\s)/u;
const fullStop = /[.!?。！？][\s\])】）"”*_]*(?:\[[^\]]*\][\s()\]]*)*$/u;

/** Lines without a full stop, or with a label, are items too, whatever stands before them. */
function listOf(report: Report, { kind, container, section, depth, span, sentences }: Block): string | undefined {
	if (kind === 'item') return [container, section, depth].join();
	const text = report.source.slice(...span);
	const unfinished = sentences[1] - sentences[0] <= 1 && !fullStop.test(text);
	return kind === 'paragraph' && (unfinished || label.test(text)) ? `lines of ${section}` : undefined;
}
