import * as vscode from 'vscode';
import type { Finding } from '../../findings/model';
import type { AnalyzedReport, PlacedFinding } from '../reports/analyses';
import { showRange } from '../reports/reveal';
import { codeTitle } from '../reports/wording';
import type { Deciding } from './deciding';
import { fixesFor, ignoresFor } from './quickFixes';

const { l10n } = vscode;

/** Goes to a finding and applies its quick fix; where it has several the author chooses one. */
export async function fixFinding(report: AnalyzedReport, { finding, range }: PlacedFinding): Promise<void> {
	const fixes = fixesFor(report, { finding, range });
	await showRange(report.snapshot.document, range);
	const fix = fixes.length > 1 ? await pick(fixes, l10n.t('How do you want to fix it?')) : fixes[0];
	if (fix) await apply(fix);
}

/** Asks how a finding is to be ignored: by a decision beside the report, or by a comment in it. */
export async function ignoreFinding(report: AnalyzedReport, finding: Finding, deciding: Deciding): Promise<void> {
	const title = l10n.t('Dismiss, and leave the report as it is…');
	const dismiss = new vscode.CodeAction(title, vscode.CodeActionKind.QuickFix);
	const question = l10n.t('How do you want to ignore it? {0}', codeTitle(finding.code));
	const choice = await pick([dismiss, ...ignoresFor(report, finding)], question);
	if (choice === dismiss) await deciding.decide(report, finding, 'dismissed');
	else if (choice) await apply(choice);
}

async function pick(
	actions: readonly vscode.CodeAction[],
	placeHolder: string,
): Promise<vscode.CodeAction | undefined> {
	const items = actions.map((action) => ({ label: action.title, action }));
	return (await vscode.window.showQuickPick(items, { placeHolder }))?.action;
}

/** As the editor does with an action that is chosen from its light bulb. */
async function apply({ edit, command }: vscode.CodeAction): Promise<void> {
	if (edit) await vscode.workspace.applyEdit(edit);
	if (command) await vscode.commands.executeCommand(command.command, ...(command.arguments ?? []));
}
