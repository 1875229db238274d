import * as vscode from 'vscode';
import type { SourceFiles } from '../../sources/model';
import { unlessMissing } from './uriStore';

const skipped = /^(?:\.|node_modules$)/;

/**
 * The files below a folder of the editor's file systems. What stands behind a symbolic link is not read: it may lie
 * outside the folder. A folder that does not exist has none.
 */
export function uriSourceFiles(folder: vscode.Uri): SourceFiles {
	return {
		list: async () => ((await unlessMissing(() => filesBelow(folder, ''))) ?? []).sort(),
		read: async (path) => {
			const parts = path.split('/');
			if (parts.some((part) => part === '' || part === '.' || part === '..')) return undefined;
			const uris = parts.map((_, index) => vscode.Uri.joinPath(folder, ...parts.slice(0, index + 1)));
			const types = await Promise.all(uris.map(typeOf));
			if (types.at(-1) !== vscode.FileType.File || types.some(isLink)) return undefined;
			return unlessMissing(() => vscode.workspace.fs.readFile(uris.at(-1)!));
		},
	};
}

async function typeOf(uri: vscode.Uri): Promise<vscode.FileType | undefined> {
	return (await unlessMissing(() => vscode.workspace.fs.stat(uri)))?.type;
}

function isLink(type: vscode.FileType | undefined): boolean {
	return type === undefined || (type & vscode.FileType.SymbolicLink) !== 0;
}

async function filesBelow(folder: vscode.Uri, prefix: string): Promise<string[]> {
	const entries = await vscode.workspace.fs.readDirectory(vscode.Uri.joinPath(folder, prefix));
	const files = await Promise.all(
		entries
			.filter(([name]) => !skipped.test(name))
			.map(([name, type]) => {
				if (type === vscode.FileType.Directory) return filesBelow(folder, `${prefix}${name}/`);
				return type === vscode.FileType.File ? [`${prefix}${name}`] : [];
			}),
	);
	return files.flat();
}
