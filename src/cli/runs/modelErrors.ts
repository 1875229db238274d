import { endsRun } from '../../judge/model';
import { message } from '../../messages/message';
import type { Scorecard } from '../../scorecard/scorecard';
import { failureKinds } from '../../view/run';
import { CliError } from '../host/errors';

/** What to tell of the questions a model did not answer: one error for each kind of failure. */
export function errorsOfRun(name: string, { run }: Pick<Scorecard, 'run'>): CliError[] {
	return failureKinds(run.failures).map(({ code, failures, message: why }) => {
		const said = endsRun.has(code)
			? message('batches.cutShort', { name, why })
			: message('batches.unanswered', { name, questions: failures, why });
		return new CliError('notJudged', said);
	});
}

/** A model was asked and nothing of the scorecard is its judgement. */
export function hasNoJudgement(scorecard: Scorecard): boolean {
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
