import { dirname, isAbsolute, join, relative, sep } from 'node:path';
import type { Environment, FileSystem } from './environment';

/**
 * The nearest file of one of the names in a folder or above it, up to the root of a git repository or the user's home folder:
 * what stands higher is not part of the user's work. A file of another user, which may lie in a folder that is open to all,
 * is passed over and handed to `skipped`.
 */
export async function findUpwards(
	names: readonly string[],
	folder: string,
	environment: Pick<Environment, 'fs' | 'home'>,
	skipped: (path: string) => void,
): Promise<string | undefined> {
	for (let at = folder; ; at = dirname(at)) {
		for (const path of names.map((name) => join(at, name))) {
			const found = await environment.fs.stat(path);
			if (found?.kind === 'file' && !found.foreign) return path;
			if (found?.kind === 'file') skipped(path);
		}
		if (await isTop(at, environment)) return undefined;
	}
}

/**
 * The folder that the user's work ends with, above a folder or the folder itself: the root of a git repository, or the user's
 * home folder. `undefined` where it stands in neither.
 */
export async function userRootOf(
	folder: string,
	environment: Pick<Environment, 'fs' | 'home'>,
): Promise<string | undefined> {
	for (let at = folder; ; at = dirname(at)) {
		if (!(await isTop(at, environment))) continue;
		return dirname(at) === at && at !== environment.home && !(await isRepository(at, environment)) ? undefined : at;
	}
}

/** Whether a folder is the root of a git repository. */
export async function isRepository(folder: string, { fs }: Pick<Environment, 'fs'>): Promise<boolean> {
	return (await fs.stat(join(folder, '.git'))) !== undefined;
}

/** Whether the user's work ends with a folder: nothing above it counts. */
export async function isTop(folder: string, environment: Pick<Environment, 'fs' | 'home'>): Promise<boolean> {
	return dirname(folder) === folder || folder === environment.home || isRepository(folder, environment);
}

/**
 * Whether a path stands in a folder, by name and by what the name leads to, be it to a file that is yet to be made. A path that
 * is outside by its name is not even looked at: it may be on a server.
 */
export async function isBelow(folder: string, path: string, fs: FileSystem): Promise<boolean> {
	if (!pointsBelow(folder, path)) return false;
	const [root, target] = await Promise.all([fs.realPath(folder), fs.realPath(path)]);
	if (target === undefined) return path === folder || isBelow(folder, dirname(path), fs);
	return root === undefined || pointsBelow(root, target);
}

/** The same by name alone. */
export function pointsBelow(folder: string, path: string): boolean {
	const below = relative(folder, path);
	return below !== '..' && !below.startsWith(`..${sep}`) && !isAbsolute(below);
}
