import { anyOf, firstCharacters, firstWords } from '../../../lexicon/compile';
import { added, listed } from '../../../lexicon/listed';
import { message } from '../../../messages/message';
import { sectionAt, sentenceAt } from '../../../report/lookup';
import { blockText } from '../../../report/markdown/blockText';
import type { Block, Report, Span } from '../../../report/model';
import { type Prose, readProse } from '../../../report/prose';
import { type CheckedRelation, conflicts, holds } from '../amounts/checkedRelation';
import { listed as limits } from '../amounts/tolerances';
import { type Announced, announcedIn } from './announced';

/** How many things a text says will follow, against the items of the list that follows. */
export function listCounts(report: Report): CheckedRelation[] {
	return report.blocks.flatMap((block) => {
		const told = leadsIntoList(report, block) ? toldInFront(report, block) : undefined;
		if (!told) return [];
		const items = itemsBehind(report, block);
		return againstCount(told, items.length, () => isWhole(report, items, told.count));
	});
}

/** A list right behind a paragraph or a heading, or within the item that it divides. */
function leadsIntoList({ blocks }: Report, { index, kind, depth }: Block): boolean {
	const first = blocks[index + 1];
	if (first?.kind !== 'item') return false;
	return kind === 'item' ? first.container === index : (kind === 'paragraph' || kind === 'heading') && depth === 0;
}

const colon = /[:：]$/u;

/** What the heading of a list announces, or the last sentence in front of it. */
function toldInFront(report: Report, block: Block): ToldCount | undefined {
	return block.kind === 'heading' ? toldByHeading(report, block) : toldBySentence(report, block);
}

function toldBySentence(report: Report, { sentences: [first, last] }: Block): ToldCount | undefined {
	if (last === first) return undefined;
	const prose = readProse(report.source, report.ink, sentenceAt(report, last - 1).span);
	const lead = prose.text.trimEnd();
	if (!colon.test(lead)) return undefined;
	const words = lead.replace(colon, '').trimEnd();
	return toldCount(prose, announcedIn(words));
}

/** A heading that begins with a number in words and what a list may be of: mostly it names a subject, and its digits number itself. */
function toldByHeading(report: Report, { span, section }: Block): ToldCount | undefined {
	const prose = readProse(report.source, report.ink, span);
	const announced = announcedIn(prose.text.trim());
	const words = prose.text.slice(announced?.start, announced?.end);
	const isTitle = section !== undefined && sectionAt(report, section).text.startsWith(words);
	return isTitle && namesParts.test(words) && !/^\d/u.test(words) ? toldCount(prose, announced) : undefined;
}

const namesParts = new RegExp(`(?:${anyOf(listed.en)}|${anyOf(listed.zh)})$`, 'i');

/** The items of the list behind a block, those within them left out. */
function itemsBehind({ blocks }: Report, { index }: Block): Block[] {
	const first = blocks[index + 1];
	const items: Block[] = [];
	for (let at = index + 1; first; at++) {
		const block = blocks[at];
		if (!block || block.depth < first.depth) break;
		if (block.kind === 'item' && block.depth === first.depth && block.container === first.container) items.push(block);
	}
	return items;
}

/** `Levels 3–5: …`: one item for several. */
const several = /^\P{N}{0,20}\d+\s?(?:[-–—~～至到/、和与&]|and|to|or)\s?\d/u;

/** Whether a list begins with its first item, has all in one place, and is one of like things. */
function isWhole(report: Report, items: readonly Block[], count: number): boolean {
	const numbers = items.map((item) => numberOf(report, item));
	// Below items with numbers those without are their parts, whatever their indentation.
	if (Number(numbers[0] ?? 1) > 1 || numbers.some((number) => (number === undefined) !== (numbers[0] === undefined)))
		return false;
	const texts = items.map(({ span }) => report.source.slice(...span));
	return !texts.some((text) => isAddition(text) || several.test(text)) && !isTakenUp(report, items, count);
}

/** The number in front of an item. */
function numberOf({ source }: Report, { outer, span }: Block): string | undefined {
	return /\d+/u.exec(source.slice(outer[0], span[0]))?.[0];
}

/**
 * Whether what stands behind a list goes on with it: a paragraph that adds to it, another list that nothing leads into, or
 * lists that have the rest of what was announced.
 */
function isTakenUp(report: Report, items: readonly Block[], count: number): boolean {
	const { blocks, source } = report;
	const last = items.at(-1);
	if (!last) return false;
	let at = last.index + 1;
	while ((blocks[at]?.depth ?? 0) >= last.depth) at++;
	const next = blocks[at];
	if (next && next.kind !== 'heading' && isAddition(source.slice(...next.span))) return true;
	for (let total = items.length; total <= count; at++) {
		const [before, block] = [blocks[at - 1], blocks[at]];
		if (!block || block.depth < last.depth) {
			if (total === count) return true;
			if (!block || block.kind === 'heading') return false;
		} else if (block.kind === 'item' && block.depth === last.depth) {
			if (before && before.depth < last.depth && !colon.test(blockText(report, before).trimEnd())) return true;
			total++;
		}
	}
	return false;
}

/** A number of things that the text says will follow, and where it says so. */
interface ToldCount {
	readonly count: number;
	readonly span: Span;
}

function toldCount({ offset }: Prose, announced: Announced | undefined): ToldCount | undefined {
	if (!announced || announced.count < limits.least) return undefined;
	const { count, start, end } = announced;
	return { count, span: [offset(start), offset(end - 1) + 1] };
}

/** A number of things against how many follow; where that differs a little, and nothing else can explain it, one of the two is a slip. */
function againstCount({ count, span }: ToldCount, follow: number, isWhole: () => boolean): CheckedRelation[] {
	const working = () => ({ formula: message('numbers.itemsListed', { count: follow }) });
	if (follow === count) return [holds('listCount', { span }, [], working)];
	const [least, most] = [Math.max(limits.least, count - limits.mostFewer), count + limits.mostMore];
	if (follow < least || follow > most || !isWhole()) return [];
	const told = message('numbers.otherCount', { announced: count, follow });
	return [conflicts('listCount', { code: 'number.inconsistent', span, message: told }, working)];
}

const additions = [firstWords(added.en), firstCharacters(added.zh)];

/** Whether a text begins as what goes on with a list, or stands besides it. */
function isAddition(text: string): boolean {
	const begin = text.slice(0, mostBegin).replace(/^[^\p{L}\p{N}]+/u, '');
	return additions.some((pattern) => pattern.test(begin));
}

/** Long enough for marks and the words. */
const mostBegin = 40;
