import { resolve } from 'node:path';
import { severities } from '../checks/model';
import type { ReportDocument } from '../model';
import type { ReportResult } from '../output/model';
import { type Invocation, writeResult } from './command';
import { type Config, Configs } from './config';
import type { Environment, ExitCode } from './environment';
import { describeError } from './errors';
import { findInputs, type Input, readInput } from './inputs';
import type { FailLevel, Options, Severities } from './options';

/** What holds for one report: the command line's word, else the configuration file's, else the default. */
export interface ReportSettings {
	readonly severities: Severities;
	readonly failOn: FailLevel;
	readonly minScore: number | undefined;
}

/** A report's result with the settings it is to be measured by. */
export interface MeasuredReport {
	readonly result: ReportResult;
	readonly settings: ReportSettings;
}

/** All that could be done, and whether something could not. */
export interface MeasuredReports {
	readonly reports: readonly MeasuredReport[];
	/** More than one report was asked for, readable or not. */
	readonly several: boolean;
	readonly failed: boolean;
}

type Work = (document: ReportDocument, settings: ReportSettings) => Promise<Omit<ReportResult, 'sha256'>>;

/** Does `work` for each report; what goes wrong with one is told on stderr and does not stop the others. */
export async function measureReports(invocation: Invocation, work: Work): Promise<MeasuredReports> {
	const { operands, options, environment } = invocation;
	const { inputs, errors } = await findInputs(operands, options.stdinFilename, environment);
	for (const error of errors) report(error, environment);
	const configs = new Configs(environment, options.config && resolve(environment.cwd, options.config));
	const reports: MeasuredReport[] = [];
	for (const input of inputs) {
		try {
			reports.push(await measure(input, configs, invocation, work));
		} catch (error) {
			report(error, environment);
		}
	}
	const failed = errors.length > 0 || reports.length < inputs.length;
	return { reports, several: inputs.length + errors.length > 1, failed };
}

/** Writes the results that there are; a single report that failed leaves nothing to write. */
export async function writeReports(
	{ reports, several }: MeasuredReports,
	invocation: Invocation,
	render: (results: readonly ReportResult[], several: boolean) => string,
): Promise<void> {
	if (reports.length === 0 && !several) return;
	await writeResult(
		render(
			reports.map(({ result }) => result),
			several,
		),
		invocation,
	);
}

/** 2 before 1 before 0. */
export function exitCode({ reports, failed }: MeasuredReports): ExitCode {
	if (failed) return 2;
	return reports.some(hasSevereFinding) ? 1 : 0;
}

async function measure(
	input: Input,
	configs: Configs,
	{ options, environment }: Invocation,
	work: Work,
): Promise<MeasuredReport> {
	const settings = settingsOf(options, await configs.for(input.path));
	const { document, sha256 } = await readInput(input, environment);
	return { result: { ...(await work(document, settings)), sha256 }, settings };
}

function settingsOf(options: Options, config: Config): ReportSettings {
	return {
		severities: { ...config.severities, ...options.severities },
		failOn: options.failOn ?? config.failOn ?? 'error',
		minScore: options.minScore ?? config.minScore,
	};
}

function hasSevereFinding({ result, settings: { failOn } }: MeasuredReport): boolean {
	if (failOn === 'never') return false;
	const limit = severities.indexOf(failOn);
	return result.analysis.findings.some(({ severity }) => severities.indexOf(severity) <= limit);
}

function report(error: unknown, { stderr, env }: Environment): void {
	stderr.write(`${describeError(error, env)}\n`);
}
