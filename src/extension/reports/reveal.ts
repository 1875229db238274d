import * as vscode from 'vscode';
import * as z from 'zod';
import type { Span } from '../../report/model';
import { type Command, registerCommands } from '../host/command';
import type { Analyses } from './analyses';
import { flash } from './flash';

/** A span of a report as command links and tree items name it: offsets in the text that was last analysed. */
export const spanArgument = z.tuple([z.int().nonnegative(), z.int().nonnegative()]);

const revealArguments = z.tuple([z.string(), spanArgument]);

export function registerReveal(analyses: Analyses): vscode.Disposable {
	const reveal: Command = {
		id: 'plumbline.reveal',
		async execute(...args) {
			const [uri, span] = revealArguments.parse(args);
			const report = analyses.find(uri);
			if (report) await showRange(report.snapshot.document, report.snapshot.nearest(span));
		},
	};
	return vscode.Disposable.from(flash, registerCommands([reveal]));
}

export function revealCommand(document: vscode.TextDocument, span: Span, title: string): vscode.Command {
	return { command: 'plumbline.reveal', title, arguments: [document.uri.toString(), span] };
}

/** A link for a trusted Markdown string that runs a command. */
export function commandLink({ command, arguments: args }: vscode.Command): string {
	// A bracket in an argument would end the link.
	const query = encodeURIComponent(JSON.stringify(args ?? []))
		.replaceAll('(', '%28')
		.replaceAll(')', '%29');
	return `command:${command}?${query}`;
}

/**
 * Shows a passage of a document where the document is already shown, else in the first column: the cursor goes to its
 * start and its lines light up. Nothing is selected, so that the next key does not replace the passage.
 */
export async function showRange(
	document: vscode.TextDocument,
	range: vscode.Range,
	{ preserveFocus = false }: { readonly preserveFocus?: boolean } = {},
): Promise<void> {
	const editor = await vscode.window.showTextDocument(document, {
		viewColumn: columnOf(document) ?? vscode.ViewColumn.One,
		selection: new vscode.Range(range.start, range.start),
		preserveFocus,
	});
	editor.revealRange(range, vscode.TextEditorRevealType.InCenterIfOutsideViewport);
	flash.show(editor, range);
}

function columnOf(document: vscode.TextDocument): vscode.ViewColumn | undefined {
	const shows = (tab: vscode.Tab) =>
		tab.input instanceof vscode.TabInputText && tab.input.uri.toString() === document.uri.toString();
	return vscode.window.tabGroups.all.find((group) => group.tabs.some(shows))?.viewColumn;
}
