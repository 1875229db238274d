import { oneOf } from '../../../lexicon/compile';
import type { Quantity } from '../../../report/model';
import type { Amount } from '../amounts/amount';
import {
	amountAt,
	amountMarks,
	amountsIn,
	numberMarks,
	periodAt,
	periodMarks,
	type Skeleton,
} from '../reading/skeleton';

/**
 * How a sentence states a relation, as a row of a table writes it: the words of the sentence in the notation of word lists
 * (`{rise|fall}`, `(about )`, `[,(]`), with slots for its numbers:
 *
 * - `<from>`: a number, under the name that the relation has for it
 * - `<year:first>`: a year or date
 * - `<list:parts>`: a stretch with several numbers, `<rest:parts>` all that is left of the sentence
 * - `<text:what>`: a few words without a number, `<same:what>` the same words once more; `<word:of>`: one word
 * - `<than:it>`, `<base:it>`: 比 and the like, and what stands behind it without a word of change
 * - `<level:verb>`: the verb of a level, which the base in a sentence before has too
 * - `<told:words>`: up to 80 characters without a number, also beyond the sentence; the relation interprets them
 * - `…`: up to 30 characters without a number, `…60` up to so many; `‥` the same within the clause
 */
const piecesPattern = /<(?:(\w+):)?(\w+)>|([…‥])(\d*)|[^<…‥]+/gu;

/** An abbreviation in brackets does not end a clause. */
const stretch = (outside: string, most: number) =>
	`(?:[(（][A-Z][A-Za-z]{1,9}[)）]|[^\\n;；${outside}${amountMarks}]){0,${most}}?`;
const clauseEnds = ',，.。:：()（）';
const slots: Readonly<Record<string, (name: string) => string>> = {
	year: (name) => `(?<${name}>[${periodMarks}])`,
	list: (name) => `(?<${name}>[^\\n;；]{0,240}[${amountMarks}][^\\n;；${amountMarks}]{0,60}?)`,
	rest: (name) => `(?<${name}>[^\\n;；]{0,240})`,
	text: (name) => `(?<${name}>[^\\n;；${clauseEnds}${numberMarks}]{1,24}?)`,
	word: (name) => `(?<${name}>[A-Za-z]+|\\p{Script=Han})`,
	level: (name) => `(?<${name}>stood|stands)`,
	than: () => than,
	base: (name) => `(?<${name}>[^\\n，。；增减升降跌涨高低多少${amountMarks}]{0,20}?)`,
	same: (name) => `\\k<${name}>`,
	told: (name) => `(?<${name}>[^;；${amountMarks}]{0,80}?)`,
};
/** In front of what something is held against: 比上年的; no 同比, 占比 or 比例. */
const than = '(?:较|(?<![占同环对])比(?![例重率])|相比|相较于|高于|低于|上年同期为|上年为|去年为)';
const usualGap = 30;

/** A pattern over skeletons whose groups are the slots. English words are whole words. */
export function patternOf(row: string): RegExp {
	const isHan = /\p{Script=Han}/u.test(row);
	const source = [...row.matchAll(piecesPattern)].map(([text, type, name, dots, most]) => {
		if (name !== undefined) {
			const slot = slots[type ?? '']?.(name) ?? `(?<${name}>[${amountMarks}])`;
			return isHan && (type === undefined || type === 'year') ? `\\s?${slot}\\s?` : slot;
		}
		if (dots !== undefined) return stretch(dots === '‥' ? clauseEnds : '', most === '' ? usualGap : Number(most));
		return isHan ? oneOf([text]) : wholeWords(text);
	});
	return new RegExp(source.join(''), 'giu');
}

/** The longest words of a row: a quick test before the slow pattern. */
export function hintOf(row: string): RegExp | undefined {
	const words = [...row.matchAll(piecesPattern)].flatMap(([text, , name, dots]) =>
		name === undefined && dots === undefined ? [text] : [],
	);
	// What stands in brackets that hold a slot need not be there.
	const isWhole = (text: string) =>
		['()', '{}'].every(([a = '', b = '']) => text.split(a).length === text.split(b).length);
	if (!words.every((text) => isWhole(text.replaceAll(/\[[^[\]]*\]/gu, '')))) return undefined;
	const [cue] = words
		.map((text) => oneOf([text]))
		.filter((source) => !new RegExp(`^(?:${source})$`, 'iu').test(''))
		.toSorted((a, b) => b.length - a.length);
	return cue === undefined ? undefined : new RegExp(cue, 'i');
}

/** The words between two slots or gaps, whole where they begin or end with a letter: `, or ` does not. */
function wholeWords(text: string): string {
	const begin = /^[\w{(]/u.test(text) ? '(?<![A-Za-z](?=[A-Za-z]))' : '';
	const end = /[\w}]$|\w\)$/u.test(text) ? '(?!(?<=[A-Za-z])[A-Za-z])' : '';
	return `${begin}${oneOf([text])}${end}`;
}

/** A row's pattern as a text fills it. */
export interface RowMatch {
	readonly skeleton: Skeleton;
	/** Where it ends in the text. */
	readonly end: number;
	readonly has: (slot: string) => boolean;
	readonly number: (slot: string) => Amount;
	readonly year: (slot: string) => Quantity;
	/** The numbers of a list. */
	readonly list: (slot: string) => readonly Amount[];
	/** Empty where the row has no such slot. */
	readonly words: (slot: string) => string;
	/** What stands behind one slot and before another, which may stand in front of it. */
	readonly between: (one: string, other: string) => string;
	/** What stands before and behind it in its sentence, not far away. */
	readonly before: string;
	readonly behind: string;
	/** All sentences that it touches, and the one before. */
	readonly sentence: string;
	readonly previous: string;
	/** The same with one sentence more. */
	readonly previousTwo: string;
}

/** In characters on either side: more than a sentence has. Each of the numbers of one without an end is read in as much of it. */
const mostRead = 1_000;

export function rowMatch(skeleton: Skeleton, match: RegExpExecArray): RowMatch {
	const groups = match.groups ?? {};
	const words = (slot: string) => groups[slot] ?? '';
	const { text } = skeleton;
	const [start, end] = [match.index, match.index + match[0].length];
	const from = text.lastIndexOf('\n', start - 1) + 1;
	const next = text.indexOf('\n', end);
	const to = next < 0 ? text.length : next;
	const startBefore = (at: number) => text.lastIndexOf('\n', at - 2) + 1;
	const near = [Math.max(from, start - mostRead), Math.min(to, end + mostRead)] as const;
	const places = (slot: string) => text.indexOf(words(slot), start);
	return {
		skeleton,
		end,
		has: (slot) => words(slot) !== '',
		number: (slot) => amountAt(skeleton, words(slot)),
		year: (slot) => periodAt(skeleton, words(slot)),
		list: (slot) => amountsIn(skeleton, words(slot)),
		words,
		between: (one, other) => {
			const [first, second] = [places(one), places(other)].sort((a, b) => a - b);
			return text.slice((first ?? 0) + 1, second);
		},
		before: text.slice(near[0], start),
		behind: text.slice(end, near[1]),
		sentence: text.slice(...near),
		previous: text.slice(startBefore(from), Math.max(0, from - 1)),
		previousTwo: text.slice(startBefore(startBefore(from)), Math.max(0, from - 1)),
	};
}
