import { mean } from '../text/collections';

/** A range that holds a figure in 95 of 100 repeats of the study, as far as resampling can tell. */
export type Interval = readonly [low: number, high: number];

/** With fewer values chance alone moves a mean. */
export const fewestValues = 5;

export const resamples = 2000;

/** The 95 % interval of a mean by resampling the values, always with the same seed; `null` for fewer than five of them. */
export function meanInterval(values: readonly number[]): Interval | null {
	if (values.length < fewestValues) return null;
	const random = seededRandom();
	const drawn = () => values[Math.floor(random() * values.length)] ?? 0;
	return interval(Array.from({ length: resamples }, () => mean(values.map(drawn))));
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
