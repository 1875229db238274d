import { bilingual, firstCharacters, firstWords, oneOf } from '../../lexicon/compile';
import { labels } from '../../lexicon/labels.json';
import { added, definite, listed, notAllOf, otherwiseListed } from '../../lexicon/listed.json';
import { message, verbatim } from '../../messages/message';
import { sectionAt, sentenceAt } from '../../report/lookup';
import { blockText } from '../../report/markdown/blockText';
import type { Block, Report, Span } from '../../report/model';
import { type Prose, readProse } from '../../report/prose';
import { allMatches } from '../../text/matches';
import { cached } from '../../text/textCache';
import type { Amount } from './amounts/amount';
import { point, sum } from './amounts/interval';
import { type CheckedRelation, conflicts, consistent, holds, inconsistent } from './amounts/relation';
import { countIn, countWords, hanDigits } from './amounts/spelled';
import { listed as limits } from './amounts/tolerances';

/** The number of things that a text says will follow, with what it counts: `Four drivers`. */
export interface Announced {
	readonly count: number;
	/** Where its words stand in the text. */
	readonly start: number;
	readonly end: number;
}

const free = String.raw`(?<![\w$€£¥%.,/–—-])`;
const number = new RegExp(String.raw`${free}(?:${countWords}|\d{1,2})(?![\w%]|[.,/–—-]\w)`, 'giu');
const english = new RegExp(
	String.raw`${free}(${countWords}|\d{1,2})\s+((?:[\p{L}’'/-]+\s+){0,4}?)${oneOf(listed.en)}\b`,
	'giu',
);
/** A number with its measure word, and what may stand between what it counts and the list. */
const measured = String.raw`(${hanDigits}|\d{1,2})(?:个|大|类|项|条|种|步|层|重|组)`;
const leading = '(?=(?:分别)?(?:是|为|有|如下|包括|在于|即|主要有|主要包括|主要是)?$)';
const chinese = new RegExp(
	`(?:${measured}[^的]{0,10}?${oneOf(listed.zh)}|(${hanDigits})(?:[点类条项步]|[个大]?方面(?:的?[^的]{0,6}?${oneOf(listed.zh)})?))${leading}`,
	'u',
);

const others = bilingual(otherwiseListed);
const notAllBefore = new RegExp(`\\b${oneOf(notAllOf.en)}\\s*$`, 'i');
/** `Level 2 risks`. */
const labelledBefore = new RegExp(`\\b${oneOf(labels)}s?\\s*$`, 'i');
const notAllBeforeHan = new RegExp(`(?:${oneOf(notAllOf.zh)}|[\\d.~～–—-])$`);
/** `成本和时间两大风险`, `获客—转化—留存三个环节`: the things are named before the number. */
const namedBeforeHan = /(?:[和与及]|[-–—/])\p{Script=Han}{1,8}$/u;
const definiteBefore = new RegExp(`\\b${oneOf(definite)}\\s*$`, 'i');
/** Words that may not stand between the number and its noun: another plural, or a preposition, pronoun or verb. */
const joined =
	/[^su]s\s|\b(?:of|in|on|to|for|from|by|with|at|as|that|which|who|than|are|is|was|were|has|have|had|will|would|may|can)\b/i;
/** `The four drivers are:` */
const named = /^(?:\s*(?:are|were|is))?(?:\s*(?:as follows|these|summari[sz]ed here))?$/i;
const names = /\b(?:are|were)\b/i;
const speaks = /\b(?:we|you|they|it|I|he|she|this|that|there|should|must|will|can|could|would)\b/i;

/** Whether the sentence names the things itself, `Two risks are cost and time:`, or goes on about something else, `two risks, and we recommend:`. */
function namesItems(behind: string): boolean {
	const [, ...clauses] = behind.split(',');
	return (names.test(behind) && /\band\b/iu.test(behind)) || clauses.some((clause) => speaks.test(clause));
}

const han = /\p{Script=Han}/u;
/** In characters: further away, the end of a sentence leads into something else. */
const mostBehind = 90;

/** The number of items that the text before a list announces: the only number in it. */
export const announcedIn: (lead: string) => Announced | undefined = cached((lead) =>
	han.test(lead) ? announcedInHan(lead) : announcedInEnglish(lead),
);

function announcedInEnglish(lead: string): Announced | undefined {
	const [match, ...more] = allMatches(english, lead);
	if (!match || more.length > 0 || !isOnlyNumber(match, lead)) return undefined;
	const { index: start, 0: whole, 1: digits = '', 2: between = '' } = match;
	const end = start + whole.length;
	const [before, behind] = [lead.slice(0, start), lead.slice(end)];
	if (joined.test(between) || behind.length > mostBehind || namesItems(behind)) return undefined;
	if (definiteBefore.test(before) && !named.test(behind)) return undefined;
	return { count: countIn(digits), start, end };
}

const following = /\b(?:the )?following\s*$/i;

/** Whether a number of things is the only one in its sentence, and is no limit, no part of a name and none of more. */
function isOnlyNumber({ index, 1: digits = '' }: RegExpExecArray, lead: string): boolean {
	const before = lead.slice(0, index);
	// `The following four drivers` says what the list says; `four drivers of the following products` does not.
	if (others.test(before.replace(following, '')) || others.test(lead.slice(index))) return false;
	if (notAllBefore.test(before) || (/^\d/u.test(digits) && labelledBefore.test(before))) return false;
	return allMatches(number, lead).length === 1;
}

function announcedInHan(lead: string): Announced | undefined {
	const from = Math.max(...[...'，。；：、'].map((stop) => lead.lastIndexOf(stop))) + 1;
	const clause = lead.slice(from);
	const match = chinese.exec(clause);
	if (!match || others.test(clause) || lead[from - 1] === '、') return undefined;
	const before = clause.slice(0, match.index);
	if (notAllBeforeHan.test(before) || namedBeforeHan.test(before)) return undefined;
	const start = from + match.index;
	return { count: countIn(match[1] ?? match[2] ?? ''), start, end: start + match[0].length };
}

/** Checks announced numbers of items against what follows: a list, or under a heading the paragraphs with a label in bold. */
export function listCounts(report: Report): CheckedRelation[] {
	return report.blocks.flatMap((block) => {
		const isList = leadsIntoList(report, block);
		const told = isList || block.kind === 'heading' ? countBefore(report, block) : undefined;
		if (!told) return [];
		const items = isList ? itemsBehind(report, block) : labelledUnder(report, block);
		const isAll = () => isWhole(report, items) && !(isList && isContinued(report, items, told.count));
		return compareCount(told, items.length, isAll);
	});
}

/** More than a caption or a line in bold. */
const labelInBold = /^\*\*[^*\n]+\*\*[^*\n]*\p{L}/u;

/** The paragraphs of a heading's own section that begin with a label in bold. */
function labelledUnder({ blocks, source }: Report, { section }: Block): Block[] {
	return blocks.filter(
		(block) => block.kind === 'paragraph' && block.section === section && labelInBold.test(source.slice(...block.span)),
	);
}

/** A list right behind a paragraph or a heading, or within the item that it divides. */
function leadsIntoList({ blocks }: Report, { index, kind, depth }: Block): boolean {
	const first = blocks[index + 1];
	if (first?.kind !== 'item') return false;
	return kind === 'item' ? first.container === index : (kind === 'paragraph' || kind === 'heading') && depth === 0;
}

const colon = /[:：]$/u;

/** What the heading of a list announces, or the last sentence in front of it. */
function countBefore(report: Report, block: Block): StatedCount | undefined {
	return block.kind === 'heading' ? countInHeading(report, block) : countInSentence(report, block);
}

function countInSentence(report: Report, { sentences: [first, last] }: Block): StatedCount | undefined {
	if (last === first) return undefined;
	const prose = readProse(report.source, report.ink, sentenceAt(report, last - 1).span);
	const lead = prose.text.trimEnd();
	if (!colon.test(lead)) return undefined;
	const words = lead.replace(colon, '').trimEnd();
	return statedCount(prose, announcedIn(words));
}

/** A heading that begins with a number in words and what a list may be of: mostly it names a subject, and its digits number itself. */
function countInHeading(report: Report, { span, section }: Block): StatedCount | undefined {
	const prose = readProse(report.source, report.ink, span);
	const { numbering = '' } = section === undefined ? {} : sectionAt(report, section);
	const title = prose.text.slice(prose.text.indexOf(numbering) + numbering.length).trimStart();
	const from = prose.text.length - title.length;
	const announced = announcedIn(title.trimEnd());
	const words = title.slice(0, announced?.end);
	if (announced?.start !== 0 || !namesParts.test(words) || /^\d/u.test(words)) return undefined;
	return statedCount(prose, { ...announced, start: from, end: from + words.length });
}

const namesParts = new RegExp(`(?:${oneOf(listed.en)}|${oneOf(listed.zh)})$`, 'i');

/** The items of the list behind a block, those within them left out. */
function itemsBehind({ blocks }: Report, { index }: Block): Block[] {
	const first = blocks[index + 1];
	const items: Block[] = [];
	for (let at = index + 1; first; at++) {
		const block = blocks[at];
		if (!block || block.depth < first.depth) break;
		if (block.kind === 'item' && block.depth === first.depth && block.container === first.container) items.push(block);
	}
	return items;
}

/** `Levels 3–5: …`: one item for several. */
const several = /^\P{N}{0,20}\d+\s?(?:[-–—~～至到/、和与&]|and|to|or)\s?\d/u;

/** Whether a list begins with its first item, has all in one place, and is one of like things. */
function isWhole(report: Report, items: readonly Block[]): boolean {
	const numbers = items.map((item) => numberOf(report, item));
	// Below items with numbers those without are their parts, whatever their indentation.
	if (Number(numbers[0] ?? 1) > 1 || numbers.some((number) => (number === undefined) !== (numbers[0] === undefined)))
		return false;
	const texts = items.map(({ span }) => report.source.slice(...span));
	return !texts.some((text) => isAddition(text) || several.test(text));
}

/** The number in front of an item. */
function numberOf({ source }: Report, { outer, span }: Block): string | undefined {
	return /\d+/u.exec(source.slice(outer[0], span[0]))?.[0];
}

/**
 * Whether a list is continued behind its end: by a paragraph that adds to it, another list without a lead-in, or lists with
 * the rest of the announced items.
 */
function isContinued(report: Report, items: readonly Block[], count: number): boolean {
	const { blocks, source } = report;
	const last = items.at(-1);
	if (!last) return false;
	let at = last.index + 1;
	while ((blocks[at]?.depth ?? 0) >= last.depth) at++;
	const next = blocks[at];
	if (next && next.kind !== 'heading' && isAddition(source.slice(...next.span))) return true;
	for (let total = items.length; total <= count; at++) {
		const [before, block] = [blocks[at - 1], blocks[at]];
		if (!block || block.depth < last.depth) {
			if (total === count) return true;
			if (!block || block.kind === 'heading') return false;
		} else if (block.kind === 'item' && block.depth === last.depth) {
			if (before && before.depth < last.depth && !colon.test(blockText(report, before).trimEnd())) return true;
			total++;
		}
	}
	return false;
}

/** A number of things that the text says will follow, and where it says so. */
interface StatedCount {
	readonly count: number;
	readonly span: Span;
}

function statedCount({ offset }: Prose, announced: Announced | undefined): StatedCount | undefined {
	if (!announced || announced.count < limits.least) return undefined;
	const { count, start, end } = announced;
	return { count, span: [offset(start), offset(end - 1) + 1] };
}

/** Compares an announced number with the number of items; a small difference without another explanation is a conflict. */
function compareCount({ count, span }: StatedCount, follow: number, isWhole: () => boolean): CheckedRelation[] {
	const working = () => ({ formula: message('numbers.itemsListed', { count: follow }) });
	if (follow === count) return [holds('listCount', { span }, [], working)];
	const [least, most] = [Math.max(limits.least, count - limits.mostFewer), count + limits.mostMore];
	if (follow < least || follow > most || !isWhole()) return [];
	const told = message('numbers.otherCount', { announced: count, follow });
	return [conflicts('listCount', { code: 'number.inconsistent', span, message: told }, working)];
}

const additions = [firstWords(added.en), firstCharacters(added.zh)];

/** Whether a text begins as what goes on with a list, or stands besides it. */
function isAddition(text: string): boolean {
	const begin = text.slice(0, mostBegin).replace(/^[^\p{L}\p{N}]+/u, '');
	return additions.some((pattern) => pattern.test(begin));
}

/** In characters: enough for marks and the words. */
const mostBegin = 40;

const countWord = String.raw`(?:${countWords}|\d{1,2})`;
const hanWord = String.raw`(?:十?[一二两三四五六七八九十]|\d{1,2})`;
/** What its parts are of: `five in sales`, `six new`; a plural is another thing, `three chairs`. */
const part = String.raw`${countWord} (?![a-z-]*s\b)[a-z-]+(?: [a-z-]+){0,3}`;
const hanPart = String.raw`[\p{Script=Han}]{1,8}?${hanWord}`;

/** A number of things and their parts, in words: `eleven posts: five in sales, four in service and two in administration`. */
const wordings = [
	String.raw`(?<![\w,.$€£-])(?<total>${countWord})(?: [a-z]+)?(?<lead>:|, among them|, of whom|, of which) (?<parts>${part}(?:, ${part})*,? and ${part})(?=[.;]|$)`,
	String.raw`(?<![\w,.$€£-])(?<total>${countWord}) [a-z]+s(?<lead>,) (?<parts>${countWord} [a-z]*[^s\W] and ${countWord} [a-z]*[^s\W])(?=[.;]|$)`,
	String.raw`(?<![\p{Script=Han}\d.,]{2}[\d第])(?<total>${hanWord})(?<unit>[个名人家座项位所])[\p{Script=Han}]{0,6}(?<lead>：|，其中|，)(?<parts>${hanPart}\k<unit>(?:[、，和]${hanPart}\k<unit>)+)(?=[。；]|$)`,
].map((wording) => new RegExp(wording, 'giu'));
const everyCount = new RegExp(String.raw`\b${countWord}\b|${hanWord}(?=[个名人家座项位所])`, 'giu');
/** A quick test before the slow wordings: the last of the parts. */
const lastPart = [new RegExp(`\\band ${countWord}\\b`, 'i'), new RegExp(`${hanWord}[个名人家座项位所]`)];
/** The parts need not be all. */
const some = /among|which|whom|其中/u;

/** What sentences count in words against the parts that they count. */
export function wordedParts(report: Report): CheckedRelation[] {
	return report.sentences.flatMap(({ span, text }) => {
		if (!lastPart.some((sign) => sign.test(text))) return [];
		const prose = readProse(report.source, report.ink, span);
		return wordings.flatMap((wording) =>
			allMatches(wording, prose.text.trimEnd()).flatMap((match): CheckedRelation[] => {
				const { total = '', parts = '', lead = '' } = match.groups ?? {};
				const amountOf = (word: string, at: number): Amount => {
					const value = countIn(word);
					const span = [prose.offset(at), prose.offset(at + word.length - 1) + 1] as const;
					const amount = { dimension: 'count', value, place: 1, factor: 1, approximate: false, range: false };
					return { ...amount, span, text: String(value) };
				};
				const from = match.index + match[0].length - parts.length;
				const operands = allMatches(everyCount, parts).map(({ 0: word, index: at }) => amountOf(word, from + at));
				const result = amountOf(total, match.index);
				const computed = sum(operands.map(({ value }) => point(value)));
				const formula = verbatim(operands.map(({ text }) => text).join(' + '));
				const relation = { result, operands, formula, computed: [computed], ambiguous: true };
				if (computed[1] === result.value) return [consistent('sum', relation)];
				return some.test(lead) && computed[1] < result.value ? [] : [inconsistent('sum', relation)];
			}),
		);
	});
}
