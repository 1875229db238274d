import * as vscode from 'vscode';

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
