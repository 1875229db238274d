import * as vscode from 'vscode';
import { checkFound } from '../../text/foundFile';
import { unlessMissing } from './uriStore';

/**
 * The bytes of a file that a workspace holds; `undefined` where there is none. A pipe or a device is none: reading it may
 * never end, and a few of them would keep everything else in this process from reading files. Throws a `FoundFileError` for
 * one that is larger than any such file.
 */
export async function readPlainFile(uri: vscode.Uri): Promise<Uint8Array | undefined> {
	const { fs } = vscode.workspace;
	const found = await unlessMissing(() => fs.stat(uri));
	if (!found || found.type === vscode.FileType.Unknown || found.type === vscode.FileType.SymbolicLink) return undefined;
	checkFound(found.size);
	return unlessMissing(() => fs.readFile(uri));
}
