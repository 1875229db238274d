import { endsRun } from '../../judge/model';
import { inEnglish } from '../../messages/english';
import { failureKinds } from '../../output/runLines';
import { counted } from '../../output/summary';
import type { Scorecard } from '../../scorecard/scorecard';
import { CliError } from '../host/errors';

/** What to tell of the questions a model did not answer: one error for each kind of failure. */
export function unanswered(name: string, { run }: Scorecard): CliError[] {
	return failureKinds(run.failures).map(({ code, failures, message }) => {
		if (endsRun.has(code))
			return new CliError('notJudged', `${name}: the model was not asked to the end. ${inEnglish(message)}`);
		const questions = `${counted(failures, 'question')} ${failures === 1 ? 'was' : 'were'} not answered`;
		return new CliError('notJudged', `${name}: ${questions}. ${inEnglish(message)}`);
	});
}

/** A model was asked and nothing of the scorecard is its judgement. */
export function nothingJudged(scorecard: Scorecard): boolean {
	const { run } = scorecard;
	return run.mode === 'model' && run.failures.length > 0 && !basesOf(scorecard).includes('model');
}

function basesOf({ finResearch, reportEval, jade }: Scorecard): (string | undefined)[] {
	return [
		...Object.values(finResearch?.dimensions ?? {}).map(({ basis }) => basis),
		finResearch?.tree.basis,
		...Object.values(reportEval?.quality ?? {}).map(({ basis }) => basis),
		reportEval?.redundancy.basis,
		reportEval?.factuality.basis,
		...(jade?.queryChecklist ?? []).map(({ judgement }) => judgement?.basis),
		...(jade?.reportChecklist ?? []).map(({ judgement }) => judgement?.basis),
	];
}
