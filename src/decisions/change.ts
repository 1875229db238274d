import { message } from '../messages/message';
import { changeSharedFile, type SharedFile } from '../text/sharedFile';
import { DecisionsError, printDecisions, readDecisions } from './file';
import type { Decision } from './model';

/**
 * Changes the file of decisions as it is at that moment. Throws a {@link DecisionsError} for a damaged file, which is
 * never overwritten, and one that does not stand still.
 */
export async function changeDecisions(
	file: SharedFile,
	change: (decisions: readonly Decision[]) => readonly Decision[],
): Promise<void> {
	const changed = await changeSharedFile(file, (before) =>
		printDecisions(change(before === undefined ? [] : readDecisions(before))),
	);
	if (!changed) throw new DecisionsError(message('decisions.busy'));
}
