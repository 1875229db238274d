import { basename, dirname, resolve } from 'node:path';
import type { SourceUse } from '../sources/model';
import type { Invocation } from './command';
import type { FoundConfig } from './config';
import { CliError } from './errors';

/**
 * Where the sources of a report may be read: as the command line says, else the configuration file; `undefined` when
 * neither asks for it. `path` is the report's. Throws a {@link CliError} when a file that came with the report wants
 * private addresses asked, or when there is no such folder.
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
		allowPrivate: options.allowPrivate || allowedByFile(options.config, config),
	};
}

async function sourcesFolder(
	chosen: string | undefined,
	{ sources, file }: FoundConfig,
	{ cwd, fs }: Invocation['environment'],
): Promise<string | undefined> {
	const named = chosen ?? sources;
	if (named === undefined) return undefined;
	const folder = resolve(chosen === undefined && file ? dirname(file.path) : cwd, named);
	if ((await fs.stat(folder))?.kind === 'folder') return folder;
	const where = chosen === undefined ? `${file?.name}: “sources”` : '--sources';
	throw new CliError(
		'missing',
		`${where}: there is no folder ${named}. Name the folder with the copies of your sources.`,
	);
}

function allowedByFile(chosen: string | undefined, { allowPrivate, file }: FoundConfig): boolean {
	if (!allowPrivate) return false;
	if (chosen !== undefined) return true;
	const instead = 'Give --allow-private, or name the file with --config, if you trust it.';
	throw new CliError('config', `${file?.name} would have addresses of your own network asked. ${instead}`);
}
