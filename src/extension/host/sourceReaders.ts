import * as vscode from 'vscode';
import { guardedFetch } from '../../node/guardedFetch';
import type { Readers, SourceAccess } from '../../sources/model';

/** What reading sources takes; the readers of HTML and PDF are a bundle of their own, loaded when the first source is read. */
export function sourceAccess(extensionUri: vscode.Uri, version: string): SourceAccess {
	let loaded: Promise<{ readonly readers: Readers }> | undefined;
	return {
		fetch: guardedFetch,
		version,
		async readers() {
			loaded ??= import(vscode.Uri.joinPath(extensionUri, 'dist', 'readers.js').toString(true));
			return (await loaded).readers;
		},
	};
}
