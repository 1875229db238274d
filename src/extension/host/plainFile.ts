import * as vscode from 'vscode';
import type { TextFiles } from '../../ports';
import { checkFound } from '../../text/foundFile';
import type { SharedFile } from '../../text/sharedFile';
import { replaceFile, unlessMissing } from './uriStore';

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

/** A file of the workspace that several windows may change. */
export function sharedFile(uri: vscode.Uri): SharedFile {
	const read = async () => {
		const bytes = await readPlainFile(uri);
		return bytes && new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
	};
	return {
		read,
		replace: (before, after) => replaceFile(uri, after, async () => (await read()) === before),
	};
}

/** The text files below a folder of the editor's file systems; a folder that does not exist has none. */
export function uriTextFiles(folder: vscode.Uri): TextFiles {
	return {
		list: async () => (await unlessMissing(() => filesBelow(folder, undefined))) ?? [],
		read: async (path) => {
			const bytes = await readPlainFile(vscode.Uri.joinPath(folder, path));
			return bytes && new TextDecoder().decode(bytes);
		},
	};
}

/** The paths of the files below a folder, from it. What stands behind a symbolic link may lie outside it, and is left out. */
export async function filesBelow(folder: vscode.Uri, skipped: RegExp | undefined, prefix = ''): Promise<string[]> {
	const entries = await vscode.workspace.fs.readDirectory(vscode.Uri.joinPath(folder, prefix));
	const files = await Promise.all(
		entries.map(([name, type]) => {
			const path = `${prefix}${name}`;
			if (skipped?.test(name)) return [];
			if (type === vscode.FileType.Directory) return filesBelow(folder, skipped, `${path}/`);
			return type === vscode.FileType.File ? [path] : [];
		}),
	);
	return files.flat().sort();
}
