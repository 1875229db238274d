import { basename, dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { message } from '../../../messages/message';
import type { Environment, FileSystem } from '../../host/environment';
import { CliError, systemReason } from '../../host/errors';
import { pointsBelow } from '../../host/folders';
import { missing } from '../../input/readFile';

/** A file that may be read: where it really is, and the folder of the server that it was named in. */
export interface FoundFile {
	/** As it is told: relative to `root`, with `/` between its parts. */
	readonly name: string;
	/** Absolute, as named: configuration and decisions are looked up from here. */
	readonly path: string;
	/** Absolute, without links. */
	readonly real: string;
	/** Absolute. */
	readonly root: string;
}

/** A folder that the server was started with: as it was named, absolute, and without links. */
export interface GivenFolder {
	readonly folder: string;
	readonly real: string;
}

/** Where a file is, or would be. */
interface Place extends FoundFile {
	readonly exists: boolean;
}

/** What a text is called that has no name. */
const unnamed = 'report.md';

/** The folders that a server is started with, the current one where none is named. Rejects with a {@link CliError} for one that is not there. */
export async function givenFolders({ cwd, fs }: Environment, names: readonly string[]): Promise<GivenFolder[]> {
	const given = (names.length > 0 ? names : ['.']).map(async (name) => {
		const folder = resolve(cwd, name);
		const real = (await fs.stat(folder))?.kind === 'folder' ? await fs.realPath(folder) : undefined;
		if (real === undefined) throw new CliError('missing', message('agents.noFolder', { name }));
		return { folder, real };
	});
	return Promise.all(given);
}

/**
 * Where files may be read during one call: in the folders of the server, and of these in what the client of the call has open,
 * which may change. Links are followed only inside them.
 */
export class OpenRoots {
	readonly #fs: FileSystem;
	/** At least one. */
	readonly #given: readonly GivenFolder[];
	/** Without links; `undefined` where nothing but the given folders limits what is read. */
	readonly #limits: readonly string[] | undefined;

	/** `addresses` are those of the folders that the client has open (`file:`), `undefined` where it names none. */
	static async of(fs: FileSystem, given: readonly GivenFolder[], addresses: readonly string[] | undefined) {
		const named = addresses?.flatMap((address) => folderOf(address) ?? []);
		const limits = named && (await Promise.all(named.map(async (folder) => (await fs.realPath(folder)) ?? [])));
		return new OpenRoots(fs, given, limits?.flat());
	}

	private constructor(fs: FileSystem, given: readonly GivenFolder[], limits: readonly string[] | undefined) {
		this.#fs = fs;
		this.#given = given;
		this.#limits = limits;
	}

	/**
	 * A path that is or may be there, such as that of a draft. Throws a {@link CliError} for one that is outside, or that a
	 * link leads outside from. A relative one is looked for in each folder of the server and of the client, and is meant in the
	 * first where there is none.
	 */
	async locate(path: string): Promise<Place> {
		try {
			return await this.#find(path);
		} catch (error) {
			if (error instanceof CliError) throw error;
			const said = message('files.cannotRead', { name: path, why: systemReason(error) });
			throw new CliError('unreadable', said, { cause: error });
		}
	}

	/** Where a text is meant that has no name; whether its folder may be read shows when settings are looked up there. */
	draft(): Pick<FoundFile, 'name' | 'path' | 'root'> {
		const root = this.#given[0]!.folder;
		return { name: unnamed, path: resolve(root, unnamed), root };
	}

	/** A file to read. Throws a {@link CliError} for what is none, is missing or outside. */
	async file(path: string): Promise<FoundFile> {
		const found = await this.locate(path);
		if (!found.exists) throw missing(path);
		await this.#require(path, found.real, 'file');
		return found;
	}

	/** A folder to read, without links. Throws as {@link file} does. */
	async folder(path: string): Promise<string> {
		const found = await this.locate(path);
		if (!found.exists) throw missing(path);
		await this.#require(path, found.real, 'folder');
		return found.real;
	}

	/**
	 * The files of these folders and the named ones alone, for whatever looks for files by itself: of everything else it seems
	 * that it is not there. Nothing is written.
	 */
	files(besides: readonly string[] = []): FileSystem {
		const fs = this.#fs;
		const allowed = async (path: string) => {
			if (besides.includes(path)) return path;
			if (!this.holdsByName(path)) return undefined;
			const found = await fs.realPath(path);
			return found !== undefined && this.#isInside(found) ? found : undefined;
		};
		const require = async (path: string) => {
			const found = await allowed(path);
			if (found === undefined) throw Object.assign(new Error(`There is no ${path}.`), { code: 'ENOENT' });
			return found;
		};
		return {
			stat: async (path) => {
				const found = await allowed(path);
				return found === undefined ? undefined : fs.stat(found);
			},
			read: async (path, ...how) => fs.read(await require(path), ...how),
			list: async (folder) => fs.list(await require(folder)),
			realPath: allowed,
			write: writesNothing,
			makeFolder: writesNothing,
		};
	}

	/** Whether an absolute path is in a folder of the server by its name; it is not looked at. */
	holdsByName(path: string): boolean {
		return this.#given.some(({ folder, real }) => pointsBelow(folder, path) || pointsBelow(real, path));
	}

	async #find(path: string): Promise<Place> {
		const folders = [...this.#given.map(({ folder }) => folder), ...(this.#limits ?? [])];
		const places: Place[] = [];
		for (const meant of new Set(folders.map((folder) => resolve(folder, path)))) {
			const place = await this.#placeOf(meant);
			if (place?.exists) return place;
			if (place) places.push(place);
		}
		const [first] = places;
		if (first) return first;
		throw new CliError('missing', message('agents.outside', { path, folders: this.#readable() }));
	}

	/** Of an absolute path; `undefined` where it is outside. */
	async #placeOf(path: string): Promise<Place | undefined> {
		const roots = this.#given.flatMap(({ folder, real }) => [folder, real]);
		const root = roots.find((each) => pointsBelow(each, path));
		if (root === undefined) return undefined;
		const nearest = await this.#nearest(path);
		if (nearest === undefined || !this.#isInside(nearest.real)) return undefined;
		const name = relative(root, path).replaceAll('\\', '/') || '.';
		const real = nearest.rest === '' ? nearest.real : resolve(nearest.real, nearest.rest);
		return { name, path, real, root, exists: nearest.rest === '' };
	}

	/** What of a path is there, without links, and what of it is not. */
	async #nearest(path: string, rest = ''): Promise<{ readonly real: string; readonly rest: string } | undefined> {
		const real = await this.#fs.realPath(path);
		// What is outside is not looked at.
		if (real !== undefined && (!this.#isInside(real) || (await this.#fs.stat(real)))) return { real, rest };
		if (dirname(path) === path) return undefined;
		return this.#nearest(dirname(path), rest === '' ? basename(path) : `${basename(path)}/${rest}`);
	}

	#isInside(real: string): boolean {
		const given = this.#given.some((each) => pointsBelow(each.real, real));
		return given && (this.#limits === undefined || this.#limits.some((limit) => pointsBelow(limit, real)));
	}

	async #require(name: string, real: string, kind: 'file' | 'folder'): Promise<void> {
		const found = await this.#fs.stat(real);
		if (found?.kind === kind) return;
		const isFolder = found?.kind === 'folder';
		const other = kind === 'folder' ? message('agents.notAFolder') : message('agents.notAFile');
		const why = isFolder ? message('files.isAFolder') : other;
		throw new CliError('unreadable', message('files.cannotRead', { name, why }));
	}

	/** The folders that a path may be in, for messages. */
	#readable(): string[] {
		const limits = this.#limits;
		if (limits === undefined) return this.#given.map(({ folder }) => folder);
		const open = this.#given.flatMap(({ folder, real }) => {
			if (limits.some((limit) => pointsBelow(limit, real))) return [folder];
			return limits.filter((limit) => pointsBelow(real, limit));
		});
		return [...new Set(open)];
	}
}

/** `undefined` for an address that is no local folder's. */
function folderOf(address: string): string | undefined {
	if (!/^file:/i.test(address) || !URL.canParse(address)) return undefined;
	try {
		return fileURLToPath(address);
	} catch (error) {
		// Such as a host, which no local file has.
		if (error instanceof TypeError) return undefined;
		throw error;
	}
}

async function writesNothing(): Promise<never> {
	throw new Error('The server for agents writes no file.');
}
