import { message } from '../messages/message';
import type { Message } from '../messages/model';
import type { Logger } from '../ports';
import type { Meter } from './meter';
import { endsRun, type JudgeTask, ModelError, type ModelErrorCode } from './model';

/** What went wrong in a run, each told once. */
export interface Failures {
	/** Returns the error to hand on: once the run has ended, what ended it. Rethrows what is no {@link ModelError}. */
	tell(task: JudgeTask, about: Message, error: unknown): ModelError;
	/** A question got an answer: the endpoint is there, and makes sense of such questions. */
	answered(task: JudgeTask): void;
	/** Throws what ended the run, or the asking of such questions, if anything did. */
	throwIfEnded(task?: JudgeTask): void;
}

/** Nobody there, or nobody who answers now. What cannot have been read has been sent several times before it fails of these. */
const silent: ReadonlySet<ModelErrorCode> = new Set(['network', 'timeout', 'rateLimit', 'server']);
/** An answer, and of no use. Of the others a question can fail alone: of its length, say, or of its subject. */
const useless: ReadonlySet<ModelErrorCode> = new Set(['notAModel', 'empty', 'malformed', 'badRequest']);

/** So many questions in a row that meet silence end the run; so many of one kind that get answers of no use, the asking of that kind. */
const mostSilent = 3;
const mostUseless = 8;

/** The log gets no more than the task, the message and what is wrong with an answer's form: what a question is about comes from a report. */
export function createFailures(meter: Meter, logger: Logger, label: string): Failures {
	let ended: ModelError | undefined;
	let silentInARow = 0;
	/** By the task's id. */
	const uselessInARow = new Map<string, number>();
	const givenUp = new Map<string, ModelError>();

	/** The error that ends the run, or the asking of such questions, where this one is the last that is put up with. */
	function lastStraw({ id }: JudgeTask, error: ModelError): ModelError {
		const details = { cause: error, problem: error.details.problem };
		const told = { label, why: error.said };
		if (silent.has(error.code) && ++silentInARow >= mostSilent)
			return new ModelError('givenUp', message('modelErrors.givenUp', { ...told, questions: silentInARow }), details);
		if (!useless.has(error.code)) return error;
		const questions = (uselessInARow.get(id) ?? 0) + 1;
		uselessInARow.set(id, questions);
		if (questions < mostUseless) return error;
		const last = new ModelError(error.code, message('modelErrors.kindGivenUp', { ...told, questions }), details);
		givenUp.set(id, last);
		return last;
	}

	return {
		tell(task, about, thrown) {
			if (!(thrown instanceof ModelError)) throw thrown;
			if (ended && endsRun.has(thrown.code)) return ended;
			if (thrown === givenUp.get(task.id)) return thrown;
			const error = ended ? thrown : lastStraw(task, thrown);
			if (endsRun.has(error.code)) ended = error;
			meter.failed(task, about, error);
			logger.warn(message('notices.notAnswered', { task: task.id, why: error.said, problem: error.details.problem }));
			return error;
		},
		answered({ id }) {
			silentInARow = 0;
			uselessInARow.delete(id);
		},
		throwIfEnded(task) {
			const why = ended ?? (task && givenUp.get(task.id));
			if (why) throw why;
		},
	};
}
