import * as vscode from 'vscode';
import type { Store, StoredText } from '../../ports';

const keyForm = /^[A-Za-z0-9_-][A-Za-z0-9_.-]*$/;
const ending = '.json';

/** What a window that was closed in the middle of a write leaves behind is swept away after this many milliseconds. */
const abandonedAfter = 60 * 60 * 1000;

/**
 * A store in a folder of the editor's file systems, one file a key. Several windows may use it at the same time: a text is
 * written to a file of its own, which then takes its place.
 */
export function uriStore(folder: vscode.Uri): Store {
	const { fs } = vscode.workspace;
	const place = (key: string): vscode.Uri => {
		if (!keyForm.test(key)) throw new TypeError(`“${key}” cannot be a key: use letters, digits, -, _ and .`);
		return vscode.Uri.joinPath(folder, `${key}${ending}`);
	};
	return {
		read: (key) => unlessMissing(async () => new TextDecoder().decode(await fs.readFile(place(key)))),
		async write(key, text) {
			const target = place(key);
			const unfinished = vscode.Uri.joinPath(folder, `${crypto.randomUUID()}.unfinished`);
			await fs.writeFile(unfinished, new TextEncoder().encode(text));
			try {
				await fs.rename(unfinished, target, { overwrite: true });
			} catch (error) {
				await unlessMissing(() => fs.delete(unfinished));
				throw error;
			}
		},
		remove: async (key) => void (await unlessMissing(() => fs.delete(place(key)))),
		async list() {
			const entries = (await unlessMissing(() => fs.readDirectory(folder))) ?? [];
			const names = entries.map(([name]) => name);
			await Promise.all(names.filter((name) => name.endsWith('.unfinished')).map((name) => sweep(folder, name)));
			const keys = names.filter((name) => name.endsWith(ending)).map((name) => name.slice(0, -ending.length));
			const found = await Promise.all(keys.filter((key) => keyForm.test(key)).map((key) => entry(key, place(key))));
			return found.filter((stored) => stored !== undefined);
		},
	};
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
