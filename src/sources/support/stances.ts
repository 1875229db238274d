import { downs, negations, ups } from '../../lexicon/change.json';
import { anyOf, inEither } from '../../lexicon/compile';
import { allMatches } from '../../text/matches';

/** `1` up, `-1` down. */
export type Direction = 1 | -1;

const up = inEither(ups, 'giu');
const down = inEither(downs, 'giu');
/** `Up to 12 %`, `down under`, `grown-up`: no change. */
const noChange = /^up\s+to\b|^up\s+(?:a|the|of)\b/i;

export interface FoundDirection {
	readonly direction: Direction;
	readonly start: number;
	readonly end: number;
}

/** The words of change in a text, in order. */
export function findDirections(text: string): FoundDirection[] {
	const found = ([pattern, direction]: readonly [RegExp, Direction]) =>
		allMatches(pattern, text).map(({ 0: word, index }) => ({ direction, start: index, end: index + word.length }));
	return (
		[
			[up, 1],
			[down, -1],
		] as const
	)
		.flatMap(found)
		.filter(({ start }) => !noChange.test(text.slice(start, start + 12)))
		.sort((a, b) => a.start - b.start);
}

/** The text without its words of change, so that what changed can be compared. */
export function withoutDirections(text: string): string {
	return text.replace(up, ' ').replace(down, ' ');
}

const not = new RegExp(
	`\\b${anyOf(negations.en)}\\b|n['’]t\\b|\\bno (?=[a-z]+ (?:was|were|is|are|has|have)\\b)|${anyOf(negations.zh)}|未(?=[\\p{Script=Han}])(?!来)`,
	'giu',
);

/** Whether a text denies what it says; two negations are none. */
export function isDenied(text: string): boolean {
	return (text.match(not)?.length ?? 0) % 2 === 1;
}

/** The text without its negations. */
export function withoutNegations(text: string): string {
	return text.replace(not, ' ');
}
