/** For how many milliseconds this process computes at the work; what else the machine does makes it no longer. */
export async function computing(work: () => unknown): Promise<number> {
	const before = process.cpuUsage();
	await work();
	return process.cpuUsage(before).user / 1000;
}
