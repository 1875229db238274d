import * as z from 'zod';
import { type FindingCode, findingCodes, severities } from '../checks/model';

const codes = Object.keys(findingCodes) as [FindingCode, ...FindingCode[]];

/** Every setting by its name below `plumbline.`; the defaults are those of package.json. */
export const settingSchemas = {
	run: z.enum(['onSave', 'onType', 'manual']),
	include: z.array(z.string()),
	exclude: z.array(z.string()),
	severity: z.partialRecord(z.enum(codes), z.enum(severities)),
	decorations: z.boolean(),
	decorationsOnly: z.boolean(),
	codeLens: z.boolean(),
	'tree.followCursor': z.boolean(),
};

export type SettingName = keyof typeof settingSchemas;
export type SettingValue<Name extends SettingName> = z.infer<(typeof settingSchemas)[Name]>;
export type RunMode = SettingValue<'run'>;
