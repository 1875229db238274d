import { parentPort, workerData } from 'node:worker_threads';
import { analyze } from '../analyze';
import { startKeeping } from '../text/kept';
import { packed } from './analysisAnswer';
import type { AnalysisAnswer, AnalysisTask, AnalysisWorkerData } from './analysisThread';

/** The thread that reports are analysed in, one after the other. */
const { keeping }: AnalysisWorkerData = workerData;
if (keeping) startKeeping();
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
