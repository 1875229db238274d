import { blockAt, blocksAround, sentenceAt } from '../report/lookup';
import type { Block, Report } from '../report/model';
import { overlap } from '../report/spanRelations';
import { sentenceText } from '../shownToModel/proseBlocks';
import type { LogicNode } from '../tree/model';

/** What a reader has read when coming to a claim, without which it may say nothing: `These effects fell by half.` */
export interface ClaimPlace {
	/** The line that leads in its list or table, and the items that hold it, the outermost first. */
	readonly leadIn: readonly string[];
	/** The sentence right before it; `undefined` where it opens its paragraph and no other goes before. */
	readonly before: string | undefined;
	/** The sentences before it in its item that the citation at the end of the item stands for too; empty elsewhere. */
	readonly covers: string;
}

/** For claims that can be read by themselves. */
export const noPlace: ClaimPlace = { leadIn: [], before: undefined, covers: '' };

export function placeOf(report: Report, node: Pick<LogicNode, 'block' | 'sentence'>): ClaimPlace {
	if (node.block === undefined) return noPlace;
	const block = blockAt(report, node.block);
	const covers = node.sentence === undefined ? '' : coveredBefore(report, block, node.sentence);
	return {
		leadIn: leadIns(report, block),
		before: covers === '' && node.sentence !== undefined ? sentenceBefore(report, block, node.sentence) : undefined,
		covers,
	};
}

function leadIns(report: Report, block: Block): string[] {
	const around = blocksAround(report, block.container).reverse();
	const opening = introducingBlock(report, around[0] ?? block);
	return [...(opening ? [opening] : []), ...around]
		.map((one) => sentenceText(report, one))
		.filter((text) => text !== '');
}

/** A caption or two may stand between what introduces a table and the table. */
const mostBetween = 3;

/** The block that introduces the list or table a block belongs to: the nearest before it, with nothing but items from there on. */
export function introducingBlock({ blocks }: Report, { index }: Block): Block | undefined {
	/** The last block before it that is no item, and how many are. */
	let [other, others] = [-1, 0];
	for (let at = index - 1; at >= 0 && others <= mostBetween; at--) {
		const block = blockAt({ blocks }, at);
		const { introduces } = block;
		if (introduces !== undefined && introduces <= index) return introduces > other ? block : undefined;
		if (block.kind !== 'item') [other, others] = [Math.max(other, at), others + 1];
	}
	return undefined;
}

function sentenceBefore(report: Report, block: Block, sentence: number): string | undefined {
	const before = sentence === 0 ? undefined : sentenceAt(report, sentence - 1);
	if (!before || before.text === '') return undefined;
	if (before.block === block.index) return before.text;
	const other = blockAt(report, before.block);
	const goesOn = block.kind === 'paragraph' && other.kind === 'paragraph' && other.section === block.section;
	return goesOn ? before.text : undefined;
}

/** The citation at the end of an item stands for all of it, back to where another source is cited. */
function coveredBefore(report: Report, { kind, sentences: [first, last] }: Block, sentence: number): string {
	if (kind !== 'item' || sentence !== last - 1) return '';
	const covered: string[] = [];
	for (let at = sentence - 1; at >= first; at--) {
		const { span, text } = sentenceAt(report, at);
		if (report.citations.some((citation) => overlap(citation.span, span))) break;
		covered.unshift(text);
	}
	return covered.join(' ');
}
