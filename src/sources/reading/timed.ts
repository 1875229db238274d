import type { Clock } from '../../ports';

/** So much time was not enough. */
export class TimeUp extends Error {
	override readonly name = 'TimeUp';
}

/**
 * Runs a task for at most so many milliseconds. Its signal is aborted when they are over, or with the given signal;
 * then the promise rejects, with {@link TimeUp} or the signal's reason, whether the task listens or not.
 */
export async function timed<Result>(
	clock: Clock,
	milliseconds: number,
	signal: AbortSignal,
	task: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
	signal.throwIfAborted();
	const own = new AbortController();
	const finished = new AbortController();
	const stop = () => own.abort(signal.reason);
	signal.addEventListener('abort', stop, { once: true });
	const aborted = new Promise<never>((_, reject) => {
		own.signal.addEventListener('abort', () => reject(own.signal.reason), { once: true });
	});
	clock.sleep(Math.max(0, milliseconds), finished.signal).then(
		() => own.abort(new TimeUp(`over ${milliseconds} ms`)),
		// The task was done before.
		() => {},
	);
	try {
		return await Promise.race([task(own.signal), aborted]);
	} finally {
		finished.abort();
		signal.removeEventListener('abort', stop);
	}
}
