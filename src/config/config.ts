import * as z from 'zod';
import { codesNamed, type FindingCode, findingCodes, severities } from '../findings/model';
import { message } from '../messages/message';
import type { Message } from '../messages/model';
import { sourceTiers } from '../sources/model';
import { searchServices } from '../sources/search/model';
import { closest } from '../text/closest';
import { type PatternFault, patternFault } from './patternFault';
import { inRange, type RangeName, ranges } from './ranges';
import { ConfigError, type ConfigText, readConfigText } from './text';

/** Levels that make the command line fail; `never` makes findings leave the exit code alone. */
/** `must`: errors, and what a model's reading says must be mended. */
export const failLevels = ['error', 'must', 'warning', 'info', 'hint', 'never'] as const;
export type FailLevel = (typeof failLevels)[number];

/** The two ways OpenAI-compatible endpoints are spoken to. */
export const apis = ['chat', 'responses'] as const;

/** By which names the file is found; the first that a folder has is the one that counts. */
export const configNames = ['plumbline.config.json', 'plumbline.config.yaml', 'plumbline.config.yml'];

const amount = (name: RangeName) =>
	z.number().refine((value) => inRange(value, ranges[name]), { params: { range: ranges[name].said } });

/** US dollars for a million tokens. */
const priceSchema = z.strictObject({ input: z.number().nonnegative(), output: z.number().nonnegative() });

/** Looked at only where it is a text, or a list: `min(1)` compares any object with a `length`, and that may throw. */
const text = z.string().superRefine((input, context) => {
	if (input === '') context.addIssue({ code: 'too_small', origin: 'string', minimum: 1, inclusive: true, input });
});
/** Each is compared with each report. */
const mostInList = 1_000;
const few = <Item extends z.ZodType>(item: Item) =>
	z.array(item).superRefine((input, context) => {
		if (input.length > mostInList)
			context.addIssue({ code: 'too_big', origin: 'array', maximum: mostInList, inclusive: true, input });
	});
const some = <Item extends z.ZodType>(item: Item) =>
	few(item).superRefine((input, context) => {
		if (input.length === 0)
			context.addIssue({ code: 'too_small', origin: 'array', minimum: 1, inclusive: true, input });
	});

const pattern = z.string().superRefine((input, context) => {
	const fault = patternFault(input);
	if (fault) context.addIssue({ code: 'custom', input, params: { fault } });
});

/** With each code of a group such as `citation.*` by itself; what is said of a code alone goes before its group. */
function withoutGroups(given: unknown): unknown {
	if (typeof given !== 'object' || given === null) return given;
	const isGroup = (name: string) => name.endsWith('.*') && codesNamed(name).length > 0;
	const groupsFirst = Object.entries(given).toSorted(([a], [b]) => Number(isGroup(b)) - Number(isGroup(a)));
	return Object.fromEntries(
		groupsFirst.flatMap(([name, level]) =>
			isGroup(name) ? codesNamed(name).map((code) => [code, level]) : [[name, level]],
		),
	);
}

const limit = amount('allowedFindings').optional();

/** What may differ from report to report. */
const perReport = {
	severities: z
		.preprocess(withoutGroups, z.partialRecord(z.enum(Object.keys(findingCodes) as FindingCode[]), z.enum(severities)))
		.optional(),
	maxFindings: amount('maxFindings').optional(),
	tiers: z.record(text, z.literal(sourceTiers)).optional(),
	failOn: z.enum(failLevels).optional(),
	allowedFindings: limit,
	// Of the gate for agents alone.
	...{ maxBrokenCitations: limit, maxRefuted: limit, maxUnsupportedKeyClaims: limit },
	...{ minWords: limit, minClaims: limit, minSupported: limit },
};

const overrideSchema = z.strictObject({ files: some(pattern), ...perReport });

const configSchema = z.strictObject({
	$schema: z.string().optional(),
	extends: z.union([text, z.array(text)]).optional(),
	include: some(pattern).optional(),
	exclude: few(pattern).optional(),
	...perReport,
	overrides: few(overrideSchema).optional(),
	minScore: amount('minScore').optional(),
	model: text.optional(),
	baseUrl: text.optional(),
	api: z.enum(apis).optional(),
	apiVersion: text.optional(),
	maxCost: amount('maxCost').optional(),
	maxTokens: amount('maxTokens').optional(),
	runs: amount('runs').optional(),
	concurrency: amount('concurrency').optional(),
	timeout: amount('timeout').optional(),
	runTimeout: amount('runTimeout').optional(),
	prices: z.record(z.string(), priceSchema).optional(),
	prompts: text.optional(),
	skills: text.optional(),
	sources: text.optional(),
	baseline: text.optional(),
	fetch: z.boolean().optional(),
	allowPrivate: z.boolean().optional(),
	search: z.enum(searchServices).optional(),
	searchUrl: text.optional(),
});

/** What `plumbline.config.json` or `.yaml` holds; described for editors by `schemas/config.schema.json`. */
export type Config = z.infer<typeof configSchema>;

/** Throws a {@link ConfigError} that names the file, the place, the key and what may stand there. */
export function readConfig(name: string, text: string): { config: Config } & Pick<ConfigText, 'placeOf'> {
	const { value, placeOf } = readConfigText(name, text);
	const result = configSchema.safeParse(value ?? {}, { reportInput: true });
	if (result.success) return { config: result.data, placeOf };
	const complaints = result.error.issues.flatMap(oneByOne).map((issue) => {
		const unknown = issue.code === 'unrecognized_keys' ? issue.keys : [];
		const place = placeOf([...issue.path, ...unknown]);
		return message('configFiles.at', { name, ...place, what: explain(issue) });
	});
	throw new ConfigError(message('common.lines', { lines: complaints }));
}

/** What decides how findings are told. */
export const findingKeys = ['severities', 'maxFindings', 'tiers'] as const;
export type FindingSettings = Pick<Config, (typeof findingKeys)[number]>;

/**
 * These settings of an object, from elsewhere than a file, that holds nothing but them and `others`. Throws a
 * {@link ConfigError} that names the key and what may stand there.
 */
export function findingSettings(given: object, others: readonly string[]): FindingSettings {
	const choices = [...findingKeys, ...others];
	const unknown = Object.keys(given).find((key) => !choices.includes(key));
	if (unknown !== undefined) {
		const meant = closest(unknown, choices);
		throw new ConfigError(message('configFiles.unknown', { key: unknown, inside: '', choices, meant }));
	}
	const own = Object.entries(given).filter(([key, value]) => value !== undefined && !others.includes(key));
	const result = configSchema.safeParse(Object.fromEntries(own), { reportInput: true });
	if (result.success) return result.data;
	throw new ConfigError(message('common.lines', { lines: result.error.issues.flatMap(oneByOne).map(explain) }));
}

/** Each unknown key stands at a place of its own. */
function oneByOne(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
	return issue.code === 'unrecognized_keys' ? issue.keys.map((key) => ({ ...issue, keys: [key] })) : [issue];
}

function explain(issue: z.core.$ZodIssue): Message {
	const key = keyOf(issue.path);
	switch (issue.code) {
		case 'unrecognized_keys':
			return message('common.all', { messages: issue.keys.map((unknown) => unknownKey(unknown, issue.path)) });
		case 'invalid_value':
			return message('configFiles.notAChoice', { key, value: json(issue.input), choices: issue.values.map(String) });
		case 'invalid_type':
			return message('configFiles.wrongType', { key, type: issue.expected });
		case 'invalid_union':
			// The only one: what a file builds on.
			return message('configFiles.wrongType', { key, type: 'paths' });
		case 'too_small':
			if (issue.origin === 'string') return message('configFiles.empty', { key });
			if (issue.origin === 'array') return message('configFiles.emptyList', { key });
			return message('configFiles.tooSmall', { key, least: String(issue.minimum) });
		case 'too_big':
			return message('configFiles.tooMany', { key, most: Number(issue.maximum) });
		case 'custom': {
			const fault: PatternFault | undefined = issue.params?.fault;
			if (fault) return message(`configFiles.${fault}`, { key, value: json(issue.input) });
			return message('configFiles.notInRange', { key, value: json(issue.input), range: issue.params?.range });
		}
		default:
			return message('configFiles.fault', { key, fault: issue.message });
	}
}

function json(value: unknown): string {
	return JSON.stringify(value);
}

/** As programs write it: `overrides[0].failOn`. */
export function keyOf(path: readonly PropertyKey[]): string {
	const [first = '', ...rest] = path.map((name) => (typeof name === 'number' ? `[${name}]` : `.${String(name)}`));
	return first.replace(/^\./, '') + rest.join('');
}

function unknownKey(key: string, path: readonly PropertyKey[]): Message {
	const choices = Object.keys(keysInside(path)).filter((name) => name !== '$schema');
	return message('configFiles.unknown', { key, inside: keyOf(path), choices, meant: closest(key, choices) });
}

function keysInside(path: readonly PropertyKey[]): object {
	if (path.length === 0) return configSchema.shape;
	if (path.length === 2 && path[0] === 'overrides') return overrideSchema.shape;
	return path[0] === 'prices' ? priceSchema.shape : findingCodes;
}
