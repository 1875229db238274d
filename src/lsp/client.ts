import type { ClientCapabilities, InitializeParams } from 'vscode-languageserver';

/** What a client can take in, as far as what it is sent depends on it. */
export interface Client {
	/** It asks for findings itself, and shows none that it is sent. */
	readonly pullsOnly: boolean;
	/** It asks for findings again when it is told to. */
	readonly refreshes: boolean;
	/** Hovers may be Markdown. */
	readonly markdown: boolean;
	/** Edits can name the version of the text that they are for. */
	readonly versionedEdits: boolean;
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
	return {
		pullsOnly: textDocument?.diagnostic !== undefined && textDocument.publishDiagnostics === undefined,
		refreshes: workspace?.diagnostics?.refreshSupport === true,
		markdown: textDocument?.hover?.contentFormat?.includes('markdown') === true,
		versionedEdits: workspace?.workspaceEdit?.documentChanges === true,
		settings: workspace?.configuration === true,
		tellsOfSettings: workspace?.didChangeConfiguration?.dynamicRegistration === true,
		watchesFiles: workspace?.didChangeWatchedFiles?.dynamicRegistration === true,
		folders: workspace?.workspaceFolders === true,
	};
}
