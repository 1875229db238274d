import * as vscode from 'vscode';
import type { TextFiles } from '../../ports';
import { readPlainFile } from './plainFile';
import { unlessMissing } from './uriStore';

/** The text files below a folder of the editor's file systems; a folder that does not exist has none. */
export function uriTextFiles(folder: vscode.Uri): TextFiles {
	return {
		list: async () => (await unlessMissing(() => filesBelow(folder, ''))) ?? [],
		read: async (path) => {
			const bytes = await readPlainFile(vscode.Uri.joinPath(folder, path));
			return bytes && new TextDecoder().decode(bytes);
		},
	};
}

async function filesBelow(folder: vscode.Uri, prefix: string): Promise<string[]> {
	const entries = await vscode.workspace.fs.readDirectory(vscode.Uri.joinPath(folder, prefix));
	const files = await Promise.all(
		entries.map(([name, type]) => {
			const path = `${prefix}${name}`;
			if (type === vscode.FileType.Directory) return filesBelow(folder, `${path}/`);
			return type === vscode.FileType.File ? [path] : [];
		}),
	);
	return files.flat().sort();
}
