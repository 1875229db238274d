import { dirname, join, resolve } from 'node:path';
import { loadSkills } from '../../index';
import { message } from '../../messages/message';
import type { SkillLibrary } from '../../skills/model';
import { CliError } from '../host/errors';
import type { Invocation } from './command';
import { Configs, type FoundConfig } from './config';
import { trustedConfig } from './trustedConfig';

/** The skills that hold here, and the folder of the user's own among them. */
export interface FoundSkills extends SkillLibrary {
	/** As the user named it; `undefined` where there are the program's alone. */
	readonly folder: string | undefined;
}

/**
 * The program's skills with the user's own: those of the folder that is named here, else by `--skills`, else by the
 * configuration file. Throws a {@link CliError} when there is no such folder.
 */
export async function findSkills(invocation: Invocation, named?: string): Promise<FoundSkills> {
	const { environment, options } = invocation;
	const { cwd, skills: product } = environment;
	const configs = new Configs(invocation);
	const found = named === undefined ? await configs.for(join(cwd, 'report.md')) : {};
	// Nothing is asked here, so that only the folder matters.
	const { config, warning } = await trustedConfig(
		{ ...options, offline: true },
		{ skills: found.skills, file: found.file },
		environment,
	);
	if (warning !== undefined) invocation.tell(warning);
	const folder = await ownSkillsFolder(invocation, config, named);
	if (!folder) return { ...(await loadSkills({ product })), folder: undefined };
	return { ...(await loadSkills({ product, workspace: environment.openTexts(folder.path) })), folder: folder.name };
}

/** Where the user's own skills stand, if anywhere. Throws a {@link CliError} when there is no such folder. */
export async function ownSkillsFolder(
	{ options, environment: { cwd, fs } }: Invocation,
	{ skills, file }: FoundConfig,
	named = options.skills,
): Promise<{ readonly name: string; readonly path: string } | undefined> {
	const name = named ?? skills;
	if (name === undefined) return undefined;
	const path = resolve(named === undefined && file ? dirname(file.path) : cwd, name);
	if ((await fs.stat(path))?.kind === 'folder') return { name, path };
	throw new CliError('missing', message('files.noSkillsFolder', { name }));
}
