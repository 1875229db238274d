import {
	besideChange,
	comesDown,
	comesUp,
	downBesideNumber,
	eitherWay,
	goesDown,
	goesUp,
	upBesideNumber,
} from '../../../lexicon/change';
import { anyOf, anywhere } from '../../../lexicon/compile';
import type { WordList } from '../../../lexicon/entries';

/** `1` up, `-1` down, `0` neither way. */
export type Direction = 1 | -1 | 0;

const whole = (list: WordList) => new RegExp(`^${anyOf(list)}$`, 'i');
const up = whole([...upBesideNumber.en, ...upBesideNumber.zh]);
const down = whole([...downBesideNumber.en, ...downBesideNumber.zh]);
const neutral = whole([...eitherWay.en, ...eitherWay.zh]);
const filling = whole([...besideChange.en, ...besideChange.zh]);
/** The longest first: 增长 is no 增. */
const zhWords = anywhere(
	[upBesideNumber, downBesideNumber, eitherWay, besideChange]
		.flatMap(({ zh }) => zh)
		.sort((a, b) => b.length - a.length),
	'gu',
);

/**
 * Which way a change goes whose words are these, or `undefined` when they name anything besides the change: then its
 * number belongs to something else.
 */
export function directionOf(text: string): Direction | undefined {
	const words = text.match(/[a-z][a-z./-]*[a-z]|[a-z]|\p{Script=Han}+/giu) ?? [];
	let found: Direction | undefined;
	for (const word of words.flatMap(hanWords)) {
		if (up.test(word)) found = found === -1 ? -1 : 1;
		else if (down.test(word)) found = -1;
		else if (neutral.test(word)) found ??= 0;
		else if (!filling.test(word)) return undefined;
	}
	return found;
}

/** Whether any word of a text says that something changes. */
export function hasDirection(text: string): boolean {
	const words = text.match(/[a-z][a-z./-]*[a-z]|\p{Script=Han}+/giu) ?? [];
	return words.flatMap(hanWords).some((word) => up.test(word) || down.test(word));
}

function hanWords(word: string): readonly string[] {
	if (!/^\p{Script=Han}/u.test(word)) return [word];
	const known = word.match(zhWords) ?? [];
	return known.join('') === word ? known : [...known, word];
}

/** At the end of the text before `from A to B`, or between its two numbers. */
const enVerbUp = new RegExp(`\\b${anyOf(goesUp.en)}(?: [a-z]+ly| again| further| up)?,?\\s*$`, 'i');
const enVerbDown = new RegExp(`\\b${anyOf(goesDown.en)}(?: [a-z]+ly| again| further| back)?,?\\s*$`, 'i');
const zhVerbUp = new RegExp(`${anyOf(goesUp.zh)}[至到为]`, 'u');
const zhVerbDown = new RegExp(`${anyOf(goesDown.zh)}[至到为]`, 'u');

/** Which way the words around `from A to B` say it goes; 0 when they do not. */
export function verbDirection(before: string, between: string): Direction {
	if (enVerbUp.test(before) || zhVerbUp.test(between)) return 1;
	return enVerbDown.test(before) || zhVerbDown.test(between) ? -1 : 0;
}

/** The last words between a value and the one that it came from: `, down sharply from`. */
const from = '(?: [a-z]+ly| again| further)? from(?: (?:the|a|about|around|some|just|only|nearly|almost))?\\s*$';
const upFrom = new RegExp(`(?:^|[,(（—–-])\\s?${anyOf(comesUp)}${from}`, 'iu');
const downFrom = new RegExp(`(?:^|[,(（—–-])\\s?${anyOf(comesDown)}${from}`, 'iu');

/** Which way a value is said to have come from the one behind it; 0 when nothing says so. */
export function comparedDirection(between: string): Direction {
	// `2.5 (2023: 2.6), down from 2.4`: it belongs to the value in front of the brackets.
	if (/^[^(（]*[)）]/u.test(between)) return 0;
	if (upFrom.test(between)) return 1;
	return downFrom.test(between) ? -1 : 0;
}

const nearestWords =
	/(?:\b[a-z-]+(?: [a-z]+ly)?|\p{Script=Han}{1,6})(?:\s+(?:by|of|about|around|some|approximately|roughly|nearly|almost|over|more than|a|an|another|further|了|约))*\s*$/iu;

/** The change whose words stand right before its number, and the words before those: `Ferries grew by about `. */
export function changeRightBefore(
	text: string,
): { readonly direction: Direction; readonly subject: string } | undefined {
	const [words = ''] = nearestWords.exec(text) ?? [];
	const han = /^\p{Script=Han}+/u.exec(words)?.[0] ?? '';
	// In Chinese the subject stands right before the word of change.
	for (let from = 0; from < Math.max(1, han.length); from++) {
		const direction = directionOf(words.slice(from));
		if (direction) return { direction, subject: text.slice(0, text.length - words.length + from) };
	}
	return undefined;
}
