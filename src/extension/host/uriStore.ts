import * as vscode from 'vscode';
import type { Store, StoredText } from '../../ports';

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
