import * as vscode from 'vscode';
import type { Analyses } from './analyses';

/**
 * The report at hand: the one in the active editor, else the last one that was, while it is open.
 * So the logic tree and the score stay when the author looks at the panel or at another file.
 */
export class ActiveReport implements vscode.Disposable {
	readonly #analyses: Analyses;
	#document: vscode.TextDocument | undefined;
	readonly #changed = new vscode.EventEmitter<vscode.TextDocument | undefined>();
	readonly #disposables: vscode.Disposable[];

	readonly onDidChange = this.#changed.event;

	constructor(analyses: Analyses) {
		this.#analyses = analyses;
		this.#disposables = [
			this.#changed,
			vscode.window.onDidChangeActiveTextEditor(() => this.#update()),
			vscode.workspace.onDidCloseTextDocument(() => this.#update()),
			vscode.workspace.onDidOpenTextDocument(() => this.#update()),
			vscode.workspace.onDidChangeConfiguration(() => this.#update()),
		];
		this.#update();
	}

	dispose(): void {
		for (const disposable of this.#disposables) disposable.dispose();
	}

	get document(): vscode.TextDocument | undefined {
		return this.#document;
	}

	/** The editor that has the focus, if it shows the report at hand. */
	get editor(): vscode.TextEditor | undefined {
		const editor = vscode.window.activeTextEditor;
		return editor && editor.document === this.#document ? editor : undefined;
	}

	/** Another kind of document has the focus, so that the report's figures would be out of place beside it. */
	get elsewhere(): boolean {
		const editor = vscode.window.activeTextEditor;
		return editor !== undefined && editor.document !== this.#document;
	}

	#update(): void {
		const active = vscode.window.activeTextEditor?.document;
		const kept = this.#document && !this.#document.isClosed && this.#analyses.isReport(this.#document);
		this.#document = active && this.#analyses.isReport(active) ? active : kept ? this.#document : undefined;
		setContext('plumbline.hasReport', this.#document !== undefined);
		setContext('plumbline.reportActive', this.editor !== undefined);
		this.#changed.fire(this.#document);
	}
}

/** Sets a context key that `when` clauses of the manifest read. */
export function setContext(key: `plumbline.${string}`, value: boolean | string): void {
	void vscode.commands.executeCommand('setContext', key, value);
}
