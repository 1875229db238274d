import type { Message } from '../messages/model';
import { type Interval, meanInterval } from '../ranking/statistics';
import type { Span } from '../report/model';
import { mean } from '../text/collections';

/** Where a value comes from. A score never hides it. */
export type Basis = 'rule' | 'model' | 'unscored';

export interface Reason {
	readonly message: Message;
	readonly span?: Span;
}

/** One named score. `value` is `null` when it cannot be had; then `reasons` says why. */
export interface Dimension {
	readonly value: number | null;
	readonly range: readonly [number, number];
	readonly basis: Basis;
	readonly reasons: readonly Reason[];
	/** How far apart runs were; absent unless several scored it. */
	readonly spread?: Spread;
	/** What would raise it, in the words of the model that judged it. */
	readonly raise?: Message;
}

/** How many decimals tell something on a scale, of a score as of its spread: one on scales of many points, two on those of a few. */
export function decimalsOn(range: Dimension['range'] | undefined): number {
	return range !== undefined && range[1] - range[0] > 10 ? 1 : 2;
}

/** A dimension that has no score, and why. */
export function unscored(range: Dimension['range'], why: Reason): Dimension {
	return { value: null, range, basis: 'unscored', reasons: [why] };
}

export interface Spread {
	readonly mean: number;
	/** The 95 % interval of the mean, by the rule for all means: resampled, and none for fewer than five runs. */
	readonly interval: Interval | null;
	/** The population's standard deviation. */
	readonly sigma: number;
	/** Run by run. */
	readonly values: readonly number[];
}

/** Over the runs that have the figure; `null` with fewer than two such. */
export function spreadOf(figures: readonly (number | null)[]): Spread | null {
	const values = figures.filter((figure) => figure !== null);
	if (values.length < 2) return null;
	const center = mean(values);
	const sigma = Math.sqrt(mean(values.map((value) => (value - center) ** 2)));
	return { mean: center, interval: meanInterval(values), sigma, values };
}

export const frameworks = ['finResearch', 'reportEval', 'jade'] as const;
export type Framework = (typeof frameworks)[number];
