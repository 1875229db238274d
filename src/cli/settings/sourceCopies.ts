import { resolve, sep } from 'node:path';
import type { Input } from '../input/inputs';
import type { FoundConfig } from './config';
import { sourcesPath } from './sourceChoice';

/**
 * Whether a file that was found in a folder, or by a pattern, is a copy of a cited source and no report: it stands in the
 * folder that `--sources` (`chosen`) or the configuration file names. A file that the user named itself is none.
 */
export function isSourceCopy({ path, found }: Input, chosen: string | undefined, config: FoundConfig, cwd: string) {
	const folder = found ? sourcesPath(chosen, config, cwd) : undefined;
	return folder !== undefined && path.startsWith(resolve(folder) + sep);
}
