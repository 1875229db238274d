import * as vscode from 'vscode';
import type { ActiveReport } from './activeReport';
import { type Analyses, type AnalyzedReport, placedFindings } from './analyses';
import type { Scores } from './scores';
import { findingCount, translated } from './wording';

/** The figures of the report at hand; while it is being scored, the progress, and a click cancels. */
export function registerStatusBar(analyses: Analyses, active: ActiveReport, scores: Scores): vscode.Disposable {
	const item = vscode.window.createStatusBarItem('plumbline.status', vscode.StatusBarAlignment.Left, 0);
	item.name = 'Plumbline';
	const update = () => {
		const { document } = active;
		if (!document || active.elsewhere) return item.hide();
		const step = scores.step(document);
		if (step === undefined) showFigures(item, analyses.get(document));
		else showProgress(item, step);
		item.show();
	};
	update();
	return vscode.Disposable.from(
		item,
		active.onDidChange(update),
		analyses.onDidChange(update),
		scores.onDidChange(update),
	);
}

function showFigures(item: vscode.StatusBarItem, report: AnalyzedReport | undefined): void {
	if (!report) {
		item.text = '$(checklist) Plumbline';
		item.tooltip = vscode.l10n.t('This report has not been analyzed yet. Click to analyze it.');
		item.command = 'plumbline.analyze';
		return;
	}
	const findings = placedFindings(report).map(({ finding }) => finding);
	const unsupported = findings.filter(({ code }) => code === 'claim.unsupported').length;
	const figures = [vscode.l10n.t('{0} unsupported', unsupported), findingCount(findings.length)];
	item.text = `$(checklist) Plumbline ${figures.join(' · ')}`;
	item.tooltip = vscode.l10n.t('Click to see the score of this report.');
	item.command = 'plumbline.showScore';
}

function showProgress(item: vscode.StatusBarItem, step: string): void {
	item.text = `$(loading~spin) ${step ? translated(step) : vscode.l10n.t('Scoring')}`;
	item.tooltip = vscode.l10n.t('Plumbline is scoring this report. Click to cancel.');
	item.command = 'plumbline.cancelScore';
}
