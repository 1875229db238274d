import * as z from 'zod';
import type { Config } from '../../config/config';
import { mergedSetting } from '../../config/inForce';
import { type FindingCode, findingCodes, severities } from '../../findings/model';

/** The codes of the findings, as what comes from outside is held against them. */
export const codes = Object.keys(findingCodes) as [FindingCode, ...FindingCode[]];

/** Every setting by its name below `plumbline.`; the defaults are those of package.json. */
export const settingSchemas = {
	run: z.enum(['onSave', 'onType', 'manual']),
	include: z.array(z.string()),
	exclude: z.array(z.string()),
	severity: z.partialRecord(z.enum(codes), z.enum(severities)),
	maxFindings: z.number().min(0),
	'decisions.name': z.string(),
	/** Where findings are told besides the hover and the views. */
	showIn: z.enum(['both', 'problems', 'text', 'neither']),
	'sources.allowPrivate': z.boolean(),
	/** `brave`, `tavily`, or the address of a SearXNG server; empty for none. */
	'search.service': z.string(),
	'model.baseUrl': z.string(),
	'model.name': z.string(),
	'model.maxCost': z.number().positive().nullable(),
	'model.maxTokens': z.int().positive().nullable(),
	'model.prices': z.record(z.string(), z.object({ input: z.number().nonnegative(), output: z.number().nonnegative() })),
	/** For reviews on save; 0 turns them off. */
	'review.tokensPerHour': z.int().nonnegative(),
};

export type SettingName = keyof typeof settingSchemas;
export type SettingValue<Name extends SettingName> = z.infer<(typeof settingSchemas)[Name]>;
export type RunMode = SettingValue<'run'>;

/** The settings that a configuration file can hold, too, by their names the file's keys. */
export const projectKeys = { severity: 'severities', maxFindings: 'maxFindings' } as const;

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
	return mergedSetting(own, config[projectKeys[name]] as SettingValue<Name> | undefined);
}

/** What no setting says, but a configuration file can. */
export const fileKeys = ['tiers', 'sources', 'skills'] as const;

/** The keys of a file that only the command line reads. */
export function commandLineKeys(config: Config): string[] {
	const own: readonly string[] = [...Object.values(projectKeys), ...fileKeys];
	return Object.keys(config).filter((key) => key !== '$schema' && !own.includes(key));
}

/** The folders in which a report's file is looked for, as paths: its own first, the folder of the workspace last. */
export function foldersUpTo(root: string, report: string): string[] {
	const top = root.replace(/\/$/, '');
	const folders: string[] = [];
	if (report === top) return [top || '/'];
	if (!report.startsWith(`${top}/`)) return folders;
	for (let folder = report; folder.length > top.length; ) {
		folder = folder.slice(0, folder.lastIndexOf('/'));
		folders.push(folder || '/');
	}
	return folders;
}
