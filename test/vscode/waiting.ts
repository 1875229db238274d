const pause = 25;

/**
 * The first value a probe gives that is not `undefined` or `false`, asked again and again.
 * Fails with what was awaited, so that a slow machine costs time and never a wrong answer.
 */
export async function until<T>(
	awaited: string,
	probe: () => T | undefined | false | Promise<T | undefined | false>,
	timeout = 60_000,
): Promise<T> {
	const end = Date.now() + timeout;
	for (;;) {
		const value = await probe();
		if (value !== undefined && value !== false) return value;
		if (Date.now() > end) throw new Error(`Waited ${timeout / 1000} s in vain for ${awaited}.`);
		await new Promise((resolve) => setTimeout(resolve, pause));
	}
}

/** Watches for a while that something does not happen. */
export async function remains(state: string, holds: () => boolean, duration = 1_000): Promise<void> {
	const end = Date.now() + duration;
	while (Date.now() < end) {
		if (!holds()) throw new Error(`It did not remain so that ${state}.`);
		await new Promise((resolve) => setTimeout(resolve, pause));
	}
}
