import { blockText } from '../../report/markdown/blockText';
import type { Block, Report } from '../../report/model';
import { isTimelineText } from '../../tree/reading/timeline';
import { endsSentence } from './paragraphs';

/** `Eight of them are guides:`, `具体如下：` */
const leadIn = /[:：]$/u;

/** Whether a paragraph or item leads into the list or table that follows it. */
export function isLeadIn(report: Report, block: Block): boolean {
	return leadIn.test(blockText(report, block).trimEnd());
}

/** Whether a paragraph or item ends in a question, which repeats no statement. */
export function isQuestion(report: Report, block: Block): boolean {
	return question.test(blockText(report, block).trimEnd());
}

const question = /[?？][”"’)）]?$/u;

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

/** Whether a list item is an entry of a timeline, which repeats in order what the text explains. */
export function isTimelineEntry(report: Report, block: Block): boolean {
	return block.kind === 'item' && isTimelineText(blockText(report, block));
}
