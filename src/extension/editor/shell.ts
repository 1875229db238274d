import * as vscode from 'vscode';
import type { Analyzer } from '../../analysis';
import { pageFile } from '../../output/findingPage';
import type { Shell, TextWriter } from '../../service/report';
import { escapeMarkdown } from '../../text/escapeMarkdown';
import { words } from '../host/words';
import { commandLink } from '../reports/reveal';
import { lineName } from '../reports/wording';

/** Writes Markdown of the editor's hovers and tooltips, with places to click. */
export const pen: TextWriter = {
	plain: escapeMarkdown,
	strong: (text) => `**${escapeMarkdown(text)}**`,
	link: (text, target) => `[${escapeMarkdown(text)}](${target})`,
	place: ({ snapshot }, span) => {
		const command = { command: 'plumbline.reveal', title: lineName(snapshot.line(span)) };
		return link({ ...command, arguments: [snapshot.uri, span] });
	},
};

/** How this editor has reports shown. */
export function editorShell(pages: vscode.Uri, read: Analyzer): Shell {
	return {
		...{ words, pen },
		pageOf: (code) => findingPage(pages, code).toString(),
		tellsHeld: true,
		reread: (text) => read({ name: '', text }),
	};
}

/** A link that runs a command, in Markdown that may. */
export function link(command: vscode.Command): string {
	return `[${escapeMarkdown(command.title)}](${commandLink(command)})`;
}

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
