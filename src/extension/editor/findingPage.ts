import * as vscode from 'vscode';
import { pageFile } from '../../output/findingPage';
import { words } from '../host/words';

/**
 * The page that explains a kind of finding, in the editor's language. The manifest associates the pages of the installed
 * extension with the editor's Markdown preview (`workbench.editorAssociations`), so that a link to one, wherever it stands,
 * shows it rendered.
 */
export function findingPage(extensionUri: vscode.Uri, code: string): vscode.Uri {
	return vscode.Uri.joinPath(extensionUri, 'docs', 'findings', pageFile(code, words.language));
}

/** Shows the page rendered, whatever the settings associate it with. */
export function openFindingPage(extensionUri: vscode.Uri, code: string): Thenable<unknown> {
	const preview = 'vscode.markdown.preview.editor';
	return vscode.commands.executeCommand('vscode.openWith', findingPage(extensionUri, code), preview);
}
