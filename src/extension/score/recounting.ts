import type * as vscode from 'vscode';
import type { Analyses } from '../reports/analyses';
import type { ScoredReport, Scores } from './scores';

/** Counts a saved report again once it was read, where neither a model was asked nor a source read: that costs nothing. */
export function registerRecounting(analyses: Analyses, scores: Scores): vscode.Disposable {
	return analyses.onDidChange((document) => {
		const [scored, read] = [scores.get(document), analyses.get(document)];
		if (!scored || !read || document.isDirty || read.snapshot.stale || scores.progress(document)) return;
		if (scored.snapshot.text !== read.snapshot.text && isRecounted(scored)) void scores.scoreHere(document);
	});
}

/** Whether what stands under Sources and Scores follows the saves of its report by itself. */
export function isRecounted({ scorecard: { run, reportEval }, snapshot }: ScoredReport): boolean {
	const sources = reportEval?.factuality.sources ?? [];
	return run.mode === 'offline' && !snapshot.document.isUntitled && sources.every(({ state }) => state !== 'read');
}
