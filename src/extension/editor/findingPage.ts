import * as vscode from 'vscode';
import { pageFile } from '../../output/findingPage';
import { words } from '../host/words';

/**
 * The page that explains a kind of finding, in the editor's language. The manifest associates the pages of the installed
 * extension with the editor's Markdown preview (`workbench.editorAssociations`), so that a link to one, wherever it stands,
 * shows it rendered.
 *
 * @param pages the folder under which the editor opens the extension's pages
 */
export function findingPage(pages: vscode.Uri, code: string): vscode.Uri {
	return vscode.Uri.joinPath(pages, 'docs', 'findings', pageFile(code, words.language));
}

/** Shows the page rendered, whatever the settings associate it with. */
export function openFindingPage(pages: vscode.Uri, code: string): Thenable<unknown> {
	const preview = 'vscode.markdown.preview.editor';
	return vscode.commands.executeCommand('vscode.openWith', findingPage(pages, code), preview);
}
