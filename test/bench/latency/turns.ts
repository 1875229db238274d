import { performance } from 'node:perf_hooks';

/** The time of one thread, which Node tells from 22.19 on: the editor's own is newer, the types of this project are older. */
type ThreadTimes = { threadCpuUsage(): { readonly user: number; readonly system: number } };

/** Longer than this a turn of the event loop keeps an answer from its frame, in milliseconds. */
const frame = 16;

/** What the turns of an event loop took while something was measured, in milliseconds of the thread's own time. */
export interface Turns {
	readonly longest: number;
	/** How many took longer than a frame. */
	readonly long: number;
	/** All of them together. */
	readonly total: number;
}

/**
 * Measures the turns of the event loop that it is called in, until the function that it returns is called. What counts is
 * the time that the thread worked, not the time that passed: a machine that is busy elsewhere does not count.
 */
export function watchTurns(): () => Turns {
	const began = threadTime();
	let last = began;
	const turns: number[] = [];
	const tick = () => {
		const now = threadTime();
		turns.push(now - last);
		last = now;
	};
	const timer = setInterval(tick, 1);
	return () => {
		tick();
		clearInterval(timer);
		return {
			longest: Math.max(...turns),
			long: turns.filter((turn) => turn > frame).length,
			total: last - began,
		};
	};
}

/** What a piece of work takes: by the clock, and the turns meanwhile. */
export async function timed(
	work: () => PromiseLike<unknown>,
): Promise<{ readonly wall: number; readonly turns: Turns }> {
	const ended = watchTurns();
	const began = performance.now();
	await work();
	return { wall: performance.now() - began, turns: ended() };
}

function threadTime(): number {
	const { user, system } = (process as unknown as ThreadTimes).threadCpuUsage();
	return (user + system) / 1000;
}
