/** A text file that other windows or people may write at the same time. */
export interface SharedFile {
	/** `undefined` where there is none. */
	read(): Promise<string | undefined>;
	/** Replaces the whole text atomically; `false`, and nothing is written, where the file no longer holds `before`. */
	replace(before: string | undefined, after: string): Promise<boolean>;
}

/** How often to try again when somebody else has written in between. */
const mostAttempts = 20;

/**
 * Changes the current text of the file, so that what others write into it is kept.
 *
 * @returns `false` where others changed the file at every attempt
 */
export async function changeSharedFile(
	file: SharedFile,
	change: (before: string | undefined) => string,
): Promise<boolean> {
	for (let attempt = 0; attempt < mostAttempts; attempt++) {
		const before = await file.read();
		const after = change(before);
		if (after === before || (await file.replace(before, after))) return true;
	}
	return false;
}
