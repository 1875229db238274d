import * as vscode from 'vscode';

/** Puts the cursor of an editor where a word stands last in its text, such as the name of a setting; nothing where it does not. */
export function showWord(editor: vscode.TextEditor, word: string): void {
	const at = editor.document.getText().lastIndexOf(word);
	if (at < 0) return;
	reveal(editor, editor.document.positionAt(at));
}

/** Where a setting stands in a configuration file; line and column from 1. */
export interface SettingPlace {
	readonly uri: vscode.Uri;
	readonly line: number;
	readonly column: number;
}

/** Opens a configuration file with the cursor at a setting. */
export async function showPlace({ uri, line, column }: SettingPlace): Promise<void> {
	const editor = await vscode.window.showTextDocument(uri);
	reveal(editor, editor.document.validatePosition(new vscode.Position(line - 1, column - 1)));
}

function reveal(editor: vscode.TextEditor, position: vscode.Position): void {
	editor.selection = new vscode.Selection(position, position);
	editor.revealRange(new vscode.Range(position, position), vscode.TextEditorRevealType.InCenterIfOutsideViewport);
}
