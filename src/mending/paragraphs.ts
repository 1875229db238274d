import { isAboutNextBlock } from '../findings/ignores';
import type { Block, Report, Span } from '../report/model';
import type { Replacement } from './replacement';

/**
 * A report without a paragraph, the comments that ignore something of it, the blank lines behind it, and the headings above
 * it that would have nothing under them. `undefined` for what cannot go by itself: an item of a list, a quotation, a heading,
 * what leads into a list or a table, and lines among which a reference is given.
 */
export function paragraphRemoval(
	report: Pick<Report, 'source' | 'blocks' | 'comments' | 'sections'>,
	[start, end]: Span,
): Replacement | undefined {
	const { source, blocks } = report;
	const block = blocks.find(({ span }) => span[0] === start && span[1] === end);
	if (block?.kind !== 'paragraph' || block.depth > 0 || block.quoted || block.introduces !== undefined)
		return undefined;
	if (/^ {0,3}\[[^\]\n]+\]:/mu.test(source.slice(start, end))) return undefined;
	const behind = /^[^\S\n]*(?:\n[^\S\n]*)*/u.exec(source.slice(end))?.[0] ?? '';
	// Keep the indentation of the next block.
	const gap = behind.slice(0, behind.lastIndexOf('\n') + 1);
	return { span: [startWithHeadings(report, block, commentsStart(report, start)), end + gap.length], text: '' };
}

/** Where the headings begin that have this block alone under them, with nothing else between; else `start`. The title stays. */
function startWithHeadings(
	{ source, blocks, sections }: Pick<Report, 'source' | 'blocks' | 'sections'>,
	{ index, section }: Block,
	start: number,
): number {
	const next = blocks[index + 1]?.span[0] ?? source.length;
	const over = sections.toReversed().filter(({ heading }) => heading < index);
	let [from, above, parent] = [start, index - 1, section];
	for (const { index: own, heading, span, parent: outer } of over) {
		const block = blocks[heading];
		const isEmptied = own === parent && outer !== undefined && heading === above && next >= span[1];
		if (!block || !isEmptied || source.slice(block.outer[1], from).trim() !== '') break;
		[from, above, parent] = [block.outer[0], heading - 1, outer];
	}
	return from;
}

/** Where the ignore comments start that belong to the block at an offset; the offset itself without any. */
function commentsStart({ source, comments }: Pick<Report, 'source' | 'comments'>, start: number): number {
	const above = comments.findLast(({ span }) => span[1] <= start);
	if (!above || !isAboutNextBlock(above) || source.slice(above.span[1], start).trim() !== '') return start;
	const lineStart = source.lastIndexOf('\n', above.span[0] - 1) + 1;
	// A comment behind other words on its line stays.
	return source.slice(lineStart, above.span[0]).trim() === ''
		? commentsStart({ source, comments }, above.span[0])
		: start;
}
