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

const sourceLabel = '(?:sources?|(?:资料|資料|数据|數據)?(?:来源|來源))';

/** A line that names the source of an exhibit, or a note on it, which mostly names the source too. */
export const sourceNote = new RegExp(String.raw`^[*_]*(?:${sourceLabel}|data|notes?|[注註])[*_]*\s*[:：]`, 'iu');

/** `Table 1 shows that ….`: a sentence about an exhibit, not its caption. */
const exhibitSentence =
	/^[*_]*(?:tab(?:le|\.)|fig(?:ure|\.)|chart|exhibit)[ \t]*\d+(?:[.-]\d+)*[*_]*[ \t]+(?:also |thus |again )?(?:shows?|gives?|lists?|presents?|compares?|summari[sz]es?|sets? out|provides?|reports?|illustrates?|depicts?|plots?|contains?|is|are|has|have)[ \t]/iu;

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
		(line) =>
			line !== undefined &&
			line[1] - line[0] <= maxCaption &&
			label.test(source.slice(...line)) &&
			!exhibitSentence.test(source.slice(...line)),
	);
}

/** `**Market shares**` or `*Market shares:*`, a line that is emphasised as a whole. */
const emphasised = /^(\*\*\*|\*\*|__|\*|_)(?:(?!\1).)+\1[:：]?$/u;
/** A name rather than a sentence, `Market shares by region, 2024`: no full stop, and in Chinese no comma. */
const namePattern = /^[^，。；！？]*[\p{L}\p{N})）"”%:：][*_]*[:：]?$/u;
const longestName = 100;
/** Units in brackets at the end, which may hold commas: `（单位：亿元，％）`. */
const unitBehind = /[（(](?:单位|[Uu]nits?)[^（()）]{1,40}[)）][*_]*[:：]?$/u;

/** The line directly above a table or image that may name it: an emphasised line, or a one-line paragraph that ends no sentence. */
export function nameAbove(source: string, above: DraftBlock | undefined): Span | undefined {
	if (above?.kind !== 'paragraph' || !above.content) return undefined;
	const lines = linesOf(source, above);
	const line = lines.at(-1);
	if (!line || !isName(source, line)) return undefined;
	const text = source.slice(...line);
	return emphasised.test(text) || (lines.length === 1 && !/[:：]$/u.test(text)) ? line : undefined;
}

/** The line directly below that may name it: only in italics, because a bold line is the heading of what follows. */
export function nameBelow(source: string, below: DraftBlock | undefined): Span | undefined {
	const lines = below?.kind === 'paragraph' && below.content ? linesOf(source, below) : [];
	const [line] = lines;
	if (!line || lines.length > 1 || !isName(source, line)) return undefined;
	return /^(?:\*(?!\*)|_(?!_))/u.test(source.slice(...line)) && emphasised.test(source.slice(...line))
		? line
		: undefined;
}

function isName(source: string, [start, end]: Span): boolean {
	const text = source.slice(start, end);
	return end - start <= longestName && namePattern.test(unitBehind.test(text) ? (text.split(/[（(]/u)[0] ?? '') : text);
}

function linesOf(source: string, block: DraftBlock): Span[] {
	return (block.content?.pieces ?? []).map((piece) => {
		const text = source.slice(piece.source, piece.source + piece.length);
		return [piece.source, piece.source + text.trimEnd().length] as const;
	});
}
