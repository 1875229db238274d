import { checkStatement } from '../../src/verification/checkStatement';
import type { Repeated } from './repeated/pieces';

/** Lengths of sources, in characters: the longer one is as much as is read of any. */
const lengths = { short: 62_500, long: 1_000_000 };
/** The time may grow with this power of the length: what is sorted and indexed is a little more than linear. */
const exponent = 1.2;
const mostTimes = (lengths.long / lengths.short) ** exponent;
/** In milliseconds, on top: what the clock and the collection of garbage come to. */
const slack = 300;
const longest = 10_000;
const tries = 4;

export interface SourceGrowth {
	/** In milliseconds of this process's own work, the least of some tries. */
	readonly short: number;
	readonly long: number;
	readonly bounded: boolean;
}

/** How the time of holding a claim against a source grows; what looks too long is measured again, for a busy machine only adds. */
export async function sourceGrowthOf(make: Repeated): Promise<SourceGrowth> {
	let [short, long] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
	for (let at = 0; at < tries; at++) {
		short = Math.min(short, await timeOf(make(lengths.short)));
		long = Math.min(long, await timeOf(make(lengths.long)));
		if (long <= mostTimes * short + slack && long < longest) return { short, long, bounded: true };
	}
	return { short, long, bounded: false };
}

/** It shares words and figures with each construct: what shares nothing is never compared. */
const claim =
	'Traffic to region 3 in row 2, year 4, rose by 5 percent to 12% in 2023, about $6 (€5), 1 head; 2023年客运量增长12%，share of Land2 was 5%.';

async function timeOf(text: string): Promise<number> {
	const before = process.cpuUsage();
	const source = { title: 'Ferries', text, pages: [], date: undefined, links: [] };
	await checkStatement(source, false, { text: claim }, async () => {});
	return process.cpuUsage(before).user / 1000;
}
