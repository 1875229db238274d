import { message } from '../../messages/message';
import type { Environment } from '../host/environment';
import { CliError, systemReason } from '../host/errors';
import { checkSize, sizeLimit } from './decode';

/** The bytes of a file, with an error for people. */
export async function readFile(name: string, path: string, { fs }: Pick<Environment, 'fs'>): Promise<Uint8Array> {
	const found = await fs.stat(path);
	if (!found) throw missing(name);
	checkSize(name, found.size);
	try {
		return await fs.read(path, sizeLimit);
	} catch (error) {
		if (error instanceof CliError) throw error;
		const said = message('files.cannotRead', { name, why: systemReason(error) });
		throw new CliError('unreadable', said, { cause: error });
	}
}

export function missing(name: string): CliError {
	return new CliError('missing', message('files.missing', { name }));
}
