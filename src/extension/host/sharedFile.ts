import type * as vscode from 'vscode';
import type { SharedFile } from '../../text/sharedFile';
import { readPlainFile } from './plainFile';
import { replaceFile } from './uriStore';

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
