/** A number that a person may choose, and how to say so. */
export interface NumberRange {
	readonly from: number;
	readonly to: number;
	readonly whole: boolean;
	/** Completes “use …”. */
	readonly words: string;
}

/** The numbers of the command line and of the configuration file; both take the same. */
export const ranges = {
	minScore: { from: 0, to: 100, whole: false, words: 'a number from 0 to 100' },
	maxCost: { from: 0.0001, to: 100_000, whole: false, words: 'US dollars, 0.0001 or more' },
	maxTokens: { from: 1, to: 1_000_000_000, whole: true, words: 'a whole number of tokens, 1 or more' },
	runs: { from: 1, to: 20, whole: true, words: 'a whole number from 1 to 20' },
	concurrency: { from: 1, to: 64, whole: true, words: 'a whole number from 1 to 64' },
	timeout: { from: 1, to: 3600, whole: false, words: 'seconds, from 1 to 3600' },
} as const satisfies Readonly<Record<string, NumberRange>>;

export type RangeName = keyof typeof ranges;

export function inRange(value: number, { from, to, whole }: NumberRange): boolean {
	return value >= from && value <= to && (!whole || Number.isInteger(value));
}
