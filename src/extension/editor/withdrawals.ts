import * as vscode from 'vscode';
import * as z from 'zod';
import { message } from '../../messages/message';
import { registerCommands } from '../host/command';
import { words } from '../host/words';
import type { ActiveReport } from '../reports/activeReport';
import { type Analyses, type PlacedWithdrawal, placedWithdrawals } from '../reports/analyses';
import { showRange } from '../reports/reveal';
import { findingTitle, lineName } from '../reports/wording';

const showAgainArguments = z.union([z.tuple([z.string(), z.string()]), z.tuple([])]);

/** Shows again what a model that has read the report withdrew: what a link or the light bulb names, else what the author chooses from a list. */
export function registerWithdrawals(analyses: Analyses, active: ActiveReport): vscode.Disposable {
	const execute = async (...args: unknown[]) => {
		const [uri, key] = showAgainArguments.parse(args);
		if (uri === undefined || key === undefined) return choose();
		const report = analyses.find(uri);
		if (report) analyses.takeBack(report.snapshot.document, key);
	};
	const choose = async () => {
		const document = active.forCommand();
		const report = document && analyses.get(document);
		if (!report) return;
		const items = placedWithdrawals(report).map(itemOf);
		const [first] = report.analysis.withdrawn ?? [];
		if (items.length === 0 || !first) {
			vscode.window.setStatusBarMessage(vscode.l10n.t('No model has withdrawn a finding of this report'), 5000);
			return;
		}
		const title = words.say(message('review.withdrawnTitle', { model: first.model }));
		const chosen = await vscode.window.showQuickPick(items, { title, matchOnDescription: true, matchOnDetail: true });
		if (!chosen) return;
		analyses.takeBack(document, chosen.key);
		await showRange(document, chosen.range);
	};
	return registerCommands([{ id: 'plumbline.showAgain', execute }]);
}

/** Takes one withdrawal back. */
export function showAgainCommand(document: vscode.TextDocument, { withdrawn }: PlacedWithdrawal): vscode.Command {
	return {
		command: 'plumbline.showAgain',
		title: vscode.l10n.t('Show Again'),
		arguments: [document.uri.toString(), withdrawn.key],
	};
}

function itemOf({ withdrawn: { finding, reason, key }, range }: PlacedWithdrawal) {
	return {
		label: findingTitle(finding),
		description: lineName(range.start.line + 1),
		detail: [words.say(finding.message), reason].filter(Boolean).join(' '),
		key,
		range,
	};
}
