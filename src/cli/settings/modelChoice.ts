import { dirname, resolve } from 'node:path';
import { isOnThisComputer } from '../../index';
import type { Price, RunLimits } from '../../judge/model';
import { message } from '../../messages/message';
import type { Message } from '../../messages/model';
import type { Endpoint } from '../../model';
import type { Search } from '../../sources/model';
import { SearchError } from '../../sources/search/model';
import type { Environment } from '../host/environment';
import { CliError } from '../host/errors';
import type { Invocation } from './command';
import { type FoundConfig, fileOf } from './config';
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
	/** Why the endpoint gets no key though the environment holds one. */
	readonly notice: Message | undefined;
}

/**
 * The model that the command line asks for, else the configuration file, else none. Throws a {@link CliError} when the
 * endpoint makes no sense, or when a key would go where only a file wants it to go.
 */
export function chooseModel(options: Options, config: FoundConfig, env: Environment['env']): ModelChoice | undefined {
	const model = options.model ?? config.model;
	if (options.offline) return undefined;
	if (model === undefined) {
		if (options.baseUrl === undefined) return undefined;
		throw new CliError('usage', message('usage.baseUrl'));
	}
	const { notice, ...address } = endpointAddress(options, config, env);
	const api = options.api ?? config.api;
	const apiVersion = options.apiVersion ?? config.apiVersion;
	return {
		endpoint: {
			...address,
			model,
			...(api && { api }),
			...(apiVersion && { apiVersion }),
		},
		limits: limitsOf(options, config),
		price: config.prices?.[model],
		runs: options.runs ?? config.runs,
		prompts: config.prompts && config.file && resolve(dirname(config.file.path), config.prompts),
		notice,
	};
}

function limitsOf(options: Options, config: FoundConfig): Partial<RunLimits> {
	const said = <Key extends keyof Options & keyof FoundConfig>(key: Key) => options[key] ?? config[key];
	const { timeout, runTimeout } = { timeout: said('timeout'), runTimeout: said('runTimeout') };
	const limits = {
		...{ maxCost: said('maxCost'), maxTokens: said('maxTokens'), concurrency: said('concurrency') },
		callTimeout: timeout && timeout * 1000,
		runTimeout: runTimeout && runTimeout * 1000,
	};
	return Object.fromEntries(Object.entries(limits).filter(([, value]) => value !== undefined));
}

interface Address extends Pick<Endpoint, 'baseUrl' | 'apiKey'> {
	readonly notice: Message | undefined;
}

function endpointAddress(options: Options, config: FoundConfig, env: Environment['env']): Address {
	const baseUrl = options.baseUrl ?? config.baseUrl ?? (env.PLUMBLINE_BASE_URL || defaultBaseUrl);
	const typed = options.baseUrl !== undefined;
	const file = typed || config.baseUrl === undefined ? undefined : fileOf(config, 'baseUrl');
	const url = parseUrl(baseUrl, typed ? '--base-url' : (file ?? 'PLUMBLINE_BASE_URL'));
	const apiKey = keyFor(url, typed, env);
	// Local servers need no key.
	const withheld = apiKey === undefined && !isOnThisComputer(url.href) ? withheldKey(env) : undefined;
	if (withheld === undefined) return { baseUrl, apiKey, notice: undefined };
	if (file === undefined) return { baseUrl, apiKey, notice: noticeOn(withheld, url) };
	throw new CliError('model', message('modelSettings.keyToHost', { file, host: url.host }));
}

function noticeOn(withheld: string, { host }: URL): Message {
	return message(withheld === 'OPENAI_API_KEY' ? 'modelSettings.openAiKey' : 'modelSettings.ownKey', { host });
}

/** Throws when a real run with this endpoint is bound to fail for want of a key. */
export function requireKey({ baseUrl, apiKey }: Endpoint): void {
	if (apiKey !== undefined || new URL(baseUrl).hostname !== 'api.openai.com') return;
	throw new CliError('model', message('modelSettings.noKey'));
}

function parseUrl(text: string, source: string): URL {
	const url = URL.canParse(text) ? new URL(text) : undefined;
	if (!url || !/^https?:$/.test(url.protocol)) {
		throw new CliError('model', message('modelSettings.noAddress', { source, text, example: defaultBaseUrl }));
	}
	if (url.username || url.password) {
		throw new CliError('model', message('modelSettings.credentials', { source }));
	}
	return url;
}

/** Whether two addresses are one, but for a slash at the end; what is no address is like none. */
export function sameAddress(one: string | undefined, other: string | undefined): boolean {
	const [first, second] = [one, other].map((address) =>
		address !== undefined && URL.canParse(address) ? new URL(address).href.replace(/\/$/, '') : undefined,
	);
	return first !== undefined && first === second;
}

/**
 * The key of the environment that an endpoint gets. `PLUMBLINE_API_KEY` is for the address in `PLUMBLINE_BASE_URL` where that
 * is set, else for one that the user `typed`, else for OpenAI. `OPENAI_API_KEY` is for OpenAI alone.
 */
function keyFor(url: URL, typed: boolean, env: Environment['env']): string | undefined {
	const { PLUMBLINE_API_KEY: own, OPENAI_API_KEY: openAi, PLUMBLINE_BASE_URL: home } = env;
	if (own && (home ? sameAddress(url.href, home) : typed || sameAddress(url.href, defaultBaseUrl))) return own;
	return openAi && url.origin === 'https://api.openai.com' ? openAi : undefined;
}

/** The variable whose key {@link keyFor} keeps from an endpoint that gets none; `undefined` where there is no key. */
function withheldKey(env: Environment['env']): 'PLUMBLINE_API_KEY' | 'OPENAI_API_KEY' | undefined {
	if (env.PLUMBLINE_API_KEY) return 'PLUMBLINE_API_KEY';
	return env.OPENAI_API_KEY ? 'OPENAI_API_KEY' : undefined;
}

/**
 * The search that the command line asks for, else the configuration file, else none. It serves a model that verifies
 * facts. Throws a {@link CliError} when there is no model, or when the service cannot be asked.
 */
export function chooseSearch(
	{ options, environment: { env }, plumbline }: Invocation,
	config: FoundConfig,
	choice: ModelChoice | undefined,
): Search | undefined {
	const service = options.search ?? config.search;
	if (service === undefined || options.offline) return undefined;
	if (!choice) {
		if (options.search === undefined) return undefined;
		throw new CliError('usage', message('modelSettings.searchNoModel'));
	}
	const filed = service === config.search ? config.searchUrl : undefined;
	const url = options.searchUrl ?? filed;
	if (service === 'searxng' && url === undefined) throw new CliError('usage', message('modelSettings.searchNoUrl'));
	const openAiKey = service === 'openai' && url === undefined ? env.OPENAI_API_KEY : undefined;
	const apiKey = env.PLUMBLINE_SEARCH_KEY || openAiKey || undefined;
	if (service !== 'searxng' && apiKey === undefined)
		throw new CliError('usage', message('modelSettings.searchNoKey', { service }));
	if (service !== 'searxng' && options.searchUrl === undefined && filed !== undefined)
		throw new CliError('usage', message('modelSettings.searchKeyToUrl', { file: fileOf(config, 'searchUrl') ?? '' }));
	try {
		return plumbline.connectSearch({ service, url, apiKey, model: choice.endpoint.model });
	} catch (error) {
		if (error instanceof SearchError) throw new CliError('usage', error.said, { cause: error });
		throw error;
	}
}
