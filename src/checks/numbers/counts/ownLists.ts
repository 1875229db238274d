import { anyOf } from '../../../lexicon/compile';
import { bringsForward, ownLists } from '../../../lexicon/listed';
import { blocksOf } from '../../../report/lookup';
import type { Block, Report, Section } from '../../../report/model';
import { readProse } from '../../../report/prose';
import type { CheckedRelation } from '../amounts/checkedRelation';
import { count, countIn, hanCount } from '../amounts/spelled';
import { againstCount, isAddition, toldCount } from './announcedCount';

const english = new RegExp(
	`\\b${anyOf(bringsForward.en)} (?:a set of |the following )?(${count}) (?:(?!other|more|further|of\\b)[a-z-]+ ){0,2}(${anyOf(ownLists.en)})(?=[.,:;(]|$| (?:below|here|which are|in section)\\b)`,
	'iu',
);
const chinese = new RegExp(
	`${anyOf(bringsForward.zh)}((?!一)${hanCount})(?:条|项|点|个|大|方面的?)[^，。；：、\\n]{0,6}?(${anyOf(ownLists.zh)})(?=[，。：；（]|$)`,
	'u',
);
/** Cheap test for texts without any. */
const mayTell = new RegExp(`${anyOf(ownLists.en)}|${anyOf(ownLists.zh)}`, 'iu');

/** How many recommendations a report says that it makes, against those under the heading of that name. */
export function ownListCounts(report: Report): CheckedRelation[] {
	const itemsOf = remembered((noun) => itemsUnder(report, noun));
	return report.blocks.flatMap((block) => {
		const isText = block.kind === 'paragraph' || block.kind === 'item' || block.kind === 'quote';
		return isText && mayTell.test(report.source.slice(...block.span)) ? against(report, block, itemsOf) : [];
	});
}

type ItemsOf = (noun: string) => readonly Block[] | undefined;

function remembered(itemsUnder: ItemsOf): ItemsOf {
	const known = new Map<string, ReturnType<ItemsOf>>();
	return (noun) => {
		if (!known.has(noun)) known.set(noun, itemsUnder(noun));
		return known.get(noun);
	};
}

function against(report: Report, block: Block, itemsOf: ItemsOf): CheckedRelation[] {
	const prose = readProse(report.source, report.ink, block.span);
	const match = english.exec(prose.text) ?? chinese.exec(prose.text);
	const [whole, digits = '', noun = ''] = match ?? [''];
	if (!match) return [];
	const items = itemsOf(noun.toLowerCase());
	// Where the sentence leads into a list, that one is meant.
	if (!items || blockIsNear(report, block, items)) return [];
	const end = match.index + whole.length;
	const start = end - whole.length + whole.lastIndexOf(digits, whole.length - noun.length);
	const told = toldCount(prose, { count: countIn(digits), start, end });
	// An adjective may leave some of them out.
	return told && items.length <= told.count ? againstCount(told, items.length, () => isNumbered(report, items)) : [];
}

/** The items of the only list in the only section that is called by the noun. */
function itemsUnder(report: Report, noun: string): readonly Block[] | undefined {
	const [section, ...others] = report.sections.filter(({ text }) => isCalled(text, noun));
	if (!section || others.length > 0) return undefined;
	const blocks = blocksOf(report, section.index);
	const items = blocks.filter(({ kind, depth }) => kind === 'item' && depth === 1);
	const [first, last] = [items[0], items.at(-1)];
	const isOne =
		first && last && blocks.every(({ index, depth }) => index < first.index || index > last.index || depth > 0);
	return isOne && !hasParts(report, section) ? items : undefined;
}

function hasParts({ sections }: Report, { index }: Section): boolean {
	return sections.some(({ parent }) => parent === index);
}

function isCalled(title: string, noun: string): boolean {
	const words = title.toLowerCase().replace(/^(?:our|policy|main|key|政策|对策|主要|投资) ?/u, '');
	return words === noun.toLowerCase();
}

function blockIsNear({ blocks }: Report, { index, section }: Block, items: readonly Block[]): boolean {
	return blocks[index + 1]?.kind === 'item' || items.some((item) => item.section === section);
}

/** From 1 on, without any that adds to the others. */
function isNumbered({ source }: Report, items: readonly Block[]): boolean {
	return items.every(
		({ outer, span }, at) =>
			Number(/\d+/u.exec(source.slice(outer[0], span[0]))?.[0]) === at + 1 && !isAddition(source.slice(...span)),
	);
}
