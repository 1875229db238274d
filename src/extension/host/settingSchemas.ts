import * as z from 'zod';
import { type FindingCode, findingCodes, severities } from '../../findings/model';
import { sourceTiers } from '../../sources/model';

/** The codes of the findings, as what comes from outside is held against them. */
export const codes = Object.keys(findingCodes) as [FindingCode, ...FindingCode[]];

/** Every setting by its name below `plumbline.`; the defaults are those of package.json. */
export const settingSchemas = {
	run: z.enum(['onSave', 'onType', 'manual']),
	include: z.array(z.string()),
	exclude: z.array(z.string()),
	severity: z.partialRecord(z.enum(codes), z.enum(severities)),
	maxFindings: z.number().min(0),
	tiers: z.record(z.string(), z.literal(sourceTiers)),
	'decisions.name': z.string(),
	decorations: z.boolean(),
	decorationsOnly: z.boolean(),
	codeLens: z.boolean(),
	'tree.followCursor': z.boolean(),
	'sources.folder': z.string(),
	'sources.allowPrivate': z.boolean(),
	'search.service': z.enum(['none', 'searxng', 'brave', 'tavily']),
	'search.url': z.string(),
	'skills.folder': z.string(),
	'model.baseUrl': z.string(),
	'model.name': z.string(),
	'model.api': z.enum(['chat', 'responses']),
	'model.maxCost': z.number().positive().nullable(),
	'model.maxTokens': z.int().positive().nullable(),
	'model.prices': z.record(z.string(), z.object({ input: z.number().nonnegative(), output: z.number().nonnegative() })),
	'model.concurrency': z.int().min(1).max(64),
	'review.onSave': z.boolean(),
	'review.tokensPerHour': z.int().positive(),
};

export type SettingName = keyof typeof settingSchemas;
export type SettingValue<Name extends SettingName> = z.infer<(typeof settingSchemas)[Name]>;
export type RunMode = SettingValue<'run'>;
