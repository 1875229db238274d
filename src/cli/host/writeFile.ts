import { dirname } from 'node:path';
import type { Environment } from './environment';
import { notWritten } from './errors';

/** Writes a file, with an error for people; `name` is what messages call it. `makesFolder`: where it is not there yet. */
export async function writeFile(
	name: string,
	path: string,
	text: string | Iterable<string>,
	{ fs }: Pick<Environment, 'fs'>,
	makesFolder = false,
): Promise<void> {
	try {
		if (makesFolder) await fs.makeFolder(dirname(path));
		await fs.write(path, text);
	} catch (error) {
		throw notWritten(name, error);
	}
}
