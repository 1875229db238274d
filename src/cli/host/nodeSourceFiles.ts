import { realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { readBounded } from '../../node/boundedFile';
import type { SourceFiles } from '../../sources/model';
import { filesBelow } from './nodeTextFiles';
import { unlessMissing } from './unlessMissing';

const skipped = /^(?:\.|node_modules$)/;

/** A part of the path may be a file, or all of it a folder. */
const missing = ['ENOENT', 'ENOTDIR', 'EISDIR'];

/** The files below a folder; a folder that does not exist has none, and links that lead out of it are not followed. */
export function nodeSourceFiles(folder: string): SourceFiles {
	return {
		list: async () =>
			(await unlessMissing(() => filesBelow(folder, (entry) => !skipped.test(entry.name)), missing)) ?? [],
		read: (path, most = Number.POSITIVE_INFINITY) =>
			unlessMissing(async () => {
				const [root, file] = await Promise.all([realpath(folder), realpath(join(folder, ...path.split('/')))]);
				if (!file.startsWith(root.endsWith(sep) ? root : root + sep)) return undefined;
				return await readBounded(file, most);
			}, missing),
	};
}
