import type { RunningThread, ThreadEvents } from '../threads/analysisQueue';
import { nextTurn } from '../threads/slices';

/**
 * Stands for a worker where none can be made: each report is analysed in a turn of its own, between which the others have
 * theirs. What it takes nobody can limit.
 */
export function sameThread(heard: ThreadEvents): RunningThread {
	let isOver = false;
	return {
		post: (task) =>
			void import('../analyze')
				.then(async ({ analyze }) => {
					await nextTurn();
					if (!isOver) heard.answered(Promise.resolve(analyze(...task)));
				})
				.catch((error: unknown) => heard.failed(error instanceof Error ? error : new Error(String(error)))),
		terminate: () => {
			isOver = true;
		},
	};
}
