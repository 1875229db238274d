import * as vscode from 'vscode';
import type { Fetch } from '../ports';
import { webAnalysisThread } from '../web/analysisThread';
import { browserFetch } from '../web/browserFetch';
import { sameThread } from '../web/sameThread';
import { type Surroundings, start } from './extension';
import { listedTextFiles } from './host/listedTextFiles';

/** The extension in VS Code for the Web. */
export function startInBrowser(context: vscode.ExtensionContext): void {
	start(context, (log) => inBrowser(context, log));
}

function inBrowser(
	{ extensionUri, extension, subscriptions }: vscode.ExtensionContext,
	log: vscode.LogOutputChannel,
): Surroundings {
	const read = async (...path: string[]) =>
		new TextDecoder().decode(await vscode.workspace.fs.readFile(vscode.Uri.joinPath(extensionUri, ...path)));
	const names = read('dist', 'web', 'files.json').then((list): readonly string[] => JSON.parse(list));
	// Who asks for a file is told.
	names.catch(() => {});
	subscriptions.push(registerPageFiles((path) => read(...path.split('/'))));
	return {
		thread: webAnalysisThread({
			script: async () => asWorker(await read('dist', 'web', 'extension.js')),
			instead: sameThread,
			onNone: (reason) => log.warn(`Reports are analyzed between other work, for no worker can be made. ${reason}`),
		}),
		fetch: browserFetch,
		sources: { fetch: () => noPage, version: String(extension.packageJSON.version) },
		readsPages: false,
		environmentKey: () => undefined,
		pages: pageFolder,
		ownFiles: (folder) => listedTextFiles(folder, { names: () => names, read: (path) => read(...path.split('/')) }),
	};
}

/** The extension's own file as the script of a worker, which takes nothing of the editor. */
function asWorker(file: string): string {
	const noEditor = "() => { throw new Error('There is no editor in a worker.'); }";
	return `const own = { exports: {} };
((module, exports, require) => {
${file}
})(own, own.exports, ${noEditor});
own.exports.analyzeInWorker();
`;
}

/** A browser connects to any address, private ones among them, and to hardly any site that is no model's endpoint. */
const noPage: Fetch = async () => {
	throw new Error('In a browser no cited page is read.');
};

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
