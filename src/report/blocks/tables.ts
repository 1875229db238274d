import type { Span, Table } from '../model';
import { captionBeside, captionLabels, setOffLine, unfinishedLine } from './captions';
import type { DraftBlock } from './drafts';

/** The tables with their cells and captions. */
export function readTables(source: string, blocks: readonly DraftBlock[], textOf: (span: Span) => string): Table[] {
	return blocks.flatMap((block, index): Table[] => {
		const [header, ...rows] = (block.rows ?? []).map((row) => row.map(({ span }) => ({ span, text: textOf(span) })));
		if (!header) return [];
		const caption =
			captionBeside(source, blocks, index, block.span, captionLabels.table) ??
			nameBeside(source, blocks[index - 1], blocks[index + 1]);
		return [{ block: index, caption, header, rows }];
	});
}

/** A line directly above a table names it, as one in italics below it does; a bold one there heads what follows. */
function nameBeside(source: string, above: DraftBlock | undefined, below: DraftBlock | undefined): Span | undefined {
	const named = setOffLine(source, above) ?? unfinishedLine(source, above);
	if (named) return named;
	const line = setOffLine(source, below);
	return line && !/^(?:\*\*|__)/.test(source.slice(...line)) ? line : undefined;
}
