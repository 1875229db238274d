import { PlumblineError } from '../errors';
import { message } from '../messages/message';

/** Of a file that the user has not named, and that is no report, in bytes: more than anybody's decisions or settings have. */
export const mostOfFound = 4 * 1024 * 1024;

/** A file that was found beside reports is too large to be what its name says. */
export class FoundFileError extends PlumblineError<'tooLarge'> {
	override readonly name = 'FoundFileError';
}

/** Throws a {@link FoundFileError} for what is larger than any such file. */
export function checkFound(size: number): void {
	const megabyte = 1024 * 1024;
	const sizes = { size: size / megabyte, limit: mostOfFound / megabyte };
	if (size > mostOfFound) throw new FoundFileError('tooLarge', message('common.tooLargeFound', sizes), {});
}
