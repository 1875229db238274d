import type { Span, Table } from '../model';
import { captionBeside, captionLabels, nameAbove, nameBelow } from './captions';
import type { DraftBlock } from './drafts';

/** The tables with their cells and captions. */
export function readTables(source: string, blocks: readonly DraftBlock[], textOf: (span: Span) => string): Table[] {
	return blocks.flatMap((block, index): Table[] => {
		const [header, ...rows] = (block.rows ?? []).map((row) => row.map(({ span }) => ({ span, text: textOf(span) })));
		if (!header) return [];
		const caption =
			captionBeside(source, blocks, index, block.span, captionLabels.table) ??
			nameAbove(source, blocks[index - 1]) ??
			nameBelow(source, blocks[index + 1]);
		return [{ block: index, caption, header, rows }];
	});
}
