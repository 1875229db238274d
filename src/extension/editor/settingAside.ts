import * as vscode from 'vscode';
import type { DecisionKind } from '../../decisions/model';
import type { Finding } from '../../findings/model';
import { ignoreScopes } from '../../functions';
import { registerCommands } from '../host/command';
import type { AnalyzedReport } from '../reports/analyses';
import { findingTitle } from '../reports/wording';
import { applyAction } from './codeActions';
import { type Deciding, decisionNames } from './deciding';
import { type IgnoreScope, ignoreAction, ignoreName } from './ignoreActs';

const { l10n } = vscode;

/** A way to leave a finding as it is, and what it does. */
interface Way extends vscode.QuickPickItem {
	readonly take: () => Promise<void>;
}

/** The entry of hover, tree and menus for all the ways in which the author can leave a finding as it is. */
export function registerSettingAside(deciding: Deciding): vscode.Disposable {
	const execute = async (...args: unknown[]) => {
		const chosen = await deciding.chosen(args);
		if (chosen) await setAside(chosen.report, chosen.finding, deciding);
	};
	return registerCommands([{ id: 'plumbline.setAside', execute }]);
}

export function setAsideCommand(document: vscode.TextDocument, { code, span }: Finding): vscode.Command {
	const named = [document.uri.toString(), code, span];
	return { command: 'plumbline.setAside', title: l10n.t('Set Aside…'), arguments: named };
}

/** Asks how a finding is to be left as it is: the ways of the light bulb in the same order, each with what it does. */
export async function setAside(report: AnalyzedReport, finding: Finding, deciding: Deciding): Promise<void> {
	const ways = [...decisionWays(report, finding, deciding), ...ignoreWays(report, finding)];
	const choice = await vscode.window.showQuickPick(ways, {
		title: findingTitle(finding),
		placeHolder: l10n.t('How do you want to set it aside?'),
	});
	await choice?.take();
}

function decisionWays(report: AnalyzedReport, finding: Finding, deciding: Deciding): Way[] {
	const details: Record<DecisionKind, string> = {
		verified: l10n.t('It is true, and you say where that stands. Kept beside the report, which stays as it is.'),
		accepted: l10n.t('It is a fault that you live with, and you say why. Kept beside the report.'),
		dismissed: l10n.t('It is no fault; you may say why. Kept beside the report.'),
	};
	return decisionNames(finding.code).map(({ kind, label }) => ({
		...{ label, detail: details[kind] },
		take: () => deciding.decide(report, finding, kind),
	}));
}

function ignoreWays(report: AnalyzedReport, finding: Finding): Way[] {
	const details: Record<IgnoreScope, string> = {
		here: l10n.t('Writes a comment into the report, before this place: nothing of this kind is told there.'),
		file: l10n.t('Writes a comment into the report, at its top: nothing of this kind is told anywhere in it.'),
	};
	return ignoreScopes.flatMap((scope) => {
		const action = ignoreAction(report, finding, scope);
		return action ? [{ label: ignoreName(scope), detail: details[scope], take: () => applyAction(action) }] : [];
	});
}
