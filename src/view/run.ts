import { endsRun } from '../judge/model';
import { message } from '../messages/message';
import type { Message } from '../messages/model';
import type { Progress } from '../model';
import type { ReviewedAnalysis } from '../review/model';
import type { RunFailure, RunInfo } from '../scorecard/run';
import type { Scorecard } from '../scorecard/scorecard';
import type { ViewContext } from './context';
import type { RunView } from './model';

/** Who scored, what it took, what could not be judged, and how stable the judgement is. */
export function runView({ run, stability }: Scorecard, { words }: Pick<ViewContext, 'words'>): RunView {
	return {
		line: words.say(runLine(run)),
		failures: failureKinds(run.failures).map(({ code, failures, message: why }) =>
			words.say(
				endsRun.has(code) ? message('runs.stopped', { why }) : message('runs.unanswered', { questions: failures, why }),
			),
		),
		stability: stability && words.say(stabilityLine(stability)),
	};
}

/** What a second reading came to, what of it was dropped, and what it took. */
export function reviewLines({ tally, review, run }: Omit<ReviewedAnalysis, 'analysis'>): Message[] {
	return [
		message('review.tally', { ...tally, withdrawn: tally.withdrawn.length }),
		...(review.dropped > 0 ? [message('review.dropped', { count: review.dropped })] : []),
		...(tally.lost > 0 ? [message('review.lost', { count: tally.lost })] : []),
		runLine(run),
	];
}

/** Who scored, and what it took. */
export function runLine(run: RunInfo): Message {
	return run.mode === 'offline' ? message('runs.offline', run) : message('runs.model', run);
}

function stabilityLine({ runs, final, flipped }: NonNullable<Scorecard['stability']>): Message {
	return message('runs.stability', { runs, final, flips: flipped.length });
}

/** Failures of one kind, told once with the first one's message. */
export interface FailureKind {
	readonly code: RunFailure['code'];
	readonly failures: number;
	readonly message: Message;
}

export function failureKinds(failures: readonly RunFailure[]): FailureKind[] {
	return [...new Set(failures.map(({ code }) => code))].map((code) => {
		const alike = failures.filter((failure) => failure.code === code);
		return { code, failures: alike.length, message: alike[0]!.message };
	});
}

/** What a run is doing now, with what has come in of its answers, and what it has cost. */
export function progressMessage({ step, done, of, received = 0, cost }: Progress): Message {
	const counted = done !== undefined && of !== undefined ? message('runs.counted', { step, done, of }) : step;
	const doing = received > 0 ? message('runs.receiving', { doing: counted, tokens: received }) : counted;
	return typeof cost === 'number' && cost > 0 ? message('runs.costing', { doing, cost }) : doing;
}
