import { isAbsolute, relative, sep } from 'node:path';
import type { FileSystem } from '../host/environment';

/** Whether a path stands in a folder, by name and by what the name leads to. A path that is outside by its name is not even looked at: it may be on a server. */
export async function isBelow(folder: string, path: string, fs: FileSystem): Promise<boolean> {
	if (!leadsDown(folder, path)) return false;
	const [root, target] = await Promise.all([fs.realPath(folder), fs.realPath(path)]);
	return root === undefined || target === undefined || leadsDown(root, target);
}

/** The same by name alone. */
export function leadsDown(folder: string, path: string): boolean {
	const below = relative(folder, path);
	return below !== '..' && !below.startsWith(`..${sep}`) && !isAbsolute(below);
}
