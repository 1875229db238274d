import { message } from '../../messages/message';
import type { ScoreOptions } from '../../model';
import type { ExitCode } from '../host/environment';
import { CliError } from '../host/errors';
import type { MeasuredReport } from '../runs/eachReport';
import { errorsOfRun, hasNoJudgement } from '../runs/modelErrors';
import { ModelScoring } from '../runs/modelScoring';
import { planReports } from '../runs/planReports';
import { reportFormats } from '../runs/reportFormats';
import { outputReports, type Verdict } from '../runs/reports';
import type { Command, Invocation } from '../settings/command';
import { scoring, tellingFindings } from '../settings/options';

export const score: Command = {
	name: 'score',
	summary: message('commands.score'),
	operands: 'FILE…',
	description: message('commands.scoreAbout'),
	formats: reportFormats,
	options: ['frameworks', 'min-score', 'control', ...tellingFindings, ...scoring],
	async run(invocation: Invocation) {
		const { options } = invocation;
		if (options.minScore !== undefined && options.frameworks?.includes('finResearch') === false) {
			throw new CliError('usage', message('usage.minScore'));
		}
		const wanted = { ...(options.frameworks && { frameworks: options.frameworks }), control: options.control };
		if (!options.dryRun) return scoreReports(invocation, wanted);
		return planReports(invocation, wanted, (scorer, document, model, how) => scorer.preview(document, model, how));
	},
};

async function scoreReports(
	invocation: Invocation,
	asked: Pick<ScoreOptions, 'frameworks' | 'control'>,
): Promise<ExitCode> {
	const scorer = new ModelScoring(invocation);
	return outputReports(
		invocation,
		async (document, { reading, minScore, config }, _, path) => {
			const { model, scoring: how } = await scorer.choose(document, path, config, { ...reading, ...asked });
			if (!model && minScore !== undefined)
				throw new CliError('noScore', message('batches.needsModel', { name: document.name }));
			return { ...(await scorer.score(document, model, how)), decisions: reading.decisions };
		},
		{ judge: (report) => [judgedAll(report), belowMinimum(report)], many: scorer.many },
	);
}

function judgedAll({ result: { analysis, scorecard } }: MeasuredReport): Verdict {
	if (!scorecard) return { code: 0 };
	const { name } = analysis.document;
	const errors = errorsOfRun(name, scorecard);
	if (!hasNoJudgement(scorecard)) return { code: 0, errors };
	return { code: 2, errors: [...errors, new CliError('notJudged', message('batches.offlineScores', { name }))] };
}

/** What the wanted score makes of a report, with what to say about it. */
function belowMinimum({ result, settings: { minScore } }: MeasuredReport): Verdict {
	const { analysis, scorecard } = result;
	if (minScore === undefined || !scorecard?.finResearch) return { code: 0 };
	const { final } = scorecard.finResearch;
	const { name } = analysis.document;
	if (final !== null && final >= minScore) return { code: 0 };
	const least = minScore;
	const said =
		final === null
			? message('batches.noFinal', { name, least })
			: message('batches.belowLeast', { name, final, least });
	return { code: final === null ? 2 : 1, errors: [new CliError('noScore', said)] };
}
