import { PlumblineError } from '../errors';
import { message } from '../messages/message';

/** The limit in bytes for files that Plumbline finds by itself (decisions, settings); no such file is that large. */
export const maxFoundFileBytes = 4 * 1024 * 1024;

/** A file found beside reports is too large to be a file of decisions or settings. */
export class FoundFileError extends PlumblineError<'tooLarge'> {
	override readonly name = 'FoundFileError';
}

/** Throws a {@link FoundFileError} above the limit. */
export function checkFoundFileSize(size: number): void {
	const megabyte = 1024 * 1024;
	const sizes = { size: size / megabyte, limit: maxFoundFileBytes / megabyte };
	if (size > maxFoundFileBytes) throw new FoundFileError('tooLarge', message('common.tooLargeFound', sizes));
}
