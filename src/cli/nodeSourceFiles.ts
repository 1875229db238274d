import { readdir, readFile, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { SourceFiles } from '../sources/model';

/** The files below a folder; a folder that does not exist has none, and links that lead out of it are not followed. */
export function nodeSourceFiles(folder: string): SourceFiles {
	return {
		list: async () => ((await unlessMissing(() => filesBelow(folder, ''))) ?? []).sort(),
		read: (path) =>
			unlessMissing(async () => {
				const [root, file] = await Promise.all([realpath(folder), realpath(join(folder, ...path.split('/')))]);
				return file.startsWith(root.endsWith(sep) ? root : root + sep) ? await readFile(file) : undefined;
			}),
	};
}

const skipped = /^(?:\.|node_modules$)/;

async function filesBelow(folder: string, prefix: string): Promise<string[]> {
	const entries = await readdir(join(folder, prefix), { withFileTypes: true });
	const files = await Promise.all(
		entries
			.filter(({ name }) => !skipped.test(name))
			.map((entry) => {
				const path = `${prefix}${entry.name}`;
				if (entry.isDirectory()) return filesBelow(folder, `${path}/`);
				return entry.isFile() || entry.isSymbolicLink() ? [path] : [];
			}),
	);
	return files.flat();
}

async function unlessMissing<T>(read: () => Promise<T>): Promise<T | undefined> {
	try {
		return await read();
	} catch (error) {
		const code = error instanceof Error && 'code' in error ? error.code : undefined;
		if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR') return undefined;
		throw error;
	}
}
