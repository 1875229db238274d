import * as vscode from 'vscode';
import { fileTooLarge } from '../../errors';
import type { SourceFiles } from '../../sources/model';
import { filesBelow } from './plainFile';
import { unlessMissing } from './uriStore';

const skipped = /^(?:\.|node_modules$)/;

/**
 * The files below a folder of the editor's file systems. What stands behind a symbolic link is not read: it may lie
 * outside the folder. A folder that does not exist has none.
 */
export function uriSourceFiles(folder: vscode.Uri): SourceFiles {
	return {
		list: async () => (await unlessMissing(() => filesBelow(folder, skipped))) ?? [],
		read: async (path, most = Number.POSITIVE_INFINITY) => {
			const parts = path.split('/');
			if (parts.some((part) => part === '' || part === '.' || part === '..')) return undefined;
			const uris = parts.map((_, index) => vscode.Uri.joinPath(folder, ...parts.slice(0, index + 1)));
			const stats = await Promise.all(uris.map((uri) => unlessMissing(() => vscode.workspace.fs.stat(uri))));
			if (stats.at(-1)?.type !== vscode.FileType.File || stats.some((stat) => isLink(stat?.type))) return undefined;
			if ((stats.at(-1)?.size ?? 0) > most) throw fileTooLarge(path);
			return unlessMissing(() => vscode.workspace.fs.readFile(uris.at(-1)!));
		},
	};
}

function isLink(type: vscode.FileType | undefined): boolean {
	return type === undefined || (type & vscode.FileType.SymbolicLink) !== 0;
}
