import type { ClientCapabilities, InitializeParams } from 'vscode-languageserver';

/** What a client can take in, as far as what it is sent depends on it. */
export interface Client {
	/** It asks for findings itself, and again when it is told to, or shows none that it is sent: it is sent none. */
	readonly pulls: boolean;
	/** It asks for findings again when it is told to. */
	readonly refreshes: boolean;
	/** Hovers may be Markdown. */
	readonly markdown: boolean;
	/** Edits can name the version of the text that they are for. */
	readonly versionedEdits: boolean;
	/** It asks whether a place can be renamed before it asks for a name. */
	readonly preparesRenames: boolean;
	/** It can be asked for its settings. */
	readonly settings: boolean;
	/** It tells of other settings once it is asked to. */
	readonly tellsOfSettings: boolean;
	/** It tells of changed files once it is asked to. */
	readonly watchesFiles: boolean;
	/** It tells of folders that are added or removed. */
	readonly folders: boolean;
}

export function clientOf({ capabilities }: Pick<InitializeParams, 'capabilities'>): Client {
	const { textDocument, workspace }: ClientCapabilities = capabilities;
	const refreshes = workspace?.diagnostics?.refreshSupport === true;
	return {
		pulls: textDocument?.diagnostic !== undefined && (refreshes || textDocument.publishDiagnostics === undefined),
		refreshes,
		markdown: textDocument?.hover?.contentFormat?.includes('markdown') === true,
		versionedEdits: workspace?.workspaceEdit?.documentChanges === true,
		preparesRenames: textDocument?.rename?.prepareSupport === true,
		settings: workspace?.configuration === true,
		tellsOfSettings: workspace?.didChangeConfiguration?.dynamicRegistration === true,
		watchesFiles: workspace?.didChangeWatchedFiles?.dynamicRegistration === true,
		folders: workspace?.workspaceFolders === true,
	};
}
