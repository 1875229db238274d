import { message } from '../messages/message';
import type { Message } from '../messages/model';

/** A number that a person may choose, and how to say so. */
export interface NumberRange {
	readonly from: number;
	readonly to: number;
	readonly whole: boolean;
	/** Completes “use …”. */
	readonly said: Message;
}

/** The numbers of the command line and of the configuration file; both take the same. */
export const ranges = {
	maxFindings: { from: 0, to: 1000, whole: false, said: message('ranges.maxFindings') },
	allowedFindings: { from: 0, to: 100_000, whole: true, said: message('ranges.allowedFindings') },
	minScore: { from: 0, to: 100, whole: false, said: message('ranges.minScore') },
	maxCost: { from: 0.0001, to: 100_000, whole: false, said: message('ranges.maxCost') },
	maxTokens: { from: 1, to: 1_000_000_000, whole: true, said: message('ranges.maxTokens') },
	runs: { from: 1, to: 20, whole: true, said: message('ranges.runs') },
	concurrency: { from: 1, to: 64, whole: true, said: message('ranges.concurrency') },
	port: { from: 0, to: 65_535, whole: true, said: message('ranges.port') },
	timeout: { from: 1, to: 3600, whole: false, said: message('ranges.timeout') },
	runTimeout: { from: 1, to: 604_800, whole: false, said: message('ranges.runTimeout') },
} as const satisfies Readonly<Record<string, NumberRange>>;

export type RangeName = keyof typeof ranges;

export function inRange(value: number, { from, to, whole }: NumberRange): boolean {
	return value >= from && value <= to && (!whole || Number.isInteger(value));
}
