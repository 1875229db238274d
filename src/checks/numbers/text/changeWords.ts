import { besideChange, downBesideNumber, eitherWay, upBesideNumber } from '../../../lexicon/change.json';
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
