import type { Severity } from '../../findings/model';

/** From which odds that an editor questions a sentence's ground it is told, and how loudly. */
interface DoubtFrom {
	readonly warning: number;
	readonly info: number;
	readonly hint: number;
}

/**
 * Chosen where editors agree with what is told, on reports left out of the training (`npm run bench:editor`): the
 * least odds from which at each level enough of it is agreed with.
 */
export const doubtFrom = {
	/** A claim that the rules find nothing under. */
	unsupported: { warning: 0.55, info: 0.45, hint: 0.3 },
	/** A claim with something under it, or of which the rules know nothing. */
	partial: { warning: 0.6, info: 0.45, hint: 0.3 },
	/** A fact without a source. */
	fact: { warning: 0.7, info: 0.5, hint: 0.4 },
} as const satisfies Record<string, DoubtFrom>;

/** How loudly a doubt is told; `undefined` where it is better left unsaid. */
export function levelOf(doubt: number, from: DoubtFrom): Exclude<Severity, 'off' | 'error'> | undefined {
	return (['warning', 'info', 'hint'] as const).find((level) => doubt >= from[level]);
}
