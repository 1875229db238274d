import type { ReportDocument } from '../../analysis';
import type { Preview } from '../../judge/model';
import { message } from '../../messages/message';
import type { ScoreOptions } from '../../model';
import type { ExitCode } from '../host/environment';
import { CliError } from '../host/errors';
import { type Invocation, writeResult } from '../settings/command';
import { DecisionFiles } from '../settings/decisionFiles';
import type { ModelChoice } from '../settings/modelChoice';
import { type PlannedReport, plannedJson, plannedTable } from './dryRun';
import { eachReport, type ReportsChoice } from './eachReport';
import { ModelScoring, type Scoring } from './modelScoring';

type Plan = (scorer: ModelScoring, document: ReportDocument, model: ModelChoice, scoring: Scoring) => Promise<Preview>;

/** `--dry-run`: what it would take for each report, and nothing is sent. */
export async function planReports(
	invocation: Invocation,
	wanted: Pick<ScoreOptions, 'frameworks'>,
	plan: Plan,
	{ sharesBudget = false, queryOf }: { readonly sharesBudget?: boolean } & Pick<ReportsChoice, 'queryOf'> = {},
): Promise<ExitCode> {
	const { options, words } = invocation;
	const scorer = new ModelScoring(invocation);
	const files = new DecisionFiles(invocation);
	const reports: PlannedReport[] = [];
	const { asked, failed } = await eachReport<PlannedReport>(
		invocation,
		async (document, { severities, config }, _, path) => {
			const { model, scoring } = await scorer.choose(document, path, config, {
				...{ severities, decisions: await files.for(path) },
				...wanted,
			});
			if (!model && !options.offline) throw new CliError('usage', message('usage.dryRun'));
			const preview = model ? await plan(scorer, document, model, scoring) : null;
			// What one budget is for together says nothing of a single report.
			return { file: document.name, preview, ...(model && !sharesBudget && { limits: model.limits }) };
		},
		(report) => void reports.push(report),
		{ queryOf },
	);
	if (reports.length > 0) {
		const several = sharesBudget || asked > 1;
		const text = options.format === 'json' ? plannedJson(reports, several) : plannedTable(reports, words);
		await writeResult(text, invocation);
	}
	return failed ? 2 : 0;
}
