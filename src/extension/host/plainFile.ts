import * as vscode from 'vscode';
import { fileTooLarge } from '../../errors';
import { unlessMissing } from './uriStore';

/** Of any file of a project that the extension reads besides reports and sources, in bytes. */
const most = 50_000_000;

/**
 * The bytes of a file that a workspace holds; `undefined` where there is none. A pipe or a device is none: reading it may
 * never end, and a few of them would keep everything else in this process from reading files.
 */
export async function readPlainFile(uri: vscode.Uri): Promise<Uint8Array | undefined> {
	const { fs } = vscode.workspace;
	const found = await unlessMissing(() => fs.stat(uri));
	if (!found || found.type === vscode.FileType.Unknown || found.type === vscode.FileType.SymbolicLink) return undefined;
	if (found.size > most) throw fileTooLarge(uri.path);
	return unlessMissing(() => fs.readFile(uri));
}
