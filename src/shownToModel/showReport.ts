import type { Report } from '../report/model';
import { type ReportTexts, reportTexts } from './abridge';
import { isListed, type Piece, piecesOf } from './pieces';
import { roleOf } from './proseBlocks';

/** A report as models are shown it, made once for all that is asked about it. */
export interface ShownReport {
	readonly pieces: readonly Piece[];
	/** For questions on the whole of it. */
	readonly texts: ReportTexts;
}

export function showReport(report: Report): ShownReport {
	const pieces = piecesOf(report);
	return { pieces, texts: reportTexts(pieces, leftOut(report)) };
}

/** What of a report no question shows, in words for the model, so that nobody misses it there; `''` where there is nothing. */
function leftOut(report: Report): string {
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
