import { dirname, resolve } from 'node:path';
import type { Config } from '../../config/config';
import { filesOf } from '../../config/merge';
import { message } from '../../messages/message';
import type { Message } from '../../messages/model';
import { groupBy } from '../../text/collections';
import type { Environment } from '../host/environment';
import { CliError } from '../host/errors';
import { isBelow, userRootOf } from '../host/folders';
import { type FoundConfig, fileOf } from './config';
import { defaultBaseUrl, sameAddress } from './modelChoice';
import type { Options } from './options';

/** Settings as far as they may count, and what of them does not. */
export interface TrustedConfig {
	readonly config: FoundConfig;
	/** `undefined` where everything counts. */
	readonly warning: Message | undefined;
}

/** What a found file may set: none of it sends, reads or costs anything. The limits only lower what the user allows. */
const harmless = [
	'$schema',
	'extends',
	'include',
	'exclude',
	'overrides',
	'severities',
	'maxFindings',
	'tiers',
	'failOn',
	'allowedFindings',
	'maxBrokenCitations',
	'maxRefuted',
	'maxUnsupportedKeyClaims',
	'minWords',
	'minClaims',
	'minSupported',
	'minScore',
	'maxCost',
	'maxTokens',
] as const;

/** A setting that counts only where its guard says so. */
interface Guard {
	/** Where a found file's word counts; nowhere when absent. */
	readonly counts?: (run: GuardedRun) => boolean;
	/** Whether the setting would change the run, so that the user is told of it. */
	readonly when: (run: GuardedRun) => boolean;
	/** The user has given the same himself; where absent, by the option of the same name. */
	readonly given?: (run: GuardedRun) => boolean;
}

/** What the guards go by. */
interface GuardedRun {
	readonly options: Options;
	readonly env: Environment['env'];
	readonly config: Config;
	/** Something may be sent, or read over the network. */
	readonly reaches: boolean;
	/** The user asked for a model. The environment does not: it says where a model answers, for all runs alike. */
	readonly asks: boolean;
	/** The user or the file wants a model. */
	readonly judges: boolean;
	/** Settings that name something outside of where they may. */
	readonly outside: ReadonlySet<keyof Config>;
}

/** What concerns only runs that ask a model. */
const ofModel: Guard = { when: ({ judges }) => judges };

/** Every setting that is not known to be harmless, in the order in which the user is told of them. */
const guarded: Readonly<Record<Exclude<keyof Config, (typeof harmless)[number]>, Guard>> = {
	model: {
		counts: ({ options }) => options.baseUrl !== undefined,
		when: ({ reaches }) => reaches,
	},
	baseUrl: {
		when: ({ judges }) => judges,
		given: ({ options, config, env }) =>
			options.baseUrl !== undefined || sameAddress(config.baseUrl, env.PLUMBLINE_BASE_URL || defaultBaseUrl),
	},
	api: ofModel,
	apiVersion: ofModel,
	runs: ofModel,
	concurrency: ofModel,
	timeout: ofModel,
	runTimeout: ofModel,
	prices: ofModel,
	prompts: ofModel,
	skills: {
		counts: ({ asks, outside }) => !asks && !outside.has('skills'),
		when: () => true,
	},
	fetch: { when: ({ reaches, config }) => reaches && config.fetch === true },
	allowPrivate: {
		when: ({ reaches, config, options }) =>
			reaches && config.allowPrivate === true && (config.fetch === true || options.fetch),
	},
	search: ofModel,
	searchUrl: { when: ({ judges, options }) => judges && options.search !== undefined },
	sources: {
		counts: ({ outside }) => !outside.has('sources'),
		when: () => true,
	},
	baseline: {
		counts: ({ outside }) => !outside.has('baseline'),
		// That is told by whoever reads what is known (`chooseBaseline`): most runs do not.
		when: () => false,
	},
};

/**
 * A configuration file that was found beside a report may have come with it. It does not decide what is read or sent, where
 * to, in which words a model is asked and what that costs: that takes the option, or `--config` with the file's name.
 *
 * Throws a {@link CliError} where the file names another endpoint than the model that the user asks for would have without
 * it: a report that was meant for a server on this computer is not to go to OpenAI instead.
 */
export async function trustedConfig(
	options: Options,
	found: FoundConfig,
	environment: Pick<Environment, 'env' | 'fs' | 'home'>,
): Promise<TrustedConfig> {
	const { env } = environment;
	if (options.config !== undefined || !found.file) return { config: found, warning: undefined };
	const reaches = !options.offline;
	const run: GuardedRun = {
		...{ options, env, config: found, reaches },
		asks: reaches && (options.model ?? (options.baseUrl && found.model)) !== undefined,
		judges: reaches && (options.model ?? found.model) !== undefined,
		outside: await pathsOutside(found, environment),
	};
	const dropped = guardedKeys.filter((key) => found[key] !== undefined && !guarded[key].counts?.(run));
	const ignored = dropped.filter(
		(key) => guarded[key].when(run) && !(guarded[key].given?.(run) ?? isGiven(key, options)),
	);
	if (run.asks && !env.PLUMBLINE_BASE_URL && ignored.includes('baseUrl')) throw otherEndpoint(found);
	const config: FoundConfig = { ...found, ...Object.fromEntries(dropped.map((key) => [key, undefined])) };
	return {
		config,
		warning: ignored.length > 0 ? message('common.all', { messages: notTrusted(found, ignored) }) : undefined,
	};
}

function isGiven(key: keyof Config, options: Options): boolean {
	const given: unknown = Object.hasOwn(options, key) ? options[key as keyof Options] : undefined;
	return given !== undefined && given !== false;
}

/** What is told of keys that do not count: of each file that holds some. */
function notTrusted(found: FoundConfig, keys: readonly (keyof Config)[]): Message[] {
	const byFile = groupBy(
		keys.flatMap((key) => namesOf(found, key).map((name) => ({ name, key }))),
		({ name }) => name,
	);
	return [...byFile].map(([name, those]) =>
		message('configFiles.notTrusted', { name, keys: those.map(({ key }) => key) }),
	);
}

function namesOf({ origins = {}, file }: FoundConfig, key: keyof Config): string[] {
	const names = filesOf(origins, key).map(({ name }) => name);
	return names.length > 0 ? names : [file?.name ?? ''];
}

const guardedKeys = Object.keys(guarded) as (keyof typeof guarded)[];

async function pathsOutside(
	found: FoundConfig,
	environment: Pick<Environment, 'fs' | 'home'>,
): Promise<ReadonlySet<keyof Config>> {
	const outside = new Set<keyof Config>();
	for (const key of ['sources', 'skills', 'baseline'] as const) {
		if (await pointsOutside(found, key, environment)) outside.add(key);
	}
	return outside;
}

/**
 * Whether a file that was merely found names something where it may not: folders stand below its own, and what is known may
 * stand anywhere in the user's work around it, where files stand that it builds on.
 */
export async function pointsOutside(
	found: FoundConfig,
	key: 'sources' | 'skills' | 'baseline',
	environment: Pick<Environment, 'fs' | 'home'>,
): Promise<boolean> {
	const named = found[key];
	if (named === undefined || !found.file) return false;
	const own = dirname(found.file.path);
	const top = key === 'baseline' ? ((await userRootOf(own, environment)) ?? own) : own;
	return !(await isBelow(top, resolve(own, named), environment.fs));
}

function otherEndpoint(found: FoundConfig): CliError {
	const { baseUrl } = found;
	const host = baseUrl !== undefined && URL.canParse(baseUrl) ? new URL(baseUrl).host : undefined;
	return new CliError('model', message('modelSettings.otherEndpoint', { file: fileOf(found, 'baseUrl') ?? '', host }));
}
