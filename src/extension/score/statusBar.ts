import * as vscode from 'vscode';
import { message } from '../../messages/message';
import type { Progress } from '../../model';
import { claimSummary, unsupportedClaims } from '../../view/claims';
import { words } from '../host/words';
import type { ActiveReport } from '../reports/activeReport';
import { type Analyses, type AnalyzedReport, placedDecisions, placedFindings } from '../reports/analyses';
import { findingCount, progressText } from '../reports/wording';
import type { ReviewOnSave } from './reviewOnSave';
import type { Scores } from './scores';

/** The figures of the report at hand; while it is being scored, the progress, and a click cancels. */
export function registerStatusBar(
	analyses: Analyses,
	active: ActiveReport,
	scores: Scores,
	reviews: ReviewOnSave,
): vscode.Disposable {
	const item = vscode.window.createStatusBarItem('plumbline.status', vscode.StatusBarAlignment.Left, 0);
	item.name = 'Plumbline';
	const update = () => {
		const { document } = active;
		if (!document || active.elsewhere) return item.hide();
		const progress = scores.progress(document);
		if (progress) showProgress(item, progress);
		else if (scores.wasCancelled(document)) showCancelled(item);
		else showFigures(item, analyses.get(document), reviews.costText);
		item.show();
	};
	update();
	return vscode.Disposable.from(
		item,
		active.onDidChange(update),
		analyses.onDidChange(update),
		scores.onDidChange(update),
		scores.onDidProgress(update),
		reviews.onDidChange(update),
	);
}

/** @param cost of the reviews on save within the last hour */
function showFigures(item: vscode.StatusBarItem, report: AnalyzedReport | undefined, cost: string | undefined): void {
	// An empty document that is being filled: of its text nothing was read yet.
	if (!report || (report.snapshot.stale && report.snapshot.text.trim() === '')) {
		item.text = '$(checklist) Plumbline';
		item.tooltip = vscode.l10n.t('This report has not been analyzed yet. Click to analyze it.');
		item.command = 'plumbline.analyze';
		return;
	}
	const findings = placedFindings(report);
	const more = findings.filter(({ finding }) => finding.held).length;
	const decided = placedDecisions(report).length;
	const unsupported = unsupportedClaims(report.analysis).length;
	const figures = [
		words.say(message('counts.unsupported', { count: unsupported })),
		findingCount(findings.length - more),
		...(more > 0 ? [words.say(message('counts.more', { count: more }))] : []),
		...(decided > 0 ? [words.say(message('decisions.byYou', { count: decided }))] : []),
		...(cost === undefined ? [] : [cost]),
	];
	item.text = `$(checklist) Plumbline ${figures.join(' · ')}`;
	item.tooltip = [
		words.say(claimSummary(report.analysis)),
		...(cost === undefined ? [] : [vscode.l10n.t('Reviews on save within the last hour: {0}.', cost)]),
		vscode.l10n.t('Click to see the score of this report.'),
	].join('\n');
	item.command = 'plumbline.showScore';
}

function showProgress(item: vscode.StatusBarItem, progress: Progress): void {
	item.text = `$(loading~spin) ${progressText(progress)}`;
	item.tooltip = vscode.l10n.t('Plumbline is at work on this report. Click to cancel.');
	item.command = 'plumbline.cancelScore';
}

function showCancelled(item: vscode.StatusBarItem): void {
	item.text = `$(circle-slash) ${vscode.l10n.t('Cancelled')}`;
	item.tooltip = vscode.l10n.t(
		'The answers received so far are cached and will not be requested again. Click to see the score.',
	);
	item.command = 'plumbline.showScore';
}
