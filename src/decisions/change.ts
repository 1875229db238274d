import { message } from '../messages/message';
import { DecisionsError, printDecisions, readDecisions } from './file';
import type { Decision } from './model';

/** The file of decisions in the place where it is kept. */
export interface DecisionsFile {
	/** `undefined` where there is none. */
	read(): Promise<string | undefined>;
	/** Puts a text in the place of another, all or nothing; `false`, and nothing is written, where the file is another meanwhile. */
	replace(before: string | undefined, after: string): Promise<boolean>;
}

/** Each time somebody else has written in between. */
const mostAttempts = 20;

/**
 * Changes the file as it is at that moment, so that what other windows and people write into it stays. Throws a
 * {@link DecisionsError} for a damaged file, which is never overwritten, and one that does not stand still.
 */
export async function changeDecisions(
	file: DecisionsFile,
	change: (decisions: readonly Decision[]) => readonly Decision[],
): Promise<void> {
	for (let attempt = 0; attempt < mostAttempts; attempt++) {
		const before = await file.read();
		const after = printDecisions(change(before === undefined ? [] : readDecisions(before)));
		if (after === before || (await file.replace(before, after))) return;
	}
	throw new DecisionsError(message('decisions.busy'));
}
