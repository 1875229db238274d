import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { readBounded } from '../../node/boundedFile';
import { lazy } from '../../text/memo';
import type { Changes, FileBefore } from './environment';
import { unlessMissing } from './nodeFileSystem';

type GitCommand = (...args: string[]) => Promise<Uint8Array>;

/** In bytes: what is longer is no report, and counts as changed. */
const mostRead = 50 * 1024 * 1024;
/** Of the files that are gone so many are looked at for one that has another name now. */
const mostGone = 200;
/** In bytes. */
const mostCompared = 1024 * 1024;

/**
 * What has changed since a commit: the list of its files, against those of the work tree as they are. Nothing is filtered on
 * the way: what git keeps in another form than it stands in (large files kept elsewhere, another encoding) has changed, but
 * for line ends, which many have git write as Windows does.
 */
export async function changesSince(top: string, commit: string, git: GitCommand): Promise<Changes> {
	const { ids, modules } = listed(await git('ls-tree', '-r', '-z', '--full-tree', commit));
	const nameOf = (path: string) => relative(top, path).replaceAll(sep, '/');
	const stored = (name: string): Promise<Uint8Array> => git('cat-file', 'blob', ids.get(name) ?? '');
	const gone = lazy(() => namesGone(top, [...ids.keys()]));

	async function nameBefore(path: string): Promise<string | undefined> {
		const name = nameOf(path);
		if (ids.has(name)) return name;
		const bytes = await bytesOf(path);
		const others = (await gone()).filter((other) => extname(other) === extname(name));
		const same = bytes && others.find((other) => isStored(bytes, ids.get(other)));
		if (!bytes || same !== undefined || bytes.length > mostCompared) return same;
		for (const other of others.slice(0, mostGone)) if (areAlike(bytes, await stored(other))) return other;
		return undefined;
	}

	return {
		async has(path) {
			const name = nameOf(path);
			// What stands in a submodule is another repository's.
			if (modules.some((module) => name.startsWith(`${module}/`))) return false;
			const bytes = await bytesOf(path);
			return bytes === undefined || !isStored(bytes, ids.get(name));
		},
		async before(path): Promise<FileBefore | undefined> {
			const name = await nameBefore(path);
			return name === undefined ? undefined : { name, bytes: await stored(name) };
		},
	};
}

/** From lines such as `100644 blob ID<tab>PATH`. */
function listed(output: Uint8Array) {
	const ids = new Map<string, string>();
	const modules: string[] = [];
	for (const entry of new TextDecoder().decode(output).split('\0')) {
		const [, kind, id = '', name = ''] = /^\d+ (\w+) (\w+)\t(.*)$/s.exec(entry) ?? [];
		if (kind === 'blob') ids.set(name, id);
		if (kind === 'commit') modules.push(name);
	}
	return { ids, modules };
}

/** The Markdown files that are there no more. */
async function namesGone(top: string, names: readonly string[]): Promise<string[]> {
	const gone: string[] = [];
	for (const name of names) {
		if (!/\.(?:md|markdown)$/i.test(name)) continue;
		if (!(await unlessMissing(() => stat(join(top, name)), ['ENOENT', 'ENOTDIR']))) gone.push(name);
	}
	return gone;
}

/** `undefined` for what is no file, or cannot be read: whoever reads the report says why. */
async function bytesOf(path: string): Promise<Buffer | undefined> {
	try {
		return Buffer.from(await readBounded(path, mostRead));
	} catch (error) {
		if (error instanceof Error && 'code' in error) return undefined;
		throw error;
	}
}

/** Whether git would keep these bytes under an id, as they are or with the line ends of Unix. */
function isStored(bytes: Buffer, id: string | undefined): boolean {
	if (id === undefined) return false;
	return idOf(bytes, id) === id || (bytes.includes('\r\n') && idOf(withUnixLineEnds(bytes), id) === id);
}

/** The id of a file's content, by the kind of ids that a repository has. */
function idOf(bytes: Buffer, like: string): string {
	const kind = like.length === 64 ? 'sha256' : 'sha1';
	return createHash(kind).update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

function withUnixLineEnds(bytes: Buffer): Buffer {
	return Buffer.from(bytes.toString('latin1').replaceAll('\r\n', '\n'), 'latin1');
}

/** Whether two texts share half of the longer one, counted by their sentences and lines. */
function areAlike(a: Uint8Array, b: Uint8Array): boolean {
	if (b.length > mostCompared) return false;
	const [one, other] = [a, b].map((bytes) => new TextDecoder().decode(bytes).split(/(?<=[.!?。！？])\s*|\n+/));
	const left = new Set(other);
	const shared = one!.reduce((sum, piece) => sum + (left.delete(piece) ? Buffer.byteLength(piece) : 0), 0);
	return shared * 2 >= Math.max(a.length, b.length);
}
