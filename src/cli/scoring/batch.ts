import { resolve } from 'node:path';
import type { Words } from '../../messages/model';
import type { Framework } from '../../scorecard/dimension';
import type { RunInfo } from '../../scorecard/run';
import type { Scorecard } from '../../scorecard/scorecard';
import { failureKinds } from '../../view/run';
import type { ExitCode } from '../host/environment';
import { CliError, describeError } from '../host/errors';
import { type Input, readInput } from '../input/inputs';
import { type Invocation, writeResult } from '../settings/command';
import { Configs } from '../settings/config';
import { type PlannedReport, plannedJson, plannedTable } from './dryRun';
import { joinRuns } from './joinRuns';
import { nothingJudged, unanswered } from './judged';
import { ModelScoring } from './modelScoring';
import { ReportChoices } from './reportChoices';
import { SharedBudget } from './sharedBudget';

/** A report to score, and by which frameworks. */
export interface BatchReport {
	readonly input: Input;
	readonly frameworks: readonly Framework[];
}

/** What became of one report. */
export type BatchOutcome = { readonly input: Input } & (
	| { readonly scorecard: Scorecard }
	| { readonly error: unknown }
);

/** Scores many reports, one after the other, with one budget for all. */
export class Batch {
	readonly #invocation: Invocation;
	/** The settings of the reports. */
	readonly configs: Configs;
	readonly #choices: ReportChoices;
	readonly #scorer: ModelScoring;
	readonly #budget = new SharedBudget();
	readonly #runs: RunInfo[] = [];
	#stopped = false;

	constructor(invocation: Invocation) {
		const { options, environment } = invocation;
		this.#invocation = invocation;
		this.configs = new Configs(environment, options.config && resolve(environment.cwd, options.config));
		this.#choices = new ReportChoices(invocation);
		this.#scorer = new ModelScoring(invocation);
	}

	/** What all runs took together. */
	get run(): RunInfo {
		return joinRuns(this.#runs);
	}

	/** Whether the user stopped the run, so that not all reports were looked at. */
	get stopped(): boolean {
		return this.#stopped;
	}

	/** What goes wrong with one report does not stop the others; an interruption by the user does, and is told on stderr. */
	async *score(reports: readonly BatchReport[]): AsyncGenerator<BatchOutcome> {
		if (reports.length === 0) return;
		const signal = this.#invocation.environment.interruption();
		for (const { input, frameworks } of reports) {
			let outcome: BatchOutcome;
			try {
				signal.throwIfAborted();
				outcome = { input, scorecard: await this.#scoreOne(input, frameworks) };
			} catch (error) {
				if (error instanceof CliError && error.code === 'cancelled') {
					this.#stopped = true;
					this.#tell(error);
					return;
				}
				outcome = { input, error };
			}
			yield outcome;
		}
	}

	/** `--dry-run`: what scoring all of them would take; nothing is sent. */
	async plan(reports: readonly BatchReport[]): Promise<ExitCode> {
		const planned: PlannedReport[] = [];
		for (const { input, frameworks } of reports) {
			try {
				planned.push(await this.#planOne(input, frameworks));
			} catch (error) {
				this.#tell(error);
			}
		}
		const render = this.#invocation.options.format === 'json' ? plannedJson : plannedTable;
		if (planned.length > 0) await writeResult(render(planned, true), this.#invocation);
		return planned.length < reports.length ? 2 : 0;
	}

	async #scoreOne(input: Input, frameworks: readonly Framework[]): Promise<Scorecard> {
		const config = await this.configs.for(input.path);
		const { document } = await readInput(input, this.#invocation.environment);
		const { severities } = config;
		const { model, scoring } = await this.#choices.for(document, input.path, config, { severities, frameworks });
		const { scorecard } = model
			? await this.#scorer.score(document, { ...model, limits: this.#budget.remaining(model.limits) }, scoring)
			: await this.#scorer.scoreOffline(document, scoring);
		this.#budget.take(scorecard.run);
		this.#runs.push(scorecard.run);
		if (nothingJudged(scorecard)) throw notJudged(scorecard, this.#invocation.words);
		for (const error of unanswered(input.name, scorecard, this.#invocation.words)) this.#tell(error);
		return scorecard;
	}

	async #planOne(input: Input, frameworks: readonly Framework[]): Promise<PlannedReport> {
		const { options, environment } = this.#invocation;
		const config = await this.configs.for(input.path);
		const { document } = await readInput(input, environment);
		const { severities } = config;
		const { model, scoring } = await this.#choices.for(document, input.path, config, { severities, frameworks });
		if (!model && !options.offline) throw new CliError('usage', '--dry-run is about a model: name one with --model.');
		return { file: input.name, preview: model ? await this.#scorer.preview(document, model, scoring) : null };
	}

	#tell(error: unknown): void {
		const { stderr, env } = this.#invocation.environment;
		stderr.write(`${describeError(error, env)}\n`);
	}
}

/** A table of a model's judgements has no place for the estimates that stand in when it judged nothing. */
function notJudged({ run }: Scorecard, words: Words): CliError {
	const [first] = failureKinds(run.failures);
	const why =
		first?.code === 'budget'
			? 'The budget for all reports is used up. Raise --max-cost or --max-tokens to go on; what was judged is kept.'
			: first
				? words.say(first.message)
				: '';
	return new CliError('notJudged', `The model judged nothing. ${why}`);
}
