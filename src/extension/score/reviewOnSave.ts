import * as vscode from 'vscode';
import type { RunLimits } from '../../judge/model';
import { Lasting } from '../host/lasting';
import type { Settings } from '../host/settings';
import type { Connection } from '../model/connection';
import type { ModelScorer, Models } from '../model/models';
import type { ReviewedReport } from '../reports/modelReadings';
import { documentName } from '../reports/wording';
import { HourlyBudget, type Spent } from './hourlyBudget';
import type { ScoreSetup } from './scoreSetup';
import type { Scores } from './scores';
import { previewReview } from './withModel';

interface ReviewOnSaveDeps {
	readonly settings: Settings;
	readonly models: Models;
	readonly scores: Scores;
	readonly setup: ScoreSetup;
	readonly log: vscode.LogOutputChannel;
}

/**
 * Has a report read again when it is saved, where the author has turned that on. Only after the author has agreed to a
 * review of that report by that model in this window, and within the tokens of the hour; what has not changed is
 * answered from the cache.
 */
export class ReviewOnSave extends Lasting {
	readonly #deps: ReviewOnSaveDeps;
	/** The model that the author has let read a report, by the report's address. */
	readonly #agreed = new Map<string, string>();
	readonly #budget = new HourlyBudget(Date.now);
	readonly #changed = new vscode.EventEmitter<void>();

	/** It has asked a model. */
	readonly onDidChange = this.#changed.event;

	constructor(deps: ReviewOnSaveDeps) {
		super();
		this.#deps = deps;
		this.lasting(
			this.#changed,
			deps.scores.onDidReview((reviewed) => this.#reviewed(reviewed)),
			vscode.workspace.onDidSaveTextDocument((document) => void this.#saved(document)),
			vscode.workspace.onDidCloseTextDocument(({ uri }) => this.#agreed.delete(uri.toString())),
		);
	}

	/** What the last hour's reviews on save have cost, for the status bar; `undefined` where there were none. */
	get costText(): string | undefined {
		const { tokens, cost } = this.#budget.lastHour;
		if (tokens === 0) return undefined;
		return cost === null
			? vscode.l10n.t('{0} tokens', tokens.toLocaleString(vscode.env.language))
			: `$${cost.toFixed(3)}`;
	}

	/** Whoever has had a report reviewed has agreed to that, for it and for the model. */
	#reviewed({ document, reading, unasked }: ReviewedReport): void {
		// A review on save asks nobody, and another model may be connected by its end; what comes in may still be cancelled.
		if (unasked || reading.unread > 0) return;
		const connection = this.#deps.models.connection(document);
		if (connection) this.#agreed.set(document.uri.toString(), nameOf(connection));
	}

	async #saved(document: vscode.TextDocument): Promise<void> {
		const { models, scores, log } = this.#deps;
		if (!this.#isAllowed(document) || scores.progress(document)) return;
		try {
			const scorer = await models.scorer(document);
			const plan = await this.#plan(document, scorer);
			// The author may have begun a run meanwhile, which goes first.
			if (!plan || scores.progress(document)) return;
			const model = { ...scorer.model, limits: plan.limits };
			const run = await scores.review(document, { ...scorer, model }, true);
			// What a run has used that was ended is not known: as much as was planned, then.
			this.#budget.spend(run ? { tokens: run.tokensIn + run.tokensOut, cost: run.cost } : plan.expected);
			this.#changed.fire();
		} catch (error) {
			log.warn(`${documentName(document)} was not reviewed when it was saved. ${error}`);
		}
	}

	#isAllowed(document: vscode.TextDocument): boolean {
		const { settings, models } = this.#deps;
		if (!vscode.workspace.isTrusted || settings.get('review.tokensPerHour') === 0) return false;
		const connection = models.connection(document);
		return connection !== undefined && this.#agreed.get(document.uri.toString()) === nameOf(connection);
	}

	/** A run that the tokens of the hour are enough for, however long the answers get; `undefined` where they may not be, or nothing is to be asked. */
	async #plan(document: vscode.TextDocument, scorer: ModelScorer): Promise<Plan | undefined> {
		const { settings, setup, log } = this.#deps;
		const { calls, cached, tokensIn, tokensOut, cost } = await previewReview(document, scorer, setup);
		// What is kept costs nothing and is shown again, as where an edit is undone.
		if (calls + cached === 0) return undefined;
		const expected = { tokens: tokensIn + tokensOut[0], cost: cost?.[0] ?? null };
		const left = this.#budget.left(settings.get('review.tokensPerHour'));
		const { limits = {} } = scorer.model;
		if (tokensIn + tokensOut[1] <= left) {
			return { expected, limits: { ...limits, maxTokens: Math.min(left, limits.maxTokens ?? left) } };
		}
		log.info(`${documentName(document)} was not reviewed when it was saved: the tokens of the hour may not be enough.`);
		return undefined;
	}
}

interface Plan {
	readonly expected: Spent;
	readonly limits: Partial<RunLimits>;
}

/** Which model it is, and where. */
function nameOf(connection: Connection): string {
	return connection.kind === 'endpoint' ? `${connection.name} ${connection.baseUrl}` : connection.name;
}
