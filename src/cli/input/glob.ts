import { isAbsolute, relative, resolve, sep } from 'node:path';
import picomatch from 'picomatch/posix';
import type { FileSystem } from '../host/environment';

/** As in a shell: `[!a]` is any character but `a`. Unlike there, `*` finds names with a dot in front. */
const options = { dot: true, posix: true };

/** Whether a path is meant as a pattern when there is no file of that name. */
export function isPattern(path: string): boolean {
	return picomatch.scan(path, { noparen: true }).isGlob === true;
}

/** The absolute paths of the files that match a pattern (`*`, `?`, `**`, `[…]`, `{…,…}`, `@(…|…)`), sorted; `/` parts folders. */
export async function matchPattern(pattern: string, cwd: string, fs: FileSystem): Promise<string[]> {
	const { glob } = picomatch.scan(pattern);
	return filesBelow(folderOf(pattern, cwd), fs, picomatch(glob, options));
}

/** The folder that a pattern's files are looked for in; absolute. */
export function folderOf(pattern: string, cwd: string): string {
	return resolve(cwd, picomatch.scan(pattern).base);
}

/** Whether an absolute path is, or lies below, what a path or a pattern names. */
export function coveredBy(pattern: string, cwd: string): (path: string) => boolean {
	const { base, glob } = picomatch.scan(pattern);
	const top = resolve(cwd, base);
	const matches = picomatch(glob === '' ? '**' : [glob, `${glob}/**`], options);
	return (path) => {
		const below = relative(top, path).replaceAll(sep, '/');
		if (below === '') return glob === '';
		return !/^\.\.(\/|$)/.test(below) && !isAbsolute(below) && matches(below);
	};
}

/** The absolute paths of a folder's Markdown files at any depth, sorted. */
export async function markdownBelow(folder: string, fs: FileSystem): Promise<string[]> {
	return filesBelow(folder, fs, (path) => /\.(md|markdown)$/i.test(path));
}

/** Dot folders and `node_modules` hold no reports. */
async function filesBelow(
	folder: string,
	fs: FileSystem,
	wanted: (relativePath: string) => boolean,
): Promise<string[]> {
	const found: string[] = [];
	const walk = async (below: string): Promise<void> => {
		for (const { name, kind } of await fs.list(resolve(folder, below))) {
			const path = below + name;
			if (kind === 'file' && wanted(path)) found.push(resolve(folder, path));
			if (kind === 'folder' && name !== 'node_modules' && !name.startsWith('.')) await walk(`${path}/`);
		}
	};
	if ((await fs.stat(folder))?.kind === 'folder') await walk('');
	return found.sort();
}
