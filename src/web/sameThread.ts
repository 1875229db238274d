import type { Analyzer } from '../analysis';
import type { BegunThread, Heard } from '../threads/analysisQueue';
import { nextTurn } from '../threads/turns';

/**
 * Stands for a worker where none can be made: each report is analysed in a turn of its own, between which the others have
 * theirs. What it takes nobody can limit.
 */
export function sameThread(analyzer: Analyzer): (heard: Heard) => BegunThread {
	return (heard) => {
		let isOver = false;
		return {
			post: (task) =>
				void nextTurn()
					.then(() => (isOver ? undefined : analyzer(...task)))
					.then(
						(analysis) => analysis && heard.answered(Promise.resolve(analysis)),
						(error: unknown) => heard.failed(error instanceof Error ? error : new Error(String(error))),
					),
			terminate: () => {
				isOver = true;
			},
		};
	};
}
