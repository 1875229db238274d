import { resolve } from 'node:path';
import { message } from '../../messages/message';
import { renderBenchCsv } from '../../output/benchCsv';
import { renderBenchJson } from '../../output/benchJson';
import { renderBenchMarkdown } from '../../output/benchMarkdown';
import type { Bench, BenchReport, ReportValues } from '../../output/benchModel';
import { renderBenchText } from '../../output/benchText';
import { type Framework, frameworks } from '../../scorecard/dimension';
import type { Scorecard } from '../../scorecard/scorecard';
import { scoreColumns } from '../../view/scoreColumns';
import { spearman } from '../calibration/agreement';
import { CliError, saidOf } from '../host/errors';
import type { Input } from '../input/inputs';
import { compareRuns, readEarlierRun } from '../runs/against';
import { Batch, type BatchOutcome } from '../runs/batch';
import { type Command, type Invocation, requireOperands, wantsColour, writeResult } from '../settings/command';
import type { Configs, FoundConfig } from '../settings/config';
import { scoringOptions } from '../settings/options';
import { findReports } from '../settings/reportSearch';
import { isSourceCopy } from '../settings/sourceCopies';

const renderers: Readonly<Record<string, (bench: Bench, invocation: Invocation) => string>> = {
	text: (bench, invocation) => renderBenchText(bench, invocation.words, wantsColour(invocation)),
	json: (bench, { words }) => renderBenchJson(bench, words),
	markdown: (bench, { words }) => renderBenchMarkdown(bench, words),
	csv: (bench, { words }) => renderBenchCsv(bench, words),
};

export const bench: Command = {
	name: 'bench',
	summary: message('commands.bench'),
	operands: 'DIR',
	description: message('commands.benchAbout'),
	formats: Object.keys(renderers),
	options: [
		...(['format', 'output', 'frameworks', 'against', 'config', 'exclude', 'no-gitignore'] as const),
		...scoringOptions,
	],
	async run(invocation: Invocation) {
		const { operands, options, environment } = invocation;
		requireOperands(bench, operands, 1, 1);
		const folder = operands[0]!;
		const earlier = options.against === undefined ? undefined : await readEarlierRun(options.against, invocation);
		const batch = new Batch(invocation);
		const inputs = await reportsBelow(folder, invocation, batch.configs);
		const wanted = frameworks.filter((framework) => options.frameworks?.includes(framework) ?? true);
		const batchReports = inputs.map((input) => ({ input, frameworks: wanted }));
		if (options.dryRun) return batch.plan(batchReports);
		const reports: BenchReport[] = [];
		const below = resolve(environment.cwd, folder);
		for await (const outcome of batch.score(batchReports)) {
			reports.push(benchReport(outcome, systemOf(outcome.input, below), wanted));
		}
		const withLength = Object.fromEntries(wanted.map((framework) => [framework, lengthOf(framework, reports)]));
		const against = earlier && compareRuns(reports, earlier, wanted);
		const { run } = batch;
		const result: Bench = { folder, frameworks: wanted, reports, withLength, found: inputs.length, run, against };
		if (reports.length > 0) await writeResult(renderers[options.format ?? 'text']!(result, invocation), invocation);
		tellFailures(result, invocation);
		return batch.stopped || reports.some(({ outcome }) => 'error' in outcome) ? 2 : 0;
	},
};

async function reportsBelow(folder: string, invocation: Invocation, configs: Configs): Promise<readonly Input[]> {
	const { environment } = invocation;
	const found = await environment.fs.stat(resolve(environment.cwd, folder));
	if (found && found.kind !== 'folder') {
		throw new CliError('usage', message('usage.benchFile', { file: folder }));
	}
	const { inputs, errors } = await findReports(invocation, configs);
	if (errors[0]) throw errors[0];
	return withoutSources(inputs, invocation, configs);
}

/** Copies of cited sources are no reports, though they may stand beside them. */
async function withoutSources(
	inputs: readonly Input[],
	{ options, environment }: Invocation,
	configs: Configs,
): Promise<Input[]> {
	// What is wrong with a configuration file is told in the rows of its reports.
	const found = await Promise.all(inputs.map(({ path }) => configs.for(path).catch((): FoundConfig => ({}))));
	return inputs.filter((input, at) => !isSourceCopy(input, options.sources, found[at]!, environment.cwd));
}

/** The sub-folder of the batch's folder in which a report stands, or the report's own name. */
function systemOf({ path }: Input, folder: string): string {
	const [first = ''] = path.slice(folder.length).replaceAll('\\', '/').replace(/^\//, '').split('/');
	return first;
}

function benchReport(outcome: BatchOutcome, system: string, wanted: readonly Framework[]): BenchReport {
	const { name: file } = outcome.input;
	if ('scorecard' in outcome) {
		const { scorecard, characters } = outcome;
		return { file, system, outcome: { values: valuesOf(scorecard, wanted), characters } };
	}
	const { error } = outcome;
	const code = error instanceof CliError ? error.code : 'internal';
	return { file, system, outcome: { error: { code, message: saidOf(error, {}) } } };
}

function valuesOf(scorecard: Scorecard, wanted: readonly Framework[]): ReportValues {
	const values = (framework: Framework) =>
		scoreColumns[framework].flatMap(({ key, read }) => {
			const value = read(scorecard);
			return value ? [[key, value] as const] : [];
		});
	return Object.fromEntries(wanted.map((framework) => [framework, Object.fromEntries(values(framework))]));
}

/** With fewer reports an order says nothing. */
const leastReports = 5;

/** How each column of a framework goes with the length of the reports. */
function lengthOf(framework: Framework, reports: readonly BenchReport[]): Record<string, number | null> {
	const rho = (key: string) => {
		const pairs = reports.flatMap(({ outcome }) => {
			const score = 'values' in outcome ? (outcome.values[framework]?.[key]?.value ?? null) : null;
			return score === null || !('characters' in outcome) ? [] : [{ human: outcome.characters, score, group: '' }];
		});
		return pairs.length < leastReports ? null : spearman(pairs);
	};
	return Object.fromEntries(scoreColumns[framework].map(({ key }) => [key, rho(key)]));
}

/** The result tells of each what it was. */
function tellFailures({ reports }: Bench, { tell }: Invocation): void {
	const failed = reports.filter(({ outcome }) => 'error' in outcome).length;
	if (failed > 0) tell(message('batches.notScored', { failed, reports: reports.length }));
}
