import { groupBy } from '../../text/collections';

/** A pair of paragraphs of which the second repeats the first, by their blocks. */
interface Repeat {
	readonly first: number;
	readonly second: number;
	/** Sure enough to be shown. */
	readonly sure: boolean;
}

/** Repetitions one after the other, at one distance behind what they repeat. */
export type Stretch<R extends Repeat> = readonly [R, ...R[]];

/** Fewer repetitions that are sure may stand at one distance by chance. */
const leastSure = 3;
/** So many paragraphs in between may be new; where more are, the two parts are not one text. */
const mostBetween = 1;

/**
 * By its second paragraph, the stretch that a repetition is of: a part of the report, or all of it, that was put in twice.
 *
 * @param repeats one for each second paragraph
 * @param paragraphs the blocks of all body paragraphs, in order
 */
export function stretchesIn<R extends Repeat>(
	repeats: readonly R[],
	paragraphs: readonly number[],
): Map<number, Stretch<R>> {
	const rank = new Map(paragraphs.map((block, at) => [block, at]));
	const between = (a: R, b: R) => (rank.get(b.second) ?? 0) - (rank.get(a.second) ?? 0) - 1;
	const stretches = [...groupBy(repeats, ({ first, second }) => second - first).values()]
		.flatMap((group): (readonly R[])[] => runsOf(group, (a, b) => between(a, b) <= mostBetween))
		.filter(isStretch);
	return new Map(stretches.flatMap((stretch) => stretch.map(({ second }) => [second, stretch] as const)));
}

/** Repeats in their order, cut where two do not go on from each other. */
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
function isStretch<R extends Repeat>(run: readonly R[]): run is Stretch<R> {
	const [opening, last] = [run[0], run.at(-1)];
	if (!opening || !last || last.first >= opening.second) return false;
	return run.filter(({ sure }) => sure).length >= leastSure;
}
