import { normalize } from 'node:path';
import { apis, failLevels } from '../../config/config';
import { amounts, usualLimits } from '../../config/gateLimits';
import { inRange, type RangeName, ranges } from '../../config/ranges';
import { codesNamed, type FindingCode, findingCodes, type Severity, severities } from '../../findings/model';
import { closestLanguage, type Language, languages } from '../../messages/languages';
import { message, verbatim } from '../../messages/message';
import type { Message } from '../../messages/model';
import { frameworks } from '../../scorecard/dimension';
import { searchServices } from '../../sources/search/model';
import { closest } from '../../text/closest';
import { CliError } from '../host/errors';

const codes = Object.keys(findingCodes) as FindingCode[];

export type Severities = Partial<Record<FindingCode, Severity>>;

/** An option as it is typed, told of in the help, completed by shells, and read. */
export interface Option<Value> {
	/** What stands for the value in the help; a switch has none. */
	readonly value?: string;
	readonly short?: string;
	readonly help: Message;
	/** What the value can be, where that is the same for every command. */
	readonly choices?: readonly string[];
	/** `typed`: its values in their order, none where it was not given; `option`: its name with hyphens. */
	read(typed: readonly string[], option: string): Value;
}

function flag(help: Message, short?: string): Option<boolean> {
	return { ...(short && { short }), help, read: (typed) => typed.length > 0 };
}

function text(value: string, help: Message): Option<string | undefined> {
	return { value, help, read: (typed) => typed.at(-1) };
}

function number(value: string, range: RangeName, help: Message): Option<number | undefined> {
	return { value, help, read: (typed, option) => numberIn(option, typed.at(-1), range) };
}

function choice<T extends string>(value: string, choices: readonly T[], help: Message): Option<T | undefined> {
	return { value, choices, help, read: (typed, option) => oneOf(verbatim(option), typed.at(-1), choices) };
}

/** An option that can be given several times. */
function list(value: string, help: Message, short?: string): Option<readonly string[]> {
	return { value, ...(short && { short }), help, read: (typed) => typed };
}

/** When a result has colours. */
const colourChoices = ['auto', 'always', 'never'] as const;

/** The limits of the gate for agents that are no other command's. */
const gateLimits = amounts.filter((name) => name !== 'allowed_findings');
type GateLimit = (typeof gateLimits)[number];
type Hyphened<Name extends string> = Name extends `${infer Head}_${infer Tail}` ? `${Head}-${Hyphened<Tail>}` : Name;

function hyphened<Name extends string>(name: Name): Hyphened<Name> {
	return name.replaceAll('_', '-') as Hyphened<Name>;
}

export const gateOptions = gateLimits.map(hyphened);

export function gateHelp(name: keyof typeof usualLimits & (typeof amounts)[number]): Message {
	return message('options.gateLimit', { name, usual: usualLimits[name] });
}

const gateRows = Object.fromEntries(
	gateLimits.map((name) => [hyphened(name), number('N', 'allowedFindings', gateHelp(name))]),
) as Record<Hyphened<GateLimit>, Option<number | undefined>>;

/** What entries of references can be taken from. */
const referenceServices = ['zotero'] as const;

/** Every option of every command, in the order of the help. `--no-NAME` switches off what NAME says or is by default. */
export const optionTable = {
	// Which formats there are, each command says.
	format: text('FORMAT', message('options.format')),
	output: list('[FORMAT=]FILE', message('options.output'), 'o'),
	'fail-on': choice('LEVEL', failLevels, message('options.failOn', { choices: failLevels })),
	'allowed-findings': number('N', 'allowedFindings', message('options.allowedFindings')),
	...gateRows,
	'min-score': number('N', 'minScore', message('options.minScore')),
	severity: {
		value: 'CODE=LEVEL',
		choices: codes,
		help: message('options.severity', { choices: severities }),
		read: (typed: readonly string[]) => typed.flatMap(severityPairs),
	},
	only: {
		value: 'CODE',
		choices: codes,
		help: message('options.only'),
		read: (typed: readonly string[], option: string) => typed.flatMap((each) => codesIn(each, verbatim(option))),
	},
	all: flag(message('options.all')),
	fix: flag(message('options.fix')),
	diff: flag(message('options.diff')),
	baseline: text('FILE', message('options.baseline')),
	'no-baseline': flag(message('options.noBaseline')),
	'update-baseline': flag(message('options.updateBaseline')),
	since: text('REF', message('options.since')),
	against: text('FILE', message('options.against')),
	questions: text('FILE', message('options.questions')),
	paper: flag(message('options.paper')),
	frameworks: {
		value: 'LIST',
		help: message('options.frameworks', { choices: frameworks.join(',') }),
		read: (typed: readonly string[], option: string) =>
			typed
				.at(-1)
				?.split(',')
				.map((name) => oneOf(verbatim(option), name.trim(), frameworks)!),
	},
	full: flag(message('options.full')),
	watch: flag(message('options.watch')),
	offline: flag(message('options.offline')),
	model: text('NAME', message('options.model')),
	'base-url': text('URL', message('options.baseUrl')),
	api: choice('API', apis, message('options.api', { choices: apis })),
	'api-version': text('VERSION', message('options.apiVersion')),
	'max-cost': number('DOLLARS', 'maxCost', message('options.maxCost')),
	'max-tokens': number('N', 'maxTokens', message('options.maxTokens')),
	runs: number('N', 'runs', message('options.runs')),
	control: flag(message('options.control')),
	concurrency: number('N', 'concurrency', message('options.concurrency')),
	timeout: number('SECONDS', 'timeout', message('options.timeout')),
	'run-timeout': number('SECONDS', 'runTimeout', message('options.runTimeout')),
	'dry-run': flag(message('options.dryRun')),
	sources: text('DIR', message('options.sources')),
	fetch: flag(message('options.fetch')),
	'allow-private': flag(message('options.allowPrivate')),
	search: choice('SERVICE', searchServices, message('options.search', { choices: searchServices })),
	'search-url': text('URL', message('options.searchUrl')),
	query: text('TEXT', message('options.query')),
	skills: text('DIR', message('options.skills')),
	cache: text('DIR', message('options.cache')),
	'no-cache': flag(message('options.noCache')),
	reason: text('TEXT', message('options.reason')),
	'no-decisions': flag(message('options.noDecisions')),
	exclude: list('PATTERN', message('options.exclude')),
	'no-gitignore': flag(message('options.noGitignore')),
	config: text('FILE', message('options.config')),
	'stdin-filename': text('NAME', message('options.stdinFilename')),
	stdio: flag(message('options.stdio')),
	from: choice('SERVICE', referenceServices, message('options.from', { choices: referenceServices })),
	'zotero-port': number('PORT', 'port', message('options.zoteroPort')),
	http: number('PORT', 'port', message('options.http')),
	lang: {
		value: 'LANG',
		choices: languages,
		help: message('options.lang', { choices: languages }),
		read: (typed: readonly string[]) => languageOf(typed.at(-1)),
	},
	color: choice('WHEN', colourChoices, message('options.color', { choices: colourChoices })),
	help: flag(message('options.help'), 'h'),
} as const satisfies Readonly<Record<string, Option<unknown>>>;

export type OptionName = keyof typeof optionTable;

/**
 * What is set once for an endpoint or a network rather than for a run: the help names it in one line, and it can be given by
 * the environment as well. The address of the endpoint is read with its key, by `modelChoice.ts`.
 */
export const setOnce = [
	...(['base-url', 'api', 'api-version', 'concurrency', 'timeout', 'run-timeout'] as const),
	...(['allow-private', 'search-url'] as const),
] as const satisfies readonly OptionName[];

function variableOf(name: string): string {
	return `PLUMBLINE_${name.toUpperCase().replaceAll('-', '_')}`;
}

/** Names that options had, with what they are called now. */
export const renamedOptions: Readonly<Record<string, OptionName>> = {
	'max-findings': 'allowed-findings',
	'no-color': 'color',
};

/** What commands take that look for reports. */
export const findingReports = ['config', 'exclude', 'no-gitignore'] as const satisfies readonly OptionName[];

/** What commands take that tell of findings, and fail by them. */
export const tellingFindings = [
	...(['fail-on', 'allowed-findings', 'severity', 'only', 'all'] as const),
	...(['baseline', 'no-baseline', 'update-baseline', 'no-decisions', 'stdin-filename'] as const),
	...findingReports,
] as const satisfies readonly OptionName[];

/** What commands take that ask a model. */
export const askingModel = [
	...(['model', 'base-url', 'api', 'api-version', 'max-cost', 'max-tokens', 'dry-run'] as const),
	...(['cache', 'no-cache', 'concurrency', 'timeout', 'run-timeout', 'color'] as const),
] as const satisfies readonly OptionName[];

/** What commands take that have reports scored. */
export const scoring = [
	...(['query', 'runs', 'sources', 'fetch', 'allow-private', 'search', 'search-url', 'skills', 'offline'] as const),
	...askingModel,
] as const satisfies readonly OptionName[];

type Camel<Name extends string> = Name extends `${infer Head}-${infer Tail}`
	? `${Head}${Capitalize<Camel<Tail>>}`
	: Name;
type ValueOf<Name extends OptionName> = ReturnType<(typeof optionTable)[Name]['read']>;
type Off<Name extends string> = `no-${Name}` extends OptionName ? false : never;

/** The values of all options by their names in camel case. Each command accepts some of them; the rest stay at their defaults. */
export type Options = {
	readonly [Name in OptionName as Name extends `no-${string}` ? never : Camel<Name>]: ValueOf<Name> | Off<Name>;
} & {
	readonly [Name in OptionName as Name extends `no-${infer Other}`
		? Other extends OptionName
			? never
			: Camel<Other>
		: never]: boolean;
} & { readonly outputs: readonly Output[] };

/** Where a result goes: to standard output where no file is named. */
export interface Output {
	readonly format: string;
	/** As the user names it. */
	readonly file?: string;
}

/** What was typed, by option; a switch has the value `true`. */
export type RawOptions = ReadonlyMap<OptionName, readonly (string | true)[]>;

/** What a command takes, and where it may be set besides. */
interface Surroundings {
	readonly accepts?: readonly OptionName[];
	readonly env?: Env;
}

type Env = Readonly<Record<string, string | undefined>>;

/** Checks the values; `formats` are those of the command. */
export function parseOptions(
	raw: RawOptions,
	formats: readonly string[],
	{ accepts = [], env = {} }: Surroundings = {},
): Options {
	const values = new Map<string, unknown>();
	for (const [name, { read }] of Object.entries(optionTable) as [OptionName, Option<unknown>][]) {
		const typed = raw.get(name)?.map(String) ?? (name === 'lang' ? [languageOfSystem(env)] : []);
		const other = /^no-(.+)/.exec(name)?.[1];
		const variable = variableOf(name);
		const fromVariable = typed.length === 0 && isSetOnce(name) && accepts.includes(name) && env[variable];
		if (fromVariable && fromVariable !== '0') values.set(camel(name), read([fromVariable], variable));
		else if (other === undefined) values.set(camel(name), read(typed, `--${name}`));
		else if (typed.length > 0) values.set(camel(other), false);
		else if (!Object.hasOwn(optionTable, other)) values.set(camel(other), true);
	}
	const format = oneOf(verbatim('--format'), raw.get('format')?.at(-1)?.toString(), formats);
	const options = Object.fromEntries(values) as unknown as Options;
	return { ...options, format, outputs: outputsOf(format, options.output, formats) };
}

/** A file takes the format that it names, else that of `--format`, which goes to standard output where no file takes it. */
function outputsOf(format: string | undefined, typed: Options['output'], formats: readonly string[]): Output[] {
	const usual = format ?? formats[0] ?? '';
	const named: Output[] = typed.map((value) => {
		const [, own, file] = (formats.length > 0 && /^([a-z]+)=(.+)$/s.exec(value)) || [];
		if (own === undefined || file === undefined) return { format: usual, file: value };
		return { format: oneOf(verbatim('--output'), own, formats)!, file };
	});
	const files = named.map(({ file }) => normalize(file!));
	const twice = files.find((file, at) => files.indexOf(file) < at);
	if (twice !== undefined) throw new CliError('usage', message('usage.outputTwice', { file: twice }));
	const isShown = named.length === 0 || (format !== undefined && named.every((output) => output.format !== format));
	return isShown ? [{ format: usual }, ...named] : named;
}

function isSetOnce(name: OptionName): boolean {
	return name !== 'base-url' && setOnce.some((each) => each === name);
}

function camel(name: string): string {
	return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** `zh` and `zh-cn` do as well. */
function languageOf(value: string | undefined): Language {
	if (value === undefined || /^(?:en|zh)\b/i.test(value)) return closestLanguage(value);
	return oneOf(verbatim('--lang'), value, languages)!;
}

/** The language of the terminal; an empty variable is none. */
function languageOfSystem({ LC_ALL, LC_MESSAGES, LANG }: Env): Language {
	return closestLanguage(LC_ALL || LC_MESSAGES || LANG);
}

/** The language that a command line asks for, before it is known whether the rest of it can be read. */
export function languageAsked(argv: readonly string[], env: Env): Language {
	const given = languageGiven(argv);
	return given === undefined ? languageOfSystem(env) : closestLanguage(given);
}

/** The same as it was typed; `undefined` where none is asked for. */
export function languageGiven(argv: readonly string[]): string | undefined {
	const end = argv.indexOf('--');
	const given = end < 0 ? argv : argv.slice(0, end);
	const asked = given.flatMap((arg, at) =>
		arg === '--lang' ? given.slice(at + 1, at + 2) : (arg.match(/^--lang=(.*)/s)?.slice(1) ?? []),
	);
	return asked.at(-1);
}

/** Throws a {@link CliError} that tells what there is to choose from. */
export function oneOf<T extends string>(
	what: Message,
	value: string | undefined,
	allowed: readonly T[],
): T | undefined {
	if (value === undefined) return undefined;
	const found = allowed.find((candidate) => candidate === value);
	if (found !== undefined) return found;
	const meant = closest(value, allowed);
	throw new CliError('usage', message('usage.notAChoice', { what, value, choices: allowed, meant }));
}

function numberIn(option: string, value: string | undefined, range: RangeName): number | undefined {
	if (value === undefined) return undefined;
	const number = value.trim() === '' ? Number.NaN : Number(value);
	if (inRange(number, ranges[range])) return number;
	throw new CliError('usage', message('usage.notInRange', { option, value, range: ranges[range].said }));
}

function severityPairs(value: string): (readonly [FindingCode, Severity])[] {
	const [group = '', level, ...rest] = value.split('=');
	if (level === undefined || rest.length > 0) {
		throw new CliError('usage', message('usage.severityForm', { value }));
	}
	const severity = oneOf(verbatim(`--severity ${group}`), level, severities)!;
	return codesIn(group, message('usage.severityCode')).map((code) => [code, severity]);
}

/** Codes with commas between, or groups such as `citation.*`; `what` names the value in what is told where it is none. */
export function codesIn(value: string, what: Message): FindingCode[] {
	return value.split(',').flatMap((each) => {
		const named = codesNamed(each.trim());
		return named.length > 0 ? named : [oneOf(what, each.trim(), codes)!];
	});
}
