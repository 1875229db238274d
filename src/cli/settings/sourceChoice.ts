import { basename, dirname, resolve, sep } from 'node:path';
import { message } from '../../messages/message';
import type { SourceUse } from '../../sources/model';
import { CliError } from '../host/errors';
import type { Input } from '../input/inputs';
import type { Invocation } from './command';
import { type FoundConfig, fileOf } from './config';

/**
 * Where the sources of a report may be read: as the command line says, else the configuration file; `undefined` when
 * neither asks for it. `path` is the report's. Throws a {@link CliError} when there is no such folder.
 */
export async function chooseSources(
	{ options, environment }: Invocation,
	config: FoundConfig,
	path: string,
): Promise<SourceUse | undefined> {
	const folder = await sourcesFolder(options.sources, config, environment);
	const wantsFetch = options.fetch || config.fetch === true;
	if (folder === undefined && !wantsFetch) return undefined;
	return {
		...(folder !== undefined && { files: environment.openSources(folder) }),
		workspace: environment.openSources(dirname(path)),
		reportPath: basename(path),
		fetch: wantsFetch && !options.offline,
		allowPrivate: options.allowPrivate || config.allowPrivate === true,
	};
}

/** The absolute path of the folder with copies of sources that `--sources` (`chosen`) or the configuration file names. */
export function sourcesPath(
	chosen: string | undefined,
	{ sources, file }: Pick<FoundConfig, 'sources' | 'file'>,
	cwd: string,
): string | undefined {
	if (chosen !== undefined) return resolve(cwd, chosen);
	return sources === undefined ? undefined : resolve(file ? dirname(file.path) : cwd, sources);
}

async function sourcesFolder(
	chosen: string | undefined,
	config: FoundConfig,
	{ cwd, fs }: Invocation['environment'],
): Promise<string | undefined> {
	const named = chosen ?? config.sources;
	const folder = sourcesPath(chosen, config, cwd);
	if (named === undefined || folder === undefined) return undefined;
	if ((await fs.stat(folder))?.kind === 'folder') return folder;
	const where = chosen === undefined ? fileOf(config, 'sources') : undefined;
	throw new CliError('missing', message('files.noSourcesFolder', { name: named, file: where }));
}

/**
 * Whether a file that was found in a folder, or by a pattern, is a copy of a cited source and no report: it stands in the
 * folder that `--sources` (`chosen`) or the configuration file names. A file that the user named itself is none.
 */
export function isSourceCopy({ path, found }: Input, chosen: string | undefined, config: FoundConfig, cwd: string) {
	const folder = found ? sourcesPath(chosen, config, cwd) : undefined;
	return folder !== undefined && path.startsWith(resolve(folder) + sep);
}
