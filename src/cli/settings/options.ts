import { type FindingCode, findingCodes, type Severity, severities } from '../../findings/model';
import { closestLanguage, type Language, languages } from '../../messages/languages';
import { type Framework, frameworks } from '../../scorecard/dimension';
import { type SearchServiceName, searchServices } from '../../sources/search/model';
import { didYouMean } from '../../text/nearest';
import { CliError } from '../host/errors';
import { inRange, type RangeName, ranges } from './ranges';

/** Levels that `--fail-on` takes; `never` makes findings leave the exit code alone. */
export const failLevels = ['error', 'warning', 'info', 'hint', 'never'] as const;
export type FailLevel = (typeof failLevels)[number];

/** The two ways OpenAI-compatible endpoints are spoken to. */
export const apis = ['chat', 'responses'] as const;
export type Api = (typeof apis)[number];

export type Severities = Partial<Record<FindingCode, Severity>>;

/** The values of all options, parsed. Each command accepts some of them; the rest stay at their defaults. */
export interface Options {
	readonly format: string | undefined;
	readonly failOn: FailLevel | undefined;
	readonly minScore: number | undefined;
	readonly output: string | undefined;
	readonly full: boolean;
	readonly frameworks: readonly Framework[] | undefined;
	readonly severities: Severities;
	readonly config: string | undefined;
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
	/** What the result is written in. */
	readonly language: Language;
	readonly colour: boolean;
	readonly help: boolean;
}

export interface OptionSpec {
	/** What stands for the value in the help; a switch has none. */
	readonly value?: string;
	readonly short?: string;
	readonly help: string;
}

/** Every option of every command. */
export const optionSpecs = {
	format: { value: 'FORMAT', help: 'format of the result' },
	output: { value: 'FILE', short: 'o', help: 'write the result to a file instead of the terminal' },
	'fail-on': {
		value: 'LEVEL',
		help: `exit 1 on findings of this level or worse: ${failLevels.join(', ')} (default error)`,
	},
	'min-score': { value: 'N', help: 'exit 1 when the final FinResearchBench score is below N (0 to 100)' },
	severity: { value: 'CODE=LEVEL', help: `set a finding's level: ${severities.join(', ')}; can be repeated` },
	frameworks: { value: 'LIST', help: `which scorecards, separated by commas: ${frameworks.join(',')} (default all)` },
	full: { help: 'show every claim and fact, not only the key ones' },
	offline: { help: 'ask no model and read nothing from the network, regardless of other settings' },
	model: { value: 'NAME', help: 'the model to ask, as its endpoint calls it; without one nothing is sent anywhere' },
	'base-url': {
		value: 'URL',
		help: 'address of an OpenAI-compatible endpoint (default https://api.openai.com/v1)',
	},
	api: { value: 'API', help: `API format of the endpoint: ${apis.join(' or ')} (default chat)` },
	'api-version': { value: 'VERSION', help: 'the api-version of an Azure endpoint' },
	'max-cost': { value: 'DOLLARS', help: 'stop asking before a report costs more than this, in US dollars' },
	'max-tokens': {
		value: 'N',
		help: 'stop asking before a report uses more tokens than this, input and output together',
	},
	runs: { value: 'N', help: 'judge N times, to see how stable the scores are (1 to 20, default 1)' },
	concurrency: { value: 'N', help: 'how many questions are asked at the same time (1 to 64)' },
	timeout: { value: 'SECONDS', help: 'time limit for one question (1 to 3600)' },
	'dry-run': { help: 'show how many calls and tokens a run would take and what they cost; send nothing' },
	sources: { value: 'DIR', help: 'folder with local copies of the cited sources, to check claims against' },
	fetch: { help: 'read the cited pages over the network, to check claims against them' },
	'allow-private': { help: 'with --fetch, also read cited pages on this computer and on private networks' },
	search: {
		value: 'SERVICE',
		help: `search the web for facts that no available source settles: ${searchServices.join(', ')}; with a model`,
	},
	'search-url': { value: 'URL', help: 'address of the search service; required for SearXNG' },
	query: { value: 'TEXT', help: 'the question the report answers' },
	skills: {
		value: 'DIR',
		help: 'folder with custom skills: new ones, replacements and extensions',
	},
	cache: { value: 'DIR', help: 'cache folder for model answers and sources that were read' },
	'no-cache': { help: 'do not use the cache and store nothing in it' },
	config: { value: 'FILE', help: 'configuration file to use instead of the nearest plumbline.config.json or .yaml' },
	'stdin-filename': { value: 'NAME', help: 'the name to show for a report read from standard input (-)' },
	lang: { value: 'LANG', help: `the language of findings: ${languages.join(' or ')} (default en)` },
	'no-color': { help: 'no colours, even in a terminal' },
	help: { short: 'h', help: 'show this help' },
} as const satisfies Readonly<Record<string, OptionSpec>>;

export type OptionName = keyof typeof optionSpecs;

/** What was typed, by option; a switch has the value `true`. */
export type RawOptions = ReadonlyMap<OptionName, readonly (string | true)[]>;

/** Checks the values; `formats` are those of the command. */
export function parseOptions(raw: RawOptions, formats: readonly string[]): Options {
	const text = (name: OptionName) => raw.get(name)?.at(-1)?.toString();
	const amount = (name: OptionName, range: RangeName) => numberIn(`--${name}`, text(name), range);
	const choice = <T extends string>(name: OptionName, allowed: readonly T[]) => oneOf(`--${name}`, text(name), allowed);
	return {
		format: choice('format', formats),
		failOn: choice('fail-on', failLevels),
		minScore: amount('min-score', 'minScore'),
		output: text('output'),
		full: raw.has('full'),
		frameworks: frameworkList(text('frameworks')),
		severities: Object.fromEntries((raw.get('severity') ?? []).map((value) => severityPair(String(value)))),
		config: text('config'),
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
		colour: !raw.has('no-color'),
		help: raw.has('help'),
	};
}

/** `zh` and `zh-cn` do as well. */
function languageOf(value: string | undefined): Language {
	if (value === undefined || /^(?:en|zh)\b/i.test(value)) return closestLanguage(value);
	return oneOf('--lang', value, languages)!;
}

function oneOf<T extends string>(name: string, value: string | undefined, allowed: readonly T[]): T | undefined {
	if (value === undefined) return undefined;
	const found = allowed.find((candidate) => candidate === value);
	if (found !== undefined) return found;
	throw new CliError(
		'usage',
		`${name} cannot be “${value}”: use one of ${allowed.join(', ')}.${didYouMean(value, allowed)}`,
	);
}

function numberIn(name: string, value: string | undefined, range: RangeName): number | undefined {
	if (value === undefined) return undefined;
	const number = value.trim() === '' ? Number.NaN : Number(value);
	if (inRange(number, ranges[range])) return number;
	throw new CliError('usage', `${name} cannot be “${value}”: use ${ranges[range].words}.`);
}

function frameworkList(value: string | undefined): readonly Framework[] | undefined {
	const names = value?.split(',').map((name) => name.trim());
	return names?.map((name) => oneOf('--frameworks', name, frameworks)!);
}

function severityPair(value: string): [FindingCode, Severity] {
	const [code = '', level, ...rest] = value.split('=');
	if (level === undefined || rest.length > 0) {
		throw new CliError(
			'usage',
			`--severity cannot be “${value}”: write a finding's code and a level, such as claim.partial=off.`,
		);
	}
	const codes = Object.keys(findingCodes) as FindingCode[];
	return [oneOf('--severity: the code', code, codes)!, oneOf(`--severity ${code}`, level, severities)!];
}
