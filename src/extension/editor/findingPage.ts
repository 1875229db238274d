import * as vscode from 'vscode';

/**
 * The page that explains a kind of finding. The manifest associates the pages of the installed extension with the editor's
 * Markdown preview (`workbench.editorAssociations`), so that a link to one, wherever it stands, shows it rendered.
 */
export function findingPage(extensionUri: vscode.Uri, code: string): vscode.Uri {
	return vscode.Uri.joinPath(extensionUri, 'docs', 'findings', `${code}.md`);
}

/** Shows the page rendered, whatever the settings associate it with. */
export function openFindingPage(extensionUri: vscode.Uri, code: string): Thenable<unknown> {
	const preview = 'vscode.markdown.preview.editor';
	return vscode.commands.executeCommand('vscode.openWith', findingPage(extensionUri, code), preview);
}
