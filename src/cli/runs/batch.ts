import type { RunLimits } from '../../judge/model';
import { message } from '../../messages/message';
import type { Framework } from '../../scorecard/dimension';
import type { RunInfo } from '../../scorecard/run';
import type { Scorecard } from '../../scorecard/scorecard';
import { failureKinds } from '../../view/run';
import type { ExitCode } from '../host/environment';
import { CliError, endsAll } from '../host/errors';
import { type Input, readInput } from '../input/inputs';
import { type Invocation, writeResult } from '../settings/command';
import { Configs } from '../settings/config';
import type { ModelChoice } from '../settings/modelChoice';
import { type PlannedReport, plannedJson, plannedTable } from './dryRun';
import { inOrder } from './inOrder';
import { joinRuns } from './joinRuns';
import { ManyReports } from './manyReports';
import { ModelScoring } from './modelScoring';
import { ReportChoices } from './reportChoices';
import { SharedBudget } from './sharedBudget';
import { nothingJudged, unanswered } from './unanswered';

/** A report to score, and by which frameworks. */
export interface BatchReport {
	readonly input: Input;
	readonly frameworks: readonly Framework[];
}

/** What became of one report. */
export type BatchOutcome = { readonly input: Input } & (
	| {
			readonly scorecard: Scorecard;
			/** Of the report's text. */
			readonly characters: number;
	  }
	| { readonly error: unknown }
);

/** Scores many reports, one after the other, with one budget for all. */
export class Batch {
	readonly #invocation: Invocation;
	/** The settings of the reports. */
	readonly configs: Configs;
	readonly #choices: ReportChoices;
	readonly #many: ManyReports;
	readonly #scorer: ModelScoring;
	readonly #budget = new SharedBudget();
	readonly #runs: RunInfo[] = [];
	#stopped = false;

	constructor(invocation: Invocation) {
		this.#invocation = invocation;
		this.configs = new Configs(invocation);
		this.#choices = new ReportChoices(invocation);
		this.#many = new ManyReports(invocation);
		this.#scorer = new ModelScoring(invocation, this.#many, { sharesBudget: true });
	}

	/** What all runs took together. */
	get run(): RunInfo {
		return joinRuns(this.#runs);
	}

	/** Whether the user stopped the run, so that not all reports were looked at. */
	get stopped(): boolean {
		return this.#stopped;
	}

	/** What goes wrong with one report does not stop the others; an interruption by the user, or batches that are not answered yet, do, and are told on stderr. */
	async *score(reports: readonly BatchReport[]): AsyncGenerator<BatchOutcome> {
		if (reports.length === 0) return;
		const { environment, tellError } = this.#invocation;
		const signal = environment.interruption();
		const scoreOne = async ({ input, frameworks }: BatchReport) => {
			signal.throwIfAborted();
			return this.#scoreOne(input, frameworks);
		};
		let at = 0;
		const atOnce = this.#many.begin(reports, ({ input }) => input);
		for await (const outcome of inOrder(reports, atOnce, scoreOne)) {
			const { input } = reports[at++]!;
			if (outcome.status === 'fulfilled') {
				yield { input, ...outcome.value };
				continue;
			}
			this.#stopped = endsAll(outcome.reason);
			if (this.#stopped) {
				tellError(outcome.reason);
				break;
			}
			yield { input, error: outcome.reason };
		}
		this.#many.end();
		await this.#scorer.end(this.#stopped);
	}

	/** `--dry-run`: what scoring all of them would take; nothing is sent. */
	async plan(reports: readonly BatchReport[]): Promise<ExitCode> {
		const planned: PlannedReport[] = [];
		for (const { input, frameworks } of reports) {
			try {
				planned.push(await this.#planOne(input, frameworks));
			} catch (error) {
				this.#invocation.tellError(error);
			}
		}
		const { options, words } = this.#invocation;
		const text = options.format === 'json' ? plannedJson(planned, true) : plannedTable(planned, words);
		if (planned.length > 0) await writeResult(text, this.#invocation);
		return planned.length < reports.length ? 2 : 0;
	}

	async #scoreOne(input: Input, frameworks: readonly Framework[]) {
		const config = await this.configs.for(input.path);
		const { document } = await readInput(input, this.#invocation.environment);
		const { severities } = config;
		const { model, scoring } = await this.#choices.for(document, input.path, config, { severities, frameworks });
		const { scorecard } = model
			? await this.#scorer.score(document, { ...model, limits: this.#limits(model) }, scoring)
			: await this.#scorer.scoreOffline(document, scoring);
		this.#budget.take(scorecard.run);
		this.#runs.push(scorecard.run);
		if (nothingJudged(scorecard)) throw notJudged(scorecard);
		for (const error of unanswered(input.name, scorecard)) this.#invocation.tellError(error);
		return { scorecard, characters: document.text.length };
	}

	/** Reports that wait for batches together share a budget as they go. */
	#limits({ limits }: ModelChoice): Partial<RunLimits> {
		return this.#invocation.options.batch ? limits : this.#budget.remaining(limits);
	}

	async #planOne(input: Input, frameworks: readonly Framework[]): Promise<PlannedReport> {
		const { options, environment } = this.#invocation;
		const config = await this.configs.for(input.path);
		const { document } = await readInput(input, environment);
		const { severities } = config;
		const { model, scoring } = await this.#choices.for(document, input.path, config, { severities, frameworks });
		if (!model && !options.offline) throw new CliError('usage', message('usage.dryRun'));
		return { file: input.name, preview: model ? await this.#scorer.preview(document, model, scoring) : null };
	}
}

/** A table of a model's judgements has no place for a report of which it judged nothing. */
function notJudged({ run }: Scorecard): CliError {
	const [first] = failureKinds(run.failures);
	const why = first?.code === 'budget' ? message('batches.budgetUsed') : first?.message;
	return new CliError('notJudged', message('batches.nothingJudged', { why }));
}
