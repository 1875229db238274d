import { dirname, isAbsolute, parse, relative, resolve, sep } from 'node:path';
import { type Config, configNames } from '../../config/config';
import type { ConfigReader, ResolvedPath } from '../../config/layers';
import { type ConfigLayer, readLayers } from '../../config/layers';
import { filesOf, mergeLayers, type Origins } from '../../config/merge';
import { foundLayerWithoutLowered } from '../../config/ownWarnings';
import { patternMatcher } from '../../config/patterns';
import { ConfigError } from '../../config/text';
import { message } from '../../messages/message';
import type { Message } from '../../messages/model';
import { memoised } from '../../text/memo';
import type { Environment } from '../host/environment';
import { CliError } from '../host/errors';
import { findUpwards, isBelow, userRootOf } from '../host/folders';
import { decodeText, readFile, readFound } from '../input/readFile';
import type { Invocation } from './command';

/** Settings with the file they stand in, for messages and for paths that are meant from its folder. */
export interface FoundConfig extends Config {
	readonly file?: { readonly name: string; readonly path: string };
	/** Which of the files that the file builds on, or itself, each setting comes from. */
	readonly origins?: Origins;
	/** All of these files, the one named or found last. */
	readonly layers?: readonly ConfigLayer[];
	/** The path of the report as patterns in the files see it. */
	readonly patternPath?: string;
}

/** Finds the settings of each report, reading every configuration file once. */
export class Configs {
	readonly #environment: Environment;
	readonly #chosen: string | undefined;
	readonly #tell: (notice: Message) => void;
	readonly #byFolder = new Map<string, Promise<readonly ConfigLayer[]>>();

	/** The file that the options name is the one to use for every report. */
	constructor({ environment, options, tell }: Pick<Invocation, 'environment' | 'options' | 'tell'>) {
		this.#environment = environment;
		this.#chosen = options.config && resolve(environment.cwd, options.config);
		this.#tell = tell;
	}

	/** The settings for the report at an absolute path; rejects with a {@link CliError} when they are wrong. */
	async for(path: string): Promise<FoundConfig> {
		return settingsFor(path, await this.#layersFor(path), this.#environment.cwd);
	}

	#layersFor(path: string): Promise<readonly ConfigLayer[]> {
		return this.#chosen === undefined
			? this.#inFolder(dirname(path))
			: this.#cached(this.#chosen, (chosen) => asCliErrors(readLayers(chosen, namedReader(this.#environment))));
	}

	#inFolder(folder: string): Promise<readonly ConfigLayer[]> {
		return this.#cached(folder, async () => {
			const path = await findUpwards(configNames, folder, this.#environment, this.#tellForeign);
			if (path === undefined) return [];
			return this.#cached(path, async (found) => {
				const layers = await asCliErrors(readLayers(found, foundReader(this.#environment, found)));
				return layers.map((each) => this.#asFound(each));
			});
		});
	}

	#asFound(read: ConfigLayer): ConfigLayer {
		const { layer, lowered } = foundLayerWithoutLowered(read);
		if (lowered.length > 0) this.#tell(message('configFiles.cannotLower', { name: layer.name, codes: lowered }));
		return layer;
	}

	readonly #tellForeign = (path: string): void =>
		this.#tell(message('configFiles.foreign', { name: displayPath(this.#environment.cwd, path) }));

	#cached(key: string, load: (key: string) => Promise<readonly ConfigLayer[]>): Promise<readonly ConfigLayer[]> {
		const found = this.#byFolder.get(key) ?? load(key);
		this.#byFolder.set(key, found);
		return found;
	}
}

/** The file that a setting stands in, as messages name it; of several the last one. */
export function fileOf({ origins = {}, file }: FoundConfig, key: keyof Config): string | undefined {
	return filesOf(origins, key).at(-1)?.name ?? file?.name;
}

function settingsFor(path: string, layers: readonly ConfigLayer[], cwd: string): FoundConfig {
	const file = layers.at(-1);
	if (!file) return {};
	const patternPath = fromAbove([dirname(file.path), cwd, parse(path).root], path);
	const { config, origins } = mergeLayers(layers, (files) => chooserFor(files)(patternPath) === true);
	return { ...config, ...pathsFrom(config, origins, file), file, origins, layers, patternPath };
}

const chooserFor = memoised((files: readonly string[]) => patternMatcher(files));

/** A path from the first of the folders that it stands in, with `/` between folders. */
function fromAbove(folders: readonly string[], path: string): string {
	const paths = folders.map((folder) => relative(folder, path));
	const below = paths.find((each) => each !== '..' && !each.startsWith(`..${sep}`) && !isAbsolute(each));
	return (below ?? path).replaceAll(sep, '/');
}

const pathKeys = ['sources', 'skills', 'prompts', 'baseline'] as const;

/** Paths are meant from the file that names them: told from the folder of the file in force, as everything else reads them. */
function pathsFrom(config: Config, origins: Origins, file: ConfigLayer): Pick<Config, (typeof pathKeys)[number]> {
	const paths = pathKeys.flatMap((key) => {
		const named = config[key];
		const from = filesOf(origins, key).at(-1);
		if (named === undefined || from === undefined || from === file) return [];
		return [[key, relative(dirname(file.path), resolve(dirname(from.path), named)) || '.'] as const];
	});
	return Object.fromEntries(paths);
}

async function asCliErrors<T>(reading: Promise<T>): Promise<T> {
	try {
		return await reading;
	} catch (error) {
		if (!(error instanceof ConfigError)) throw error;
		throw new CliError('config', error.said, { cause: error });
	}
}

/** A path as messages name it. */
export function displayPath(cwd: string, path: string): string {
	return relative(cwd, path).replaceAll('\\', '/') || path;
}

/** Reads a file that the user has named, and whatever that names. */
export function namedReader(environment: Environment): ConfigReader {
	return readerOf(environment, readFile, async () => undefined);
}

/**
 * Reads a file that was merely found, at `start`: what it builds on is the user's own and stands in the same repository, or
 * below the home folder; elsewhere in the file's own folder or below. Nothing else is even looked at.
 */
export function foundReader(environment: Environment, start: string): ConfigReader {
	const own = dirname(start);
	const around = userRootOf(own, environment).then((top) => top ?? own);
	return readerOf(environment, readFound, async (named, path) => {
		const top = await around;
		if (!(await isBelow(top, path, environment.fs)))
			return { refused: message('configFiles.extendsOutside', { named, top: displayPath(environment.cwd, top) }) };
		const found = await environment.fs.stat(path);
		return found?.foreign && { refused: message('configFiles.extendsForeign', { named }) };
	});
}

function readerOf(
	environment: Environment,
	readText: typeof readFile,
	refuse: (named: string, path: string) => Promise<ResolvedPath | undefined>,
): ConfigReader {
	const nameOf = (path: string) => displayPath(environment.cwd, path);
	return {
		nameOf,
		read: async (path) => decodeText(nameOf(path), await readText(nameOf(path), path, environment)),
		async lead(named, from) {
			if (!/\.(?:json|ya?ml)$/i.test(named)) return { refused: message('configFiles.extendsKind', { named }) };
			const path = resolve(dirname(from), named);
			const refused = await refuse(named, path);
			if (refused) return refused;
			if ((await environment.fs.stat(path))?.kind === 'file') return { path };
			return { refused: message('configFiles.extendsMissing', { named }) };
		},
	};
}
