import { dirname, join, relative, sep } from 'node:path';
import ignore, { type Ignore } from 'ignore';
import type { Environment } from '../host/environment';
import { isRepository, isTop } from '../host/folders';
import { decodeText, readFound } from './readFile';

export const ignoreFileName = '.plumblineignore';
export const gitIgnoreName = '.gitignore';

/** The rules of one file, for the paths below its folder. */
interface Rules {
	readonly folder: string;
	readonly rules: Ignore;
}

/** What holds in a folder. */
interface Held {
	/** From the highest folder down. */
	readonly rules: readonly Rules[];
	/** The folder is left out with everything below: what a file in it says does not count. */
	readonly out: boolean;
	/** Files of this name count here. */
	readonly counts: boolean;
}

/**
 * What `.plumblineignore` or `.gitignore` files leave out, written and combined as those of git are: each holds for its
 * folder and below, the deeper one has the last word, and nothing comes back below a folder that is left out. They are
 * looked for as far up as configuration files; those of git, in a repository alone.
 */
export class IgnoreFiles {
	readonly #environment: Environment;
	readonly #name: string;
	readonly #byFolder = new Map<string, Promise<Held>>();

	constructor(environment: Environment, name: typeof ignoreFileName | typeof gitIgnoreName) {
		this.#environment = environment;
		this.#name = name;
	}

	/** Whether a file, by its absolute path, is left out. Rejects with a `CliError` for an ignore file that cannot be read. */
	async leavesOut(path: string): Promise<boolean> {
		const { rules, out } = await this.#heldIn(dirname(path));
		return out || isOut(rules, path, '');
	}

	/** Whether a folder is left out with everything below; rejects as `leavesOut` does. */
	async leavesOutFolder(folder: string): Promise<boolean> {
		return (await this.#heldIn(folder)).out;
	}

	#heldIn(folder: string): Promise<Held> {
		const found = this.#byFolder.get(folder) ?? this.#read(folder);
		this.#byFolder.set(folder, found);
		return found;
	}

	async #read(folder: string): Promise<Held> {
		const above = await this.#above(folder);
		if (!above.counts || above.out || isOut(above.rules, folder, '/')) return { ...above, out: above.counts };
		const path = join(folder, this.#name);
		const found = await this.#environment.fs.stat(path);
		// Another user could otherwise keep reports of a folder that is open to all from being checked.
		if (found?.kind !== 'file' || found.foreign) return above;
		const text = decodeText(path, await readFound(path, path, this.#environment)).replace(/^\uFEFF/, '');
		return { ...above, rules: [...above.rules, { folder, rules: ignore().add(text) }] };
	}

	async #above(folder: string): Promise<Held> {
		if (!(await isTop(folder, this.#environment))) return this.#heldIn(dirname(folder));
		const counts = this.#name !== gitIgnoreName || (await isRepository(folder, this.#environment));
		return { rules: [], out: false, counts };
	}
}

/** `end`: what says that the path is a folder. */
function isOut(all: readonly Rules[], path: string, end: '' | '/'): boolean {
	let out = false;
	for (const { folder, rules } of all) {
		const { ignored, unignored } = rules.test(relative(folder, path).replaceAll(sep, '/') + end);
		out = ignored || (out && !unignored);
	}
	return out;
}
