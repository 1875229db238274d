import type { Analysis } from '../analysis';
import { endsRun } from '../judge/model';
import { message } from '../messages/message';
import type { Message, Words } from '../messages/model';
import type { Progress } from '../model';
import { fewestValues } from '../ranking/statistics';
import type { ReviewedAnalysis } from '../reading/applied/model';
import type { Reading } from '../reading/model';
import { didNotFall, type RunFailure, type RunInfo } from '../scorecard/run';
import type { AnsweredQuestion, Scorecard } from '../scorecard/scorecard';
import { shorten } from '../text/shorten';
import type { ViewContext } from './context';

/** Of a question no more is shown. */
const longestQuestion = 200;

/** Who scored, what it took, what could not be judged, and how stable the judgement is. */
export function runView(
	{ question, run, stability, reportEval, jade }: Scorecard,
	{ words }: Pick<ViewContext, 'words'>,
) {
	return {
		line: words.say(runLine(run)),
		failures: failureKinds(run.failures).map(({ code, failures, message: why }) =>
			words.say(
				endsRun.has(code) ? message('runs.stopped', { why }) : message('runs.unanswered', { questions: failures, why }),
			),
		),
		notes: [
			...(question ? [questionLine(question)] : []),
			...controlLines(run),
			...spreadLines(run, [
				stability?.runs,
				reportEval?.quality.clarity.spread?.values.length,
				jade?.judged?.stability?.runs,
			]),
		].map(words.say),
	};
}

/** What a reading came to: by weight, what of it is not told and why, what was not read, and what it took. */
export function reviewLines({ tally, reading, run }: Omit<ReviewedAnalysis, 'analysis'>): Message[] {
	return [
		message('review.tally', { ...tally, model: reading.model, withdrawn: tally.withdrawn.length }),
		...(tally.edited > 0 ? [message('review.edited', { count: tally.edited })] : []),
		...shortfallLines(reading),
		runLine(run),
	];
}

/** What of the model's marks is not told and why, and what of the report it has not read. */
export function shortfallLines({ losses, unread }: Reading): Message[] {
	const told = (['notShared', 'noPlace', 'again', 'tooMany'] as const)
		.filter((why) => losses[why] > 0)
		.map((why) => message('review.loss', { why, count: losses[why] }));
	return [
		...(told.length > 0 ? [message('review.losses', { losses: told })] : []),
		...(unread > 0 ? [message('review.unread', { lines: unread })] : []),
	];
}

/** What a model said of a report as a whole, and what of its reading is wanting; `null` where none has read it. */
export function readingViewOf({ reading }: Pick<Analysis, 'reading'>, { say }: Words) {
	if (!reading) return null;
	return {
		title: say(message('review.readBy', reading)),
		whole: reading.whole,
		wanting: shortfallLines(reading).map(say),
	};
}

export type ReadingView = NonNullable<ReturnType<typeof readingViewOf>>;

/** Who scored, and what it took. */
export function runLine(run: RunInfo): Message {
	return run.mode === 'offline' ? message('runs.offline', run) : message('runs.model', run);
}

function questionLine({ text = '', from }: AnsweredQuestion): Message {
	return message('runs.question', { question: shorten(text, longestQuestion), from: text === '' ? 'nobody' : from });
}

/** What the judge marked no lower in a damaged copy of the report. */
function controlLines({ control }: RunInfo): Message[] {
	if (!control) return [];
	const figures = control.filter(didNotFall).map(({ figure }) => message(`dimensions.${figure}`));
	return [message('runs.control', { figures })];
}

/** How far another run would differ; of one run that is not known. */
function spreadLines({ mode }: RunInfo, times: readonly (number | undefined)[]): Message[] {
	const runs = times.find((count) => count !== undefined);
	if (runs !== undefined) return [message('runs.repeated', { runs, enough: runs >= fewestValues })];
	return mode === 'model' ? [message('runs.once')] : [];
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
