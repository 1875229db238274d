import { resolve } from 'node:path';
import type { RunLimits } from '../../judge/model';
import { message } from '../../messages/message';
import { renderBenchCsv } from '../../output/benchCsv';
import { renderBenchHtml, renderBenchMarkdown, renderBenchText } from '../../output/benchForPeople';
import { renderBenchJson } from '../../output/benchJson';
import type { Bench, BenchReport, BenchScores, ReportValues } from '../../output/benchModel';
import { spearman } from '../../ranking/statistics';
import { type Framework, frameworks } from '../../scorecard/dimension';
import type { RunInfo } from '../../scorecard/run';
import type { Scorecard, ScoredAnalysis } from '../../scorecard/scorecard';
import { ledgerCounts } from '../../view/ledger';
import { failureKinds } from '../../view/run';
import { rankingColumn, scoreColumns } from '../../view/scoreColumns';
import { CliError, messageOfError } from '../host/errors';
import type { Input } from '../input/inputs';
import { compareRuns, readEarlierRun } from '../runs/compareRuns';
import { eachReport, type ReportsRun } from '../runs/eachReport';
import { errorsOfRun, hasNoJudgement } from '../runs/modelErrors';
import { ModelScoring } from '../runs/modelScoring';
import { planReports } from '../runs/planReports';
import { Questions, systemPath } from '../runs/questions';
import { type Command, type Invocation, wantsColour, writeResult } from '../settings/command';
import { findingReports, type Output, scoring } from '../settings/options';

const renderers: Readonly<Record<string, (bench: Bench, invocation: Invocation, output: Output) => string>> = {
	text: (bench, invocation, output) => renderBenchText(bench, invocation.words, wantsColour(output, invocation)),
	json: (bench, { words }) => renderBenchJson(bench, words),
	html: (bench, { words }) => renderBenchHtml(bench, words),
	markdown: (bench, { words }) => renderBenchMarkdown(bench, words),
	csv: (bench, { words }) => renderBenchCsv(bench, words),
};

export const bench: Command = {
	name: 'bench',
	summary: message('commands.bench'),
	operands: 'DIR',
	takes: [1, 1],
	description: message('commands.benchAbout'),
	formats: Object.keys(renderers),
	options: ['frameworks', 'questions', 'paper', 'against', ...findingReports, ...scoring],
	async run(invocation: Invocation) {
		const { operands, options, environment } = invocation;
		const folder = operands[0]!;
		const below = resolve(environment.cwd, folder);
		if ((await environment.fs.stat(below))?.kind === 'file')
			throw new CliError('usage', message('usage.benchFile', { file: folder }));
		const earlier = options.against === undefined ? undefined : await readEarlierRun(options.against, invocation);
		const questions =
			options.questions === undefined ? undefined : await Questions.read(options.questions, invocation, below);
		const wanted = frameworks.filter((framework) => options.frameworks?.includes(framework) ?? true);
		if (options.dryRun)
			return planReports(
				invocation,
				{ frameworks: wanted },
				(scorer, document, model, how) => scorer.preview(document, model, how),
				{ sharesBudget: true, queryOf: (path) => questions?.of(path)?.query },
			);
		const { reports, runs, asked, failed, stopped } = await scoreAll(invocation, below, wanted, questions);
		const withLength = Object.fromEntries(wanted.map((framework) => [framework, lengthOf(framework, reports)]));
		const against = earlier && compareRuns(reports, earlier, wanted);
		const result: Bench = {
			...{ folder, frameworks: wanted, reports, withLength, found: asked, run: joinRuns(runs), paper: options.paper },
			...(against && { against }),
		};
		const render = (output: Output) => renderers[output.format]!(result, invocation, output);
		if (reports.length > 0) await writeResult(render, invocation);
		tellFailures(result, invocation);
		const unused = stopped ? undefined : questions?.unused();
		if (unused) invocation.tell(unused);
		const nowhere = rankedNowhere(result);
		if (nowhere) invocation.tellError(nowhere);
		return failed || stopped || nowhere ? 2 : 0;
	},
};

interface ScoredReports extends ReportsRun {
	readonly reports: readonly BenchReport[];
	readonly runs: readonly RunInfo[];
}

/** Scores the reports one after the other, with one budget for all; what goes wrong with one stands in its row. */
async function scoreAll(
	invocation: Invocation,
	folder: string,
	wanted: readonly Framework[],
	questions: Questions | undefined,
): Promise<ScoredReports> {
	const scorer = new ModelScoring(invocation);
	const runs: RunInfo[] = [];
	const reports: BenchReport[] = [];
	const recognised = new Map<string, string | undefined>();
	const add = ({ name: file, path }: Input, outcome: BenchReport['outcome']) =>
		void reports.push({ ...systemPath(path, folder), file, type: questions?.of(path)?.type, outcome });
	const run = await eachReport<BenchReport['outcome']>(
		invocation,
		async (document, { reading, config }, _, path) => {
			const { model, scoring: how } = await scorer.choose(document, path, config, {
				severities: reading.severities,
				tiers: reading.tiers,
				frameworks: wanted,
			});
			const limited = model && { ...model, limits: remaining(model.limits, runs) };
			const scored = await scorer.score(document, limited, how);
			const { scorecard } = scored;
			runs.push(scorecard.run);
			if (hasNoJudgement(scorecard)) throw notJudged(scorecard);
			for (const error of errorsOfRun(document.name, scorecard)) invocation.tellError(error);
			const { question } = systemPath(path, folder);
			recognised.set(question, recognised.get(question) ?? scorecard.finResearch?.task?.type);
			return scoresOf(scored, wanted);
		},
		(outcome, input) => add(input, outcome),
		{
			many: scorer.many,
			queryOf: (path) => questions?.of(path)?.query,
			failed(input, error) {
				const code = error instanceof CliError ? error.code : 'internal';
				add(input, { error: { code, message: messageOfError(error, {}) } });
			},
		},
	);
	// What is asked of several systems is of one kind, whatever each report makes of it.
	const typed = reports.map((report) => ({ ...report, type: report.type ?? recognised.get(report.question) }));
	return { ...run, reports: typed, runs };
}

/** A table of a model's judgements has no place for a report of which it judged nothing. */
function notJudged({ run }: Scorecard): CliError {
	const [first] = failureKinds(run.failures);
	const why = first?.code === 'budget' ? message('batches.budgetUsed') : first?.message;
	return new CliError('notJudged', message('batches.nothingJudged', { why }));
}

function scoresOf({ analysis, scorecard }: ScoredAnalysis, wanted: readonly Framework[]): BenchScores {
	const { calls, cost, failures } = scorecard.run;
	return {
		values: valuesOf(scorecard, wanted),
		characters: analysis.document.text.length,
		words: analysis.report.words,
		ledger: ledgerCounts(analysis),
		asked: scorecard.question,
		run: { calls, cost, unanswered: failures.length },
	};
}

/** Every report lacks answers, and for want of them no report has the figure that systems are ranked by. */
function rankedNowhere({ reports, frameworks: wanted }: Bench): CliError | undefined {
	const scored = reports.flatMap(({ outcome }) => ('values' in outcome ? [outcome] : []));
	if (scored.length === 0 || scored.some(({ run }) => run.unanswered === 0)) return undefined;
	const nowhere = wanted.filter((framework) => {
		const { key } = rankingColumn(framework);
		return scored.every(({ values }) => (values[framework]?.[key]?.value ?? null) === null);
	});
	if (nowhere.length === 0) return undefined;
	const columns = nowhere.map((framework) => `${framework}.${rankingColumn(framework).key}`);
	return new CliError('notJudged', message('batches.nowhereFinal', { columns }));
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
			return score === null || !('characters' in outcome) ? [] : [{ length: outcome.characters, score }];
		});
		if (pairs.length < leastReports) return null;
		return spearman(
			pairs.map(({ length }) => length),
			pairs.map(({ score }) => score),
		);
	};
	return Object.fromEntries(scoreColumns[framework].map(({ key }) => [key, rho(key)]));
}

/** The result tells of each what it was. */
function tellFailures({ reports }: Bench, { tell }: Invocation): void {
	const failed = reports.filter(({ outcome }) => 'error' in outcome).length;
	if (failed > 0) tell(message('batches.notScored', { failed, reports: reports.length }));
}

/** Several runs as one: what they took together. Several models are named with commas between. */
export function joinRuns(runs: readonly RunInfo[]): RunInfo {
	const sum = (value: (run: RunInfo) => number) => runs.reduce((all, run) => all + value(run), 0);
	const models = new Set(runs.flatMap(({ model }) => model ?? []));
	return {
		mode: runs.some(({ mode }) => mode === 'model') ? 'model' : 'offline',
		model: models.size === 0 ? null : [...models].join(', '),
		prompts: Object.assign({}, ...runs.map(({ prompts }) => prompts)),
		calls: sum(({ calls }) => calls),
		cached: sum(({ cached }) => cached),
		tokensIn: sum(({ tokensIn }) => tokensIn),
		tokensOut: sum(({ tokensOut }) => tokensOut),
		cost: runs.some(({ cost }) => cost === null) ? null : sum(({ cost }) => cost ?? 0),
		seconds: sum(({ seconds }) => seconds),
		failures: runs.flatMap(({ failures }) => failures),
		complete: runs.every(({ complete }) => complete),
	};
}

/**
 * What earlier runs leave of limits that are for all of them together. A limit that is used up is 0, which leaves only what
 * is kept; a cost that is not known counts as none, for with a limit in dollars nothing was asked.
 */
export function remaining(limits: Partial<RunLimits>, runs: readonly RunInfo[]): Partial<RunLimits> {
	const { maxCost, maxTokens } = limits;
	const used = (value: (run: RunInfo) => number) => runs.reduce((all, run) => all + value(run), 0);
	return {
		...limits,
		...(maxCost !== undefined && { maxCost: Math.max(0, maxCost - used(({ cost }) => cost ?? 0)) }),
		...(maxTokens !== undefined && {
			maxTokens: Math.max(0, maxTokens - used(({ tokensIn, tokensOut }) => tokensIn + tokensOut)),
		}),
	};
}
