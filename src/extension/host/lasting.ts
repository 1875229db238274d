import type * as vscode from 'vscode';

/** A part that ends with the extension what it has begun. */
export class Lasting implements vscode.Disposable {
	readonly #begun: vscode.Disposable[] = [];

	dispose(): void {
		for (const each of this.#begun) each.dispose();
	}

	protected lasting(...begun: readonly vscode.Disposable[]): void {
		this.#begun.push(...begun);
	}
}
