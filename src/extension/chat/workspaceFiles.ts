import * as vscode from 'vscode';
import { CallError } from '../../agents/calls/callError';
import { message } from '../../messages/message';
import type { Host } from './deps';
import { type MeantPlace, meantPlaces, networkPlace } from './workspacePaths';

/** A file or folder of the workspace. */
export interface FoundPlace {
	readonly uri: vscode.Uri;
	/** As it is told: from its folder. */
	readonly name: string;
	/** `undefined` where nothing is there. */
	readonly type: vscode.FileType | undefined;
	/** It is open in the editor, with the text that counts. */
	readonly document: vscode.TextDocument | undefined;
}

/**
 * Where a path given by a model leads. Throws a {@link CallError} for one outside the folders of the workspace, and for one
 * with a link in it: the editor does not say where links lead.
 */
export async function locate(path: string, host: Pick<Host, 'stat'>): Promise<FoundPlace> {
	const folders = vscode.workspace.workspaceFolders ?? [];
	const named = folders.map(({ uri, name }) => ({ path: uri.path, name }));
	let first: FoundPlace | undefined;
	for (const { folder, parts } of meantPlaces(path, named)) {
		const found = await placeAt(folders[folder]!.uri, parts, host);
		if (found && (found.type !== undefined || found.document)) return found;
		first ??= found;
	}
	if (first) return first;
	const names = folders.map(({ name }) => name);
	throw new CallError('missing', message('chat.outside', { path, folders: names }));
}

/** A file to read. Throws as {@link locate} does, and for what is none or not there. */
export async function locateFile(path: string, host: Pick<Host, 'stat'>): Promise<FoundPlace> {
	const found = await locate(path, host);
	if (!found.document) requireKind(path, found, vscode.FileType.File);
	return found;
}

/** A folder to read; throws in the same way. */
export async function locateFolder(path: string, host: Pick<Host, 'stat'>): Promise<vscode.Uri> {
	const found = await locate(path, host);
	requireKind(path, found, vscode.FileType.Directory);
	return found.uri;
}

function requireKind(path: string, { type }: FoundPlace, wanted: vscode.FileType): void {
	if (type === wanted) return;
	if (type === undefined) throw new CallError('missing', message('chat.missing', { path }));
	const other = wanted === vscode.FileType.Directory ? message('agents.notAFolder') : message('agents.notAFile');
	const why = type === vscode.FileType.Directory ? message('files.isAFolder') : other;
	throw new CallError('unreadable', message('files.cannotRead', { name: path, why }));
}

/** `undefined` where a link is on the way. */
async function placeAt(
	folder: vscode.Uri,
	parts: readonly string[],
	{ stat }: Pick<Host, 'stat'>,
): Promise<FoundPlace | undefined> {
	const way = parts.map((_, at) => vscode.Uri.joinPath(folder, ...parts.slice(0, at + 1)));
	let type: vscode.FileType | undefined = vscode.FileType.Directory;
	for (const uri of way) {
		type = (await stat(uri))?.type;
		if (type === undefined) break;
		if ((type & vscode.FileType.SymbolicLink) !== 0) return undefined;
	}
	const uri = way.at(-1) ?? folder;
	return { uri, type, name: vscode.workspace.asRelativePath(uri), document: openDocument(uri) };
}

export function openDocument(uri: vscode.Uri): vscode.TextDocument | undefined {
	const wanted = uri.toString();
	return vscode.workspace.textDocuments.find((document) => document.uri.toString() === wanted && !document.isClosed);
}

/** The kind of file system that a path would be read from over the network; `undefined` for what is at hand or open. */
export function networkOf(path: string): string | undefined {
	const folders = vscode.workspace.workspaceFolders ?? [];
	const isOpen = ({ folder, parts }: MeantPlace) =>
		openDocument(vscode.Uri.joinPath(folders[folder]!.uri, ...parts)) !== undefined;
	const placed = folders.map(({ uri: { path: top, scheme }, name }) => ({ path: top, scheme, name }));
	return networkPlace(path, placed, isOpen);
}
