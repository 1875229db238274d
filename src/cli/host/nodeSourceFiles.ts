import { readdir, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { readBounded } from '../../node/boundedFile';
import type { SourceFiles } from '../../sources/model';
import { unlessMissing } from './unlessMissing';

/** A part of the path may be a file, or all of it a folder. */
const missing = ['ENOENT', 'ENOTDIR', 'EISDIR'];

/** The files below a folder; a folder that does not exist has none, and links that lead out of it are not followed. */
export function nodeSourceFiles(folder: string): SourceFiles {
	return {
		list: async () => ((await unlessMissing(() => filesBelow(folder, ''), missing)) ?? []).sort(),
		read: (path, most = Number.POSITIVE_INFINITY) =>
			unlessMissing(async () => {
				const [root, file] = await Promise.all([realpath(folder), realpath(join(folder, ...path.split('/')))]);
				if (!file.startsWith(root.endsWith(sep) ? root : root + sep)) return undefined;
				return await readBounded(file, most);
			}, missing),
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
