import * as vscode from 'vscode';
import type { ReportDocument } from '../../analysis';
import type { Preview } from '../../judge/model';
import { runWithModel } from '../model/askFirst';
import type { ModelScorer, Models } from '../model/models';
import { documentName } from '../reports/wording';
import type { SourceUses } from '../sources/sourceUses';
import type { ScoreSetup } from './scoreSetup';
import type { Scores } from './scores';

interface JudgingDeps {
	readonly models: Models;
	readonly scores: Scores;
	readonly setup: ScoreSetup;
	readonly sources: SourceUses;
	readonly log: vscode.LogOutputChannel;
}

const { l10n } = vscode;

/**
 * Scores a report with the connected model, after the author has seen what that would ask, cost and send. Where all the
 * answers are kept from before nothing is sent, and so nothing is asked.
 */
export function scoreWithModel(document: vscode.TextDocument, deps: JudgingDeps): Promise<void> {
	const { scores, setup, sources } = deps;
	return runWithModel(document, deps, {
		question: (model) => l10n.t('Score this report with {0}?', model),
		reads: sources.agreed,
		searches: setup.searches,
		preview: async ({ plumbline, model }) =>
			plumbline.preview(reportOf(document), { ...(await setup.of(document, true)), model }),
		run: (scorer) => scores.score(document, { ...scorer, network: true }),
	});
}

/** Has the connected model read the report and its findings again, in the same way. */
export function reviewWithModel(document: vscode.TextDocument, deps: JudgingDeps): Promise<void> {
	const { scores, setup } = deps;
	return runWithModel(document, deps, {
		question: (model) => l10n.t('Review this report with {0}?', model),
		reads: false,
		preview: (scorer) => previewReview(document, scorer, setup),
		run: async (scorer) => void (await scores.review(document, scorer)),
	});
}

/** What a review would ask and cost; nothing is sent. */
export function previewReview(
	document: vscode.TextDocument,
	{ plumbline, model }: ModelScorer,
	setup: ScoreSetup,
): Promise<Preview> {
	return plumbline.previewReview(reportOf(document), { ...setup.reviewing(document), model });
}

function reportOf(document: vscode.TextDocument): ReportDocument {
	return { name: documentName(document), text: document.getText() };
}
