import { withoutEnd } from '../../text/ends';
import type { Comment } from '../model';
import type { DraftBlock, SourceMark } from './drafts';

/** The HTML comments of a report. */
export function readComments(source: string, marks: readonly SourceMark[]): Comment[] {
	return marks.flatMap(({ kind, span }): Comment[] => {
		const html = source.slice(...span);
		if (kind !== 'html' || !html.startsWith('<!--')) return [];
		return [{ span, text: insideComment(html).trim() }];
	});
}

/** Whether a block holds closed comments and nothing else: to a reader it is not there. */
export function isCommentAlone(source: string, { kind, span, quoted }: DraftBlock): boolean {
	if (kind !== 'html') return false;
	const written = source.slice(...span);
	// The marks of a quotation stand in front of each line of it.
	const html = (quoted ? written.replace(/^[ \t>]+/gmu, '') : written).trim();
	// Where the last comment is closed each one is: the search for an end never runs through all of the text in vain.
	return html.endsWith('-->') && html.replace(/<!--[\s\S]*?-->/gu, '').trim() === '';
}

function insideComment(html: string): string {
	const text = html.replace(/^<!--+/, '');
	return text.endsWith('->') ? withoutEnd(text.slice(0, -1), /-/) : text;
}
