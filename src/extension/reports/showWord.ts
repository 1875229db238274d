import * as vscode from 'vscode';

/** Puts the cursor of an editor where a word stands last in its text, such as the name of a setting; nothing where it does not. */
export function showWord(editor: vscode.TextEditor, word: string): void {
	const at = editor.document.getText().lastIndexOf(word);
	if (at < 0) return;
	const position = editor.document.positionAt(at);
	editor.selection = new vscode.Selection(position, position);
	editor.revealRange(new vscode.Range(position, position), vscode.TextEditorRevealType.InCenterIfOutsideViewport);
}
