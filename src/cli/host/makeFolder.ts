import { constants } from 'node:fs';
import { access, mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { unlessMissing } from './unlessMissing';

/** Makes a folder and those above it. Of a disk that is read-only Node says that nothing is there: the folder above knows better. */
export async function makeFolder(path: string, mode?: number): Promise<void> {
	try {
		await mkdir(path, { recursive: true, ...(mode !== undefined && { mode }) });
	} catch (error) {
		let above = dirname(path);
		while (dirname(above) !== above && !(await unlessMissing(() => stat(above)))) above = dirname(above);
		await access(above, constants.W_OK);
		throw error;
	}
}
