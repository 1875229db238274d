import type { Span } from '../model';
import type { DraftBlock } from './drafts';

const maxCaption = 300;

const number = String.raw`(\d+(?:[.-]\d+)*)`;

/** The label that a caption opens with, and its number: `**Figure 2.1`, `Fig. 3`, `图3`. In `MF3D` and `image2.png` there is none. */
export const captionLabels = {
	figure: new RegExp(
		String.raw`^[*_\s]*(?:fig(?:ure)?s?(?:\s*\.)?\s*|(?:chart|graph|image|exhibit|map|diagram)(?:\s*\.\s*|\s+)|(?:附|插|示意|地)?[图圖]表?(?:\s*\.)?\s*)${number}`,
		'iu',
	),
	table: new RegExp(String.raw`^[*_\s]*(?:tab(?:le|\.)\s*|附?表格?\s*)${number}`, 'iu'),
} as const;

/** The line next to a table or image that a label such as `Figure 2` marks as its caption. */
export function captionBeside(
	source: string,
	blocks: readonly DraftBlock[],
	index: number,
	[start, end]: Span,
	label: RegExp,
): Span | undefined {
	const block = blocks[index];
	const own = block?.content ? linesOf(source, block) : [];
	const below = own.find((line) => line[0] >= end);
	const above = own.findLast((line) => line[1] <= start);
	const before = blocks[index - 1];
	const after = blocks[index + 1];
	const candidates = [
		below,
		above,
		after?.content && linesOf(source, after)[0],
		before?.content && linesOf(source, before).at(-1),
	];
	return candidates.find(
		(line) => line !== undefined && line[1] - line[0] <= maxCaption && label.test(source.slice(...line)),
	);
}

/** `**Market shares**` or `*Market shares:*`, a line that is set off as a whole. */
const setOff = /^(\*\*\*|\*\*|__|\*|_)(?:(?!\1).)+\1[:：]?$/u;
/** A line of words that is no sentence and leads into nothing: `Market shares by region, 2024`. */
const unfinished = /[\p{L}\p{N})）"”%][*_]*$/u;
const mostPlain = 100;

/** The last line of a paragraph that is set off as a whole. */
export function setOffLine(source: string, block: DraftBlock | undefined): Span | undefined {
	const line = block?.kind === 'paragraph' && block.content ? linesOf(source, block).at(-1) : undefined;
	return line && line[1] - line[0] <= maxCaption && setOff.test(source.slice(...line)) ? line : undefined;
}

/** A paragraph that is one line without an end. */
export function unfinishedLine(source: string, block: DraftBlock | undefined): Span | undefined {
	const [line, more] = block?.kind === 'paragraph' && block.content ? linesOf(source, block) : [];
	if (!line || more || line[1] - line[0] > mostPlain) return undefined;
	return unfinished.test(source.slice(...line)) ? line : undefined;
}

function linesOf(source: string, block: DraftBlock): Span[] {
	return (block.content?.pieces ?? []).map((piece) => {
		const text = source.slice(piece.source, piece.source + piece.length);
		return [piece.source, piece.source + text.trimEnd().length] as const;
	});
}
