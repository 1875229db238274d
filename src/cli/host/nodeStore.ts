import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Store, StoredText } from '../../ports';
import { makeFolder, replaceFile, unlessMissing } from './nodeFileSystem';

/** What a process that was killed while it wrote leaves behind is swept away after this many milliseconds. */
const abandonedAfter = 60 * 60 * 1000;

const keyForm = /^[A-Za-z0-9_-][A-Za-z0-9_.-]*$/;

/** Marks what is ours: files of other programs in the folder are never listed, so never removed. */
const ending = '.plumbline';
const unfinishedEnding = '.plumbline-unfinished';

/**
 * A store in a folder, one file a key. Several processes may use it at the same time: a text is written to a file of its
 * own and then takes its place in one step. What is kept comes from reports, so that only the user may read it.
 */
export function nodeStore(folder: string): Store {
	return {
		read: (key) => unlessMissing(() => readFile(pathOf(folder, key), 'utf8')),
		write: (key, text) => writeText(folder, pathOf(folder, key), text),
		remove: (key) => rm(pathOf(folder, key), { force: true }),
		async list() {
			const names = (await unlessMissing(() => readdir(folder))) ?? [];
			const unfinished = names.filter((name) => name.endsWith(unfinishedEnding));
			await Promise.all(unfinished.map((name) => sweep(join(folder, name))));
			const whole = names.filter((name) => name.endsWith(ending)).map((name) => name.slice(0, -ending.length));
			const found = await Promise.all(whole.filter((key) => keyForm.test(key)).map((key) => entry(folder, key)));
			return found.filter((stored) => stored !== undefined);
		},
	};
}

function pathOf(folder: string, key: string): string {
	if (keyForm.test(key)) return join(folder, `${key}${ending}`);
	throw new TypeError(`“${key}” cannot be a key: use letters, digits, -, _ and ., and no . at the start.`);
}

async function writeText(folder: string, path: string, text: string): Promise<void> {
	const written = () => unlessMissing(() => writtenWhole(folder, path, text).then(() => true));
	// The folder may be taken away between any two steps; it is made again once, and after that somebody means it.
	if (!(await written())) await writtenWhole(folder, path, text);
}

async function writtenWhole(folder: string, path: string, text: string): Promise<void> {
	const unfinished = join(folder, `${randomUUID()}${unfinishedEnding}`);
	try {
		await makeFolder(folder, 0o700);
		await writeFile(unfinished, text, { mode: 0o600 });
		await replaceFile(unfinished, path);
	} catch (error) {
		await rm(unfinished, { force: true });
		throw error;
	}
}

async function entry(folder: string, key: string): Promise<StoredText | undefined> {
	const found = await unlessMissing(() => stat(pathOf(folder, key)));
	return found?.isFile() ? { key, size: found.size, time: found.mtimeMs } : undefined;
}

async function sweep(path: string): Promise<void> {
	const found = await unlessMissing(() => stat(path));
	if (found && Date.now() - found.mtimeMs > abandonedAfter) await rm(path, { force: true });
}
