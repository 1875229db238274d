import { message } from '../../messages/message';
import { checkFoundFileSize, FoundFileError, maxFoundFileBytes } from '../../text/foundFile';
import type { Environment } from '../host/environment';
import { CliError, systemReason } from '../host/errors';

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
	return read(name, path, environment, maxFoundFileBytes, false);
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
		if (most === maxFoundFileBytes) checkFoundFileSize(found.size);
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

/** The largest file that is read. */
export const sizeLimit = 50 * 1024 * 1024;

/**
 * The text of a file: UTF-8, or UTF-16 with a byte order mark. The mark stays in the text as its first character, so that
 * offsets count it as other programs do. Throws a {@link CliError} that names the byte where the text ends.
 */
export function decodeText(name: string, bytes: Uint8Array): string {
	checkSize(name, bytes.length);
	if (isUtf32(bytes)) throw new CliError('encoding', message('files.utf32', { name }));
	const wide = wideEncoding(bytes);
	if (wide) return new TextDecoder(wide, { ignoreBOM: true }).decode(bytes);
	const zero = bytes.indexOf(0);
	if (zero >= 0) throw new CliError('binary', message('files.notText', { name, byte: zero + 1 }));
	try {
		return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
	} catch (error) {
		throw invalid(name, bytes, error);
	}
}

/** Refuses what is too large to be a report. */
export function checkSize(name: string, size: number): void {
	const megabyte = 1024 * 1024;
	const sizes = { size: size / megabyte, limit: sizeLimit / megabyte };
	if (size > sizeLimit) throw new CliError('tooLarge', message('files.tooLarge', { name, ...sizes }));
}

function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
	if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
	return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : undefined;
}

/** By its mark, of which the first half is that of UTF-16. */
function isUtf32(bytes: Uint8Array): boolean {
	const mark = Buffer.from(bytes.subarray(0, 4)).toString('hex');
	return mark === 'fffe0000' || mark === '0000feff';
}

function invalid(name: string, bytes: Uint8Array, cause: unknown): CliError {
	const offset = firstInvalidByte(bytes);
	const byte = bytes[offset];
	const found = byte === undefined ? undefined : `0x${byte.toString(16).padStart(2, '0')}`;
	return new CliError('encoding', message('files.notUtf8', { name, byte: offset + 1, found }), { cause });
}

/** The offset of the byte that makes UTF-8 invalid; the length when the last character is cut off. */
function firstInvalidByte(bytes: Uint8Array): number {
	const decoded = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes, { stream: true });
	// What is invalid is replaced, so that the text is another one from there on.
	const differs = new TextEncoder().encode(decoded).findIndex((byte, offset) => byte !== bytes[offset]);
	return differs < 0 ? bytes.length : differs;
}
