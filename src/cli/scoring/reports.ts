import { failingFindings } from '../../config/failing';
import { message } from '../../messages/message';
import type { ReportResult } from '../../output/model';
import { type ExitCode, worstCode } from '../host/environment';
import { CliError } from '../host/errors';
import { type Invocation, ResultWriter } from '../settings/command';
import { knownByFile } from './baseline';
import { eachReport, type MeasuredReport, type ReportsChoice, type Work } from './eachReport';
import type { KnownBefore } from './knownFindings';
import { chosenRendering } from './reportFormats';
import { knownSince } from './since';

/** What is said of a report beside its result, and what it makes of the exit code. */
export interface Verdict {
	readonly code: ExitCode;
	readonly errors: readonly CliError[];
}

export interface Telling extends Pick<ReportsChoice, 'many'> {
	/** Beside whether it has too many findings. */
	readonly judge?: (report: MeasuredReport) => readonly Verdict[];
	/** Called for each report when it is told, in their order. */
	readonly besides?: (report: MeasuredReport) => void;
	/** Called when the last report is done, or the run was stopped before. */
	readonly ended?: (stopped: boolean) => Promise<void>;
}

/**
 * Does `work` for each report, see {@link eachReport}, and tells what came of it as soon as it is there, so that of many
 * reports none is kept. Only where findings may be known already all wait for the last, since what is known of one may have moved to another.
 */
export async function tellReports(
	invocation: Invocation,
	work: Work<Omit<ReportResult, 'sha256'>>,
	{ judge = () => [], besides = () => {}, ended = async () => {}, many }: Telling = {},
): Promise<ExitCode> {
	const known = await knownBefore(invocation);
	const rendering = await chosenRendering(invocation);
	const result = new ResultWriter(invocation);
	const verdicts: Verdict[] = [];
	const tell = (report: MeasuredReport) => {
		besides(report);
		result.write(rendering.add(report.result));
		verdicts.push({ code: hasTooManyFindings(report) ? 1 : 0, errors: [] }, ...judge(report));
	};
	const kept: MeasuredReport[] = [];
	const run = await eachReport(
		invocation,
		async (document, settings, sha256, path): Promise<MeasuredReport> => ({
			path,
			result: { ...(await work(document, settings, sha256, path)), sha256 },
			settings,
		}),
		known ? (report) => void kept.push(report) : tell,
		// Where only some of the reports are read, threads are not worth their start.
		known?.concerns ? { concerns: known.concerns } : { many },
	);
	await ended(run.stopped);
	if (known) for (const report of await known.withoutKnown({ ...run, reports: kept })) tell(report);
	// A single report that failed, or a run stopped before the first, leaves nothing to write.
	if (verdicts.length > 0 || (run.several && !run.stopped)) {
		result.write(rendering.end(run.several));
		await result.end();
	}
	for (const error of verdicts.flatMap(({ errors }) => errors)) invocation.tellError(error);
	return worstCode([run.failed ? 2 : 0, ...verdicts.map(({ code }) => code)]);
}

async function knownBefore(invocation: Invocation): Promise<KnownBefore | undefined> {
	const { baseline, updateBaseline, since } = invocation.options;
	if (baseline !== undefined && since !== undefined) throw new CliError('usage', message('baselines.notBoth'));
	if (baseline !== undefined) return knownByFile(baseline, invocation);
	if (updateBaseline) throw new CliError('usage', message('baselines.needsFile'));
	return since === undefined ? undefined : knownSince(since, invocation);
}

function hasTooManyFindings({ result, settings: { failOn, allowedFindings } }: MeasuredReport): boolean {
	return failingFindings(result.analysis, failOn).length > allowedFindings;
}
