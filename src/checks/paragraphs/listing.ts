import { blockText } from '../../report/markdown/blockText';
import type { Block, Report } from '../../report/model';
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
