import { resolve } from 'node:path';
import type { ReportDocument } from '../../analysis';
import { sharedBudget } from '../../index';
import type { Preview } from '../../judge/model';
import { message } from '../../messages/message';
import type { ModelUse, Plumbline, Progress, ReviewOptions, ScoreOptions } from '../../model';
import type { Store } from '../../ports';
import type { ReviewedAnalysis } from '../../reading/laidOver/model';
import type { ScoredAnalysis } from '../../scorecard/scorecard';
import { CliError } from '../host/errors';
import type { Invocation } from '../settings/command';
import { type ModelChoice, requireKey } from '../settings/modelChoice';
import { BatchedModels } from './batchedModels';
import type { ManyReports } from './manyReports';
import { progressLine } from './progress';

/** How a report is scored besides the model. */
export interface Scoring extends Omit<ScoreOptions, 'model' | 'onProgress'> {
	/** The folder of the user's own skills; absolute. */
	readonly skillsFolder?: string | undefined;
}

/** Scores reports with the models that their settings choose. One core serves all reports with the same prompts and skills. */
export class ModelScoring {
	readonly #invocation: Invocation;
	readonly #many: ManyReports;
	readonly #cores = new Map<string, Plumbline>();
	readonly #budgets: Map<string, ModelUse['budget']> | undefined;
	readonly #batches: BatchedModels | undefined;

	/**
	 * Throws a `CliError` where the options of batches do not go together.
	 *
	 * @param many reads the reports
	 * @param sharesBudget reports that wait for batches at the same time have one budget together
	 */
	constructor(invocation: Invocation, many: ManyReports, { sharesBudget = false } = {}) {
		this.#invocation = invocation;
		this.#many = many;
		const { batch, batchWait } = invocation.options;
		if (!batch && batchWait !== undefined) throw new CliError('usage', message('batchRuns.waitAlone'));
		this.#batches = batch ? new BatchedModels(invocation) : undefined;
		this.#budgets = batch && sharesBudget ? new Map() : undefined;
	}

	/** To be called when the last report is done, or the run was stopped before. */
	async end(stopped: boolean): Promise<void> {
		await this.#batches?.end(stopped);
	}

	/** Rejects with the interruption's reason when the user stops the run. */
	score(document: ReportDocument, choice: ModelChoice, scoring: Scoring): Promise<ScoredAnalysis> {
		requireKey(choice.endpoint);
		const { skillsFolder, ...options } = scoring;
		const { plumbline, model } = this.#asking(choice, skillsFolder);
		return this.#score(plumbline, document, { ...options, model });
	}

	/** A reading by a model. Rejects with the interruption's reason when the user stops the run. */
	review(document: ReportDocument, choice: ModelChoice, scoring: Scoring): Promise<ReviewedAnalysis> {
		requireKey(choice.endpoint);
		const { plumbline, model } = this.#asking(choice, undefined);
		const options = reviewing(model, scoring);
		return this.#watched(document, (onProgress, signal) =>
			plumbline.review(document, { ...options, onProgress }, signal),
		);
	}

	/** Without a model, but with sources to read, which are kept like answers, or with skills of the user's own. */
	scoreOffline(document: ReportDocument, { skillsFolder, ...options }: Scoring): Promise<ScoredAnalysis> {
		return this.#score(this.#core(undefined, skillsFolder), document, options);
	}

	#score(plumbline: Plumbline, document: ReportDocument, options: ScoreOptions): Promise<ScoredAnalysis> {
		return this.#watched(document, (onProgress, signal) =>
			plumbline.score(document, { ...options, onProgress }, signal),
		);
	}

	/** Shows what a run is doing, and lets the user stop it. */
	async #watched<Result>(
		document: ReportDocument,
		work: (onProgress: (progress: Progress) => void, signal: AbortSignal) => Promise<Result>,
	): Promise<Result> {
		const { environment, words } = this.#invocation;
		if (this.#batches) return work(() => {}, this.#batches.signal);
		const signal = environment.interruption();
		this.#many.stopsWith(signal);
		// One line cannot tell of several.
		if (this.#many.isShared) return work(() => {}, signal);
		const progress = progressLine(document.name, environment.stderr, words);
		try {
			return await work(progress.show, signal);
		} finally {
			progress.clear();
		}
	}

	/** What scoring would ask and cost; nothing is sent. */
	async preview(document: ReportDocument, choice: ModelChoice, scoring: Scoring): Promise<Preview> {
		const { skillsFolder, ...options } = scoring;
		const { plumbline, model } = this.#prepare(choice, skillsFolder);
		return plumbline.preview(document, { ...options, model });
	}

	/** What a reading would ask and cost; nothing is sent. */
	async previewReview(document: ReportDocument, choice: ModelChoice, scoring: Scoring): Promise<Preview> {
		const { plumbline, model } = this.#prepare(choice, undefined);
		return plumbline.previewReview(document, reviewing(model, scoring));
	}

	/** What asks: at once, or by batches. */
	#asking(choice: ModelChoice, skills: string | undefined): { plumbline: Plumbline; model: ModelUse } {
		const { plumbline, model } = this.#prepare(choice, skills);
		this.#invocation.asksModel();
		if (!this.#batches) return { plumbline, model };
		const provider = this.#batches.providerFor(choice.endpoint, this.#store()!);
		const budget = this.#budgetOf({ ...model, provider });
		return { plumbline, model: { ...model, provider, ...(budget && { budget }) } };
	}

	#budgetOf(model: ModelUse): ModelUse['budget'] {
		const { provider, limits, price } = model;
		const key = JSON.stringify([provider.id, provider.model, limits, price]);
		const budget = this.#budgets && (this.#budgets.get(key) ?? sharedBudget(model));
		this.#budgets?.set(key, budget);
		return budget;
	}

	#prepare(
		{ endpoint, limits, price, runs, prompts }: ModelChoice,
		skills: string | undefined,
	): { plumbline: Plumbline; model: ModelUse } {
		const plumbline = this.#core(prompts, skills);
		const provider = plumbline.connect(endpoint);
		const { batch } = this.#invocation.options;
		const use = { ...(price && { price }), ...(runs !== undefined && { runs }), ...(batch && { batched: true }) };
		return { plumbline, model: { provider, limits, ...use } };
	}

	#core(prompts: string | undefined, skills: string | undefined): Plumbline {
		const { environment, plumblineWith } = this.#invocation;
		const key = JSON.stringify([prompts, skills]);
		const existing = this.#cores.get(key);
		if (existing) return existing;
		const answers = this.#store();
		const core = plumblineWith({
			analyzer: this.#many.analyzer,
			...(answers && { answers }),
			...(prompts !== undefined && { ownPrompts: environment.openTexts(prompts) }),
			...(skills !== undefined && { ownSkills: environment.openTexts(skills) }),
		});
		this.#cores.set(key, core);
		return core;
	}

	/** Where answers are kept; `undefined` where the user wants none kept. */
	#store(): Store | undefined {
		const { environment, options } = this.#invocation;
		const folder = options.cache === undefined ? environment.cacheFolder : options.cache;
		return folder === false ? undefined : environment.openStore(resolve(environment.cwd, folder));
	}
}

function reviewing(model: ModelUse, { severities, maxFindings, decisions, tiers }: Scoring): ReviewOptions {
	return { model, severities, maxFindings, decisions, ...(tiers && { tiers }) };
}
