/** A text file that others write too: another window, another person. */
export interface SharedFile {
	/** `undefined` where there is none. */
	read(): Promise<string | undefined>;
	/** Puts a text in the place of another, all or nothing; `false`, and nothing is written, where the file is another meanwhile. */
	replace(before: string | undefined, after: string): Promise<boolean>;
}

/** Each time somebody else has written in between. */
const mostAttempts = 20;

/**
 * Changes the file as it is at that moment, so that what others write into it stays.
 *
 * @returns `false` for a file that does not stand still
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
