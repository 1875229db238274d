import * as vscode from 'vscode';
import type { Replacement } from '../../mending/replacement';
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

/** As the editor does with an action that is chosen from its light bulb. */
export async function applyAction({ edit, command }: vscode.CodeAction): Promise<void> {
	if (edit && !(await vscode.workspace.applyEdit(edit))) return;
	if (command) await vscode.commands.executeCommand(command.command, ...(command.arguments ?? []));
}
