import { dirname, relative, resolve } from 'node:path';
import * as z from 'zod';
import { type FindingCode, findingCodes, severities } from '../../findings/model';
import { message } from '../../messages/message';
import type { Message } from '../../messages/model';
import { sourceTiers } from '../../sources/model';
import { searchServices } from '../../sources/search/model';
import { nearest } from '../../text/nearest';
import type { Environment } from '../host/environment';
import { CliError } from '../host/errors';
import { findUpwards } from '../host/findUpwards';
import { decodeText } from '../input/decode';
import { readFile } from '../input/readFile';
import type { Invocation } from './command';
import { readConfigText } from './configText';
import { apis, failLevels } from './options';
import { inRange, type RangeName, ranges } from './ranges';

const configNames = ['plumbline.config.json', 'plumbline.config.yaml', 'plumbline.config.yml'];

const amount = (name: RangeName) =>
	z.number().refine((value) => inRange(value, ranges[name]), { params: { range: ranges[name].said } });

/** US dollars for a million tokens. */
const priceSchema = z.strictObject({ input: z.number().nonnegative(), output: z.number().nonnegative() });

const configSchema = z.strictObject({
	$schema: z.string().optional(),
	severities: z.partialRecord(z.enum(Object.keys(findingCodes) as FindingCode[]), z.enum(severities)).optional(),
	maxFindings: amount('maxFindings').optional(),
	tiers: z.record(z.string().min(1), z.literal(sourceTiers)).optional(),
	failOn: z.enum(failLevels).optional(),
	minScore: amount('minScore').optional(),
	model: z.string().min(1).optional(),
	baseUrl: z.string().min(1).optional(),
	api: z.enum(apis).optional(),
	apiVersion: z.string().min(1).optional(),
	maxCost: amount('maxCost').optional(),
	maxTokens: amount('maxTokens').optional(),
	runs: amount('runs').optional(),
	concurrency: amount('concurrency').optional(),
	timeout: amount('timeout').optional(),
	prices: z.record(z.string(), priceSchema).optional(),
	prompts: z.string().min(1).optional(),
	skills: z.string().min(1).optional(),
	sources: z.string().min(1).optional(),
	fetch: z.boolean().optional(),
	allowPrivate: z.boolean().optional(),
	search: z.enum(searchServices).optional(),
	searchUrl: z.string().min(1).optional(),
});

/** What `plumbline.config.json` or `.yaml` holds; described for editors by `schemas/config.schema.json`. */
export type Config = z.infer<typeof configSchema>;

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
		return {
			...parseConfig(name, decodeText(name, await readFile(name, path, this.#environment))),
			file: { name, path },
		};
	};

	#nameOf(path: string): string {
		return relative(this.#environment.cwd, path).replaceAll('\\', '/') || path;
	}
}

/** Throws a {@link CliError} that names the file, the place, the key and what may stand there. */
export function parseConfig(name: string, text: string): Config {
	const { value, placeOf } = readConfigText(name, text);
	const result = configSchema.safeParse(value ?? {}, { reportInput: true });
	if (result.success) return result.data;
	const complaints = result.error.issues.flatMap(oneByOne).map((issue) => {
		const unknown = issue.code === 'unrecognized_keys' ? issue.keys : [];
		const place = placeOf([...issue.path, ...unknown]);
		return message('configFiles.at', { name, ...place, what: explain(issue) });
	});
	throw new CliError('config', message('usage.lines', { lines: complaints }));
}

/** Each unknown key stands at a place of its own. */
function oneByOne(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
	return issue.code === 'unrecognized_keys' ? issue.keys.map((key) => ({ ...issue, keys: [key] })) : [issue];
}

function explain(issue: z.core.$ZodIssue): Message {
	const key = issue.path.join('.');
	switch (issue.code) {
		case 'unrecognized_keys':
			return message('common.all', { messages: issue.keys.map((unknown) => unknownKey(unknown, key)) });
		case 'invalid_value':
			return message('configFiles.notAChoice', { key, value: json(issue.input), choices: issue.values.map(String) });
		case 'invalid_type':
			return message('configFiles.wrongType', { key, type: issue.expected });
		case 'too_small':
			if (issue.origin === 'string') return message('configFiles.empty', { key });
			return message('configFiles.tooSmall', { key, least: String(issue.minimum) });
		case 'custom':
			return message('configFiles.notInRange', { key, value: json(issue.input), range: issue.params?.range });
		default:
			return message('configFiles.fault', { key, fault: issue.message });
	}
}

function json(value: unknown): string {
	return JSON.stringify(value);
}

function unknownKey(key: string, inside: string): Message {
	const choices = Object.keys(keysInside(inside)).filter((name) => name !== '$schema');
	return message('configFiles.unknown', { key, inside, choices, meant: nearest(key, choices) });
}

function keysInside(key: string): object {
	if (key === '') return configSchema.shape;
	return key.startsWith('prices.') ? priceSchema.shape : findingCodes;
}
