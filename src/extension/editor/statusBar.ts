import * as vscode from 'vscode';
import { message } from '../../messages/message';
import type { Progress } from '../../model';
import { claimSummary } from '../../view/claims';
import { type FindingCounts, findingSummary, listedCount } from '../../view/findingCounts';
import { progressMessage } from '../../view/run';
import { words } from '../host/words';
import type { AnalyzedReport } from '../reports/analyses';
import { countsNow, findingCount, scoreLines } from '../reports/wording';
import { reviewOffer, type ScoredReport } from '../score/scores';
import type { Parts } from './parts';

/**
 * The figures of the report at hand; while it is being scored, the progress, and a click cancels. Beside them stands the offer
 * to have it read by a model, until that is done.
 */
export function registerStatusBar({
	analyses,
	active,
	models,
	scores,
	reviews,
}: Pick<Parts, 'analyses' | 'active' | 'models' | 'scores' | 'reviews'>): vscode.Disposable {
	const offer = vscode.window.createStatusBarItem('plumbline.review', vscode.StatusBarAlignment.Left, -1);
	offer.name = vscode.l10n.t('Plumbline: review');
	offer.command = 'plumbline.reviewWithModel';
	offer.tooltip = vscode.l10n.t('What it would send and take is shown first.');
	const item = vscode.window.createStatusBarItem('plumbline.status', vscode.StatusBarAlignment.Left, 0);
	item.name = 'Plumbline';
	const update = () => {
		const { document } = active;
		offer.hide();
		if (!document || active.elsewhere) return item.hide();
		const title = reviewOffer(document, { analyses, models, scores });
		if (title !== undefined) {
			offer.text = `$(sparkle) ${title}`;
			offer.show();
		}
		item.accessibilityInformation = undefined;
		const progress = scores.progress(document);
		if (progress) showProgress(item, progress);
		else if (scores.wasCancelled(document)) showCancelled(item);
		else {
			const report = analyses.get(document);
			if (isRead(report)) showFigures(item, { report, scored: scores.get(document), cost: reviews.costText });
			else showUnread(item);
		}
		item.show();
	};
	update();
	return vscode.Disposable.from(
		item,
		offer,
		models.onDidChange(update),
		active.onDidChange(update),
		analyses.onDidChange(update),
		scores.onDidChange(update),
		scores.onDidProgress(update),
		reviews.onDidChange(update),
	);
}

interface Shown {
	readonly report: AnalyzedReport;
	readonly scored: ScoredReport | undefined;
	/** Of the reviews on save within the last hour. */
	readonly cost: string | undefined;
}

/** What Problems lists and, where a model has scored the report, its score; the tooltip says what stands behind the figures. */
function showFigures(item: vscode.StatusBarItem, shown: Shown): void {
	const { report, scored, cost } = shown;
	const counts = countsNow(report);
	const [score] = scored ? scoreLines(scored.scorecard) : [];
	const figures = [
		findingCount(listedCount(counts)),
		...(counts.decided > 0 ? [words.say(message('decisions.byYou', { count: counts.decided }))] : []),
		...(report.analysis.ignored > 0
			? [words.say(message('decisions.ignored', { count: report.analysis.ignored }))]
			: []),
		...(score ? [score] : []),
		...(cost === undefined ? [] : [cost]),
	];
	item.text = `$(checklist) Plumbline: ${figures.join(' · ')}`;
	const lines = tooltipOf(counts, shown);
	item.tooltip = lines.join('\n');
	// The editor would read out the text and the tooltip, which both begin with the count.
	item.accessibilityInformation = { label: ['Plumbline', ...lines].join(', '), role: 'button' };
	item.command = 'plumbline.showScore';
}

function tooltipOf(counts: FindingCounts, { report, scored, cost }: Shown): string[] {
	const { l10n } = vscode;
	return [
		words.say(findingSummary(counts)),
		words.say(claimSummary(report.analysis)),
		...(scored ? scoreLines(scored.scorecard) : []),
		...(scored?.snapshot.stale ? [l10n.t('Scored before your last edit.')] : []),
		...(cost === undefined ? [] : [l10n.t('Reviews on save within the last hour: {0}.', cost)]),
		l10n.t('Click to see what to do and the scores.'),
	];
}

function showUnread(item: vscode.StatusBarItem): void {
	item.text = `$(checklist) Plumbline: ${vscode.l10n.t('not read yet')}`;
	item.tooltip = vscode.l10n.t('Click to analyze it.');
	item.command = 'plumbline.analyze';
}

/** Of an empty document that is being filled nothing was read yet. */
function isRead(report: AnalyzedReport | undefined): report is AnalyzedReport {
	return report !== undefined && !(report.snapshot.stale && report.snapshot.text.trim() === '');
}

function showProgress(item: vscode.StatusBarItem, progress: Progress): void {
	item.text = `$(loading~spin) ${words.say(progressMessage(progress))}`;
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
