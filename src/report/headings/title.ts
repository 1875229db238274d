import { smallest } from '../../text/collections';
import type { DraftBlock } from '../blocks/drafts';
import type { Section, Span, Title } from '../model';

const maxTitle = 200;

/** The only heading of level 1; else the title in the front matter; else the first heading of the top level, unless it names a part such as the summary; else a first line that reads as a title. */
export function readTitle(
	blocks: readonly DraftBlock[],
	sections: readonly Section[],
	textOf: (span: Span) => string,
	named?: Title,
): Title | undefined {
	const top = smallest(sections.map(({ level }) => level));
	const heading = sections.find(({ level }) => level === top);
	const isOnly = top === 1 && sections.filter(({ level }) => level === 1).length === 1;
	if (named && !(isOnly && heading?.role === 'body')) return named;
	if (heading?.role === 'body' && (top === 1 || heading.heading === 0)) return titleAt(blocks[heading.heading], textOf);
	const first = blocks[0];
	const text = first?.content?.pieces.length === 1 ? textOf(first.span) : '';
	if (first?.kind === 'paragraph' && text !== '' && text.length <= maxTitle && !/[.。!！:：]$/.test(text))
		return titleAt(first, textOf);
	return heading && titleAt(blocks[heading.heading], textOf);
}

function titleAt(block: DraftBlock | undefined, textOf: (span: Span) => string): Title | undefined {
	return block && { span: block.span, text: textOf(block.span) };
}
