import type { SourceFiles } from './model';

/** A file's bytes. One that is there and cannot be read is told, and passed over like one that is not there. */
export async function readIfPossible(
	files: SourceFiles,
	path: string,
	tell: (message: string) => void,
): Promise<Uint8Array | undefined> {
	try {
		return await files.read(path);
	} catch (error) {
		tell(`${path} cannot be read (${reasonOf(error)}) and is passed over. Check that you may read it.`);
		return undefined;
	}
}

/** The paths of the files; of a folder that cannot be listed this is told, and there are none. */
export async function listIfPossible(files: SourceFiles, tell: (message: string) => void): Promise<readonly string[]> {
	try {
		return await files.list();
	} catch (error) {
		tell(
			`The folder of sources cannot be listed (${reasonOf(error)}): none of it is read. Check that you may read it.`,
		);
		return [];
	}
}

/** The system's code where there is one: its message names paths of the computer. */
function reasonOf(error: unknown): string {
	if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
	return error instanceof Error ? error.name : 'unknown error';
}
