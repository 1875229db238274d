import {
	besideChange,
	comesDown,
	comesUp,
	downBesideNumber,
	eitherWay,
	goesDown,
	goesUp,
	upBesideNumber,
} from '../../../lexicon/change.json';
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

/** Whether some words say nothing but how a change is told: `This is`, `or about`. */
export function onlyFills(text: string): boolean {
	return directionOf(`${text} up`) !== undefined;
}

function hanWords(word: string): readonly string[] {
	if (!/^\p{Script=Han}/u.test(word)) return [word];
	const known = word.match(zhWords) ?? [];
	return known.join('') === word ? known : [...known, word];
}

const verb = ({ en, zh }: typeof goesUp) => ({
	before: new RegExp(`\\b${anyOf(en)}(?: [a-z]+ly| again| further| up| back)?,?\\s*$`, 'i'),
	between: new RegExp(`${anyOf(zh)}了?(?:至|到|为)`, 'u'),
});
const [rises, falls] = [verb(goesUp), verb(goesDown)];

/** Which way the words around `from A to B` say it goes; 0 when they do not. */
export function verbDirection(before: string, between: string): Direction {
	if (rises.before.test(before) || rises.between.test(between)) return 1;
	return falls.before.test(before) || falls.between.test(between) ? -1 : 0;
}

/** The last words between a value and the one that it came from: `, down sharply from`. */
const from = '(?: [a-z]+ly| again| further)? from(?: (?:the|a|about|around|some|just|only|nearly|almost))?\\s*$';
const upFrom = new RegExp(`^[^()（）]*[,(（—–-]\\s?${anyOf(comesUp)}${from}`, 'iu');
const downFrom = new RegExp(`^[^()（）]*[,(（—–-]\\s?${anyOf(comesDown)}${from}`, 'iu');

/** Which way a value is said to have come from the one behind it; 0 when nothing says so. */
export function comparedDirection(between: string): Direction {
	if (upFrom.test(between)) return 1;
	return downFrom.test(between) ? -1 : 0;
}
