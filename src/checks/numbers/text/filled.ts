import type { Quantity } from '../../../report/model';
import type { Amount } from '../amounts/amount';
import { amountAt, amountsIn, periodAt, type Skeleton } from '../reading/skeleton';

/** A row's pattern as a text fills it. */
export interface Filled {
	readonly skeleton: Skeleton;
	/** Where it ends in the text. */
	readonly end: number;
	readonly has: (slot: string) => boolean;
	readonly number: (slot: string) => Amount;
	readonly year: (slot: string) => Quantity;
	/** The numbers of a list. */
	readonly list: (slot: string) => readonly Amount[];
	/** Empty where the row has no such slot. */
	readonly words: (slot: string) => string;
	/** What stands behind one slot and before another, which may stand in front of it. */
	readonly between: (one: string, other: string) => string;
	/** What stands before and behind it in its sentence. */
	readonly before: string;
	readonly behind: string;
	/** All sentences that it touches, and the one before. */
	readonly sentence: string;
	readonly previous: string;
	/** The same with one sentence more. */
	readonly previousTwo: string;
}

export function filledFrom(skeleton: Skeleton, match: RegExpExecArray): Filled {
	const groups = match.groups ?? {};
	const words = (slot: string) => groups[slot] ?? '';
	const { text } = skeleton;
	const [start, end] = [match.index, match.index + match[0].length];
	const from = text.lastIndexOf('\n', start - 1) + 1;
	const next = text.indexOf('\n', end);
	const to = next < 0 ? text.length : next;
	const startBefore = (at: number) => text.lastIndexOf('\n', at - 2) + 1;
	const places = (slot: string) => text.indexOf(words(slot), start);
	return {
		skeleton,
		end,
		has: (slot) => words(slot) !== '',
		number: (slot) => amountAt(skeleton, words(slot)),
		year: (slot) => periodAt(skeleton, words(slot)),
		list: (slot) => amountsIn(skeleton, words(slot)),
		words,
		between: (one, other) => {
			const [first, second] = [places(one), places(other)].sort((a, b) => a - b);
			return text.slice((first ?? 0) + 1, second);
		},
		before: text.slice(from, start),
		behind: text.slice(end, to),
		sentence: text.slice(from, to),
		previous: text.slice(startBefore(from), Math.max(0, from - 1)),
		previousTwo: text.slice(startBefore(startBefore(from)), Math.max(0, from - 1)),
	};
}
