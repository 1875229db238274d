import type { Span, Table } from '../model';
import { captionBeside, captionLabels, lastLine } from './captions';
import type { DraftBlock } from './drafts';

/** `**Market shares:**` directly above a table names it. */
const namePattern = /^(\*\*|__|\*|_)(?:(?!\1).)+(?:[:：]\1|\1[:：])$/u;

/** The tables with their cells and captions. */
export function readTables(source: string, blocks: readonly DraftBlock[], textOf: (span: Span) => string): Table[] {
	return blocks.flatMap((block, index): Table[] => {
		const [header, ...rows] = (block.rows ?? []).map((row) => row.map(({ span }) => ({ span, text: textOf(span) })));
		if (!header) return [];
		const caption =
			captionBeside(source, blocks, index, block.span, captionLabels.table) ?? nameAbove(source, blocks[index - 1]);
		return [{ block: index, caption, header, rows }];
	});
}

function nameAbove(source: string, above: DraftBlock | undefined): Span | undefined {
	const line = above?.kind === 'paragraph' ? lastLine(source, above) : undefined;
	return line && namePattern.test(source.slice(...line)) ? line : undefined;
}
