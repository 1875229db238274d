import { type Api, apis, type FailLevel, failLevels } from '../../config/config';
import { amounts, type Limits, usualLimits } from '../../config/gateLimits';
import { inRange, type RangeName, ranges } from '../../config/ranges';
import { type FindingCode, findingCodes, type Severity, severities } from '../../findings/model';
import { closestLanguage, type Language, languages } from '../../messages/languages';
import { message, verbatim } from '../../messages/message';
import type { Message } from '../../messages/model';
import { type Framework, frameworks } from '../../scorecard/dimension';
import { type SearchServiceName, searchServices } from '../../sources/search/model';
import { nearest } from '../../text/nearest';
import { CliError } from '../host/errors';

export type Severities = Partial<Record<FindingCode, Severity>>;

/** The values of all options, parsed. Each command accepts some of them; the rest stay at their defaults. */
export interface Options {
	readonly format: string | undefined;
	readonly failOn: FailLevel | undefined;
	readonly minScore: number | undefined;
	/** How many findings at or above `failOn` a report may have and still pass. */
	readonly allowedFindings: number | undefined;
	/** Limits of the gate for agents that were given. */
	readonly gate: Partial<Limits>;
	readonly output: string | undefined;
	readonly full: boolean;
	readonly frameworks: readonly Framework[] | undefined;
	readonly severities: Severities;
	/** Show every finding, however many there are. */
	readonly all: boolean;
	/** The codes to tell of; absent for all. */
	readonly only: readonly FindingCode[] | undefined;
	/** Leave out what tells of no finding. */
	readonly quiet: boolean;
	/** The file of findings that are known; `false` where none counts, whatever the configuration says. */
	readonly baseline: string | false | undefined;
	/** What an earlier `bench` wrote as JSON. */
	readonly against: string | undefined;
	/** Write what is found into that file. */
	readonly updateBaseline: boolean;
	/** A revision of the git repository: what was found there is known. */
	readonly since: string | undefined;
	/** What the author has decided counts. */
	readonly decisions: boolean;
	readonly config: string | undefined;
	/** Patterns of files that are left out where reports are looked for. */
	readonly exclude: readonly string[];
	/** What git ignores is left out, too. */
	readonly gitignore: boolean;
	readonly stdinFilename: string | undefined;
	readonly offline: boolean;
	readonly model: string | undefined;
	readonly baseUrl: string | undefined;
	readonly api: Api | undefined;
	readonly apiVersion: string | undefined;
	/** In US dollars. */
	readonly maxCost: number | undefined;
	readonly maxTokens: number | undefined;
	readonly runs: number | undefined;
	readonly concurrency: number | undefined;
	/** In seconds, for one call. */
	readonly timeout: number | undefined;
	/** In seconds, for all the questions about a report. */
	readonly runTimeout: number | undefined;
	readonly dryRun: boolean;
	/** The folder of local copies of sources. */
	readonly sources: string | undefined;
	readonly fetch: boolean;
	readonly allowPrivate: boolean;
	/** Where pages are searched for on facts that no source at hand decides. */
	readonly search: SearchServiceName | undefined;
	readonly searchUrl: string | undefined;
	/** What a report was asked for. */
	readonly query: string | undefined;
	/** The folder of the user's own skills. */
	readonly skills: string | undefined;
	/** The folder where answers are kept; `false` keeps none. */
	readonly cache: string | false | undefined;
	/** What the user is spoken to in. */
	readonly language: Language;
	/** The language server speaks on standard input and output. */
	readonly stdio: boolean;
	/** Where entries of references are taken from. */
	readonly from: ReferenceService | undefined;
	/** The port that it answers at on this computer. */
	readonly zoteroPort: number | undefined;
	/** The port that the server for agents answers at over HTTP. */
	readonly http: number | undefined;
	readonly colour: boolean;
	readonly help: boolean;
}

/** What entries of references can be taken from. */
const referenceServices = ['zotero'] as const;
type ReferenceService = (typeof referenceServices)[number];

export interface OptionSpec {
	/** What stands for the value in the help; a switch has none. */
	readonly value?: string;
	readonly short?: string;
	readonly help: Message;
	/** What the value can be, where that is the same for every command. */
	readonly choices?: readonly string[];
}

/** The limits of the gate for agents that are no other command's. */
const gateLimits = amounts.filter((name) => name !== 'max_findings');
type GateLimit = (typeof gateLimits)[number];
type Hyphened<Name extends string> = Name extends `${infer Head}_${infer Tail}` ? `${Head}-${Hyphened<Tail>}` : Name;

function optionOf<Name extends GateLimit>(name: Name): Hyphened<Name> {
	return name.replaceAll('_', '-') as Hyphened<Name>;
}

export const gateOptions = gateLimits.map(optionOf);

export function gateHelp(name: keyof typeof usualLimits & (typeof amounts)[number]): Message {
	return message('options.gateLimit', { name, usual: usualLimits[name] });
}

const gateSpecs = Object.fromEntries(
	gateLimits.map((name) => [optionOf(name), { value: 'N', help: gateHelp(name) }]),
) as Record<Hyphened<GateLimit>, OptionSpec>;

/** Every option of every command. */
export const optionSpecs = {
	format: { value: 'FORMAT', help: message('options.format') },
	output: { value: 'FILE', short: 'o', help: message('options.output') },
	'fail-on': { value: 'LEVEL', choices: failLevels, help: message('options.failOn', { choices: failLevels }) },
	'max-findings': { value: 'N', help: message('options.maxFindings') },
	...gateSpecs,
	'min-score': { value: 'N', help: message('options.minScore') },
	severity: { value: 'CODE=LEVEL', help: message('options.severity', { choices: severities }) },
	only: { value: 'CODE', help: message('options.only') },
	all: { help: message('options.all') },
	quiet: { short: 'q', help: message('options.quiet') },
	baseline: { value: 'FILE', help: message('options.baseline') },
	'no-baseline': { help: message('options.noBaseline') },
	'update-baseline': { help: message('options.updateBaseline') },
	since: { value: 'REF', help: message('options.since') },
	against: { value: 'FILE', help: message('options.against') },
	frameworks: { value: 'LIST', help: message('options.frameworks', { choices: frameworks.join(',') }) },
	full: { help: message('options.full') },
	offline: { help: message('options.offline') },
	model: { value: 'NAME', help: message('options.model') },
	'base-url': { value: 'URL', help: message('options.baseUrl') },
	api: { value: 'API', choices: apis, help: message('options.api', { choices: apis }) },
	'api-version': { value: 'VERSION', help: message('options.apiVersion') },
	'max-cost': { value: 'DOLLARS', help: message('options.maxCost') },
	'max-tokens': { value: 'N', help: message('options.maxTokens') },
	runs: { value: 'N', help: message('options.runs') },
	concurrency: { value: 'N', help: message('options.concurrency') },
	timeout: { value: 'SECONDS', help: message('options.timeout') },
	'run-timeout': { value: 'SECONDS', help: message('options.runTimeout') },
	'dry-run': { help: message('options.dryRun') },
	sources: { value: 'DIR', help: message('options.sources') },
	fetch: { help: message('options.fetch') },
	'allow-private': { help: message('options.allowPrivate') },
	search: { value: 'SERVICE', choices: searchServices, help: message('options.search', { choices: searchServices }) },
	'search-url': { value: 'URL', help: message('options.searchUrl') },
	query: { value: 'TEXT', help: message('options.query') },
	skills: { value: 'DIR', help: message('options.skills') },
	cache: { value: 'DIR', help: message('options.cache') },
	'no-cache': { help: message('options.noCache') },
	'no-decisions': { help: message('options.noDecisions') },
	exclude: { value: 'PATTERN', help: message('options.exclude') },
	'no-gitignore': { help: message('options.noGitignore') },
	config: { value: 'FILE', help: message('options.config') },
	'stdin-filename': { value: 'NAME', help: message('options.stdinFilename') },
	stdio: { help: message('options.stdio') },
	from: { value: 'SERVICE', choices: referenceServices, help: message('options.from', { choices: referenceServices }) },
	'zotero-port': { value: 'PORT', help: message('options.zoteroPort') },
	http: { value: 'PORT', help: message('options.http') },
	lang: { value: 'LANG', choices: languages, help: message('options.lang', { choices: languages }) },
	'no-color': { help: message('options.noColor') },
	help: { short: 'h', help: message('options.help') },
} as const satisfies Readonly<Record<string, OptionSpec>>;

export type OptionName = keyof typeof optionSpecs;

/** What every command takes that has reports scored: the model and its limits, the sources, the surroundings. */
export const scoringOptions = [
	...(['model', 'base-url', 'api', 'api-version'] as const),
	...(['max-cost', 'max-tokens', 'runs', 'dry-run'] as const),
	...(['sources', 'fetch', 'allow-private', 'search', 'search-url', 'skills'] as const),
	...(['cache', 'no-cache', 'concurrency', 'timeout', 'run-timeout', 'offline', 'lang', 'no-color', 'help'] as const),
] as const satisfies readonly OptionName[];

/** What was typed, by option; a switch has the value `true`. */
export type RawOptions = ReadonlyMap<OptionName, readonly (string | true)[]>;

/** Checks the values; `formats` are those of the command. */
export function parseOptions(raw: RawOptions, formats: readonly string[]): Options {
	const text = (name: OptionName) => raw.get(name)?.at(-1)?.toString();
	const amount = (name: OptionName, range: RangeName) => numberIn(`--${name}`, text(name), range);
	const choice = <T extends string>(name: OptionName, allowed: readonly T[]) =>
		oneOf(verbatim(`--${name}`), text(name), allowed);
	return {
		format: choice('format', formats),
		failOn: choice('fail-on', failLevels),
		allowedFindings: amount('max-findings', 'allowedFindings'),
		gate: Object.fromEntries(
			gateLimits.flatMap((name) => {
				const given = amount(optionOf(name), 'allowedFindings');
				return given === undefined ? [] : [[name, given]];
			}),
		),
		minScore: amount('min-score', 'minScore'),
		output: text('output'),
		full: raw.has('full'),
		frameworks: frameworkList(text('frameworks')),
		severities: Object.fromEntries((raw.get('severity') ?? []).map((value) => severityPair(String(value)))),
		only: raw.get('only')?.map((value) => findingCode(String(value), verbatim('--only'))),
		all: raw.has('all'),
		quiet: raw.has('quiet'),
		baseline: raw.has('no-baseline') ? false : text('baseline'),
		updateBaseline: raw.has('update-baseline'),
		since: text('since'),
		against: text('against'),
		decisions: !raw.has('no-decisions'),
		config: text('config'),
		exclude: (raw.get('exclude') ?? []).map(String),
		gitignore: !raw.has('no-gitignore'),
		stdinFilename: text('stdin-filename'),
		offline: raw.has('offline'),
		model: text('model'),
		baseUrl: text('base-url'),
		api: choice('api', apis),
		apiVersion: text('api-version'),
		maxCost: amount('max-cost', 'maxCost'),
		maxTokens: amount('max-tokens', 'maxTokens'),
		runs: amount('runs', 'runs'),
		concurrency: amount('concurrency', 'concurrency'),
		timeout: amount('timeout', 'timeout'),
		runTimeout: amount('run-timeout', 'runTimeout'),
		dryRun: raw.has('dry-run'),
		sources: text('sources'),
		fetch: raw.has('fetch'),
		allowPrivate: raw.has('allow-private'),
		search: choice('search', searchServices),
		searchUrl: text('search-url'),
		query: text('query'),
		skills: text('skills'),
		cache: raw.has('no-cache') ? false : text('cache'),
		language: languageOf(text('lang')),
		stdio: raw.has('stdio'),
		from: choice('from', referenceServices),
		zoteroPort: amount('zotero-port', 'port'),
		http: amount('http', 'port'),
		colour: !raw.has('no-color'),
		help: raw.has('help'),
	};
}

/** `zh` and `zh-cn` do as well. */
function languageOf(value: string | undefined): Language {
	if (value === undefined || /^(?:en|zh)\b/i.test(value)) return closestLanguage(value);
	return oneOf(verbatim('--lang'), value, languages)!;
}

/** The language that a command line asks for, before it is known whether the rest of it can be read. */
export function languageAsked(argv: readonly string[]): Language {
	return closestLanguage(languageGiven(argv));
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

function oneOf<T extends string>(what: Message, value: string | undefined, allowed: readonly T[]): T | undefined {
	if (value === undefined) return undefined;
	const found = allowed.find((candidate) => candidate === value);
	if (found !== undefined) return found;
	const meant = nearest(value, allowed);
	throw new CliError('usage', message('usage.notAChoice', { what, value, choices: allowed, meant }));
}

function numberIn(name: string, value: string | undefined, range: RangeName): number | undefined {
	if (value === undefined) return undefined;
	const number = value.trim() === '' ? Number.NaN : Number(value);
	if (inRange(number, ranges[range])) return number;
	throw new CliError('usage', message('usage.notInRange', { option: name, value, range: ranges[range].said }));
}

function frameworkList(value: string | undefined): readonly Framework[] | undefined {
	const names = value?.split(',').map((name) => name.trim());
	return names?.map((name) => oneOf(verbatim('--frameworks'), name, frameworks)!);
}

function severityPair(value: string): [FindingCode, Severity] {
	const [code = '', level, ...rest] = value.split('=');
	if (level === undefined || rest.length > 0) {
		throw new CliError('usage', message('usage.severityForm', { value }));
	}
	return [findingCode(code, message('usage.severityCode')), oneOf(verbatim(`--severity ${code}`), level, severities)!];
}

/** `what` names the value in what is told where it is none. */
function findingCode(value: string, what: Message): FindingCode {
	return oneOf(what, value, Object.keys(findingCodes) as FindingCode[])!;
}
