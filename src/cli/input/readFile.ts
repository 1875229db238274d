import { message } from '../../messages/message';
import { checkFound, FoundFileError, mostOfFound } from '../../text/foundFile';
import type { Environment } from '../host/environment';
import { CliError, systemReason } from '../host/errors';
import { checkSize, sizeLimit } from './decode';

/** The bytes of a file that the user has named, be it a pipe, with an error for people. */
export function readFile(name: string, path: string, environment: Pick<Environment, 'fs'>): Promise<Uint8Array> {
	return read(name, path, environment, sizeLimit, true);
}

/** The same of one that was found: a file, and of no more than a report's size. */
export function readFoundReport(name: string, path: string, environment: Pick<Environment, 'fs'>): Promise<Uint8Array> {
	return read(name, path, environment, sizeLimit, false);
}

/** The same of one that was found beside reports and says something of them. */
export function readFound(name: string, path: string, environment: Pick<Environment, 'fs'>): Promise<Uint8Array> {
	return read(name, path, environment, mostOfFound, false);
}

async function read(
	name: string,
	path: string,
	{ fs }: Pick<Environment, 'fs'>,
	most: number,
	named: boolean,
): Promise<Uint8Array> {
	const found = await fs.stat(path);
	if (!found) throw missing(name);
	try {
		if (most === mostOfFound) checkFound(found.size);
		else checkSize(name, found.size);
		return await fs.read(path, most, named);
	} catch (error) {
		if (error instanceof CliError) throw error;
		if (error instanceof FoundFileError)
			throw new CliError('tooLarge', message('files.about', { name, what: error.said }), { cause: error });
		const said = message('files.cannotRead', { name, why: systemReason(error) });
		throw new CliError('unreadable', said, { cause: error });
	}
}

export function missing(name: string): CliError {
	return new CliError('missing', message('files.missing', { name }));
}
