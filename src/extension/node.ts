import * as vscode from 'vscode';
import { analysisThread } from '../node/analysisThread';
import { guardedFetch } from '../node/fetches';
import { workerReaders } from '../node/workerReaders';
import { type Surroundings, start } from './extension';
import { uriTextFiles } from './host/files';

/** The extension in an editor on a computer, or on a server. */
export function activate(context: vscode.ExtensionContext): void {
	start(context, () => inNode(context));
}

function inNode({ extensionUri, extension }: vscode.ExtensionContext): Surroundings {
	const bundle = (name: string) => vscode.Uri.joinPath(extensionUri, 'dist', name).fsPath;
	return {
		thread: analysisThread(bundle('analysis.js'), { keeping: true }),
		fetch: globalThis.fetch,
		// The readers of documents are a bundle of their own, run in a thread when the first one is read.
		sources: {
			fetch: guardedFetch,
			version: String(extension.packageJSON.version),
			readers: workerReaders(bundle('readers.js')),
		},
		readsPages: true,
		environmentKey: () => process.env.PLUMBLINE_API_KEY || undefined,
		pages: extensionUri,
		ownFiles: (folder) => uriTextFiles(vscode.Uri.joinPath(extensionUri, folder)),
	};
}
