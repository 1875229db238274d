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
		list: async () => (await unlessMissing(() => filesBelow(folder, ''), missing)) ?? [],
		read: (path) =>
			unlessMissing(
				async () => new TextDecoder().decode(await readBounded(join(folder, ...path.split('/')), most)),
				missing,
			),
	};
}

async function filesBelow(folder: string, prefix: string): Promise<string[]> {
	const entries = await readdir(join(folder, prefix), { withFileTypes: true });
	const files = await Promise.all(
		entries.map((entry) => {
			const path = `${prefix}${entry.name}`;
			if (entry.isDirectory()) return filesBelow(folder, `${path}/`);
			return entry.isFile() ? [path] : [];
		}),
	);
	return files.flat().sort();
}
