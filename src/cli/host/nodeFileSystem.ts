import type { Dirent } from 'node:fs';
import { readdir, readFile, realpath, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileKind, FileSystem, FolderEntry } from './environment';
import { unlessMissing } from './unlessMissing';

/** The real files. */
export const nodeFileSystem: FileSystem = {
	stat: kindOf,
	async list(folder) {
		const entries = await readdir(folder, { withFileTypes: true });
		return (await Promise.all(entries.map((entry) => entryOf(folder, entry)))).flat();
	},
	read: (path) => readFile(path),
	write: (path, text) => writeFile(path, text),
	realPath: (path) => unlessMissing(() => realpath(path), ['ENOENT', 'ENOTDIR', 'ELOOP']),
};

async function kindOf(path: string): Promise<FileKind | undefined> {
	try {
		const found = await stat(path);
		const foreign = process.getuid !== undefined && found.uid !== process.getuid();
		return { kind: found.isDirectory() ? 'folder' : 'file', size: found.size, ...(foreign && { foreign }) };
	} catch (error) {
		const code = error instanceof Error && 'code' in error ? error.code : undefined;
		if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
		throw error;
	}
}

/** A link to a folder is left out: it could lead back to where it is. */
async function entryOf(folder: string, entry: Dirent): Promise<FolderEntry[]> {
	const { name } = entry;
	if (entry.isDirectory()) return [{ name, kind: 'folder' }];
	const isFile = entry.isFile() || (entry.isSymbolicLink() && (await kindOf(join(folder, name)))?.kind === 'file');
	return isFile ? [{ name, kind: 'file' }] : [];
}
