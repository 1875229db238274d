import * as vscode from 'vscode';
import type { ConfigReader, Led } from '../../config/layers';
import { message } from '../../messages/message';
import { leadsTo, pathBelow } from './paths';
import { readPlainFile } from './plainFile';

/**
 * Reads a configuration file and those it builds on, as far as they stand in the same folder of the workspace: nothing else
 * is even looked at. Places are addresses.
 */
export class UriConfigReader implements ConfigReader {
	readonly #root: vscode.Uri;
	readonly #texts = new Map<string, string>();
	readonly #bases = new Map<string, vscode.Uri>();

	/** `own` is the text of the file itself. */
	constructor(uri: vscode.Uri, own: string) {
		this.#root = vscode.workspace.getWorkspaceFolder(uri)?.uri ?? vscode.Uri.joinPath(uri, '..');
		this.#texts.set(uri.toString(), own);
	}

	/** What all files say that were read, one after the other. */
	get text(): string {
		return JSON.stringify([...this.#texts]);
	}

	/** The files that were asked for, whether they are there or not. */
	get bases(): readonly vscode.Uri[] {
		return [...this.#bases.values()];
	}

	nameOf(path: string): string {
		return vscode.workspace.asRelativePath(vscode.Uri.parse(path));
	}

	async read(path: string): Promise<string> {
		return this.#texts.get(path) ?? '';
	}

	async lead(named: string, from: string): Promise<Led> {
		if (!/\.(?:json|ya?ml)$/i.test(named)) return { refused: message('configFiles.extendsKind', { named }) };
		const start = vscode.Uri.parse(from);
		const uri = start.with({ path: leadsTo(start.path, named) });
		if (pathBelow(this.#root.path, uri.path) === undefined)
			return { refused: message('configFiles.extendsOutsideWorkspace', { named }) };
		const path = uri.toString();
		this.#bases.set(path, uri);
		if (this.#texts.has(path)) return { path };
		const bytes = await readPlainFile(uri);
		if (!bytes) return { refused: message('configFiles.extendsMissing', { named }) };
		this.#texts.set(path, new TextDecoder().decode(bytes));
		return { path };
	}
}
