import { parentPort } from 'node:worker_threads';
import { analyze } from '../analyze';
import { startKeeping } from '../text/kept';
import { packed } from './analysisAnswer';
import type { AnalysisAnswer, AnalysisTask } from './analysisThread';

/** The thread that reports are analysed in, one after the other; it keeps what it has read of the last ones. */
startKeeping();
parentPort?.on('message', (task: AnalysisTask) => {
	const answer = answerTo(task);
	parentPort?.postMessage(answer, 'pieces' in answer ? answer.pieces.map(({ buffer }) => buffer) : []);
});

function answerTo(task: AnalysisTask): AnalysisAnswer {
	try {
		return { pieces: packed(analyze(...task)) };
	} catch (error) {
		return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
	}
}
