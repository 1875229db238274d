import { splitNumbering } from '../../report/headings/headingText';
import { blockAt, blocksInSection, textWithoutCitations } from '../../report/lookup';
import type { Block, Citation, Report } from '../../report/model';
import { groupBy } from '../../text/collections';

/**
 * The blocks that share a source named in another block: in the heading, in the line
 * that introduces a list or table, or on a line of its own below a list, a table or a paragraph.
 */
export function blocksWithSharedSource(report: Report): ReadonlySet<number> {
	const citing = new Set(report.citations.flatMap((citation) => (leadsAway(report, citation) ? [] : citation.block)));
	const covered = new Set<number>();
	const cover = (blocks: readonly Block[]) => {
		for (const { index } of blocks) covered.add(index);
	};
	/** Items of lists that are covered up to their end. */
	const listed = new Set<number>();
	const held = groupBy(report.blocks, ({ container }) => container);
	for (const block of report.blocks) {
		if (block.introduces !== undefined && namesSource.test(report.source.slice(...block.span)))
			covered.add(block.introduces);
		if (!citing.has(block.index)) continue;
		if (block.kind === 'heading') cover(ownBlocks(report, block));
		else if (block.introduces !== undefined) cover(listStartingAt(report, block.introduces));
		else if (block.kind === 'html' || isSourceAlone(report, block)) cover(listBefore(report, block.index - 1, listed));
		else if (block.kind === 'item') {
			if (introducesItems(report, block)) cover(held.get(block.index) ?? []);
			if (endsWithSourceLine(report, block)) cover(listBefore(report, block.index, listed));
		}
	}
	return covered;
}

/** Whether a citation in a heading links the heading or its number to the same part elsewhere, and so is no source. */
function leadsAway(report: Report, { block, span: [start, end], url, title, labels }: Citation): boolean {
	const heading = blockAt(report, block);
	if (heading.kind !== 'heading' || url === undefined) return false;
	const outside = (from: number, to: number) =>
		report.source
			.slice(from, to)
			.replace(/[*_\s]+/gu, ' ')
			.trim();
	const before = outside(heading.span[0], start);
	const after = outside(end, heading.span[1]);
	const words = title ?? labels.join();
	if (after === '') return before === '' || splitNumbering(`${before} ${words}`).text === words;
	return before === '' && splitNumbering(`${words} ${after}`).text === after;
}

/** Wordings that name a source in the line above a table. */
const namesSource =
	/\b(?:[Ee]xtracted|[Cc]ompiled|[Tt]aken|[Aa]dapted|[Dd]rawn|[Ss]ourced|[Rr]eproduced) from\s+(?:the\s+)?\p{Lu}|\b(?:[Aa]ccording to|[Pp]ublished by|[Dd]ata (?:from|by))\s+(?:the\s+)?\p{Lu}|(?:根据|引自|摘自|取自|来源于|整理自)[^，。：]{2,30}(?:[》”」]|统计|年鉴|年报|公告|报告|数据)/u;

function ownBlocks(report: Report, heading: Block): Block[] {
	return blocksInSection(report, heading.section).filter(({ kind }) => kind !== 'heading');
}

/** The whole list that starts with a block, or the block alone. */
export function listStartingAt(report: Report, start: number): Block[] {
	const { blocks } = report;
	const first = blockAt(report, start);
	if (first.kind !== 'item') return [first];
	let end = start + 1;
	while (blocks[end]?.kind === 'item' && blockAt(report, end).depth >= first.depth) end++;
	return blocks.slice(start, end);
}

/** The whole list that ends with a block, or the block alone; without what was listed before. */
function listBefore({ blocks }: Report, end: number, listed: Set<number>): Block[] {
	const last = blocks[end];
	if (last?.kind !== 'item') return last ? [last] : [];
	const isOfList = (block: Block | undefined) => block?.kind === 'item' && block.section === last.section;
	let start = end + 1;
	while (isOfList(blocks[start - 1]) && !listed.has(start - 1)) listed.add(--start);
	return blocks.slice(start, end + 1);
}

/** Whether a paragraph consists of citation markers alone; a link with a title on its own line may be a heading. */
function isSourceAlone(report: Report, block: Block): boolean {
	const [first, last] = block.sentences;
	return block.kind === 'paragraph' && first === last && citesAlone(report, block, block.span[0]);
}

function introducesItems({ source }: Report, { span }: Block): boolean {
	return /[:：]\W*(?:[[【(（].*)?$/u.test(source.slice(...span));
}

/** The last line of an item that has several, if it holds citations alone. */
function endsWithSourceLine(report: Report, block: Block): boolean {
	const [start, end] = block.span;
	const line = report.source.lastIndexOf('\n', end - 1) + 1;
	return line > start && citesAlone(report, block, line);
}

/** Whether a block holds citations, and no word besides, from a place on. */
function citesAlone(report: Report, block: Block, from: number): boolean {
	const rest = textWithoutCitations(report, block, from);
	return rest !== undefined && !/[\w\p{L}]/u.test(rest);
}
