import type { Report } from '../report/model';
import { isListed } from './pieces';
import { roleOf } from './proseBlocks';

/** What of a report no question shows, in words for the model, so that nobody misses it there; `''` where there is nothing. */
export function leftOut(report: Report): string {
	const lists = report.blocks.filter((block) => block.kind !== 'heading' && isListed(report, block));
	const contents = lists.filter((block) => roleOf(report, block) === 'contents');
	return [
		contents.length > 0 ? 'Its table of contents is not shown here.' : '',
		lists.length > contents.length
			? 'Its list of references is not shown here: do not mark citations as missing an entry.'
			: '',
	]
		.filter(Boolean)
		.join(' ');
}

/** What of a report its part is, where it is cut into so many. Nothing here counts: else an edit in one part would have all of them asked again. */
export function extentOfPart(report: Report, parts: number): string {
	const omitted = leftOut(report);
	if (parts > 1) return `${onePart} ${omitted}`.trim();
	return omitted === '' ? 'This is the whole report.' : `This is all of its text. ${omitted}`;
}

const onePart =
	'This is one part of the report. The text of the others is not shown here, only their headings: what may stand there is not missing.';
