import * as vscode from 'vscode';
import { message } from '../../messages/message';
import { registerCommands } from '../host/command';
import { words } from '../host/words';
import type { ActiveReport } from '../reports/activeReport';
import { type Analyses, type AnalyzedReport, type PlacedFinding, placedFindings } from '../reports/analyses';
import { showRange } from '../reports/reveal';
import { findingTitle, lineName, severityName } from '../reports/wording';

/** The findings that are held back, as a list to choose from: the choice is shown in the text. */
export function registerMoreFindings(analyses: Analyses, active: ActiveReport): vscode.Disposable {
	const showMore = async () => {
		const document = active.forCommand();
		const report = document && (await analyses.known(document));
		if (!report) return;
		const items = heldFindings(report).map(itemOf);
		if (items.length === 0) {
			vscode.window.setStatusBarMessage(vscode.l10n.t('Nothing is held back in this report'), 5000);
			return;
		}
		const title = words.say(message('counts.more', { count: items.length }));
		const chosen = await vscode.window.showQuickPick(items, { title, matchOnDescription: true, matchOnDetail: true });
		if (chosen) await showRange(document, chosen.range);
	};
	return registerCommands([{ id: 'plumbline.showMoreFindings', execute: showMore }]);
}

/** What the limit on findings leaves out of Problems. */
export function heldFindings(report: AnalyzedReport): PlacedFinding[] {
	return placedFindings(report).filter(({ finding }) => finding.held);
}

function itemOf({ finding, range }: PlacedFinding) {
	const { severity, message: told } = finding;
	const place = lineName(range.start.line + 1);
	return {
		label: findingTitle(finding),
		description: `${place} · ${severityName(severity)}`,
		detail: words.say(told),
		range,
	};
}
