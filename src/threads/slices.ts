/** How long work in slices goes on before others have their turn, in milliseconds. */
const slice = 4;

/** Work that can pause wherever it yields. */
export type Steps<Result = unknown> = Iterator<unknown, Result, undefined>;

/**
 * Does work in slices of few milliseconds, with a turn of the event loop between them: nobody waits who has something to do
 * meanwhile. `undefined` where it was no longer wanted after a pause, and is left undone.
 */
export async function inSlices<Result>(
	steps: Steps<Result>,
	isWanted: () => boolean = () => true,
): Promise<Result | undefined> {
	for (let began = performance.now(); ; ) {
		const { done, value } = steps.next();
		if (done) return value;
		if (performance.now() - began <= slice) continue;
		await nextTurn();
		if (!isWanted()) return undefined;
		began = performance.now();
	}
}

/** Resolves in a later turn of the event loop, so that what waits is done before. */
export function nextTurn(): Promise<void> {
	return new Promise((resolve) => {
		if (typeof setImmediate === 'function') return void setImmediate(resolve);
		// Browsers do not have it, and a timer they delay by milliseconds.
		const { port1, port2 } = new MessageChannel();
		port1.onmessage = () => {
			port1.close();
			resolve();
		};
		port2.postMessage(undefined);
	});
}
