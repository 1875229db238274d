import { message } from '../messages/message';
import type { Message } from '../messages/model';
import type { SourceFiles } from './model';

/** A file's bytes. One that is there and cannot be read, or has more than `most` of them, is told, and passed over like one that is not there. */
export async function readIfPossible(
	files: SourceFiles,
	path: string,
	most: number,
	tell: (notice: Message) => void,
): Promise<Uint8Array | undefined> {
	try {
		return await files.read(path, most);
	} catch (error) {
		tell(message('notices.fileNotRead', { path, reason: reasonOf(error) }));
		return undefined;
	}
}

/** The paths of the files; of a folder that cannot be listed this is told, and there are none. */
export async function listIfPossible(files: SourceFiles, tell: (notice: Message) => void): Promise<readonly string[]> {
	try {
		return await files.list();
	} catch (error) {
		tell(message('notices.folderNotListed', { reason: reasonOf(error) }));
		return [];
	}
}

/** The system's code where there is one: its message names paths of the computer. */
function reasonOf(error: unknown): string {
	if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
	return error instanceof Error ? error.name : typeof error;
}
