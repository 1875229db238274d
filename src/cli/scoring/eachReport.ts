import type { ReportDocument } from '../../analysis';
import type { FailLevel } from '../../config/config';
import { type FindingCode, findingCodes } from '../../findings/model';
import { message } from '../../messages/message';
import type { ReportResult } from '../../output/model';
import { CliError } from '../host/errors';
import { findInputs, type Input, readInput } from '../input/inputs';
import type { Invocation } from '../settings/command';
import { Configs, type FoundConfig } from '../settings/config';
import type { Options, Severities } from '../settings/options';
import { isSourceCopy } from '../settings/sourceCopies';

/** What holds for one report: the command line's word, else the configuration file's, else the default. */
export interface ReportSettings {
	readonly severities: Severities;
	/** For each 1,000 words; 0 for all, `undefined` for the default. */
	readonly maxFindings: number | undefined;
	readonly failOn: FailLevel;
	/** How many findings at or above `failOn` are let pass. */
	readonly allowedFindings: number;
	readonly minScore: number | undefined;
	readonly config: FoundConfig;
}

/** A report's result with the settings it is to be measured by. */
export interface MeasuredReport {
	/** Absolute. */
	readonly path: string;
	readonly result: ReportResult;
	readonly settings: ReportSettings;
}

/** All that could be done, and whether something could not. */
export interface EachReport<T> {
	readonly reports: readonly T[];
	/** More than one report was asked for, readable or not. */
	readonly several: boolean;
	readonly failed: boolean;
	/** The user stopped the run before the last report. */
	readonly stopped: boolean;
}

export type MeasuredReports = EachReport<MeasuredReport>;

/** `path` is the report's, absolute. */
export type Work<T> = (document: ReportDocument, settings: ReportSettings, sha256: string, path: string) => Promise<T>;

/**
 * Does `work` for each report; what goes wrong with one is told on stderr and does not stop the others.
 *
 * @param concerns whether a report is to be read at all; every one by default
 */
export async function eachReport<T>(
	invocation: Invocation,
	work: Work<T>,
	concerns: (input: Input) => Promise<boolean> = async () => true,
): Promise<EachReport<T>> {
	const { operands, options, environment } = invocation;
	const { inputs, errors } = await findInputs(operands, options.stdinFilename, environment);
	for (const error of errors) invocation.tellError(error);
	const configs = new Configs(invocation);
	const reports: T[] = [];
	let stopped = false;
	let copies = 0;
	let unconcerned = 0;
	for (const input of inputs) {
		try {
			const settings = settingsOf(options, await configs.for(input.path));
			if (isSourceCopy(input, options.sources, settings.config, environment.cwd)) {
				copies++;
				continue;
			}
			if (!(await concerns(input))) {
				unconcerned++;
				continue;
			}
			const { document, sha256 } = await readInput(input, environment);
			reports.push(await work(document, settings, sha256, input.path));
		} catch (error) {
			invocation.tellError(error);
			stopped = error instanceof CliError && error.code === 'cancelled';
			if (stopped) break;
		}
	}
	const wanted = inputs.length - copies;
	if (copies > 0 && wanted + errors.length === 0) invocation.tellError(onlySources(operands));
	const failed = errors.length > 0 || reports.length + unconcerned < wanted || wanted === 0;
	return { reports, several: wanted + errors.length > 1, failed, stopped };
}

function onlySources(operands: readonly string[]): CliError {
	return new CliError('noReports', message('files.onlySources', { operands: operands.join(' ') }));
}

function settingsOf(options: Options, config: FoundConfig): ReportSettings {
	return {
		severities: { ...config.severities, ...options.severities, ...othersThan(options.only) },
		maxFindings: options.all ? 0 : config.maxFindings,
		failOn: options.failOn ?? config.failOn ?? 'error',
		allowedFindings: options.allowedFindings ?? 0,
		minScore: options.minScore ?? config.minScore,
		config,
	};
}

/** Every code that is not asked for is off. */
function othersThan(only: Options['only']): Severities {
	if (!only) return {};
	const codes = Object.keys(findingCodes) as FindingCode[];
	return Object.fromEntries(codes.filter((code) => !only.includes(code)).map((code) => [code, 'off']));
}
