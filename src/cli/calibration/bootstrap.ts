import { groupBy } from '../../text/collections';
import type { RatedPair } from './agreement';

/** A range that holds the figure in 95 of 100 repeats of the study, as far as resampling can tell. */
export type Interval = readonly [low: number, high: number];

export const resamples = 2000;

/**
 * The 95 % percentile intervals of figures over resampled pairs, 2,000 times with a fixed seed: the same pairs give the same intervals. With
 * several groups whole groups are drawn, because what is rated on one question is not independent. `null` for a figure that is
 * not defined in at least half of the resamples.
 */
export function bootstrapIntervals<Name extends string>(
	pairs: readonly RatedPair[],
	figuresOf: (pairs: readonly RatedPair[]) => Readonly<Record<Name, number | null>>,
): Readonly<Record<Name, Interval | null>> {
	const units = resampledUnits(pairs);
	const random = seededRandom();
	const drawn = {} as Record<Name, number[]>;
	for (const name of Object.keys(figuresOf(pairs)) as Name[]) drawn[name] = [];
	for (let round = 0; round < resamples; round += 1) {
		const figures = figuresOf(resample(units, random));
		for (const name of Object.keys(drawn) as Name[]) {
			const figure = figures[name];
			if (figure !== null) drawn[name].push(figure);
		}
	}
	const intervals = (Object.entries(drawn) as [Name, number[]][]).map(([name, values]) => [name, interval(values)]);
	return Object.fromEntries(intervals) as Record<Name, Interval | null>;
}

/** What is drawn at once: groups where there are several, else single pairs. */
function resampledUnits(pairs: readonly RatedPair[]): readonly (readonly RatedPair[])[] {
	const groups = [...groupBy(pairs, ({ cluster, group }) => cluster ?? group).values()];
	return groups.length > 1 ? groups : pairs.map((pair) => [pair]);
}

/** A group that is drawn twice counts as two groups; pairs without groups stay in one. */
function resample(units: readonly (readonly RatedPair[])[], random: () => number): RatedPair[] {
	const grouped = new Set(units.map(([first]) => first?.group)).size > 1;
	return units.flatMap((_, draw) => {
		const unit = units[Math.floor(random() * units.length)]!;
		return grouped ? unit.map((pair) => ({ ...pair, group: `${draw} ${pair.group}` })) : unit;
	});
}

/** The middle 95 % of what the resamples gave; `null` where less than half of them gave anything. */
export function interval(values: readonly number[]): Interval | null {
	if (values.length < resamples / 2) return null;
	const sorted = [...values].sort((a, b) => a - b);
	return [quantile(sorted, 0.025), quantile(sorted, 0.975)];
}

/** Between neighbours on a straight line. */
function quantile(sorted: readonly number[], share: number): number {
	const place = share * (sorted.length - 1);
	const below = Math.floor(place);
	const [low, high] = [sorted[below]!, sorted[Math.min(below + 1, sorted.length - 1)]!];
	return low + (high - low) * (place - below);
}

/** Mulberry32: from 0 up to 1, the same for the same seed. */
export function seededRandom(seed = 20_251_121): () => number {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	};
}
