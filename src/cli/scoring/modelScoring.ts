import { resolve } from 'node:path';
import type { ReportDocument } from '../../analysis';
import type { Preview } from '../../judge/model';
import type { ModelUse, Plumbline, Progress, ReviewOptions, ScoreOptions } from '../../model';
import type { ReviewedAnalysis } from '../../review/model';
import type { ScoredAnalysis } from '../../scorecard/scorecard';
import type { Invocation } from '../settings/command';
import { type ModelChoice, requireKey } from '../settings/modelChoice';
import { progressLine } from './progress';

/** How a report is scored besides the model. */
export interface Scoring extends Omit<ScoreOptions, 'model' | 'onProgress'> {
	/** The folder of the user's own skills; absolute. */
	readonly skillsFolder?: string | undefined;
}

/** Scores reports with the models that their settings choose. One core serves all reports with the same prompts and skills. */
export class ModelScoring {
	readonly #invocation: Invocation;
	readonly #cores = new Map<string, Plumbline>();

	constructor(invocation: Invocation) {
		this.#invocation = invocation;
	}

	/** Rejects with the interruption's reason when the user stops the run. */
	score(document: ReportDocument, choice: ModelChoice, scoring: Scoring): Promise<ScoredAnalysis> {
		requireKey(choice.endpoint);
		const { skillsFolder, ...options } = scoring;
		const { plumbline, model } = this.#prepare(choice, skillsFolder);
		return this.#score(plumbline, document, { ...options, model });
	}

	/** A second reading of its findings. Rejects with the interruption's reason when the user stops the run. */
	review(document: ReportDocument, choice: ModelChoice, scoring: Scoring): Promise<ReviewedAnalysis> {
		requireKey(choice.endpoint);
		const { plumbline, options } = this.#reviewing(choice, scoring);
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
		const progress = progressLine(document.name, environment.stderr, words);
		try {
			return await work(progress.show, environment.interruption());
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

	/** What a second reading would ask and cost; nothing is sent. */
	async previewReview(document: ReportDocument, choice: ModelChoice, scoring: Scoring): Promise<Preview> {
		const { plumbline, options } = this.#reviewing(choice, scoring);
		return plumbline.previewReview(document, options);
	}

	#reviewing(
		choice: ModelChoice,
		{ severities, maxFindings, decisions, tiers }: Scoring,
	): { plumbline: Plumbline; options: ReviewOptions } {
		const { plumbline, model } = this.#prepare(choice, undefined);
		return { plumbline, options: { model, severities, maxFindings, decisions, ...(tiers && { tiers }) } };
	}

	#prepare(
		{ endpoint, limits, price, runs, prompts }: ModelChoice,
		skills: string | undefined,
	): { plumbline: Plumbline; model: ModelUse } {
		const plumbline = this.#core(prompts, skills);
		const provider = plumbline.connect(endpoint);
		return { plumbline, model: { provider, limits, ...(price && { price }), ...(runs !== undefined && { runs }) } };
	}

	#core(prompts: string | undefined, skills: string | undefined): Plumbline {
		const { environment, plumblineWith, options } = this.#invocation;
		const key = JSON.stringify([prompts, skills]);
		const existing = this.#cores.get(key);
		if (existing) return existing;
		const folder = options.cache === undefined ? environment.cacheFolder : options.cache;
		const core = plumblineWith({
			...(folder !== false && { answers: environment.openStore(resolve(environment.cwd, folder)) }),
			...(prompts !== undefined && { ownPrompts: environment.openTexts(prompts) }),
			...(skills !== undefined && { ownSkills: environment.openTexts(skills) }),
		});
		this.#cores.set(key, core);
		return core;
	}
}
