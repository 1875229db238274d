import { failingFindings } from '../../config/failing';
import { message } from '../../messages/message';
import type { ReportResult } from '../../output/model';
import type { ExitCode } from '../host/environment';
import { CliError } from '../host/errors';
import { type Invocation, writeResult } from '../settings/command';
import { knownByFile } from './baseline';
import { eachReport, type MeasuredReport, type MeasuredReports, type Work } from './eachReport';
import type { KnownBefore } from './knownFindings';
import { knownSince } from './since';

/** Does `work` for each report, see {@link eachReport}, and leaves out what is known already: the results tell of the rest. */
export async function measureReports(
	invocation: Invocation,
	work: Work<Omit<ReportResult, 'sha256'>>,
): Promise<MeasuredReports> {
	const known = await knownBefore(invocation);
	const measured = await eachReport(
		invocation,
		async (document, settings, sha256, path) => ({
			path,
			result: { ...(await work(document, settings, sha256, path)), sha256 },
			settings,
		}),
		known?.concerns,
	);
	return known ? known.withoutKnown(measured) : measured;
}

async function knownBefore(invocation: Invocation): Promise<KnownBefore | undefined> {
	const { baseline, updateBaseline, since } = invocation.options;
	if (baseline !== undefined && since !== undefined) throw new CliError('usage', message('baselines.notBoth'));
	if (baseline !== undefined) return knownByFile(baseline, invocation);
	if (updateBaseline) throw new CliError('usage', message('baselines.needsFile'));
	return since === undefined ? undefined : knownSince(since, invocation);
}

/** Writes the results that there are; a single report that failed, or a run stopped before the first, leaves nothing to write. */
export async function writeReports(
	{ reports, several, stopped }: MeasuredReports,
	invocation: Invocation,
	render: (results: readonly ReportResult[], several: boolean) => Promise<string>,
): Promise<void> {
	if (reports.length === 0 && (!several || stopped)) return;
	const results = reports.map(({ result }) => result);
	await writeResult(await render(results, several), invocation);
}

/** 2 before 1 before 0. */
export function exitCode({ reports, failed }: MeasuredReports): ExitCode {
	if (failed) return 2;
	return reports.some(hasTooManyFindings) ? 1 : 0;
}

function hasTooManyFindings({ result, settings: { failOn, allowedFindings } }: MeasuredReport): boolean {
	return failingFindings(result.analysis, failOn).length > allowedFindings;
}
