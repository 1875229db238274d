import { analyze } from '../analyze';
import { startTextCache } from '../text/textCache';
import { answerWith } from '../threads/analysisAnswer';
import type { AnalysisTask } from '../threads/analysisQueue';
import { split } from '../threads/pieces';
import type { WorkerMessage } from './analysisThread';

/** The worker that reports are analysed in, one after the other. */
startTextCache();
self.onmessage = ({ data }: MessageEvent<AnalysisTask>) => {
	try {
		const { frame, pieces } = split(answerWith(analyze(...data)));
		say({ kind: 'frame', frame, pieces: pieces.length });
		for (const piece of pieces) say({ kind: 'piece', piece });
	} catch (error) {
		say({ kind: 'fault', fault: error instanceof Error ? (error.stack ?? error.message) : String(error) });
	}
};
say({ kind: 'ready' });

function say(message: WorkerMessage): void {
	self.postMessage(message);
}
