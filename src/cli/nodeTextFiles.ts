import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TextFiles } from '../ports';

/** The text files below a folder; a folder that does not exist has none. */
export function nodeTextFiles(folder: string): TextFiles {
	return {
		list: async () => (await unlessMissing(() => filesBelow(folder, ''))) ?? [],
		read: (path) => unlessMissing(() => readFile(join(folder, ...path.split('/')), 'utf8')),
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

async function unlessMissing<T>(read: () => Promise<T>): Promise<T | undefined> {
	try {
		return await read();
	} catch (error) {
		const code = error instanceof Error && 'code' in error ? error.code : undefined;
		if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
		throw error;
	}
}
