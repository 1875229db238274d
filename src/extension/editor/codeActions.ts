import * as vscode from 'vscode';
import type { Mend } from '../../mending/mends';
import type { Replacement } from '../../mending/replacement';
import { words } from '../host/words';
import type { AnalyzedReport } from '../reports/analyses';

export function commandAction(title: string, command: vscode.Command): vscode.CodeAction {
	const action = new vscode.CodeAction(title, vscode.CodeActionKind.QuickFix);
	action.command = { ...command, title };
	return action;
}

/** Changes the report, and has it read again, so that the counts follow at once. None where a line of it was edited since it was read. */
export function editAction(
	title: string,
	{ snapshot }: AnalyzedReport,
	replacements: readonly Replacement[],
): vscode.CodeAction[] {
	const action = new vscode.CodeAction(title, vscode.CodeActionKind.QuickFix);
	action.edit = new vscode.WorkspaceEdit();
	for (const { span, text } of replacements) {
		const range = snapshot.range(span);
		if (!range) return [];
		action.edit.replace(snapshot.document.uri, range, text);
	}
	action.command = { command: 'plumbline.afterFix', title: '', arguments: [snapshot.document.uri.toString()] };
	return [action];
}

/** The same for ways to put a finding right; the editor's own command to fix applies what leaves no choice to make. */
export function mendActions(report: AnalyzedReport, mends: readonly Mend[]): vscode.CodeAction[] {
	return mends.flatMap(({ title, replacements, sure }) => {
		const actions = editAction(words.say(title), report, replacements);
		for (const action of actions) action.isPreferred = sure;
		return actions;
	});
}

/** As the editor does with an action that is chosen from its light bulb. */
export async function applyAction({ edit, command }: vscode.CodeAction): Promise<void> {
	if (edit && !(await vscode.workspace.applyEdit(edit))) return;
	if (command) await vscode.commands.executeCommand(command.command, ...(command.arguments ?? []));
}
