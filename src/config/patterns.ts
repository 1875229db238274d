import picomatch from 'picomatch/posix';
import { cachedForLastTexts } from '../text/memo';
import { plainPattern } from './patternFault';

/** Whether patterns choose a path: `undefined` where none of them covers it. */
export type PatternMatcher = (path: string) => boolean | undefined;

/** `*` finds names with a dot in front, too. Parentheses are letters: names have them, and they would let a pattern take for ever. */
const options = { dot: true, posix: true, noextglob: true };

/** What else than a wildcard has a meaning in the matcher's own language. */
const otherMarks = /[()|+^$]/g;

/** For each report the lists of several files are put together anew; a pattern is compiled once all the same. */
const coverOf = cachedForLastTexts({ texts: 10_000, characters: 1_000_000 }, (pattern): ((path: string) => boolean) => {
	const glob = plainPattern(pattern).replace(otherMarks, '\\$&');
	return glob === '' ? () => true : picomatch([glob, `${glob}/**`], options);
});

/**
 * The patterns of a configuration file, for paths from its folder with `/` between folders. A pattern covers what it
 * matches and everything below; the last one that covers a path decides, and a `!` before a pattern takes back.
 */
export function patternMatcher(patterns: readonly string[]): PatternMatcher {
	const rules = patterns.map((pattern) => ({ takesBack: pattern.startsWith('!'), covers: coverOf(pattern) }));
	return (path) => {
		const last = rules.findLast(({ covers }) => covers(path));
		return last && !last.takesBack;
	};
}
