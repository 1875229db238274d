import * as vscode from 'vscode';
import * as z from 'zod';
import type { Span } from '../../report/model';
import type { Analyses } from './analyses';

/** A span of a report as command links and tree items name it: offsets in the text that was last analysed. */
export const spanArgument = z.tuple([z.int().nonnegative(), z.int().nonnegative()]);

const revealArguments = z.tuple([z.string(), spanArgument]);

/** Shows a place that a link or a row of the tree names. */
export async function reveal(
	args: readonly unknown[],
	{ analyses }: { readonly analyses: Pick<Analyses, 'find'> },
): Promise<void> {
	const [uri, span] = revealArguments.parse(args);
	const report = analyses.find(uri);
	if (report) await showRange(report.snapshot.document, report.snapshot.nearest(span));
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

/** Where a setting stands in a configuration file; line and column from 1. */
export interface SettingPlace {
	readonly uri: vscode.Uri;
	readonly line: number;
	readonly column: number;
}

/** Opens a configuration file with the cursor at a setting. */
export async function showPlace({ uri, line, column }: SettingPlace): Promise<void> {
	const editor = await vscode.window.showTextDocument(uri);
	const position = editor.document.validatePosition(new vscode.Position(line - 1, column - 1));
	editor.selection = new vscode.Selection(position, position);
	editor.revealRange(new vscode.Range(position, position), vscode.TextEditorRevealType.InCenterIfOutsideViewport);
}

/** Lights up the lines of a passage to whose start the cursor was put, for a moment. One passage at a time; an edit or a move of the cursor ends it. */
class Flash {
	/** In milliseconds: long enough to be found by the eye. */
	duration = 1_200;
	#type: vscode.TextEditorDecorationType | undefined;
	#end: (() => void) | undefined;

	show(editor: vscode.TextEditor, range: vscode.Range): void {
		this.#end?.();
		this.#type ??= createType();
		const type = this.#type;
		editor.setDecorations(type, [range]);
		const listeners = [
			vscode.workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
				if (document === editor.document && contentChanges.length > 0) this.#end?.();
			}),
			// The editor tells of the jump itself only now.
			vscode.window.onDidChangeTextEditorSelection(({ textEditor, selections: [selection] }) => {
				if (textEditor.document === editor.document && !(selection?.isEmpty && selection.active.isEqual(range.start)))
					this.#end?.();
			}),
		];
		const timer = setTimeout(() => this.#end?.(), this.duration);
		this.#end = () => {
			this.#end = undefined;
			clearTimeout(timer);
			for (const listener of listeners) listener.dispose();
			editor.setDecorations(type, []);
		};
	}

	dispose(): void {
		this.#end?.();
		this.#type?.dispose();
		this.#type = undefined;
	}
}

/** The one of this window. */
export const flash = new Flash();

function createType(): vscode.TextEditorDecorationType {
	return vscode.window.createTextEditorDecorationType({
		isWholeLine: true,
		backgroundColor: new vscode.ThemeColor('editor.findMatchHighlightBackground'),
		// Only high-contrast themes have a colour for it: their backgrounds stay plain.
		borderWidth: '1px',
		borderStyle: 'solid',
		borderColor: new vscode.ThemeColor('editor.findMatchHighlightBorder'),
	});
}
