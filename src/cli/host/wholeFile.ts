import { randomUUID } from 'node:crypto';
import { realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { unlessMissing } from './unlessMissing';

/**
 * Writes a file whole or not at all: a full disk, or a program that is ended, leaves what stood there. A link stays a link
 * and a file keeps its permissions; a pipe or a device gets the text as it is.
 */
export async function writeWhole(path: string, text: string): Promise<void> {
	const target = (await unlessMissing(() => realpath(path))) ?? path;
	const found = await unlessMissing(() => stat(target));
	if (found && !found.isFile()) return writeFile(target, text);
	const unfinished = join(dirname(target), `.${randomUUID()}.plumbline-unfinished`);
	try {
		await writeFile(unfinished, text, { flag: 'wx', ...(found && { mode: found.mode }) });
		await replaceFile(unfinished, target);
	} catch (error) {
		await rm(unfinished, { force: true });
		throw error;
	}
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
