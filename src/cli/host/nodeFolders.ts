import type { Dirent } from 'node:fs';
import { readdir, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { readBounded } from '../../node/boundedFile';
import type { TextFiles } from '../../ports';
import type { SourceFiles } from '../../sources/model';
import { unlessMissing } from './nodeFileSystem';

/** Of a text, in bytes: more than any prompt or skill has. */
const mostOfText = 1_000_000;

/** A part of the path may be a file, or all of it a folder. */
const missing = ['ENOENT', 'ENOTDIR', 'EISDIR'];

/** The text files below a folder; a folder that does not exist has none. */
export function nodeTextFiles(folder: string): TextFiles {
	return {
		list: () => listed(folder, (entry) => !entry.isSymbolicLink()),
		read: (path) =>
			unlessMissing(
				async () => new TextDecoder().decode(await readBounded(join(folder, ...path.split('/')), mostOfText)),
				missing,
			),
	};
}

const skipped = /^(?:\.|node_modules$)/;

/** The files below a folder; a folder that does not exist has none, and links that lead out of it are not followed. */
export function nodeSourceFiles(folder: string): SourceFiles {
	return {
		list: () => listed(folder, (entry) => !skipped.test(entry.name)),
		read: (path, most = Number.POSITIVE_INFINITY) =>
			unlessMissing(async () => {
				const [root, file] = await Promise.all([realpath(folder), realpath(join(folder, ...path.split('/')))]);
				if (!file.startsWith(root.endsWith(sep) ? root : root + sep)) return undefined;
				return await readBounded(file, most);
			}, missing),
	};
}

/** The paths of a folder's files at any depth, with `/` between their parts, sorted; `takes` says which entries, of folders too. */
async function listed(folder: string, takes: (entry: Dirent) => boolean): Promise<string[]> {
	const below = async (prefix: string): Promise<string[]> => {
		const entries = await readdir(join(folder, prefix), { withFileTypes: true });
		const files = await Promise.all(
			entries.filter(takes).map((entry) => {
				const path = `${prefix}${entry.name}`;
				if (entry.isDirectory()) return below(`${path}/`);
				return entry.isFile() || entry.isSymbolicLink() ? [path] : [];
			}),
		);
		return files.flat().sort();
	};
	return (await unlessMissing(() => below(''), missing)) ?? [];
}
