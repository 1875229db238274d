import { kept } from '../../../text/kept';
import { allMatches } from '../../../text/matches';

/** Parts that running text counts off: `(i) …; (ii) …`, `一是……；二是……`. */
export interface Enumeration {
	/** Where its first mark stands in the text, and where its last one ends. */
	readonly start: number;
	readonly last: number;
	readonly parts: number;
	/** Where they may be more, as one of them may be two. */
	readonly most?: number;
	/** Its parts may be lists themselves, so that more than were announced say nothing. */
	readonly nests?: boolean;
	/** How one more part would begin; absent where the last one ends the sentence. */
	readonly next?: RegExp;
}

const han = [...'一二三四五六七八九十'];
const roman = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
const digits = han.map((_, at) => String(at + 1));

/** The marks of each style, as pattern sources. */
const sources: readonly (readonly string[])[] = [
	han.map((each) => `${each}是`),
	han.map((each) => `其${each}`),
	han.map((each) => `第${each}(?=[，,、：:是])`),
	han.map((each) => `[（(]${each}[）)]`),
	digits.map((each) => `[（(]${each}[）)]`),
	digits.map((each) => `(?<![\\w.（(])${each}[）)]`),
	[...'①②③④⑤⑥⑦⑧⑨⑩'],
	roman.map((each) => `\\(${each}\\)`),
	[...'abcdefghij'].map((each) => `\\(${each}\\)`),
	ordinals.map((each) => `\\b${each}(?:ly)?,`),
];
const styles = sources.map((marks) => marks.map((mark) => new RegExp(mark, 'giu')));
/** Cheap test for texts without any. */
export const mayEnumerate = new RegExp(sources.map(([first]) => first).join('|'), 'iu');

/** What a text counts off, each from its first part to where another begins. */
export const enumerationsIn: (text: string) => readonly Enumeration[] = kept((text) =>
	styles.flatMap((marks) => inStyle(text, marks)),
);

function inStyle(text: string, [first, ...others]: readonly RegExp[]): Enumeration[] {
	const starts = first === undefined ? [] : allMatches(first, text);
	return starts.flatMap(({ index: start, 0: mark }, at): Enumeration[] => {
		const stretch = text.slice(0, starts[at + 1]?.index);
		let last = start + mark.length;
		const missing = others.findIndex((next) => {
			next.lastIndex = last;
			const found = next.exec(stretch);
			// Numbers in brackets side by side are citations.
			if (!found || !/\p{L}{2}/u.test(stretch.slice(last, found.index))) return true;
			last = found.index + found[0].length;
			return false;
		});
		const next = others[missing];
		if (!next || others.slice(missing).some((later) => reaches(later, stretch, start))) return [];
		return [{ start, last, parts: missing + 1, next }];
	});
}

/** A part that stands before its turn, or behind one that is left out. */
function reaches(mark: RegExp, text: string, from: number): boolean {
	mark.lastIndex = from;
	return mark.test(text);
}
