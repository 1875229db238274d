import { mean } from '../text/collections';

/** Spearman's ρ, −1 to 1: Pearson's r of the ranks; `null` where the values on one side are all the same. */
export function spearman(xs: readonly number[], ys: readonly number[]): number | null {
	return correlation(ranks(xs), ranks(ys));
}

function correlation(xs: readonly number[], ys: readonly number[]): number | null {
	if (isConstant(xs) || isConstant(ys)) return null;
	const [meanX, meanY] = [mean(xs), mean(ys)];
	let [xy, xx, yy] = [0, 0, 0];
	for (const [index, x] of xs.entries()) {
		const [dx, dy] = [x - meanX, ys[index]! - meanY];
		xy += dx * dy;
		xx += dx * dx;
		yy += dy * dy;
	}
	return Math.max(-1, Math.min(1, xy / Math.sqrt(xx * yy)));
}

/** Places from 1, where equal values share the mean of theirs. */
export function ranks(values: readonly number[]): number[] {
	const order = values.map((value, index) => ({ value, index })).sort((a, b) => a.value - b.value);
	const ranked = new Array<number>(values.length);
	for (let start = 0; start < order.length; ) {
		let end = start;
		while (end < order.length && order[end]!.value === order[start]!.value) end += 1;
		for (let at = start; at < end; at += 1) ranked[order[at]!.index] = (start + 1 + end) / 2;
		start = end;
	}
	return ranked;
}

/** Also true without values. Exact, where a variance that is nearly 0 by rounding would not be. */
function isConstant(values: readonly number[]): boolean {
	return values.every((value) => value === values[0]);
}

/** A range that holds the figure in 95 of 100 repeats of the study, as far as resampling can tell. */
export type Interval = readonly [low: number, high: number];

/** The 95 % percentile interval of a figure that is drawn 2,000 times, always with the same seed. */
export function resampledInterval(draw: (random: () => number) => number): Interval {
	const random = seededRandom();
	const sorted = Array.from({ length: 2000 }, () => draw(random)).sort((a, b) => a - b);
	return [quantile(sorted, 0.025), quantile(sorted, 0.975)];
}

/** With fewer values chance alone moves a mean. */
export const fewestValues = 5;

/** The 95 % interval of a mean by resampling its values; `null` for fewer than five of them. */
export function meanInterval(values: readonly number[]): Interval | null {
	if (values.length < fewestValues) return null;
	return resampledInterval((random) => mean(values.map(() => values[Math.floor(random() * values.length)] ?? 0)));
}

/** Between neighbours on a straight line. */
function quantile(sorted: readonly number[], share: number): number {
	const place = share * (sorted.length - 1);
	const below = Math.floor(place);
	const [low, high] = [sorted[below]!, sorted[Math.min(below + 1, sorted.length - 1)]!];
	return low + (high - low) * (place - below);
}

/** Mulberry32: from 0 up to 1. */
function seededRandom(): () => number {
	let state = 20_251_121;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	};
}
