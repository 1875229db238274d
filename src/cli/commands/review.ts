import { message } from '../../messages/message';
import { type ExitCode, worstCode } from '../host/environment';
import { CliError } from '../host/errors';
import type { MeasuredReport } from '../scoring/eachReport';
import { ModelScoring } from '../scoring/modelScoring';
import { planReports } from '../scoring/planReports';
import { ReportChoices } from '../scoring/reportChoices';
import { chosenRenderer, reportFormats } from '../scoring/reportFormats';
import { exitCode, measureReports, writeReports } from '../scoring/reports';
import { unanswered } from '../scoring/unanswered';
import { type Command, type Invocation, requireOperands } from '../settings/command';
import { DecisionFiles } from '../settings/decisionFiles';

export const review: Command = {
	name: 'review',
	summary: message('commands.review'),
	operands: 'FILE…',
	description: message('commands.reviewAbout'),
	formats: reportFormats,
	options: [
		'format',
		'output',
		'fail-on',
		'max-findings',
		'severity',
		'only',
		'all',
		'quiet',
		'baseline',
		'update-baseline',
		'no-decisions',
		'config',
		'exclude',
		'no-gitignore',
		'stdin-filename',
		'model',
		'base-url',
		'api',
		'api-version',
		'max-cost',
		'max-tokens',
		'dry-run',
		'batch',
		'batch-wait',
		'cache',
		'no-cache',
		'concurrency',
		'timeout',
		'lang',
		'no-color',
		'help',
	],
	async run(invocation: Invocation) {
		requireOperands(review, invocation.operands, 1, Number.POSITIVE_INFINITY);
		if (!invocation.options.dryRun) return reviewReports(invocation);
		return planReports(invocation, {}, (scorer, document, model, scoring) =>
			scorer.previewReview(document, model, scoring),
		);
	},
};

async function reviewReports(invocation: Invocation): Promise<ExitCode> {
	const choices = new ReportChoices(invocation);
	const scorer = new ModelScoring(invocation);
	const files = new DecisionFiles(invocation);
	const measured = await measureReports(invocation, async (document, { severities, maxFindings, config }, _, path) => {
		const decisions = await files.for(path);
		const wanted = { severities, maxFindings, decisions };
		const { model, scoring } = await choices.for(document, path, config, wanted);
		if (!model) throw new CliError('usage', message('usage.reviewModel'));
		const { analysis, ...reviewed } = await scorer.review(document, model, scoring);
		return { analysis, review: reviewed, decisions };
	});
	await scorer.end(measured.stopped);
	await writeReports(measured, invocation, chosenRenderer(invocation));
	const read = measured.reports.map((report) => wasRead(report, invocation));
	return worstCode([exitCode(measured), ...read]);
}

/** Tells what the model left unanswered; 2 where it answered nothing, so that the findings are the rules' alone. */
function wasRead({ result: { analysis, review: reviewed } }: MeasuredReport, invocation: Invocation): ExitCode {
	if (!reviewed) return 0;
	const { name } = analysis.document;
	for (const error of unanswered(name, reviewed)) invocation.tellError(error);
	const { opinions, notes } = reviewed.review;
	if (reviewed.run.complete || opinions.length + notes.length > 0) return 0;
	invocation.tellError(new CliError('notJudged', message('batches.rulesAlone', { name })));
	return 2;
}
