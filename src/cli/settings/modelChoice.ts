import { dirname, resolve } from 'node:path';
import type { Price, RunLimits } from '../../judge/model';
import type { Endpoint } from '../../model';
import type { Environment } from '../host/environment';
import { CliError } from '../host/errors';
import type { FoundConfig } from './config';
import type { Options } from './options';

export const defaultBaseUrl = 'https://api.openai.com/v1';

/** The model a report is to be judged by, and within what limits. */
export interface ModelChoice {
	readonly endpoint: Endpoint;
	readonly limits: Partial<RunLimits>;
	/** What the user says the model costs. */
	readonly price: Price | undefined;
	readonly runs: number | undefined;
	/** The folder of the user's own prompts; absolute. */
	readonly prompts: string | undefined;
}

/**
 * The model that the command line asks for, else the configuration file, else none. Throws a {@link CliError} when the
 * endpoint makes no sense, or when the report or a key would go where only a file that may have come with the report wants
 * it to go.
 */
export function chooseModel(options: Options, config: FoundConfig, env: Environment['env']): ModelChoice | undefined {
	const model = options.model ?? config.model;
	if (options.offline) return undefined;
	if (model === undefined) {
		if (options.baseUrl === undefined) return undefined;
		throw new CliError('usage', '--base-url says where to ask, but not which model: name one with --model.');
	}
	const api = options.api ?? config.api;
	const apiVersion = options.apiVersion ?? config.apiVersion;
	return {
		endpoint: {
			...endpointAddress(options, config, env),
			model,
			...(api && { api }),
			...(apiVersion && { apiVersion }),
		},
		limits: limitsOf(options, config),
		price: config.prices?.[model],
		runs: options.runs ?? config.runs,
		prompts: config.prompts && config.file && resolve(dirname(config.file.path), config.prompts),
	};
}

function limitsOf(options: Options, config: FoundConfig): Partial<RunLimits> {
	const maxCost = options.maxCost ?? config.maxCost;
	const maxTokens = options.maxTokens ?? config.maxTokens;
	const concurrency = options.concurrency ?? config.concurrency;
	const timeout = options.timeout ?? config.timeout;
	return {
		...(maxCost !== undefined && { maxCost }),
		...(maxTokens !== undefined && { maxTokens }),
		...(concurrency !== undefined && { concurrency }),
		...(timeout !== undefined && { callTimeout: timeout * 1000 }),
	};
}

function endpointAddress(
	options: Options,
	config: FoundConfig,
	env: Environment['env'],
): Pick<Endpoint, 'baseUrl' | 'apiKey'> {
	const baseUrl = options.baseUrl ?? config.baseUrl ?? (env.PLUMBLINE_BASE_URL || defaultBaseUrl);
	const source =
		options.baseUrl !== undefined ? '--base-url' : (config.baseUrl && config.file?.name) || 'PLUMBLINE_BASE_URL';
	const url = parseUrl(baseUrl, source);
	const apiKey = env.PLUMBLINE_API_KEY || env.OPENAI_API_KEY || undefined;
	const namedByFile = options.baseUrl === undefined && config.baseUrl !== undefined;
	if (namedByFile && !isKnown(url, env.PLUMBLINE_BASE_URL) && (apiKey || options.config === undefined)) {
		const what = apiKey ? 'your key' : 'the report';
		const allow = `If you trust it, name it yourself: --base-url ${baseUrl}, or set PLUMBLINE_BASE_URL to it.`;
		throw new CliError('model', `${source} would have ${what} sent to ${url.host}. ${allow}`);
	}
	return { baseUrl, apiKey };
}

/** Throws when a real run with this endpoint is bound to fail for want of a key. */
export function requireKey({ baseUrl, apiKey }: Endpoint): void {
	if (apiKey !== undefined || new URL(baseUrl).hostname !== 'api.openai.com') return;
	throw new CliError(
		'model',
		'There is no key for api.openai.com: set PLUMBLINE_API_KEY or OPENAI_API_KEY, or name another endpoint with --base-url.',
	);
}

function parseUrl(text: string, source: string): URL {
	const url = URL.canParse(text) ? new URL(text) : undefined;
	if (!url || !/^https?:$/.test(url.protocol)) {
		throw new CliError('model', `${source}: “${text}” is no address of an endpoint, such as ${defaultBaseUrl}.`);
	}
	if (url.username || url.password) {
		throw new CliError('model', `${source}: put no user name or key into the address; set PLUMBLINE_API_KEY instead.`);
	}
	return url;
}

/** An address that a report and a key may go to though a file names it: this computer, OpenAI's own, or the one the user's environment names. */
function isKnown(url: URL, confirmed: string | undefined): boolean {
	if (['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)) return true;
	const same = (other: string) =>
		URL.canParse(other) && new URL(other).href.replace(/\/$/, '') === url.href.replace(/\/$/, '');
	return same(defaultBaseUrl) || (confirmed !== undefined && same(confirmed));
}
