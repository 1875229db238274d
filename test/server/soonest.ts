/** In milliseconds, the least that something took in up to ten tries: a busy machine delays some of them, a defect all. */
export async function soonest(enough: number, timed: () => Promise<number>): Promise<number> {
	let least = Number.POSITIVE_INFINITY;
	for (let tries = 0; tries < 10 && least >= enough; tries++) least = Math.min(least, await timed());
	return least;
}
