import { anyOf, wholeWords } from '../../../lexicon/compile';
import { valued } from '../../../lexicon/values';
import { allMatches } from '../../../text/matches';
import { keptTermSet } from './mentions';

const filling = wholeWords(valued.en, 'giu');
/** The longest first: 提升至 is no 至. */
const fillingHan = new RegExp(`^${anyOf([...valued.zh].sort((a, b) => b.length - a.length))}`, 'u');
/** So many characters in a row that a name has too are of that name. */
const leastOfName = 2;

/** Whether a text says nothing but what some names say, and that something has a value. */
export function saysOnly(text: string, names: string): boolean {
	const known = keptTermSet(names);
	const words = text.replace(/\p{Script=Han}+/gu, ' ').replace(filling, ' ');
	return (
		[...keptTermSet(words)].every((term) => known.has(term)) &&
		allMatches(/\p{Script=Han}+/gu, text).every(([run]) => isCovered(run, names))
	);
}

/** Chinese sets no spaces: what stands in the names is read off, as much as there is, and words that fill. */
function isCovered(run: string, names: string): boolean {
	for (let at = 0; at < run.length; ) {
		const filled = fillingHan.exec(run.slice(at))?.[0].length ?? 0;
		const named = sharedFrom(run, at, names);
		const length = Math.max(filled, named >= leastOfName ? named : 0);
		if (length === 0) return false;
		at += length;
	}
	return true;
}

/** How many characters of a text from a place on stand in another one. */
function sharedFrom(run: string, at: number, names: string): number {
	let length = 0;
	while (at + length < run.length && names.includes(run.slice(at, at + length + 1))) length++;
	return length;
}
