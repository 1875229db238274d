import * as vscode from 'vscode';
import type { CodeAction, Range, TextEdit } from 'vscode-languageserver';
import type { Replacement } from '../../mending/replacement';
import { editsOf, quickFix } from '../../service/actions';
import type { AnalyzedReport } from '../reports/analyses';

export function commandAction(title: string, command: vscode.Command): vscode.CodeAction {
	const action = new vscode.CodeAction(title, vscode.CodeActionKind.QuickFix);
	action.command = { ...command, title };
	return action;
}

/** An edit that the service offers; the report is read again after it, so that the counts follow at once. */
export function editAction({ title, edit, kind = quickFix, isPreferred = false }: CodeAction): vscode.CodeAction {
	const action = new vscode.CodeAction(title, vscode.CodeActionKind.Empty.append(kind));
	action.edit = new vscode.WorkspaceEdit();
	for (const [uri, edits] of Object.entries(edit?.changes ?? {})) {
		action.edit.set(vscode.Uri.parse(uri), edits.map(textEdit));
		action.command = { command: 'plumbline.afterFix', title: '', arguments: [uri] };
	}
	// The editor's own command to fix applies what leaves no choice to make.
	action.isPreferred = isPreferred;
	return action;
}

/** As the editor does with an action that is chosen from its light bulb. */
export async function applyAction({ edit, command }: vscode.CodeAction): Promise<void> {
	if (edit && !(await vscode.workspace.applyEdit(edit))) return;
	if (command) await vscode.commands.executeCommand(command.command, ...(command.arguments ?? []));
}

/** Changes the report in the same way; false where a line of it was edited since it was read. */
export async function replaceIn(report: AnalyzedReport, replacements: readonly Replacement[]): Promise<boolean> {
	const edits = editsOf(report, replacements);
	if (edits) await applyAction(editAction({ title: '', edit: { changes: { [report.snapshot.uri]: edits } } }));
	return edits !== undefined;
}

export function textEdit({ range, newText }: TextEdit): vscode.TextEdit {
	return new vscode.TextEdit(rangeOf(range), newText);
}

export function rangeOf({ start, end }: Range): vscode.Range {
	return new vscode.Range(start.line, start.character, end.line, end.character);
}
