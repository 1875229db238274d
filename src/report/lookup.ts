import { itemAt } from '../access';
import { groupBy } from '../text/collections';
import { memoised } from '../text/memo';
import { LineIndex } from './lines';
import type { Block, Quantity, Report, Section, Sentence, Span, Table } from './model';

/** The block at an index. */
export function blockAt({ blocks }: Pick<Report, 'blocks'>, index: number): Block {
	return itemAt(blocks, index);
}

export function sectionAt({ sections }: Pick<Report, 'sections'>, index: number): Section {
	return itemAt(sections, index);
}

export function sentenceAt({ sentences }: Pick<Report, 'sentences'>, index: number): Sentence {
	return itemAt(sentences, index);
}

/** A section and those around it, innermost first; empty without a section. */
export function sectionsAround(report: Pick<Report, 'sections'>, index: number | undefined): Section[] {
	const path: Section[] = [];
	for (let at = index; at !== undefined; ) {
		const section = sectionAt(report, at);
		path.push(section);
		at = section.parent;
	}
	return path;
}

/** A block and those that contain it, innermost first; empty without a block. */
export function blocksAround(report: Pick<Report, 'blocks'>, index: number | undefined): Block[] {
	const path: Block[] = [];
	for (let at = index; at !== undefined; ) {
		const block = blockAt(report, at);
		path.push(block);
		at = block.container;
	}
	return path;
}

/** The items that start within a span; items are sorted by place. */
export function startingIn<T extends { readonly span: Span }>(items: readonly T[], [start, end]: Span): T[] {
	const found: T[] = [];
	for (let at = firstIndexFrom(items, start); ; at++) {
		const item = items[at];
		if (item === undefined || item.span[0] >= end) return found;
		found.push(item);
	}
}

/** The items that share a character with a span; items are sorted by place and do not overlap. */
export function overlapping<T extends { readonly span: Span }>(items: readonly T[], span: Span): T[] {
	const before = items[firstIndexFrom(items, span[0]) - 1];
	const containedIn = startingIn(items, span);
	return before && before.span[1] > span[0] && before.span[0] < span[1] ? [before, ...containedIn] : containedIn;
}

/** The items that lie wholly within a span; items are sorted by place. */
export function inside<T extends { readonly span: Span }>(items: readonly T[], span: Span): T[] {
	return startingIn(items, span).filter((item) => item.span[1] <= span[1]);
}

const numbersByBlock = memoised(({ numbers }: Report) => groupBy(numbers, ({ block }) => block));
const blocksBySection = memoised(({ blocks }: Report) => groupBy(blocks, ({ section }) => section));
const tableByBlock = memoised(({ tables }: Report) => new Map(tables.map((table) => [table.block, table])));

/** Where the lines of a report start and end. */
export const linesOf = memoised(({ source }: Report) => new LineIndex(source));

/** The numbers of a block, in order. */
export function numbersInBlock(report: Report, block: number): readonly Quantity[] {
	return numbersByBlock(report).get(block) ?? [];
}

/** The blocks of a section, its heading included, without those of its subsections; `undefined` is what precedes all sections. */
export function blocksInSection(report: Report, section: number | undefined): readonly Block[] {
	return blocksBySection(report).get(section) ?? [];
}

/** The table that a block is. */
export function tableInBlock(report: Report, block: number): Table | undefined {
	return tableByBlock(report).get(block);
}

/** Whether a stretch of text has a number that is no year and no date. */
export function hasFigure({ numbers }: Pick<Report, 'numbers'>, span: Span): boolean {
	return inside(numbers, span).some(({ kind }) => kind !== 'year' && kind !== 'date');
}

/** The text of a block from an offset on, without its citations; `undefined` where there are no citations. */
export function textWithoutCitations(
	{ source, citations }: Report,
	{ index, span: [, end] }: Block,
	from: number,
): string | undefined {
	const marks = startingIn(citations, [from, end]).filter(({ block }) => block === index);
	if (marks.length === 0) return undefined;
	return marks.reduceRight(
		(text, { span }) => text.slice(0, span[0] - from) + text.slice(span[1] - from),
		source.slice(from, end),
	);
}

/** The index of the first item that starts at an offset or later, by binary search; items are sorted by place. */
export function firstIndexFrom(items: readonly { readonly span: Span }[], offset: number): number {
	let [low, high] = [0, items.length];
	while (low < high) {
		const middle = (low + high) >> 1;
		if (itemAt(items, middle).span[0] < offset) low = middle + 1;
		else high = middle;
	}
	return low;
}

/** For each block, the last one before it that introduces a list or table. */
const introducers = memoised(({ blocks }: Report): readonly (number | undefined)[] => {
	const by = new Map(
		blocks.flatMap(({ introduces, index }) => (introduces === undefined ? [] : [[introduces, index]])),
	);
	let last: number | undefined;
	return blocks.map(({ index }) => {
		const next = by.get(index);
		if (next !== undefined && next > (last ?? -1)) last = next;
		return last;
	});
});

/** The line that leads into the list that a block is an item of. */
export function introducerOf(report: Report, { index }: Block): Block | undefined {
	const at = introducers(report)[index];
	return at === undefined ? undefined : blockAt(report, at);
}
