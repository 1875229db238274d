import type { TextDocumentContentChangeEvent } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { Edit } from '../text/editTrail';

/** Applies changes to a document, one after the other, and hands on each as an edit of the text just before it. */
export function applyChanges(
	document: TextDocument,
	changes: readonly TextDocumentContentChangeEvent[],
	version: number,
	follow: (edit: Edit) => void,
): TextDocument {
	let updated = document;
	for (const change of changes) {
		const edit = editOf(updated, change);
		updated = TextDocument.update(updated, [change], version);
		follow(edit);
	}
	return updated;
}

function editOf(document: TextDocument, change: TextDocumentContentChangeEvent): Edit {
	if (!('range' in change)) return smallestEdit(document.getText(), change.text);
	const { start, end } = change.range;
	const [from, to] = [document.offsetAt(start), document.offsetAt(end)];
	return { offset: Math.min(from, to), removed: Math.abs(to - from), inserted: change.text };
}

/** Of a text that was sent as a whole, what differs: places before and behind it stay known. */
function smallestEdit(before: string, after: string): Edit {
	const most = Math.min(before.length, after.length);
	let start = 0;
	while (start < most && before[start] === after[start]) start++;
	let end = 0;
	while (end < most - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
	return {
		offset: start,
		removed: before.length - start - end,
		inserted: after.slice(start, after.length - end),
	};
}
