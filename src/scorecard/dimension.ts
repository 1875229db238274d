import type { Message } from '../messages/model';
import type { Span } from '../report/model';

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

export interface Spread {
	readonly mean: number;
	readonly sigma: number;
	/** Run by run. */
	readonly values: readonly number[];
}

/** Mean and σ (of the population) over the runs that have the figure; `null` with fewer than two such. */
export function spreadOf(figures: readonly (number | null)[]): Spread | null {
	const values = figures.filter((figure) => figure !== null);
	if (values.length < 2) return null;
	const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
	const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
	return { mean, sigma: Math.sqrt(variance), values };
}

export const frameworks = ['finResearch', 'reportEval', 'jade'] as const;
export type Framework = (typeof frameworks)[number];
