import { blockText } from '../../report/markdown/blockText';
import type { Block, Report } from '../../report/model';
import { asksReader } from '../../tree/reading/address';
import { isChronicle } from '../../tree/reading/chronicle';

/** `Eight of them are guides:`, `具体如下：` */
const leadIn = /[:：]$/u;

/** Whether a paragraph or item leads into the list or table that follows it. */
export function isLeadIn(report: Report, block: Block): boolean {
	return leadIn.test(blockText(report, block).trimEnd());
}

/** Whether an entry of a list tells what happened at its hour: a timeline retells in order what the text explains. */
export function isTimelineEntry(report: Report, block: Block): boolean {
	return block.kind === 'item' && isChronicle(blockText(report, block));
}

/** In characters: what is longer tells something besides. */
const longestRequest = 200;

/** Whether a paragraph does nothing but ask its readers for something: such a line stands at the head and at the foot on purpose. */
export function isRequest(report: Report, block: Block): boolean {
	const text = blockText(report, block);
	return text.length <= longestRequest && asksReader(text);
}
