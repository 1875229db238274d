import * as vscode from 'vscode';

/** What the bundle `dist/tokenizer.js` exports. */
interface Tokenizer {
	countTokens(text: string): number;
}

/** The tokenizer beside the extension, loaded at its first use: its vocabulary has 2 MB. */
export function lazyTokenizer(extensionUri: vscode.Uri): (text: string) => Promise<number> {
	let loaded: Promise<Tokenizer> | undefined;
	return async (text) => {
		loaded ??= import(vscode.Uri.joinPath(extensionUri, 'dist', 'tokenizer.js').toString(true));
		return (await loaded).countTokens(text);
	};
}
