import { groupBy } from '../../text/collections';

/** A pair of paragraphs of which the second repeats the first, by their blocks. */
interface Repeat {
	readonly first: number;
	readonly second: number;
	/** Sure enough to be shown. */
	readonly sure: boolean;
}

/** A part of the report that was inserted twice: consecutive repetitions at one distance from what they repeat. */
export type RepeatedPart<R extends Repeat> = readonly [R, ...R[]];

/** Fewer sure repetitions may be at one distance by chance. */
const leastSure = 3;
/** How many new paragraphs may lie between two repetitions of one part. */
const mostBetween = 1;

/**
 * By second paragraph, the repeated part that a repetition belongs to.
 *
 * @param repeats one for each second paragraph
 * @param paragraphs the blocks of all body paragraphs, in order
 */
export function repeatedParts<R extends Repeat>(
	repeats: readonly R[],
	paragraphs: readonly number[],
): Map<number, RepeatedPart<R>> {
	const rank = new Map(paragraphs.map((block, at) => [block, at]));
	const between = (a: R, b: R) => (rank.get(b.second) ?? 0) - (rank.get(a.second) ?? 0) - 1;
	const stretches = [...groupBy(repeats, ({ first, second }) => second - first).values()]
		.flatMap((group): (readonly R[])[] => runsOf(group, (a, b) => between(a, b) <= mostBetween))
		.filter(isStretch);
	return new Map(stretches.flatMap((stretch) => stretch.map(({ second }) => [second, stretch] as const)));
}

/** Repeats in order, split where two are not consecutive. */
function runsOf<R extends Repeat>(group: readonly R[], goOn: (a: R, b: R) => boolean): R[][] {
	const runs: R[][] = [];
	for (const repeat of [...group].sort((a, b) => a.second - b.second)) {
		const last = runs.at(-1)?.at(-1);
		if (last && goOn(last, repeat)) runs.at(-1)?.push(repeat);
		else runs.push([repeat]);
	}
	return runs;
}

/** The part that is repeated ends before the other begins. */
function isStretch<R extends Repeat>(run: readonly R[]): run is RepeatedPart<R> {
	const [opening, last] = [run[0], run.at(-1)];
	if (!opening || !last || last.first >= opening.second) return false;
	return run.filter(({ sure }) => sure).length >= leastSure;
}
