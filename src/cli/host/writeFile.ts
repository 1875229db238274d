import { dirname, isAbsolute } from 'node:path';
import { message } from '../../messages/message';
import type { Environment } from './environment';
import { CliError, notWritten } from './errors';
import { isBelow } from './folders';

interface Writing {
	/** The folders above are made where they are not there yet. */
	readonly makesFolder?: boolean;
	/** No link leads what is written out of this folder; any may where it is absent. */
	readonly within?: string | undefined;
}

/**
 * For what the user names from the current folder: there a link may have come with the reports, and lead anywhere. One in an
 * absolute path, such as `/dev/stdout`, is the system's or the user's own.
 */
export function folderOfNamed(name: string, path: string): string | undefined {
	return isAbsolute(name) ? undefined : dirname(path);
}

/** Writes a file, with an error for people; `name` is what messages call it. */
export async function writeFile(
	name: string,
	path: string,
	text: string | Iterable<string>,
	{ fs }: Pick<Environment, 'fs'>,
	{ makesFolder = false, within }: Writing = {},
): Promise<void> {
	try {
		if (within !== undefined && !(await isBelow(within, path, fs)))
			throw new CliError('output', message('files.leadsAway', { name }));
		if (makesFolder) await fs.makeFolder(dirname(path));
		await fs.write(path, text);
	} catch (error) {
		throw notWritten(name, error);
	}
}
