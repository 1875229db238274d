import type { Config } from '../../config/config';
import { inForce } from '../../config/inForce';
import type { SettingName, SettingValue } from './settingSchemas';

/** What the editor takes from a configuration file: what is harmless wherever it came from. By the setting's name, the file's key. */
export const projectKeys = { severity: 'severities', maxFindings: 'maxFindings', tiers: 'tiers' } as const;

/** A setting that a configuration file can hold, too. */
export type ProjectSetting = keyof typeof projectKeys;

export function isProjectSetting(name: SettingName): name is ProjectSetting {
	return Object.hasOwn(projectKeys, name);
}

/** A setting as the project has it. */
export function inProject<Name extends SettingName>(
	name: Name,
	own: SettingValue<Name>,
	config: Config | undefined,
): SettingValue<Name> {
	if (!config || !isProjectSetting(name)) return own;
	return inForce(own, config[projectKeys[name]] as SettingValue<Name> | undefined);
}

/** The keys of a file that only the command line reads. */
export function commandLineKeys(config: Config): string[] {
	const own: readonly string[] = Object.values(projectKeys);
	return Object.keys(config).filter((key) => key !== '$schema' && !own.includes(key));
}

/** The folders in which a report's file is looked for, as paths: its own first, the folder of the workspace last. */
export function foldersUpTo(root: string, report: string): string[] {
	const top = root.replace(/\/$/, '');
	const folders: string[] = [];
	if (!report.startsWith(`${top}/`)) return folders;
	for (let folder = report; folder.length > top.length; ) {
		folder = folder.slice(0, folder.lastIndexOf('/'));
		folders.push(folder || '/');
	}
	return folders;
}
