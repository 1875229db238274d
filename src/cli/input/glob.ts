import { resolve } from 'node:path';
import type { FileSystem } from '../host/environment';

const magic = /[*?[\]{}]/;

/** Whether a path is meant as a pattern when there is no file of that name. */
export function isPattern(path: string): boolean {
	return magic.test(path);
}

/** The absolute paths of the files that match a pattern (`*`, `?`, `**`, `[…]`, `{…,…}`), sorted; `/` parts folders. */
export async function matchPattern(pattern: string, cwd: string, fs: FileSystem): Promise<string[]> {
	const segments = pattern.split('/');
	const fixed = segments.findIndex((segment) => isPattern(segment));
	const base = resolve(cwd, segments.slice(0, fixed).join('/') || (pattern.startsWith('/') ? '/' : '.'));
	const expression = new RegExp(`^${source(segments.slice(fixed).join('/'))}$`, 'u');
	return filesBelow(base, fs, (path) => expression.test(path));
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

/** A pattern as the source of a regular expression; a `[` or `{` that nothing closes stands for itself. */
function source(pattern: string): string {
	return pattern.replace(
		/\*\*\/|\*\*|\*|\?|\[[^\]/]+\]|\{[^{}/]+\}|[\\^$.|+()[\]{}]/g,
		(token) => expressions[token] ?? grouped(token),
	);
}

const expressions: Readonly<Record<string, string>> = { '**/': '(?:.*/)?', '**': '.*', '*': '[^/]*', '?': '[^/]' };

function grouped(token: string): string {
	const inside = token.slice(1, -1);
	if (token.length > 2 && token.startsWith('{')) return `(?:${inside.split(',').map(source).join('|')})`;
	if (token.length > 2) return `[${inside.replace(/^!/, '^').replace(/[\\[&~|]/g, '\\$&')}]`;
	return `\\${token}`;
}
