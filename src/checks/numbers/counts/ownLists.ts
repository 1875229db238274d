import { anyOf } from '../../../lexicon/compile';
import { besideListName, bringsForward, ownLists } from '../../../lexicon/listed';
import { blocksOf } from '../../../report/lookup';
import type { Block, Report, Section } from '../../../report/model';
import { readProse } from '../../../report/prose';
import { collect } from '../../../text/collections';
import { memoised } from '../../../text/memo';
import type { CheckedRelation } from '../amounts/checkedRelation';
import { count, countIn, hanCount } from '../amounts/spelled';
import { againstCount, isAddition, toldCount } from './againstCount';

const english = new RegExp(
	`\\b${anyOf(bringsForward.en)} (?:a set of |the following )?(${count}) (?:(?!other|more|further|of\\b)[a-z-]+ ){0,2}(${anyOf(ownLists.en)})(?=[.,:;(]|$| (?:below|here|which are|in section)\\b)`,
	'iu',
);
const chinese = new RegExp(
	`${anyOf(bringsForward.zh)}((?!一)${hanCount})(?:条|项|点|个|大|方面的?)[^，。；：、\\n]{0,6}?(${anyOf(ownLists.zh)})(?=[，。：；（]|$)`,
	'u',
);
const listName = new RegExp(
	`^(?:(?:${anyOf(besideListName.en)}|${anyOf(besideListName.zh)}) ?)?(${anyOf(ownLists.en)}|${anyOf(ownLists.zh)})$`,
	'iu',
);
/** Cheap test for texts without any. */
const mayTell = new RegExp(`${anyOf(ownLists.en)}|${anyOf(ownLists.zh)}`, 'iu');

/** How many recommendations a report says that it makes, against those under the heading of that name. */
export function ownListCounts(report: Report): CheckedRelation[] {
	return report.blocks.flatMap((block) => {
		const isText = block.kind === 'paragraph' || block.kind === 'item' || block.kind === 'quote';
		return isText && mayTell.test(report.source.slice(...block.span)) ? against(report, block) : [];
	});
}

function against(report: Report, block: Block): CheckedRelation[] {
	const prose = readProse(report.source, report.ink, block.span);
	const match = english.exec(prose.text) ?? chinese.exec(prose.text);
	const [whole, digits = '', noun = ''] = match ?? [''];
	if (!match) return [];
	const items = listsByName(report).get(noun.toLowerCase());
	// Where the sentence leads into a list, that one is meant.
	if (!items || blockIsNear(report, block, items)) return [];
	const end = match.index + whole.length;
	const start = end - whole.length + whole.lastIndexOf(digits, whole.length - noun.length);
	const told = toldCount(prose, { count: countIn(digits), start, end });
	// An adjective may leave some of them out.
	return told && items.length <= told.count ? againstCount(told, items.length, () => isNumbered(report, items)) : [];
}

/** The items of such lists by what they are of, where only one heading is called so. */
const listsByName = memoised((report: Report): ReadonlyMap<string, readonly Block[]> => {
	const named = report.sections.flatMap((section) => {
		const name = listName.exec(section.text)?.[1];
		return name === undefined ? [] : [[name.toLowerCase(), section] as const];
	});
	const lists = [...collect(named)].flatMap(([name, [section, ...others]]) => {
		const items = section && others.length === 0 ? onlyList(report, section) : undefined;
		return items ? [[name, items] as const] : [];
	});
	return new Map(lists);
});

/** The items of the only list that a section has. */
function onlyList(report: Report, section: Section): readonly Block[] | undefined {
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
