import { parentPort, workerData } from 'node:worker_threads';
import { analyze } from '../analyze';
import { startTextCache } from '../text/textCache';
import { answerWith } from '../threads/analysisAnswer';
import type { AnalysisTask } from '../threads/analysisQueue';
import type { AnalysisWorkerData, ThreadAnswer } from './analysisThread';
import { toBytes } from './pieces';

/** The thread that reports are analysed in, one after the other. */
const { keeping }: AnalysisWorkerData = workerData;
if (keeping) startTextCache();
parentPort?.on('message', (task: AnalysisTask) => {
	const answer = answerTo(task);
	parentPort?.postMessage(answer, 'pieces' in answer ? answer.pieces.map(({ buffer }) => buffer) : []);
});

function answerTo(task: AnalysisTask): ThreadAnswer {
	try {
		return { pieces: toBytes(answerWith(analyze(...task))) };
	} catch (error) {
		return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
	}
}
