import { anyOf } from '../../lexicon/compile';
import { evidence, readMore } from '../../lexicon/noFacts';
import { besidesCitations, blockAt, sectionsFrom, within } from '../../report/lookup';
import type { Block, Report } from '../../report/model';
import { memoised } from '../../text/memo';

/** So many items without a source before the one that cites: of two, each may have its own. */
const leastItems = 2;

const isEvidence = new RegExp(`^(?:${anyOf(evidence.en)}|${anyOf(evidence.zh)})[*_\\s]*[:：]`, 'iu');
const leadsOn = new RegExp(`^(?:${anyOf(readMore.en)}|${anyOf(readMore.zh)})[*_\\s]*[:：]`, 'iu');

/**
 * The blocks whose source stands once behind them: the items of a list of which the last alone cites, at its very end, and
 * what of a section stands over a line that says where all can be read, or over its markers in a line of their own. Authors
 * give one source there, and readers take it so. Nothing is asked of such blocks, but the tree does not call them sourced: one
 * citation added would better them all.
 */
export const closedBySource = memoised((report: Report): ReadonlySet<number> => {
	const citing = new Set(report.citations.map(({ block }) => block));
	const closing = report.blocks.filter((block) => citing.has(block.index) && endsWithCitation(report, block));
	return new Set(
		closing.flatMap((block) => {
			if (saysWhere(report, block)) return above(report, block);
			if (block.kind === 'item' && isNothingBut(report, block, isEvidence))
				return itemsBefore(report, block).map(({ index }) => index);
			const items = isLastItem(report, block) ? itemsBefore(report, block) : [];
			const silent = items.every(({ index }) => !citing.has(index));
			return silent && items.length >= leastItems ? items.map(({ index }) => index) : [];
		}),
	);
});

/** The last paragraph of a section, `Further reading: …`, with hardly more than its citations. */
function saysWhere(report: Report, block: Block): boolean {
	const next = report.blocks[block.index + 1];
	if (block.kind !== 'paragraph' || block.section === undefined || next?.section === block.section) return false;
	return [leadsOn, isEvidence, noLabel].some((label) => isNothingBut(report, block, label));
}

const noLabel = /^(?![\p{L}\p{N}])/u;

/** Whether a block says hardly more than a label and its citations. */
function isNothingBut(report: Report, block: Block, label: RegExp): boolean {
	const text = (besidesCitations(report, block, block.span[0]) ?? '').replace(/^[\s*_]+/u, '');
	const [lead] = label.exec(text) ?? [];
	return lead !== undefined && text.slice(lead.length).replace(/[^\p{L}\p{N}]/gu, '').length <= mostBesides;
}

/** Letters besides the citations: `见`, `and`. What tells more is a fact with a source of its own. */
const mostBesides = 8;

/** What stands before a block in its section, and in those above that end with it, too; all of a report does not. */
function above(report: Report, { index, section, outer }: Block): number[] {
	const ending = sectionsFrom(report, section).filter(
		({ index: each, level, span }) =>
			each === section || (level > 1 && !/[\p{L}\p{N}]/u.test(report.source.slice(outer[1], span[1]))),
	);
	const from = Math.min(...ending.map(({ span }) => span[0]));
	return report.blocks
		.slice(0, index)
		.flatMap((block) => (block.span[0] >= from && block.kind !== 'heading' ? [block.index] : []));
}

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
