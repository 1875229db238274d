import { dirname, isAbsolute, relative, resolve, sep } from 'node:path';
import type { FoundConfig } from './config';
import type { Options } from './options';

/** Settings as far as they may count, and what of them does not. */
export interface TrustedConfig {
	readonly config: FoundConfig;
	/** For people; `undefined` where everything counts. */
	readonly warning: string | undefined;
}

/**
 * A configuration file that was found beside a report may have come with it. It does not decide what is read, from where,
 * and in which words a model is asked: that takes the option, or `--config` with the file's name.
 */
export function trustedConfig(options: Options, config: FoundConfig): TrustedConfig {
	const { file } = config;
	if (options.config !== undefined || !file) return { config, warning: undefined };
	const { prompts, fetch, allowPrivate, search, searchUrl, sources, ...rest } = config;
	const trusted = { ...rest, ...(sources !== undefined && isBelow(dirname(file.path), sources) && { sources }) };
	const reaches = !options.offline;
	const judges = reaches && (options.model ?? config.model) !== undefined;
	const ignored = [
		...(judges && prompts !== undefined ? ['prompts'] : []),
		...(reaches && fetch && !options.fetch ? ['fetch'] : []),
		...(reaches && allowPrivate && (fetch || options.fetch) && !options.allowPrivate ? ['allowPrivate'] : []),
		...(judges && search !== undefined && options.search === undefined ? ['search'] : []),
		...(judges && searchUrl !== undefined && options.search !== undefined && options.searchUrl === undefined
			? ['searchUrl']
			: []),
		...(sources !== undefined && !('sources' in trusted) && options.sources === undefined ? ['sources'] : []),
	];
	return { config: trusted, warning: ignored.length > 0 ? warningOn(file.name, ignored) : undefined };
}

function isBelow(folder: string, path: string): boolean {
	const below = relative(folder, resolve(folder, path));
	return below !== '..' && !below.startsWith(`..${sep}`) && !isAbsolute(below);
}

function warningOn(name: string, keys: readonly string[]): string {
	const what = keys.map((key) => `“${key}”`).join(', ');
	const [does, them] = keys.length === 1 ? ['does', 'it'] : ['do', 'them'];
	return `${name} may have come with the report: ${what} in it ${does} not count. If you trust the file, name it with --config, or give ${them} as options.`;
}
