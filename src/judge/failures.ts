import { message } from '../messages/message';
import type { Message } from '../messages/model';
import type { Logger } from '../ports';
import type { Meter } from './meter';
import { endsRun, type JudgeTask, ModelError, type ModelErrorCode } from './model';

/** What went wrong in a run, each told once. */
export interface Failures {
	/** Returns the error to hand on: once the run has ended, what ended it. Rethrows what is no {@link ModelError}. */
	record(task: JudgeTask, about: Message, error: unknown): ModelError;
	/** A question got an answer: the endpoint is there, and makes sense of such questions. */
	recordAnswer(task: JudgeTask): void;
	/** Throws what ended the run, or the asking of such questions, if anything did. */
	throwIfEnded(task?: JudgeTask): void;
}

/** The endpoint cannot be reached or does not answer now. Such calls have already been retried. */
const unreachableCodes: ReadonlySet<ModelErrorCode> = new Set(['network', 'timeout', 'rateLimit', 'server']);
/** The endpoint answers, but with nothing usable. Other errors concern a single question, such as one that is too long. */
const unusableCodes: ReadonlySet<ModelErrorCode> = new Set(['notAModel', 'empty', 'malformed', 'badRequest']);

/** So many unreachable questions in a row end the run; so many unusable answers in a row to one task end the asking of that task. */
const maxUnreachableInARow = 3;
const maxUnusableInARow = 8;

/** The log gets no more than the task, the message and what is wrong with an answer's form: what a question is about comes from a report. */
export function createFailures(meter: Meter, logger: Logger, label: string): Failures {
	let ended: ModelError | undefined;
	let unreachableInARow = 0;
	/** By the task's id. */
	const unusableInARow = new Map<string, number>();
	const givenUp = new Map<string, ModelError>();

	/** Counts a failure; returns the error that ends the run, or the asking of this task, where the limit is reached, else the error itself. */
	function countFailure({ id }: JudgeTask, error: ModelError): ModelError {
		const details = { cause: error, problem: error.details.problem };
		const told = { label, why: error.said };
		if (unreachableCodes.has(error.code) && ++unreachableInARow >= maxUnreachableInARow)
			return new ModelError(
				'givenUp',
				message('modelErrors.givenUp', { ...told, questions: unreachableInARow }),
				details,
			);
		if (!unusableCodes.has(error.code)) return error;
		const questions = (unusableInARow.get(id) ?? 0) + 1;
		unusableInARow.set(id, questions);
		if (questions < maxUnusableInARow) return error;
		const last = new ModelError(error.code, message('modelErrors.kindGivenUp', { ...told, questions }), details);
		givenUp.set(id, last);
		return last;
	}

	return {
		record(task, about, thrown) {
			if (!(thrown instanceof ModelError)) throw thrown;
			if (ended && endsRun.has(thrown.code)) return ended;
			if (thrown === givenUp.get(task.id)) return thrown;
			const error = ended ? thrown : countFailure(task, thrown);
			if (endsRun.has(error.code)) ended = error;
			meter.recordFailure(task, about, error);
			logger.warn(message('notices.notAnswered', { task: task.id, why: error.said, problem: error.details.problem }));
			return error;
		},
		recordAnswer({ id }) {
			unreachableInARow = 0;
			unusableInARow.delete(id);
		},
		throwIfEnded(task) {
			const why = ended ?? (task && givenUp.get(task.id));
			if (why) throw why;
		},
	};
}
