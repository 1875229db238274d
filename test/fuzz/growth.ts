import { analyze } from '../../src/analyze';
import { checkStatement } from '../../src/verification/checkStatement';
import type { Repeated } from './repeated/pieces';

/** Work on a text whose time is to grow with its length. */
export interface Grown {
	/** `at` makes a text that was just worked on another one. */
	readonly work: (text: string, at: number) => unknown;
	/** Lengths of texts, in characters, whose times are compared. */
	readonly lengths: { readonly short: number; readonly long: number };
	/** How many times as long the longer text may take. */
	readonly mostTimes: number;
	/** In milliseconds, on top: what the clock and the collection of garbage come to. */
	readonly slack: number;
	/** In milliseconds: what the longer text may take at most. */
	readonly longest?: number;
}

export interface Growth {
	/** In milliseconds of this process's own work, the least of some tries. */
	readonly short: number;
	readonly long: number;
	readonly bounded: boolean;
}

/** Below the length of a line, or of most tables, which would be left out; linear with what is sorted and indexed, far below the 16 of a square. */
export const analysis: Grown = {
	work: (text, at) => analyze({ name: 'report.md', text: text + '\n'.repeat(at) }),
	lengths: { short: 4_000, long: 16_000 },
	mostTimes: 8,
	slack: 150,
};

/** Of what shows at some length only, as where a report asks its list of references for each of its sentences. */
export const longAnalysis: Grown = {
	...analysis,
	lengths: { short: 250_000, long: 1_000_000 },
	mostTimes: 6,
	slack: 500,
};

/** It shares words and figures with each construct: what shares nothing is never compared. */
const claim =
	'Traffic to region 3 in row 2, year 4, rose by 5 percent to 12% in 2023, about $6 (€5), 1 head; 2023年客运量增长12%，share of Land2 was 5%.';

/** To as much as is read of any source: sixteen times as long, to the power of 1.2. */
export const sourceCheck: Grown = {
	work: (text) => {
		const source = { title: 'Ferries', text, pages: [], links: [] };
		return checkStatement(source, false, { text: claim }, async () => {});
	},
	lengths: { short: 62_500, long: 1_000_000 },
	mostTimes: 16 ** 1.2,
	slack: 300,
	longest: 10_000,
};

const tries = 4;

/** How the time of a work grows; what looks too long is measured again, for a busy machine adds and never takes away. */
export async function growthOf(make: Repeated, grown: Grown): Promise<Growth> {
	const { lengths, mostTimes, slack, longest = Number.POSITIVE_INFINITY } = grown;
	let [short, long] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
	for (let at = 0; at < tries; at++) {
		short = Math.min(short, await timeOf(make(lengths.short), at, grown));
		long = Math.min(long, await timeOf(make(lengths.long), at, grown));
		if (long <= mostTimes * short + slack && long < longest) return { short, long, bounded: true };
	}
	return { short, long, bounded: false };
}

async function timeOf(text: string, at: number, { work }: Grown): Promise<number> {
	const before = process.cpuUsage();
	await work(text, at);
	return process.cpuUsage(before).user / 1000;
}
