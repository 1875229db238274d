import { towardsLevel } from '../../../lexicon/change';
import { anywhere, wholeWords } from '../../../lexicon/compile';
import { neutral, saying } from '../../../lexicon/quantities';
import { memoised } from '../../../text/memo';
import { termsOf } from '../../../text/terms';
import { otherWords as limits } from '../amounts/tolerances';
import { everyNumber } from './skeleton';

/** A sentence, or a piece of one, with a private character for each number. */
export interface Said {
	readonly text: string;
}

/**
 * Whether two sentences are one word by word but that each has words in the stead of the other's, so that they tell of two
 * things: `Halvern sold 40 boats in May` and `Brodtun sold 50 boats in May`. Numbers, words that say nothing of a quantity
 * (`reached`, `about`) and what only one of them has besides do not count.
 */
export function hasOtherWords(a: Said, b: Said): boolean {
	return wordsApart(a, b).some(([one, other]) => one && other);
}

/** Where two sentences that are one word by word part, whether the one and the other has words there that the other lacks. */
function wordsApart(a: Said, b: Said): readonly (readonly [boolean, boolean])[] {
	const [one, other] = [wordsOf(a), wordsOf(b)];
	if (one.length > limits.most || other.length > limits.most) return [];
	const { shared, apart } = sideBySide(one, other);
	if (shared < limits.shared * Math.min(one.length, other.length)) return [];
	const [inOne, inOther] = [new Set(one), new Set(other)];
	const tells = (words: readonly string[], known: ReadonlySet<string>) =>
		words.some((word) => word !== number && !known.has(word));
	return apart.map(([first, second]) => [tells(first, inOther), tells(second, inOne)]);
}

const number = '#';
const empty = wholeWords([...neutral.en, ...towardsLevel.en, ...saying.en], 'giu');
const emptyHan = anywhere([...neutral.zh, ...towardsLevel.zh, ...saying.zh], 'gu');

/** Stems of words, numbers and single characters of Chinese, in their order. */
const wordsOf = memoised(({ text }: Said): readonly string[] => {
	const told = text.replace(empty, ' ').replace(emptyHan, ' ').replace(everyNumber, ` ${number} `);
	const words = told.toLowerCase().match(/#|\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu) ?? [];
	return words.map((word) => termsOf(word)[0] ?? word);
});

interface SideBySide {
	/** How many words both have, in one order. */
	readonly shared: number;
	/** What each has between two of these. */
	readonly apart: readonly (readonly [readonly string[], readonly string[]])[];
}

function sideBySide(a: readonly string[], b: readonly string[]): SideBySide {
	// Sentences that are made alike differ in the middle, and that is short.
	const before = a.findIndex((word, at) => word !== b[at]);
	const start = before < 0 ? a.length : before;
	let behind = 0;
	while (behind < Math.min(a.length, b.length) - start && a.at(-1 - behind) === b.at(-1 - behind)) behind++;
	const middle = ofMiddle(a.slice(start, a.length - behind), b.slice(start, b.length - behind));
	return { shared: start + behind + middle.shared, apart: middle.apart };
}

/** By the longest row of words that both have. */
function ofMiddle(a: readonly string[], b: readonly string[]): SideBySide {
	const lengths = sharedLengths(a, b);
	const rest = (i: number, j: number) => lengths[i]?.[j] ?? 0;
	const apart: [string[], string[]][] = [];
	let gap: [string[], string[]] = [[], []];
	for (let i = 0, j = 0; i < a.length || j < b.length; ) {
		const [word, other] = [a[i], b[j]];
		if (word !== undefined && word === other) {
			apart.push(gap);
			gap = [[], []];
			i++;
			j++;
		} else if (word !== undefined && (other === undefined || rest(i + 1, j) >= rest(i, j + 1))) {
			gap[0].push(word);
			i++;
		} else if (other !== undefined) {
			gap[1].push(other);
			j++;
		}
	}
	return { shared: rest(0, 0), apart: [...apart, gap] };
}

/** For each pair of places how many words the rests of both texts share in one order. */
function sharedLengths(a: readonly string[], b: readonly string[]): readonly Uint16Array[] {
	const lengths = [new Uint16Array(b.length + 1)];
	for (const word of a.toReversed()) {
		const next = lengths[0] ?? new Uint16Array();
		const row = new Uint16Array(b.length + 1);
		for (let j = b.length - 1; j >= 0; j--)
			row[j] = word === b[j] ? (next[j + 1] ?? 0) + 1 : Math.max(next[j] ?? 0, row[j + 1] ?? 0);
		lengths.unshift(row);
	}
	return lengths;
}
