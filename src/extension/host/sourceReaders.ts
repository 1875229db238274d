import * as vscode from 'vscode';
import { guardedFetch } from '../../node/guardedFetch';
import { workerReaders } from '../../node/workerReaders';
import type { SourceAccess } from '../../sources/model';

/** What reading sources takes; the readers of documents are a bundle of their own, run in a thread when the first one is read. */
export function sourceAccess(extensionUri: vscode.Uri, version: string): SourceAccess {
	const bundle = vscode.Uri.joinPath(extensionUri, 'dist', 'readers.js').fsPath;
	return { fetch: guardedFetch, version, readers: workerReaders(bundle) };
}
