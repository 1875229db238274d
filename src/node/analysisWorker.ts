import { parentPort } from 'node:worker_threads';
import { analyze } from '../analyze';
import type { AnalysisAnswer, AnalysisTask } from './analysisThread';

/** The thread that reports are analysed in, one after the other; it keeps what it has read of the last ones. */
parentPort?.on('message', ({ id, read }: AnalysisTask) => {
	parentPort?.postMessage(answerTo(id, read));
});

function answerTo(id: number, read: AnalysisTask['read']): AnalysisAnswer {
	try {
		return { id, analysis: analyze(...read) };
	} catch (error) {
		return { id, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
	}
}
