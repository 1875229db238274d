import { blockAt, within } from '../../report/lookup';
import type { Block, Report } from '../../report/model';
import { memoised } from '../../text/memo';

/** So many items without a source before the one that cites: of two, each may have its own. */
const leastItems = 2;

/**
 * The items of lists of which the last alone cites, at its very end: authors give a list's one source there, and readers take
 * it so. Nothing is asked of such items, but the tree does not call them sourced: one citation added would better them all.
 */
export const closedBySource = memoised((report: Report): ReadonlySet<number> => {
	const citing = new Set(report.citations.map(({ block }) => block));
	const closing = report.blocks.filter((block) => citing.has(block.index) && isLastItem(report, block));
	return new Set(
		closing.flatMap((block) => {
			const items = itemsBefore(report, block);
			const silent = items.every(({ index }) => !citing.has(index)) && endsWithCitation(report, block);
			return silent && items.length >= leastItems ? items.map(({ index }) => index) : [];
		}),
	);
});

function isLastItem({ blocks }: Report, { kind, index, section }: Block): boolean {
	const next = blocks[index + 1];
	return kind === 'item' && !(next?.kind === 'item' && next.section === section);
}

/** What of its list stands before an item; nothing where the list has parts. */
function itemsBefore(report: Report, { index, section, depth }: Block): Block[] {
	const items: Block[] = [];
	for (let at = index - 1; at >= 0; at--) {
		const item = blockAt(report, at);
		if (item.kind !== 'item' || item.section !== section) break;
		if (item.depth !== depth) return [];
		items.push(item);
	}
	return items;
}

function endsWithCitation({ source, citations }: Report, { index, span: [start, end] }: Block): boolean {
	const last = within(citations, [start, end]).findLast(({ block }) => block === index);
	return last !== undefined && !/[\w\p{L}]/u.test(source.slice(last.span[1], end));
}
