import type { Block, Report, Span } from '../report/model';
import type { Replacement } from './replacement';

/**
 * A report without a paragraph, and without the blank lines behind it. `undefined` for what cannot go by itself: an item of
 * a list, a quotation, a heading, and what leads into a list or a table.
 */
export function withoutParagraph(
	{ source, blocks }: Pick<Report, 'source' | 'blocks'>,
	[start, end]: Span,
): Replacement | undefined {
	if (!blocks.some((block) => block.span[0] === start && block.span[1] === end && standsAlone(block))) return undefined;
	const behind = /^[^\S\n]*(?:\n[^\S\n]*)*/u.exec(source.slice(end))?.[0] ?? '';
	// The indent of what follows stays its own.
	const gap = behind.slice(0, behind.lastIndexOf('\n') + 1);
	return { span: [start, end + gap.length], text: '' };
}

function standsAlone({ kind, depth, quoted, introduces }: Block): boolean {
	return kind === 'paragraph' && depth === 0 && !quoted && introduces === undefined;
}
