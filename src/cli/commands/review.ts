import { message } from '../../messages/message';
import type { ExitCode } from '../host/environment';
import { CliError } from '../host/errors';
import type { MeasuredReport } from '../runs/eachReport';
import { errorsOfRun } from '../runs/modelErrors';
import { ModelScoring } from '../runs/modelScoring';
import { planReports } from '../runs/planReports';
import { reportFormats } from '../runs/reportFormats';
import { outputReports, type Verdict } from '../runs/reports';
import type { Command, Invocation } from '../settings/command';
import { askingModel, tellingFindings } from '../settings/options';

export const review: Command = {
	name: 'review',
	summary: message('commands.review'),
	operands: 'FILE…',
	description: message('commands.reviewAbout'),
	formats: reportFormats,
	options: [...tellingFindings, ...askingModel],
	async run(invocation: Invocation) {
		if (!invocation.options.dryRun) return reviewReports(invocation);
		return planReports(invocation, {}, (scorer, document, model, scoring) =>
			scorer.previewReview(document, model, scoring),
		);
	},
};

async function reviewReports(invocation: Invocation): Promise<ExitCode> {
	const scorer = new ModelScoring(invocation);
	return outputReports(
		invocation,
		async (document, { reading, config }, _, path) => {
			const { model, scoring } = await scorer.choose(document, path, config, reading);
			if (!model) throw new CliError('usage', message('usage.reviewModel'));
			const { analysis, ...reviewed } = await scorer.review(document, model, scoring);
			return { analysis, review: reviewed, decisions: reading.decisions };
		},
		{ judge: (report) => [wasRead(report)], many: scorer.many },
	);
}

/** What the model left unanswered; 2 where it answered nothing, so that the findings are the rules' alone. */
function wasRead({ result: { analysis, review: reviewed } }: MeasuredReport): Verdict {
	if (!reviewed) return { code: 0 };
	const { name } = analysis.document;
	const errors = errorsOfRun(name, reviewed);
	const { marks, statements } = reviewed.reading;
	if (reviewed.run.complete || marks.length + statements.length > 0) return { code: 0, errors };
	return { code: 2, errors: [...errors, new CliError('notJudged', message('batches.rulesAlone', { name }))] };
}
