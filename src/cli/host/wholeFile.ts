import { randomUUID } from 'node:crypto';
import { chmod, open, readlink, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { unlessMissing } from './unlessMissing';

/** A folder in which no file can be made, or a file that cannot be replaced: mounted by itself, or another's in a shared folder. */
const notBeside = ['EACCES', 'EPERM', 'EBUSY', 'EROFS'];

/**
 * Writes a file whole or not at all: a full disk, or a program that is ended, leaves what stood there. A link stays a link
 * and a file keeps its permissions, so that one that may not be written stays as it is; a pipe or a device gets the text as
 * it is, and so does a file that cannot be replaced.
 */
export async function writeWhole(path: string, text: string | Iterable<string>): Promise<void> {
	const target = await targetOf(path);
	const found = await unlessMissing(() => stat(target));
	if (found && !found.isFile()) return writeFile(target, text);
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

/** Where the links at a path lead, be it to a file that is yet to be made. */
async function targetOf(path: string): Promise<string> {
	const real = await unlessMissing(() => realpath(path));
	if (real !== undefined) return real;
	const link = await unlessMissing(() => readlink(path));
	return link === undefined ? path : targetOf(resolve(await realpath(dirname(path)), link));
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
