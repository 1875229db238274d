import { blockText } from '../../report/markdown/blockText';
import type { Block, Report } from '../../report/model';

/** `Eight of them are guides:`, `具体如下：` */
const leadIn = /[:：]$/u;

/** Whether a paragraph or item leads into the list or table that follows it. */
export function isLeadIn(report: Report, block: Block): boolean {
	return leadIn.test(blockText(report, block).trimEnd());
}

/** `14:05 UTC: …`, `2024-03-02 14:05 – …`, `14时05分，…` */
const clock = /^\W{0,4}(?:\d{4}-\d\d-\d\d[ T,]{1,2})?(?:\d{1,2}:\d\d(?::\d\d)?|\d{1,2}\s?[时点](?:\d{1,2}分)?)(?!\d)/u;

/** Whether an entry of a list tells what happened at its hour: a timeline retells in order what the text explains. */
export function isChronicle(report: Report, block: Block): boolean {
	return block.kind === 'item' && clock.test(blockText(report, block));
}
