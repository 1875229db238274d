import { groupPairs, mean } from '../text/collections';
import { type Interval, meanInterval } from './statistics';

/** What a system got for its report on a question; `null` where the report has no such value. */
export interface Result {
	readonly system: string;
	/** What the reports of several systems answer alike. */
	readonly question: string;
	readonly value: number | null;
}

/** A system among the others, by one figure. */
export interface RankedEntry {
	readonly system: string;
	/**
	 * 1 is best: one more than there are systems that are surely better. Systems that nothing tells apart share a rank. `null`
	 * where fewer than five of its questions have a value for any other system: nothing can be said of it.
	 */
	readonly rank: number | null;
	/** Questions with a value, and all of its questions. */
	readonly answered: number;
	readonly questions: number;
	/** Of its values; `null` without one. */
	readonly mean: number | null;
	/** Its 95 % interval by resampling the questions; `null` for fewer than five. */
	readonly interval: Interval | null;
	/** Itself less each other system, question by question, in the order of the standings. */
	readonly differences: readonly Difference[];
}

/** A system less another one, over the questions that both answered. */
export interface Difference {
	readonly other: string;
	readonly questions: number;
	/** The mean of the differences; `null` without a common question. */
	readonly mean: number | null;
	/** Surely more or less only where 0 lies outside; `null` for fewer than five common questions. */
	readonly interval: Interval | null;
}

/**
 * Systems by one figure, the best first. They are compared in pairs, question by question: what is hard for all of them
 * does not count against the one that was asked it. Each interval holds by itself; of many pairs some differ by chance.
 * Whom nothing can be said of stands last, whatever the mean of the few questions that it answered.
 */
export function leaderboard(results: readonly Result[]): RankedEntry[] {
	const systems = [...groupPairs(results.map((result) => [result.system, result] as const))].map(([system, own]) => {
		const values = new Map(own.flatMap(({ question, value }) => (value === null ? [] : [[question, value] as const])));
		return { system, questions: own.length, values, mean: values.size > 0 ? mean([...values.values()]) : null };
	});
	const standings = systems.map(({ system, questions, values, mean: own }) => {
		const differences = systems.flatMap((other) =>
			other.system === system ? [] : [differenceOf(values, other.system, other.values)],
		);
		const isComparable = differences.some(({ interval }) => interval !== null);
		const better = differences.filter(({ interval }) => interval !== null && interval[1] < 0).length;
		return {
			...{ system, rank: isComparable ? better + 1 : null, answered: values.size, questions, mean: own },
			interval: meanInterval([...values.values()]),
			differences,
		};
	});
	standings.sort(
		(a, b) =>
			(a.rank ?? systems.length + 1) - (b.rank ?? systems.length + 1) ||
			(b.mean ?? -Infinity) - (a.mean ?? -Infinity) ||
			a.system.localeCompare(b.system),
	);
	const places = new Map(standings.map(({ system }, place) => [system, place]));
	const inOrder = (differences: readonly Difference[]) =>
		differences.toSorted((a, b) => places.get(a.other)! - places.get(b.other)!);
	return standings.map((standing) => ({ ...standing, differences: inOrder(standing.differences) }));
}

function differenceOf(
	own: ReadonlyMap<string, number>,
	other: string,
	others: ReadonlyMap<string, number>,
): Difference {
	const differences = [...own].flatMap(([question, value]) => {
		const theirs = others.get(question);
		return theirs === undefined ? [] : [value - theirs];
	});
	const { length } = differences;
	return {
		...{ other, questions: length, mean: length > 0 ? mean(differences) : null },
		interval: meanInterval(differences),
	};
}
