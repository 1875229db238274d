import { failureKinds } from '../output/runLines';
import { counted } from '../output/summary';
import type { Scorecard } from '../scoring/model';
import { CliError } from './errors';

/** What to tell of the questions a model did not answer: one error for each kind of failure. */
export function unanswered(name: string, { run }: Scorecard): CliError[] {
	return failureKinds(run.failures).map(({ failures, message }) => {
		const questions = `${counted(failures, 'question')} ${failures === 1 ? 'was' : 'were'} not answered`;
		return new CliError('notJudged', `${name}: ${questions}. ${message}`);
	});
}

/** A model was asked and nothing of the scorecard is its judgement. */
export function nothingJudged({ run, finResearch }: Scorecard): boolean {
	if (run.mode === 'offline' || run.failures.length === 0) return false;
	if (finResearch === null) return true;
	const dimensions = Object.values(finResearch.dimensions);
	return finResearch.tree.basis === 'rule' && dimensions.every(({ basis }) => basis !== 'model');
}
