import { analyze } from '../../src/analyze';
import type { Repeated } from './repeated/pieces';

/** Lengths of texts, in characters, whose times are compared: below that of a line, or of most tables, which would be left out. */
const lengths = { short: 4_000, long: 16_000 };
/** Four times as much may take so many times as long: linear with what is sorted and indexed, far below the 16 of a square. */
const mostTimes = 8;
/** In milliseconds, on top: what the clock and the collection of garbage come to. */
const slack = 150;
const tries = 4;

export interface Growth {
	/** In milliseconds of this process's own work, the least of some tries. */
	readonly short: number;
	readonly long: number;
	readonly bounded: boolean;
}

/** How the time of an analysis grows; what looks too long is measured again, for a busy machine adds and never takes away. */
export function growthOf(make: Repeated): Growth {
	let [short, long] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
	for (let at = 0; at < tries; at++) {
		short = Math.min(short, timeOf(make(lengths.short), at));
		long = Math.min(long, timeOf(make(lengths.long), at));
		if (long <= mostTimes * short + slack) return { short, long, bounded: true };
	}
	return { short, long, bounded: false };
}

/** `at` makes the text another one: a text that was just read is not read again. */
function timeOf(text: string, at: number): number {
	const before = process.cpuUsage();
	analyze({ name: 'report.md', text: text + '\n'.repeat(at) });
	return process.cpuUsage(before).user / 1000;
}
