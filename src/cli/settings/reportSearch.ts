import { patternMatcher } from '../../config/patterns';
import { memoised } from '../../text/memo';
import { CliError } from '../host/errors';
import { findInputs, type Inputs } from '../input/inputs';
import type { Configured, Selection } from '../input/leftOut';
import type { Invocation } from './command';
import { type Configs, type FoundConfig, fileOf } from './config';

/** The reports that a command is to work on: its operands, less what the options and the configuration files leave out. */
export async function findReports(
	invocation: Pick<Invocation, 'operands' | 'options' | 'environment'>,
	configs: Configs,
): Promise<Inputs> {
	const { operands, options, environment } = invocation;
	const found = await findInputs(operands, selectionOf(options, configs), environment);
	// What comes by standard input may be the file of its name, or of another.
	await environment.willRead?.(found.inputs.flatMap(({ path, stdin }) => (stdin ? [path, '/dev/stdin'] : [path])));
	return found;
}

/** What the command line and the configuration files say of files that are found. */
export function selectionOf({ stdinFilename, exclude, gitignore }: Invocation['options'], configs: Configs): Selection {
	return { stdinFilename, exclude, gitignore, configured: async (path) => configured(await usable(configs, path)) };
}

/** What is wrong with a configuration file is told of each report that it holds for. */
async function usable(configs: Configs, path: string): Promise<FoundConfig> {
	try {
		return await configs.for(path);
	} catch (error) {
		if (!(error instanceof CliError)) throw error;
		return {};
	}
}

const chooserFor = memoised((patterns: readonly string[]) => patternMatcher(patterns));

function configured(config: FoundConfig): Configured {
	const { include, exclude, patternPath } = config;
	const names = { include: fileOf(config, 'include') ?? '', exclude: fileOf(config, 'exclude') ?? '' };
	if (patternPath === undefined) return { included: true, excluded: undefined, names };
	return {
		included: include === undefined || chooserFor(include)(patternPath) === true,
		excluded: exclude && chooserFor(exclude)(patternPath),
		names,
	};
}
