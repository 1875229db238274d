import { resolve } from 'node:path';
import { renderBenchCsv } from '../../output/benchCsv';
import { renderBenchJson } from '../../output/benchJson';
import { renderBenchMarkdown } from '../../output/benchMarkdown';
import type { Bench, BenchReport, ReportValues } from '../../output/benchModel';
import { renderBenchText } from '../../output/benchText';
import { counted } from '../../output/summary';
import { type Framework, frameworks } from '../../scorecard/dimension';
import type { Scorecard } from '../../scorecard/scorecard';
import { scoreColumns } from '../../view/scoreColumns';
import { CliError, describeError } from '../host/errors';
import { findInputs, type Input } from '../input/inputs';
import { Batch, type BatchOutcome } from '../scoring/batch';
import { type Command, type Invocation, requireOperands, wantsColour, writeResult } from '../settings/command';
import type { Configs, FoundConfig } from '../settings/config';
import { isSourceCopy } from '../settings/sourceCopies';

const renderers: Readonly<Record<string, (bench: Bench, invocation: Invocation) => string>> = {
	text: (bench, invocation) => renderBenchText(bench, invocation.words, wantsColour(invocation)),
	json: (bench, { words }) => renderBenchJson(bench, words),
	markdown: (bench, { words }) => renderBenchMarkdown(bench, words),
	csv: renderBenchCsv,
};

export const bench: Command = {
	name: 'bench',
	summary: 'systems side by side: the mean scores of the reports in each sub-folder',
	operands: 'DIR',
	description:
		'Scores every Markdown report below DIR and makes a table for each framework. Each sub-folder of DIR is a system, with the mean of its reports as its row; a report directly in DIR gets its own row. --max-cost and --max-tokens hold for all reports together.',
	formats: Object.keys(renderers),
	options: [
		...(['format', 'output', 'frameworks', 'config', 'model', 'base-url', 'api', 'api-version'] as const),
		...(['max-cost', 'max-tokens', 'runs', 'dry-run', 'sources', 'fetch', 'allow-private'] as const),
		...(['search', 'search-url', 'skills'] as const),
		...(['cache', 'no-cache', 'concurrency', 'timeout', 'offline', 'no-color', 'help'] as const),
	],
	async run(invocation: Invocation) {
		const { operands, options, environment } = invocation;
		requireOperands(bench, operands, 1, 1);
		const folder = operands[0]!;
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
		const result: Bench = { folder, frameworks: wanted, reports, found: inputs.length, run: batch.run };
		if (reports.length > 0) await writeResult(renderers[options.format ?? 'text']!(result, invocation), invocation);
		tellFailures(result, invocation);
		return batch.stopped || reports.some(({ outcome }) => 'error' in outcome) ? 2 : 0;
	},
};

async function reportsBelow(folder: string, invocation: Invocation, configs: Configs): Promise<readonly Input[]> {
	const { environment } = invocation;
	const found = await environment.fs.stat(resolve(environment.cwd, folder));
	if (found?.kind === 'file') {
		throw new CliError('usage', `${folder} is a file: name the folder whose reports are to be compared.`);
	}
	const { inputs, errors } = await findInputs([folder], undefined, environment);
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
	if ('scorecard' in outcome) return { file, system, outcome: { values: valuesOf(outcome.scorecard, wanted) } };
	const { error } = outcome;
	const code = error instanceof CliError ? error.code : 'internal';
	// The row says which report it is about, and who says it.
	const message = describeError(error, {}).replace(/^plumbline: /, '');
	return { file, system, outcome: { error: { code, message } } };
}

function valuesOf(scorecard: Scorecard, wanted: readonly Framework[]): ReportValues {
	const values = (framework: Framework) =>
		scoreColumns[framework].flatMap(({ key, read }) => {
			const value = read(scorecard);
			return value ? [[key, value] as const] : [];
		});
	return Object.fromEntries(wanted.map((framework) => [framework, Object.fromEntries(values(framework))]));
}

/** The result tells of each what it was. */
function tellFailures({ reports }: Bench, { environment }: Invocation): void {
	const failed = reports.filter(({ outcome }) => 'error' in outcome).length;
	if (failed === 0) return;
	const share = `${failed} of ${counted(reports.length, 'report')}`;
	environment.stderr.write(`plumbline: ${share} could not be scored; the result says why.\n`);
}
