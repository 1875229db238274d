import { resolve } from 'node:path';
import type { Preview } from '../judge/model';
import type { ModelUse, Plumbline, ReportDocument, ScoredAnalysis, ScoreOptions } from '../model';
import type { Invocation } from './command';
import { type ModelChoice, requireKey } from './modelChoice';
import { progressLine } from './progress';

type Scoring = Omit<ScoreOptions, 'model' | 'onProgress'>;

/** Scores reports with the models that their settings choose. One core serves all reports with the same prompts. */
export class ModelScoring {
	readonly #invocation: Invocation;
	readonly #cores = new Map<string | undefined, Plumbline>();

	constructor(invocation: Invocation) {
		this.#invocation = invocation;
	}

	/** Rejects with the interruption's reason when the user stops the run. */
	async score(document: ReportDocument, choice: ModelChoice, scoring: Scoring): Promise<ScoredAnalysis> {
		requireKey(choice.endpoint);
		const { environment } = this.#invocation;
		const progress = progressLine(document.name, environment.stderr);
		try {
			const { plumbline, model } = this.#prepare(choice);
			const options = { ...scoring, model, onProgress: progress.show };
			return await plumbline.score(document, options, environment.interruption());
		} finally {
			progress.clear();
		}
	}

	/** What scoring would ask and cost; nothing is sent. */
	async preview(document: ReportDocument, choice: ModelChoice, scoring: Scoring): Promise<Preview> {
		const { plumbline, model } = this.#prepare(choice);
		return plumbline.preview(document, { ...scoring, model });
	}

	#prepare({ endpoint, limits, price, runs, prompts }: ModelChoice): { plumbline: Plumbline; model: ModelUse } {
		const plumbline = this.#core(prompts);
		const provider = plumbline.connect(endpoint);
		return { plumbline, model: { provider, limits, ...(price && { price }), ...(runs !== undefined && { runs }) } };
	}

	#core(prompts: string | undefined): Plumbline {
		const { environment, plumblineWith, options } = this.#invocation;
		const existing = this.#cores.get(prompts);
		if (existing) return existing;
		const folder = options.cache === undefined ? environment.cacheFolder : options.cache;
		const core = plumblineWith({
			...(folder !== false && { answers: environment.openStore(resolve(environment.cwd, folder)) }),
			...(prompts !== undefined && { ownPrompts: environment.openTexts(prompts) }),
		});
		this.#cores.set(prompts, core);
		return core;
	}
}
