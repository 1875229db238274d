import { anyOf, inEither } from '../../../lexicon/compile';
import { labels } from '../../../lexicon/labels.json';
import { definite, listed, notAllOf, otherwiseListed } from '../../../lexicon/listed.json';
import { kept } from '../../../text/kept';
import { allMatches } from '../../../text/matches';
import { count, countIn, hanCount } from '../amounts/spelled';

/** The number of things that a text says will follow, with what it counts: `Four drivers`. */
export interface Announced {
	readonly count: number;
	/** Where its words stand in the text. */
	readonly start: number;
	readonly end: number;
}

const free = String.raw`(?<![\w$€£¥%.,/–—-])`;
const number = new RegExp(String.raw`${free}(?:${count}|\d{1,2})(?![\w%]|[.,/–—-]\w)`, 'giu');
const english = new RegExp(
	String.raw`${free}(${count}|\d{1,2})\s+((?:[\p{L}’'/-]+\s+){0,4}?)${anyOf(listed.en)}\b`,
	'giu',
);
/** A number with its measure word, and what may stand between what it counts and the list. */
const measured = String.raw`(${hanCount}|\d{1,2})(?:个|大|类|项|条|种|步|层|重|组)`;
const leading = '(?=(?:分别)?(?:是|为|有|如下|包括|在于|即|主要有|主要包括|主要是)?$)';
const chinese = new RegExp(
	`(?:${measured}[^的]{0,10}?${anyOf(listed.zh)}|(${hanCount})(?:[点类条项步]|[个大]?方面(?:的?[^的]{0,6}?${anyOf(listed.zh)})?))${leading}`,
	'u',
);

const others = inEither(otherwiseListed);
const notAllBefore = new RegExp(`\\b${anyOf(notAllOf.en)}\\s*$`, 'i');
/** `Level 2 risks`. */
const labelledBefore = new RegExp(`\\b${anyOf(labels)}s?\\s*$`, 'i');
const notAllBeforeHan = new RegExp(`(?:${anyOf(notAllOf.zh)}|[\\d.~～–—-])$`);
/** `成本和时间两大风险`, `获客—转化—留存三个环节`: it has named them. */
const namedBeforeHan = /(?:[和与及]|[-–—/])\p{Script=Han}{1,8}$/u;
const definiteBefore = new RegExp(`\\b${anyOf(definite)}\\s*$`, 'i');
/** Between the number and the noun stands nothing but what the noun is like: no other plural, and nothing that joins two. */
const joined =
	/[^su]s\s|\b(?:of|in|on|to|for|from|by|with|at|as|that|which|who|than|are|is|was|were|has|have|had|will|would|may|can)\b/i;
/** `The four drivers are:` */
const named = /^(?:\s*(?:are|were|is))?(?:\s*(?:as follows|these|summari[sz]ed here))?$/i;
const names = /\b(?:are|were)\b/i;
const speaks = /\b(?:we|you|they|it|I|he|she|this|that|there|should|must|will|can|could|would)\b/i;

/** `Two risks are cost and time:` names them itself; `two risks, and we recommend:` speaks of something else. */
function saysMore(behind: string): boolean {
	const [, ...clauses] = behind.split(',');
	return (names.test(behind) && /\band\b/iu.test(behind)) || clauses.some((clause) => speaks.test(clause));
}

const han = /\p{Script=Han}/u;
/** In characters: further away, the end of a sentence leads into something else. */
const mostBehind = 90;

/** What a text that ends where its list begins announces, without the colon: the only number of things in it. */
export const announcedIn: (lead: string) => Announced | undefined = kept((lead) =>
	han.test(lead) ? announcedInHan(lead) : announcedInEnglish(lead),
);

function announcedInEnglish(lead: string): Announced | undefined {
	const [match, ...more] = allMatches(english, lead);
	if (!match || more.length > 0 || !isOnlyNumber(match, lead)) return undefined;
	const { index: start, 0: whole, 1: digits = '', 2: between = '' } = match;
	const end = start + whole.length;
	const [before, behind] = [lead.slice(0, start), lead.slice(end)];
	if (joined.test(between) || behind.length > mostBehind || saysMore(behind)) return undefined;
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
