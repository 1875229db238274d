import { trimEndMatching } from '../../text/trimText';
import type { Comment } from '../model';
import type { Definition, DraftBlock, SourceMark } from './drafts';

/** The HTML comments of a report. */
export function readComments(source: string, marks: readonly SourceMark[]): Comment[] {
	return marks.flatMap(({ kind, span }): Comment[] => {
		const html = source.slice(...span);
		if (kind !== 'html' || !html.startsWith('<!--')) return [];
		return [{ span, text: insideComment(html).trim() }];
	});
}

/** Whether a block holds closed comments and nothing else, so that a reader does not see it. */
export function isOnlyComments(source: string, { kind, span, quoted }: DraftBlock): boolean {
	if (kind !== 'html') return false;
	const written = source.slice(...span);
	// The marks of a quotation stand in front of each line of it.
	const html = (quoted ? written.replace(/^[ \t>]+/gmu, '') : written).trim();
	// Where the last comment is closed each one is: the search for an end never runs through all of the text in vain.
	return html.endsWith('-->') && html.replace(/<!--[\s\S]*?-->/gu, '').trim() === '';
}

/** `[#]: author: (Doe)`, `[//]: # (check this)`: a label without a letter or digit, or an address that leads nowhere. */
const authorNote = /^\[(?:[^\p{L}\p{N}\]]+\]:|[^\]]+\]:[ \t]*(?:#|<>)(?=\s|$))/u;

/** The link definitions that name a source, without author's notes and addresses of images. */
export function sourceDefinitions(
	source: string,
	definitions: readonly Definition[],
	marks: readonly SourceMark[],
): Definition[] {
	const used = (kind: SourceMark['kind']) => new Set(marks.flatMap((mark) => (mark.kind === kind ? mark.label : [])));
	const [shown, linked] = [used('image'), used('link')];
	return definitions.filter(
		({ label, span }) => !authorNote.test(source.slice(...span)) && (!shown.has(label) || linked.has(label)),
	);
}

/** Turns paragraphs of author's notes that Markdown does not read as link definitions (brackets within brackets) into HTML blocks. */
export function markAuthorNotes(source: string, blocks: readonly DraftBlock[]): void {
	for (const block of blocks) {
		const lines = block.kind === 'paragraph' ? source.slice(...block.span).split(/\r\n|\r|\n/) : [''];
		if (lines.every((line) => authorNote.test(line.trimStart()))) block.kind = 'html';
	}
}

function insideComment(html: string): string {
	const text = html.replace(/^<!--+/, '');
	return text.endsWith('->') ? trimEndMatching(text.slice(0, -1), /-/) : text;
}
