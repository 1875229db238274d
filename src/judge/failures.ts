import { message } from '../messages/message';
import type { Message } from '../messages/model';
import type { Logger } from '../ports';
import type { Meter } from './meter';
import { endsRun, type JudgeTask, ModelError, type ModelErrorCode } from './model';

/** What went wrong in a run, each told once. */
export interface Failures {
	/** Returns the error to hand on: once the run has ended, what ended it. Rethrows what is no {@link ModelError}. */
	tell(task: JudgeTask, about: Message, error: unknown): ModelError;
	/** A question got an answer: the endpoint is there, and makes sense. */
	answered(): void;
	/** Throws what ended the run, if anything did. */
	throwIfEnded(): void;
}

/** Nobody there, or nobody who answers now. What cannot have been read has been sent several times before it fails of these. */
const silent: ReadonlySet<ModelErrorCode> = new Set(['network', 'timeout', 'rateLimit', 'server']);
/** An answer, and of no use. Of the others a question can fail alone: of its length, say, or of its subject. */
const useless: ReadonlySet<ModelErrorCode> = new Set(['notAModel', 'empty', 'malformed', 'badRequest']);

/** So many questions in a row that meet silence end the run; so many, that come to nothing at all. */
const mostSilent = 3;
const mostUseless = 8;

/** The log gets no more than the task, the message and what is wrong with an answer's form: what a question is about comes from a report. */
export function createFailures(meter: Meter, logger: Logger, label: string): Failures {
	let ended: ModelError | undefined;
	let inARow: readonly ModelErrorCode[] = [];

	/** The error that ends the run, where this one is the last that is put up with. */
	function givenUp(error: ModelError): ModelError | undefined {
		if (silent.has(error.code) || useless.has(error.code)) inARow = [...inARow, error.code];
		const questions = inARow.length;
		if (questions < mostUseless && inARow.filter((code) => silent.has(code)).length < mostSilent) return undefined;
		const details = { cause: error, problem: error.details.problem };
		return new ModelError('givenUp', message('modelErrors.givenUp', { label, questions, why: error.said }), details);
	}

	return {
		tell(task, about, thrown) {
			if (!(thrown instanceof ModelError)) throw thrown;
			if (ended && endsRun.has(thrown.code)) return ended;
			const error = (ended ? undefined : givenUp(thrown)) ?? thrown;
			if (endsRun.has(error.code)) ended = error;
			meter.failed(task, about, error);
			logger.warn(message('notices.notAnswered', { task: task.id, why: error.said, problem: error.details.problem }));
			return error;
		},
		answered() {
			inARow = [];
		},
		throwIfEnded() {
			if (ended) throw ended;
		},
	};
}
