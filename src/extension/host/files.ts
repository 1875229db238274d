import * as vscode from 'vscode';
import { fileTooLarge } from '../../errors';
import type { Store, StoredText, TextFiles } from '../../ports';
import type { SourceFiles } from '../../sources/model';
import { checkFoundFileSize } from '../../text/foundFile';
import type { SharedFile } from '../../text/sharedFile';

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

/**
 * The bytes of a file that a workspace holds; `undefined` where there is none. A pipe or a device is none: reading it may
 * never end, and a few of them would keep everything else in this process from reading files. Throws a `FoundFileError` for
 * one that is larger than any such file.
 */
export async function readPlainFile(uri: vscode.Uri): Promise<Uint8Array | undefined> {
	const { fs } = vscode.workspace;
	const found = await unlessMissing(() => fs.stat(uri));
	if (!found || found.type === vscode.FileType.Unknown || found.type === vscode.FileType.SymbolicLink) return undefined;
	checkFoundFileSize(found.size);
	return unlessMissing(() => fs.readFile(uri));
}

/** Tells of files of the workspace that are made, changed or removed. */
export function watchFiles(pattern: vscode.GlobPattern, changed: (uri: vscode.Uri) => unknown): vscode.Disposable {
	const watcher = vscode.workspace.createFileSystemWatcher(pattern);
	const events = [watcher.onDidCreate, watcher.onDidChange, watcher.onDidDelete];
	return vscode.Disposable.from(watcher, ...events.map((event) => event(changed)));
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

const keyForm = /^[A-Za-z0-9_-][A-Za-z0-9_.-]*$/;
const ending = '.json';
const unfinishedEnding = '.unfinished';

/** What a window that was closed in the middle of a write leaves behind is swept away after this many milliseconds. */
const abandonedAfter = 60 * 60 * 1000;

/**
 * A store in a folder of the editor's file systems, one file a key. Several windows may use it at the same time: each
 * text is written whole.
 */
export function uriStore(folder: vscode.Uri): Store {
	const { fs } = vscode.workspace;
	const place = (key: string): vscode.Uri => {
		if (!keyForm.test(key)) throw new TypeError(`“${key}” cannot be a key: use letters, digits, -, _ and .`);
		return vscode.Uri.joinPath(folder, `${key}${ending}`);
	};
	return {
		read: (key) => unlessMissing(async () => new TextDecoder().decode(await fs.readFile(place(key)))),
		write: async (key, text) => void (await replaceFile(place(key), text)),
		remove: async (key) => void (await unlessMissing(() => fs.delete(place(key)))),
		async list() {
			const entries = (await unlessMissing(() => fs.readDirectory(folder))) ?? [];
			const names = entries.map(([name]) => name);
			await Promise.all(names.filter((name) => name.endsWith(unfinishedEnding)).map((name) => sweep(folder, name)));
			const keys = names.filter((name) => name.endsWith(ending)).map((name) => name.slice(0, -ending.length));
			const found = await Promise.all(keys.filter((key) => keyForm.test(key)).map((key) => entry(key, place(key))));
			return found.filter((stored) => stored !== undefined);
		},
	};
}

/**
 * Writes a text to a file of its own, which then takes the place of the file: a reader, or a window that is closed in the
 * middle, never sees or leaves half a text.
 *
 * @param isWanted asked when all is written, right before the one takes the other's place
 * @returns whether it was wanted
 */
export async function replaceFile(
	target: vscode.Uri,
	text: string,
	isWanted: () => Promise<boolean> = async () => true,
): Promise<boolean> {
	const { fs } = vscode.workspace;
	const unfinished = vscode.Uri.joinPath(target, '..', `${crypto.randomUUID()}${unfinishedEnding}`);
	await fs.writeFile(unfinished, new TextEncoder().encode(text));
	try {
		const wanted = await isWanted();
		if (wanted) await fs.rename(unfinished, target, { overwrite: true });
		return wanted;
	} finally {
		await unlessMissing(() => fs.delete(unfinished));
	}
}

async function entry(key: string, uri: vscode.Uri): Promise<StoredText | undefined> {
	const found = await unlessMissing(() => vscode.workspace.fs.stat(uri));
	return found && { key, size: found.size, time: found.mtime };
}

async function sweep(folder: vscode.Uri, name: string): Promise<void> {
	const uri = vscode.Uri.joinPath(folder, name);
	const found = await unlessMissing(() => vscode.workspace.fs.stat(uri));
	if (found && Date.now() - found.mtime > abandonedAfter) await unlessMissing(() => vscode.workspace.fs.delete(uri));
}

/** `undefined` when there is no such file, or no longer: another window may have removed it. */
export async function unlessMissing<T>(work: () => Thenable<T>): Promise<T | undefined> {
	try {
		return await work();
	} catch (error) {
		if (error instanceof vscode.FileSystemError && error.code === 'FileNotFound') return undefined;
		throw error;
	}
}
