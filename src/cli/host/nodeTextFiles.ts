import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readBounded } from '../../node/boundedFile';
import type { TextFiles } from '../../ports';
import { unlessMissing } from './unlessMissing';

/** Of a text, in bytes: more than any prompt or skill has. */
const most = 1_000_000;

/** A part of the path may be a file. */
const missing = ['ENOENT', 'ENOTDIR'];

/** The text files below a folder; a folder that does not exist has none. */
export function nodeTextFiles(folder: string): TextFiles {
	return {
		list: async () =>
			(await unlessMissing(() => filesBelow(folder, (entry) => !entry.isSymbolicLink()), missing)) ?? [],
		read: (path) =>
			unlessMissing(
				async () => new TextDecoder().decode(await readBounded(join(folder, ...path.split('/')), most)),
				missing,
			),
	};
}

/** The paths of a folder's files at any depth, with `/` between their parts, sorted; `takes` says which entries, of folders too. */
export async function filesBelow(folder: string, takes: (entry: Dirent) => boolean, prefix = ''): Promise<string[]> {
	const entries = await readdir(join(folder, prefix), { withFileTypes: true });
	const files = await Promise.all(
		entries.filter(takes).map((entry) => {
			const path = `${prefix}${entry.name}`;
			if (entry.isDirectory()) return filesBelow(folder, takes, `${path}/`);
			return entry.isFile() || entry.isSymbolicLink() ? [path] : [];
		}),
	);
	return files.flat().sort();
}
