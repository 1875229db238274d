import type { Analyzer } from '../analysis';
import type { AnalysisThread } from '../threads/analysisQueue';

/** Several threads as one: a report goes to the thread that has the fewest to read. */
export function analysisThreadPool(count: number, start: () => AnalysisThread): AnalysisThread {
	const threads = Array.from({ length: count }, () => ({ thread: start(), reports: 0 }));
	const analyzer: Analyzer = async (...task) => {
		const free = threads.reduce((least, each) => (each.reports < least.reports ? each : least));
		free.reports++;
		try {
			return await free.thread.analyzer(...task);
		} finally {
			free.reports--;
		}
	};
	return {
		analyzer,
		dispose() {
			for (const { thread } of threads) thread.dispose();
		},
	};
}
