import { firstOf, uintAt } from '../access';
import type { Entry, WordList } from './entries';

/**
 * Which of many word lists a text may hold an entry of, found in one pass over its words: of most lists no entry opens with a
 * word of a sentence, and they need not be looked for in it. Each of up to 32 lists has a bit, in their order. Words are told
 * apart by hashes, and two with the same only make a list be looked for in vain.
 */
export function wordScreen(lists: readonly WordList[]): (text: string) => number {
	const bitsOf = bitsByOpening(lists, wordStart);
	return (text) => {
		let [bits, hash] = [0, 0];
		for (let at = 0; at < text.length; at++) {
			const code = text.charCodeAt(at);
			if (isWordCharacter(code)) hash = hashOn(hash, code);
			else if (hash !== 0) {
				bits |= uintAt(bitsOf, hash);
				hash = 0;
			}
		}
		return bits | uintAt(bitsOf, hash);
	};
}

/** As {@link wordScreen}, by the characters that entries open with: for lists that are looked for within words, too. */
export function characterScreen(lists: readonly WordList[]): (text: string) => number {
	const bitsOf = bitsByOpening(lists, /^[^([{_#]?/);
	return (text) => {
		let bits = 0;
		for (let at = 0; at < text.length; at++) bits |= uintAt(bitsOf, hashOn(0, text.charCodeAt(at)));
		return bits;
	};
}

/** A letter, small or large, a digit or a low line of ASCII, as in patterns. */
function isWordCharacter(code: number): boolean {
	const small = code | 32;
	return (small >= 97 && small <= 122) || (code >= 48 && code <= 57) || code === 95;
}

const buckets = 4096;

/** Small and large letters have the same hash; no hash is 0. */
function hashOn(hash: number, code: number): number {
	return (Math.imul(hash, 31) + (code | 32)) & (buckets - 1) || 1;
}

function bitsByOpening(lists: readonly WordList[], plain: RegExp): Uint32Array {
	const bits = new Uint32Array(buckets);
	for (const [at, list] of lists.entries()) {
		for (const opening of list.flatMap((entry) => openingsOf(wordOf(entry), plain))) {
			const hash = Array.from(opening.trimStart(), (unit) => unit.charCodeAt(0)).reduce(hashOn, 0);
			bits[hash] = uintAt(bits, hash) | (1 << at);
		}
	}
	return bits;
}

const wordOf = (entry: Entry) => (typeof entry === 'string' ? entry : entry.word);

const wordStart = /^ ?[A-Za-z\d]*/;
const inside = '((?:[^(){}]|\\([^()]*\\)|\\{[^{}]*\\})*)';
const group = new RegExp(`^(?:\\(${inside}\\)|\\{${inside}\\}|\\[([^\\]]+)\\])`, 'u');
const alternative = /(?:[^|(){}]|\([^()]*\)|\{[^{}]*\})+/gu;

/** What an entry may open with: what is `plain` at its start, with each alternative of the groups that stand in it. */
function openingsOf(entry: string, plain: RegExp): string[] {
	const opening = firstOf(plain.exec(entry) ?? ['']);
	const behind = entry.slice(opening.length);
	const [written = '', optional, oneOf, character = ''] = group.exec(behind) ?? [];
	if (written === '' || (opening !== '' && plain !== wordStart)) {
		if (opening.trim() === '') throw new Error(`The entry “${entry}” may open with anything.`);
		return [opening];
	}
	const choices = (optional ?? oneOf)?.match(alternative) ?? [...character];
	const rest = behind.slice(written.length);
	return [...choices, ...(optional === undefined ? [] : [''])].flatMap((choice) =>
		openingsOf(opening + choice + rest, plain),
	);
}
