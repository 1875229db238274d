import { inEither } from '../../../lexicon/compile';
import { noPlainParts } from '../../../lexicon/listed';
import { kept } from '../../../text/kept';
import { allMatches } from '../../../text/matches';
import { count, hanCount } from '../amounts/spelled';
import type { Enumeration } from './enumerations';

/** What stands behind a colon up to the end of its sentence, or in brackets. */
const behindColon = /[:：]\s?([^:：;；.。!?！？()（）\n—]{4,300})(?:[.。;；](?!\d)|$)/gu;
const inBrackets = /[(（]([^:：;；.。!?！？()（）\n—]{4,200})[)）]/gu;

/** Cheap test for texts without any. */
export const mayName = /[:：(（][^:：(（]{0,60}[,、]/u;

/**
 * Names that stand side by side behind a colon: `: oats, rye and hay`. A name may have an `and` of its own, or be a list
 * itself: there are so many at least.
 */
export const namesBehindColon: (text: string) => readonly Enumeration[] = kept((text) => namesIn(text, behindColon));
/** The same in brackets: `（甲县、乙县和丙县）`. */
export const namesInBrackets: (text: string) => readonly Enumeration[] = kept((text) => namesIn(text, inBrackets));

function namesIn(text: string, pattern: RegExp): Enumeration[] {
	return allMatches(pattern, text).flatMap((match) => {
		const [whole, list = ''] = match;
		const counted = /\p{Script=Han}/u.test(list) ? countHan(list) : countEnglish(list);
		return counted ? [{ start: match.index, last: match.index + whole.length, ...counted }] : [];
	});
}

type Counted = Pick<Enumeration, 'parts' | 'most' | 'nests'>;

/** A number in a list makes one name stand for several. */
const counts = new RegExp(`\\d|\\b(?:${count}|both|each|all)\\b|${hanCount}(?:[个家大类市省国])`, 'iu');

const says = inEither(noPlainParts);
const joins = /\band\b|&/giu;
const joinsHan = /[和与及]/gu;

function countEnglish(list: string): Counted | undefined {
	const parts = list.split(',').map((part) => part.trim().replace(/^and /u, ''));
	const last = parts.at(-1) ?? '';
	// Without `and` in front of the last, it may be no list, or go on.
	const isEnded = /,\s*and\s+\S/u.test(list) || / and \S/u.test(last);
	if (!isEnded || says.test(list) || counts.test(list) || parts.some((part) => !isName(part))) return undefined;
	const inside = parts.reduce((all, part) => all + allMatches(joins, part).length, 0);
	// Where no comma goes before it, the last `and` joins the last two.
	const least = /,\s*and\s+\S/u.test(list) ? parts.length : parts.length + 1;
	return { parts: Math.min(least, parts.length + inside), most: parts.length + inside, nests: true };
}

function countHan(list: string): Counted | undefined {
	const parts = list.trim().split('、');
	if (parts.length < 2 || says.test(list) || counts.test(list) || parts.some((part) => !isNameHan(part)))
		return undefined;
	const inside = parts.reduce((all, part) => all + allMatches(joinsHan, part).length, 0);
	return { parts: parts.length, most: parts.length + inside, nests: true };
}

/** In words and characters: what is longer is a clause. */
const longest = { words: 6, characters: 14 };

function isName(part: string): boolean {
	const names = part.split(/ and |&/iu);
	return names.every((name) => /\p{L}/u.test(name) && name.trim().split(/\s+/u).length <= longest.words);
}

function isNameHan(part: string): boolean {
	const text = part.trim();
	return text !== '' && text.length <= longest.characters && !/[,，]/u.test(text);
}
