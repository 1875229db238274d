import { randomUUID } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { constants } from 'node:fs';
import { access, chmod, mkdir, open, readdir, readlink, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { readBounded } from '../../node/boundedFile';
import type { FileKind, FileSystem, FolderEntry } from './environment';

/** A link to itself leads nowhere, too, and nothing has a name that is too long for any file. */
const missing = ['ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG'];

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
	realPath: (path) => unlessMissing(() => realTarget(path), missing),
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

/** A folder in which no file can be made, or a file that cannot be replaced: mounted by itself, or another's in a shared folder. */
const notBeside = ['EACCES', 'EPERM', 'EBUSY', 'EROFS'];

/**
 * Writes a file whole or not at all: a full disk, or a program that is ended, leaves what stood there. A link stays a link
 * and a file keeps its permissions, so that one that may not be written stays as it is; a pipe or a device gets the text as
 * it is, and so does a file that cannot be replaced.
 */
export async function writeWhole(path: string, text: string | Iterable<string>): Promise<void> {
	const found = await unlessMissing(() => stat(path));
	// A link such as `/dev/stdout` leads to a pipe that has no path.
	if (found && !found.isFile()) return writeFile(path, text);
	const target = (await unlessMissing(() => realTarget(path))) ?? path;
	// To replace a file takes no permission to write it.
	if (found) await (await open(target, 'r+')).close();
	const unfinished = join(dirname(target), `.${randomUUID()}.plumbline-unfinished`);
	try {
		await writeFile(unfinished, text, { flag: 'wx', ...(found && { mode: found.mode }) });
		// The mode that a file is made with is less what the process never gives.
		if (found) await chmod(unfinished, found.mode & 0o777);
		await replaceFile(unfinished, target);
	} catch (error) {
		await rm(unfinished, { force: true });
		if (!notBeside.includes(String(codeOf(error)))) throw error;
		await writeFile(target, text);
	}
}

/** Where the links at a path lead, be it to a file that is yet to be made; rejects where neither a file nor a link is. */
async function realTarget(path: string): Promise<string> {
	const real = await unlessMissing(() => realpath(path));
	if (real !== undefined) return real;
	const target = resolve(await realpath(dirname(path)), await readlink(path));
	return (await unlessMissing(() => realTarget(target))) ?? target;
}

/** On Windows a file cannot be replaced while somebody reads it; such a moment passes. */
export async function replaceFile(from: string, to: string, triesLeft = 10): Promise<void> {
	try {
		await rename(from, to);
	} catch (error) {
		if (triesLeft === 0 || !['EPERM', 'EACCES', 'EBUSY'].includes(String(codeOf(error)))) throw error;
		await new Promise((resolve) => setTimeout(resolve, 20));
		await replaceFile(from, to, triesLeft - 1);
	}
}

function codeOf(error: unknown): unknown {
	return error instanceof Error && 'code' in error ? error.code : undefined;
}

/** Makes a folder and those above it. Of a disk that is read-only Node says that nothing is there: the folder above knows better. */
export async function makeFolder(path: string, mode?: number): Promise<void> {
	try {
		await mkdir(path, { recursive: true, ...(mode !== undefined && { mode }) });
	} catch (error) {
		let above = dirname(path);
		while (dirname(above) !== above && !(await unlessMissing(() => stat(above)))) above = dirname(above);
		await access(above, constants.W_OK);
		throw error;
	}
}

/** `undefined` where nothing is at a path, as one of Node's codes says; every other error is passed on. */
export async function unlessMissing<T>(
	read: () => Promise<T>,
	codes: readonly string[] = ['ENOENT'],
): Promise<T | undefined> {
	try {
		return await read();
	} catch (error) {
		if (codes.includes(String(codeOf(error)))) return undefined;
		throw error;
	}
}
