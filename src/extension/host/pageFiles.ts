import * as vscode from 'vscode';

/** The manifest has these addresses shown rendered, and begins the extension for them. */
const scheme = 'plumbline-page';

/** The folder of the extension's own pages, as {@link registerPageFiles} gives them. */
export const pageFolder = vscode.Uri.from({ scheme, path: '/' });

/**
 * Gives the editor the extension's own pages under addresses of a file system. In a browser the extension's files have
 * addresses of the web, which the editor would open elsewhere.
 */
export function registerPageFiles(read: (path: string) => Promise<string>): vscode.Disposable {
	const bytesOf = async (uri: vscode.Uri) => {
		try {
			return new TextEncoder().encode(await read(uri.path.slice(1)));
		} catch (error) {
			throw Object.assign(vscode.FileSystemError.FileNotFound(uri), { cause: error });
		}
	};
	const refuse = (uri: vscode.Uri) => {
		throw vscode.FileSystemError.NoPermissions(uri);
	};
	const nothing = new vscode.EventEmitter<vscode.FileChangeEvent[]>();
	const provider: vscode.FileSystemProvider = {
		onDidChangeFile: nothing.event,
		watch: () => vscode.Disposable.from(),
		stat: async (uri) => ({ type: vscode.FileType.File, ctime: 0, mtime: 0, size: (await bytesOf(uri)).length }),
		readFile: bytesOf,
		readDirectory: refuse,
		createDirectory: refuse,
		writeFile: refuse,
		delete: refuse,
		rename: refuse,
	};
	return vscode.Disposable.from(
		nothing,
		vscode.workspace.registerFileSystemProvider(scheme, provider, { isReadonly: true, isCaseSensitive: true }),
	);
}
