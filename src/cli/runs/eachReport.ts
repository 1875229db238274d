import pLimit from 'p-limit';
import type { AnalyzeOptions, ReportDocument } from '../../analysis';
import type { FailLevel } from '../../config/config';
import { type FindingCode, findingCodes } from '../../findings/model';
import { message } from '../../messages/message';
import type { ReportResult } from '../../output/model';
import { CliError, endsRunFor } from '../host/errors';
import { type Input, readInput } from '../input/inputs';
import { DecisionFiles } from '../settings/authorFiles';
import type { Invocation } from '../settings/command';
import { Configs, type FoundConfig } from '../settings/config';
import type { Options, Severities } from '../settings/options';
import { findReports } from '../settings/reportSearch';
import { isSourceCopy } from '../settings/sourceChoice';
import type { ManyReports } from './manyReports';

/** What holds for one report: the command line's word, else the configuration file's, else the default. */
export interface ReportSettings {
	/** What it is read with. */
	readonly reading: AnalyzeOptions;
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

/** What became of a run over reports. */
export interface ReportsRun {
	/** How many reports were asked for, readable or not. */
	readonly asked: number;
	readonly failed: boolean;
	/** The run ended before the last report, by the user. */
	readonly stopped: boolean;
}

/** Which of the reports are read, and how. */
export interface ReportsChoice {
	/** Whether a report is to be read at all; every one by default. */
	readonly concerns?: ((input: Input) => Promise<boolean>) | undefined;
	/** Says how many are under way at the same time; one by one where absent. */
	readonly many?: ManyReports | undefined;
	/** The question that a report answers, where the user has named it for this one; else it is that of all. */
	readonly queryOf?: ((path: string) => string | undefined) | undefined;
	/** Takes what went wrong with a report; told on stderr where absent. */
	readonly failed?: ((input: Input, error: unknown) => void) | undefined;
}

/** `path` is the report's, absolute. */
export type Work<T> = (document: ReportDocument, settings: ReportSettings, sha256: string, path: string) => Promise<T>;

/**
 * Does `work` for each report and hands over what comes of it, in the order of the reports; what goes wrong with one does
 * not stop the others.
 */
export async function eachReport<T>(
	invocation: Invocation,
	work: Work<T>,
	take: (report: T, input: Input) => void | Promise<void>,
	{ concerns = async () => true, many, queryOf, failed: takeError }: ReportsChoice = {},
): Promise<ReportsRun> {
	const { operands, options, environment } = invocation;
	const configs = new Configs(invocation);
	const files = new DecisionFiles(invocation);
	const { inputs, errors, notices } = await findReports(invocation, configs);
	for (const error of errors) invocation.tellError(error);
	for (const notice of notices) invocation.tell(notice);
	let [at, taken, copies, unconcerned] = [0, 0, 0, 0];
	let stopped = false;
	const measure = async (input: Input): Promise<'copy' | 'unconcerned' | { readonly report: T }> => {
		const settings = settingsOf(options, await configs.for(input.path));
		if (isSourceCopy(input, options.sources, settings.config, environment.cwd)) return 'copy';
		if (!(await concerns(input))) return 'unconcerned';
		const { document, sha256 } = await readInput(input, environment);
		const reading = { ...settings.reading, decisions: await files.for(input.path) };
		const query = queryOf?.(input.path) ?? options.query;
		return { report: await work({ ...document, query }, { ...settings, reading }, sha256, input.path) };
	};
	for await (const outcome of inOrder(inputs, many?.begin(inputs.length) ?? 1, measure)) {
		const input = inputs[at++]!;
		if (outcome.status === 'rejected') {
			stopped = endsRunFor(outcome.reason);
			if (stopped || !takeError) invocation.tellError(outcome.reason);
			else takeError(input, outcome.reason);
			if (stopped) break;
		} else if (outcome.value === 'copy') copies++;
		else if (outcome.value === 'unconcerned') unconcerned++;
		else {
			taken++;
			await take(outcome.value.report, input);
		}
	}
	many?.end();
	const wanted = inputs.length - copies;
	if (copies > 0 && wanted + errors.length === 0) {
		const said = message('files.onlySources', { operands: operands.join(' ') });
		invocation.tellError(new CliError('noReports', said));
	}
	const failed = errors.length > 0 || taken + unconcerned < wanted || wanted === 0;
	return { asked: wanted + errors.length, failed, stopped };
}

/** Errors, and what a model says must be mended, make a report fail unless the user wants more. */
export function settingsOf(options: Options, config: FoundConfig): ReportSettings {
	const { only } = options;
	return {
		reading: {
			severities: {
				...switchedOn(only),
				...config.severities,
				...Object.fromEntries(options.severity),
				...othersThan(only),
			},
			maxFindings: options.all ? 0 : config.maxFindings,
			tiers: config.tiers,
		},
		failOn: options.failOn ?? config.failOn ?? 'must',
		allowedFindings: options.allowedFindings ?? config.allowedFindings ?? 0,
		minScore: options.minScore ?? config.minScore,
		config,
	};
}

/** A code that is off by default is told where it is asked for by name. */
function switchedOn(only: Options['only']): Severities {
	return Object.fromEntries(only.filter((code) => findingCodes[code].severity === 'off').map((code) => [code, 'hint']));
}

/** Every code that is not asked for is off. */
function othersThan(only: Options['only']): Severities {
	if (only.length === 0) return {};
	const codes = Object.keys(findingCodes) as FindingCode[];
	return Object.fromEntries(codes.filter((code) => !only.includes(code)).map((code) => [code, 'off']));
}

/**
 * What `work` comes to for each item, in their order, so many at the same time; of one at a time the next begins when the
 * one before has been taken. Who takes no more of it stops what has not begun.
 */
export async function* inOrder<Item, Result>(
	items: readonly Item[],
	atOnce: number,
	work: (item: Item) => Promise<Result>,
): AsyncGenerator<PromiseSettledResult<Result>> {
	const settled = async (item: Item) => (await Promise.allSettled([work(item)]))[0];
	if (atOnce <= 1) {
		for (const item of items) yield await settled(item);
		return;
	}
	const slots = pLimit(atOnce);
	const begun = items.map((item) => slots(() => settled(item)));
	try {
		// What has been taken is not kept.
		for (let one = begun.shift(); one; one = begun.shift()) yield await one;
	} finally {
		slots.clearQueue();
	}
}
