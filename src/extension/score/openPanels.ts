import * as vscode from 'vscode';
import { panelNames } from './panelNames';

/** The panels that are open, one a report, by the addresses of their reports; named so that they can be told apart. */
export class OpenPanels {
	readonly #panels = new Map<string, vscode.WebviewPanel>();

	get(uri: vscode.Uri): vscode.WebviewPanel | undefined {
		return this.#panels.get(uri.toString());
	}

	/** Takes in the panel of a report, in place of one that there is. */
	add(uri: vscode.Uri, panel: vscode.WebviewPanel): void {
		const key = uri.toString();
		this.#panels.get(key)?.dispose();
		this.#panels.set(key, panel);
		panel.onDidDispose(() => {
			if (this.#panels.get(key) === panel) this.#panels.delete(key);
			this.#name();
		});
		this.#name();
	}

	/** Where panels are shown, brings that of the report to the front that the author has turned to. */
	follow(uri: vscode.Uri): void {
		const own = this.get(uri);
		const isShown = [...this.#panels.values()].some(({ visible }) => visible);
		if (own && !own.visible && isShown) own.reveal(undefined, true);
	}

	dispose(): void {
		for (const panel of [...this.#panels.values()]) panel.dispose();
	}

	#name(): void {
		const names = panelNames([...this.#panels.keys()].map((key) => vscode.Uri.parse(key).path));
		for (const [index, panel] of [...this.#panels.values()].entries()) panel.title = `Plumbline: ${names[index]}`;
	}
}
