import { entryOf } from '../../../src/access';
import { groupPairs } from '../../../src/text/collections';
import type { RatedSet, Rating, Scale } from './sets';
import { type Correlation, type WithinGroups, withinGroups } from './withinGroups';

/** The figures of one report by name; one that cannot be had is missing. */
export type Figures = ReadonlyMap<string, number>;

/** ρ of a figure with length from which it says little but how long a report is. */
export const mostLength = 0.5;

/** What a figure must reach to be shown as a score: at the same length, on ratings that it was not fitted on. */
export const leastRho = 0.2;

export function holds({ value, interval }: Correlation): boolean {
	return value !== null && value >= leastRho && interval !== null && interval[0] > 0;
}

/** How a figure goes with a scale; `undefined` where too few reports have it. */
export function measureFigure(
	figure: string,
	{ ratings }: Scale,
	set: RatedSet,
	figures: ReadonlyMap<string, Figures>,
): WithinGroups | undefined {
	const rows = ratings.flatMap(({ report, group, cluster, value }) => {
		const x = entryOf(figures, report).get(figure);
		return x === undefined ? [] : [{ group, cluster, x, y: value, length: entryOf(set.texts, report).length }];
	});
	return rows.length < ratings.length / 2 ? undefined : withinGroups(rows);
}

/** How the length of the text itself goes with a scale: what a figure is worth is what it adds to this. */
export function measureLength({ ratings }: Scale, { texts }: RatedSet): Correlation {
	const rows = ratings.map(({ report, group, cluster, value }) => {
		const { length } = entryOf(texts, report);
		return { group, cluster, x: length, y: value, length };
	});
	return withinGroups(rows).rho;
}

/** ρ of the raters with each other, the mean over their pairs; `undefined` where one judged alone. */
export function measureRaters({ raters }: Scale): number | undefined {
	const pairs = raters.flatMap((one, at) => raters.slice(at + 1).map((other) => between(one, other)));
	const known = pairs.filter((rho) => rho !== null);
	return known.length === 0 ? undefined : known.reduce((sum, rho) => sum + rho, 0) / known.length;
}

function between(one: readonly Rating[], other: readonly Rating[]): number | null {
	const values = groupPairs(other.map(({ report, value }) => [report, value] as const));
	const rows = one.flatMap(({ report, group, value }) =>
		(values.get(report) ?? []).map((y) => ({ group, x: value, y, length: 0 })),
	);
	return withinGroups(rows).rho.value;
}
