import type { Message } from '../messages/model';
import type { Span } from '../report/model';

/** Where a value comes from. A score never hides it. */
export type Basis = 'rule' | 'model' | 'unscored';

export interface Reason {
	readonly message: Message;
	readonly span?: Span;
}

/** A reason that is put into words where it is shown. */
export interface ToldReason {
	readonly message: Message;
	readonly span?: Span;
}

/** One named score. `value` is `null` when it cannot be had; then `reasons` says why. */
export interface Dimension {
	readonly value: number | null;
	readonly range: readonly [number, number];
	readonly basis: Basis;
	readonly reasons: readonly Reason[];
}

export interface Spread {
	readonly mean: number;
	readonly sigma: number;
	/** Run by run. */
	readonly values: readonly number[];
}

export const frameworks = ['finResearch', 'reportEval', 'jade'] as const;
export type Framework = (typeof frameworks)[number];
