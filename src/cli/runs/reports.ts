import { resolve } from 'node:path';
import { failingFindings } from '../../config/gateLimits';
import { sureMends } from '../../index';
import { message } from '../../messages/message';
import type { ReportResult } from '../../output/model';
import { type ExitCode, worstCode } from '../host/environment';
import { CliError } from '../host/errors';
import { type Invocation, ResultWriter } from '../settings/command';
import { eachReport, type MeasuredReport, type ReportsChoice, type ReportsRun, type Work } from './eachReport';
import type { KnownFindingsFilter } from './knownFindings';
import { ConfiguredBaselines, filterByBaseline, filterByRevision } from './knownFindings';
import { renderingFor } from './reportFormats';

/** What is said of a report beside its result, and what it makes of the exit code. */
export interface Verdict {
	readonly code: ExitCode;
	readonly errors?: readonly CliError[];
}

export interface ReportOutput extends Pick<ReportsChoice, 'many'> {
	/** Beside whether it has too many findings. */
	readonly judge?: (report: MeasuredReport) => readonly Verdict[];
	/** Called for each report when it is told, in their order. */
	readonly besides?: (report: MeasuredReport) => void;
	/** Called when the last report is done, or the run was stopped before. */
	readonly ended?: () => Promise<void>;
}

/**
 * Does `work` for each report, see {@link eachReport}, and tells what came of it as soon as it is there, so that of many
 * reports none is kept. Only where findings may be known already they wait for the last, since what is known of one may have moved to another.
 */
export async function outputReports(
	invocation: Invocation,
	work: Work<Omit<ReportResult, 'sha256'>>,
	{ judge = () => [], besides = () => {}, ended = async () => {}, many }: ReportOutput = {},
): Promise<ExitCode> {
	const fixed = await knownByOptions(invocation);
	const configured = new ConfiguredBaselines(invocation);
	const outputs = await Promise.all(
		invocation.options.outputs.map(async (output) => {
			return { rendering: await renderingFor(output, invocation), result: new ResultWriter(output, invocation) };
		}),
	);
	const verdicts: Verdict[] = [];
	const namesFixes = invocation.options.outputs.some(({ format }) => format === 'json' || format === 'sarif');
	const tell = async (report: MeasuredReport) => {
		besides(report);
		const fixes = namesFixes ? await sureMends(report.result.analysis) : undefined;
		for (const { rendering, result } of outputs) result.write(rendering.add({ ...report.result, fixes }));
		const { failOn, allowedFindings } = report.settings;
		const isTooMany = failingFindings(report.result.analysis, failOn).length > allowedFindings;
		verdicts.push({ code: isTooMany ? 1 : 0 }, ...judge(report));
	};
	const kept: KeptReport[] = [];
	const run = await eachReport(
		invocation,
		async (document, settings, sha256, path): Promise<KeptReport> => {
			// Before anything is asked about the report.
			const known = fixed ?? (await configured.of(settings.config));
			const result = { ...(await work(document, settings, sha256, path)), sha256 };
			return { report: { path, result, settings }, known };
		},
		// They are told in their order: behind one that is kept, all are.
		async (each) => void (each.known || kept.length > 0 ? kept.push(each) : await tell(each.report)),
		// Where only some of the reports are read, threads are not worth their start.
		fixed?.concerns ? { concerns: fixed.concerns } : { many },
	);
	await ended();
	for (const report of await withoutKnown(kept, fixed, run)) await tell(report);
	// A single report that failed, or a run stopped before the first, leaves nothing to write.
	if (verdicts.length > 0 || (run.asked > 1 && !run.stopped)) {
		for (const { rendering, result } of outputs) {
			result.write(rendering.end(run.asked > 1));
			await result.end();
		}
	}
	for (const error of verdicts.flatMap(({ errors = [] }) => errors)) invocation.tellError(error);
	return worstCode([run.failed ? 2 : 0, ...verdicts.map(({ code }) => code)]);
}

/** A report that waits for the last, with what is known of it. */
interface KeptReport {
	readonly report: MeasuredReport;
	readonly known: KnownFindingsFilter | undefined;
}

/** In the same order. What is known by the options is asked even of no report: it has something to say of that, too. */
async function withoutKnown(
	kept: readonly KeptReport[],
	fixed: KnownFindingsFilter | undefined,
	run: ReportsRun,
): Promise<readonly MeasuredReport[]> {
	const left = new Map<MeasuredReport, MeasuredReport>();
	for (const known of new Set([fixed, ...kept.map((each) => each.known)])) {
		const reports = kept.filter((each) => each.known === known).map(({ report }) => report);
		const told = known ? await known.withoutKnown({ ...run, reports }) : reports;
		for (const [at, report] of reports.entries()) left.set(report, told[at] ?? report);
	}
	return kept.map(({ report }) => left.get(report) ?? report);
}

/** What is known of all reports alike. */
export async function knownByOptions(invocation: Invocation): Promise<KnownFindingsFilter | undefined> {
	const { baseline, updateBaseline, since } = invocation.options;
	if (typeof baseline === 'string') {
		if (since !== undefined) throw new CliError('usage', message('baselines.notBoth'));
		return filterByBaseline({ name: baseline, path: resolve(invocation.environment.cwd, baseline) }, invocation);
	}
	if (updateBaseline && (baseline === false || since !== undefined)) {
		throw new CliError('usage', message('baselines.needsFile'));
	}
	return since === undefined ? undefined : filterByRevision(since, invocation);
}
