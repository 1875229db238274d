import { message } from '../messages/message';
import type { Message } from '../messages/model';
import type { Logger } from '../ports';
import type { Meter } from './meter';
import { endsRun, type JudgeTask, ModelError } from './model';

/** What went wrong in a run, each told once. */
export interface Failures {
	/** Returns the error to hand on: once the run has ended, what ended it. Rethrows what is no {@link ModelError}. */
	tell(task: JudgeTask, about: Message, error: unknown): ModelError;
	/** Throws what ended the run, if anything did. */
	throwIfEnded(): void;
}

/** The log gets no more than the task, the message and what is wrong with an answer's form: what a question is about comes from a report. */
export function createFailures(meter: Meter, logger: Logger): Failures {
	let ended: ModelError | undefined;
	return {
		tell(task, about, error) {
			if (!(error instanceof ModelError)) throw error;
			if (ended && endsRun.has(error.code)) return ended;
			if (endsRun.has(error.code)) ended = error;
			meter.failed(task, about, error);
			logger.warn(message('notices.notAnswered', { task: task.id, why: error.said, problem: error.details.problem }));
			return error;
		},
		throwIfEnded() {
			if (ended) throw ended;
		},
	};
}
