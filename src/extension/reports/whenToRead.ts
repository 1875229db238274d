import type * as vscode from 'vscode';
import type { RunMode } from '../host/projectSettings';
import type { Snapshot } from './snapshot';

/** What has no file yet is not saved for a long time: it is read while it is typed. */
export function modeOf({ isUntitled }: Pick<vscode.TextDocument, 'isUntitled'>, mode: RunMode): RunMode {
	return mode === 'onSave' && isUntitled ? 'onType' : mode;
}

/**
 * Whether a report is read again after an edit, though nothing was saved. What an undo or a redo brings back may be what a
 * fix had mended, or mend what it had not. What is shown of a text that was never saved, as after a fix, has no save to wait
 * for: it follows the edits.
 *
 * @param shown the text that was read last
 */
export function isReadAfter(
	{ reason }: Pick<vscode.TextDocumentChangeEvent, 'reason'>,
	mode: RunMode,
	shown: Pick<Snapshot, 'unsaved'> | undefined,
): boolean {
	if (mode === 'onType') return true;
	// The editor gives no other reasons.
	const tookBack = reason !== undefined;
	const unsaved = shown?.unsaved ?? false;
	return mode === 'onSave' ? tookBack || unsaved : tookBack && unsaved;
}
