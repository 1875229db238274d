import { dirname, relative, resolve } from 'node:path';
import { type Config, configNames, parseConfig } from '../../config/config';
import { ConfigError } from '../../config/text';
import { message } from '../../messages/message';
import type { Message } from '../../messages/model';
import type { Environment } from '../host/environment';
import { CliError } from '../host/errors';
import { findUpwards } from '../host/findUpwards';
import { decodeText } from '../input/decode';
import { readFile } from '../input/readFile';
import type { Invocation } from './command';

/** Settings with the file they stand in, for messages and for paths that are meant from its folder. */
export interface FoundConfig extends Config {
	readonly file?: { readonly name: string; readonly path: string };
}

/** Finds the settings of each report, reading every configuration file once. */
export class Configs {
	readonly #environment: Environment;
	readonly #chosen: string | undefined;
	readonly #tell: (notice: Message) => void;
	readonly #byFolder = new Map<string, Promise<FoundConfig>>();
	readonly #foreign = new Set<string>();

	/** The file that the options name is the one to use for every report. */
	constructor({ environment, options, tell }: Pick<Invocation, 'environment' | 'options' | 'tell'>) {
		this.#environment = environment;
		this.#chosen = options.config && resolve(environment.cwd, options.config);
		this.#tell = tell;
	}

	/** The settings for the report at an absolute path; rejects with a {@link CliError} when they are wrong. */
	for(path: string): Promise<FoundConfig> {
		return this.#chosen === undefined ? this.#inFolder(dirname(path)) : this.#cached(this.#chosen, this.#read);
	}

	#inFolder(folder: string): Promise<FoundConfig> {
		return this.#cached(folder, async () => {
			const path = await findUpwards(configNames, folder, this.#environment, this.#tellForeign);
			return path === undefined ? {} : this.#cached(path, this.#read);
		});
	}

	/** Once, however many folders it stands above. */
	readonly #tellForeign = (path: string): void => {
		if (this.#foreign.has(path)) return;
		this.#foreign.add(path);
		this.#tell(message('configFiles.foreign', { name: this.#nameOf(path) }));
	};

	#cached(key: string, load: (key: string) => Promise<FoundConfig>): Promise<FoundConfig> {
		const found = this.#byFolder.get(key) ?? load(key);
		this.#byFolder.set(key, found);
		return found;
	}

	readonly #read = async (path: string): Promise<FoundConfig> => {
		const name = this.#nameOf(path);
		const text = decodeText(name, await readFile(name, path, this.#environment));
		return { ...parsed(name, text), file: { name, path } };
	};

	#nameOf(path: string): string {
		return relative(this.#environment.cwd, path).replaceAll('\\', '/') || path;
	}
}

function parsed(name: string, text: string): Config {
	try {
		return parseConfig(name, text);
	} catch (error) {
		if (!(error instanceof ConfigError)) throw error;
		throw new CliError('config', error.said, { cause: error });
	}
}
