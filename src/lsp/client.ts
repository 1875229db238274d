import type { ClientCapabilities, InitializeParams } from 'vscode-languageserver';

/** What a client can take in, as far as what it is sent depends on it. */
export interface Client {
	/** It asks for findings itself, and shows none that it is sent. */
	readonly pullsOnly: boolean;
	/** It asks for findings again when it is told to. */
	readonly refreshes: boolean;
	readonly relatedPlaces: boolean;
	readonly codePages: boolean;
	readonly faded: boolean;
	/** Hovers may be Markdown. */
	readonly markdown: boolean;
	/** Edits can name the version of the text that they are for. */
	readonly versionedEdits: boolean;
	/** Fixes can be edits; very old clients know commands alone. */
	readonly fixes: boolean;
	readonly nestedSymbols: boolean;
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
	const problems = textDocument?.publishDiagnostics;
	const pulled = textDocument?.diagnostic;
	const either = (read: (from: NonNullable<typeof problems> | NonNullable<typeof pulled>) => unknown) =>
		[problems, pulled].some((from) => from !== undefined && Boolean(read(from)));
	return {
		pullsOnly: pulled !== undefined && problems === undefined,
		refreshes: workspace?.diagnostics?.refreshSupport === true,
		relatedPlaces: either(({ relatedInformation }) => relatedInformation),
		codePages: either(({ codeDescriptionSupport }) => codeDescriptionSupport),
		faded: either(({ tagSupport }) => tagSupport),
		markdown: textDocument?.hover?.contentFormat?.includes('markdown') === true,
		versionedEdits: workspace?.workspaceEdit?.documentChanges === true,
		fixes: textDocument?.codeAction?.codeActionLiteralSupport !== undefined,
		nestedSymbols: textDocument?.documentSymbol?.hierarchicalDocumentSymbolSupport === true,
		settings: workspace?.configuration === true,
		tellsOfSettings: workspace?.didChangeConfiguration?.dynamicRegistration === true,
		watchesFiles: workspace?.didChangeWatchedFiles?.dynamicRegistration === true,
		folders: workspace?.workspaceFolders === true,
	};
}
