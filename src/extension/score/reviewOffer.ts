import * as vscode from 'vscode';
import type { Models } from '../model/models';
import type { Analyses } from '../reports/analyses';
import type { Scores } from './scores';

export interface OfferingDeps {
	readonly models: Pick<Models, 'candidate' | 'onDidChange'>;
	readonly scores: Pick<Scores, 'progress' | 'onDidChange'>;
}

/** What offers to have a report read by the model at hand; `undefined` where there is none, one is at work on it, or all of it was read. */
export function reviewOffer(
	document: vscode.TextDocument,
	{ analyses, models, scores }: OfferingDeps & { readonly analyses: Pick<Analyses, 'reading'> },
): string | undefined {
	if (scores.progress(document) || analyses.reading(document)?.unread === 0) return undefined;
	const candidate = models.candidate(document);
	return candidate && vscode.l10n.t('Review With {0}', candidate.name);
}
