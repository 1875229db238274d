import { dirname, join, relative, sep } from 'node:path';
import ignore, { type Ignore } from 'ignore';
import type { Environment } from '../host/environment';
import { isTop } from '../host/findUpwards';
import { decodeText } from './decode';
import { readFile } from './readFile';

export const ignoreFileName = '.plumblineignore';

/** The rules of one file, for the paths below its folder. */
interface Rules {
	readonly folder: string;
	readonly rules: Ignore;
}

/**
 * What `.plumblineignore` files leave out, written and combined as those of git are: each holds for its folder and below,
 * and the deeper one has the last word. They are looked for as far up as configuration files.
 */
export class IgnoreFiles {
	readonly #environment: Environment;
	readonly #byFolder = new Map<string, Promise<readonly Rules[]>>();

	constructor(environment: Environment) {
		this.#environment = environment;
	}

	/** Whether a file, by its absolute path, is left out. Rejects with a `CliError` for an ignore file that cannot be read. */
	async leavesOut(path: string): Promise<boolean> {
		let out = false;
		for (const { folder, rules } of await this.#rulesIn(dirname(path))) {
			const { ignored, unignored } = rules.test(relative(folder, path).replaceAll(sep, '/'));
			out = ignored || (out && !unignored);
		}
		return out;
	}

	/** From the highest folder down. */
	#rulesIn(folder: string): Promise<readonly Rules[]> {
		const found = this.#byFolder.get(folder) ?? this.#read(folder);
		this.#byFolder.set(folder, found);
		return found;
	}

	async #read(folder: string): Promise<readonly Rules[]> {
		const above = (await isTop(folder, this.#environment)) ? [] : await this.#rulesIn(dirname(folder));
		const path = join(folder, ignoreFileName);
		const found = await this.#environment.fs.stat(path);
		// Another user could otherwise keep reports of a folder that is open to all from being checked.
		if (found?.kind !== 'file' || found.foreign) return above;
		const text = decodeText(path, await readFile(path, path, this.#environment)).replace(/^\uFEFF/, '');
		return [...above, { folder, rules: ignore().add(text) }];
	}
}
