import { oneOf } from '../../lexicon/compile';
import { briefs } from '../../lexicon/repeats.json';
import { blockText } from '../../report/markdown/blockText';
import type { Block, Report } from '../../report/model';
import { asksReader } from '../../tree/reading/address';
import { isTimelineText } from '../../tree/reading/timeline';
import { endsSentence } from './paragraphs';

/** `Eight of them are guides:`, `具体如下：` */
const leadIn = /[:：]$/u;

/** Whether a paragraph or item leads into the list or table that follows it. */
export function isLeadIn(report: Report, block: Block): boolean {
	return leadIn.test(blockText(report, block).trimEnd());
}

/** Whether a paragraph or item ends in a question: who asks says nothing again. */
export function asks(report: Report, block: Block): boolean {
	return question.test(blockText(report, block).trimEnd());
}

const question = /[?？][”"’)）]?$/u;

/** Whether a block is the brief that the report answers, `QUESTION: …` or `Research tasks (5): …`: who answers takes it up. */
export function isBrief(report: Report, block: Block): boolean {
	return (block.section ?? 0) === 0 && brief.test(blockText(report, block));
}

const brief = new RegExp(
	`^\\s*(?:${oneOf(briefs.en)}|${oneOf(briefs.zh)})\\s?(?:[(（][^()（）\\n]{1,20}[)）])?\\s?[:：]`,
	'iu',
);

/**
 * Whether a paragraph of one line, or an item that others stand below, ends no sentence: `Case 4: the northern quay (€3 million,
 * 2019)` heads what follows.
 */
export function isTitleLine(report: Report, block: Block): boolean {
	const text = blockText(report, block).trim();
	const heads = block.kind === 'paragraph' || report.blocks[block.index + 1]?.container === block.index;
	return heads && !text.includes('\n') && text.length <= longestTitle && !endsSentence(text);
}

/** In characters. */
const longestTitle = 100;

/** Whether an entry of a list tells what happened at its hour: a timeline retells in order what the text explains. */
export function isTimelineEntry(report: Report, block: Block): boolean {
	return block.kind === 'item' && isTimelineText(blockText(report, block));
}

/** In characters: what is longer tells something besides. */
const longestRequest = 200;

/** Whether a paragraph does nothing but ask its readers for something: such a line stands at the head and at the foot on purpose. */
export function isRequest(report: Report, block: Block): boolean {
	const text = blockText(report, block);
	return text.length <= longestRequest && asksReader(text);
}
