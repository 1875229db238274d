import type { Dirent } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readBounded } from '../../node/boundedFile';
import type { FileKind, FileSystem, FolderEntry } from './environment';
import { makeFolder } from './makeFolder';
import { unlessMissing } from './unlessMissing';
import { writeWhole } from './wholeFile';

/** A link to itself leads nowhere, too. */
const missing = ['ENOENT', 'ENOTDIR', 'ELOOP'];

/** The real files. */
export const nodeFileSystem: FileSystem = {
	stat: kindOf,
	async list(folder) {
		const entries = await readdir(folder, { withFileTypes: true });
		return (await Promise.all(entries.map((entry) => entryOf(folder, entry)))).flat();
	},
	read: readBounded,
	write: writeWhole,
	makeFolder: (path) => makeFolder(path),
	realPath: (path) => unlessMissing(() => realpath(path), missing),
};

async function kindOf(path: string): Promise<FileKind | undefined> {
	const found = await unlessMissing(() => stat(path, { bigint: true }), missing);
	if (!found) return undefined;
	const foreign = process.getuid !== undefined && Number(found.uid) !== process.getuid();
	const kind = found.isDirectory() ? 'folder' : found.isFile() ? 'file' : 'stream';
	// Some file systems of servers number no files.
	const id = found.ino > 0n && `${found.dev}:${found.ino}`;
	return { kind, size: Number(found.size), ...(id && { id }), ...(foreign && { foreign }) };
}

/** A link to a folder is left out: it could lead back to where it is. */
async function entryOf(folder: string, entry: Dirent): Promise<FolderEntry[]> {
	const { name } = entry;
	if (entry.isDirectory()) return [{ name, kind: 'folder' }];
	const isFile = entry.isFile() || (entry.isSymbolicLink() && (await kindOf(join(folder, name)))?.kind === 'file');
	return isFile ? [{ name, kind: 'file' }] : [];
}
