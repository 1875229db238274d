import type { Report, SectionRole } from '../report/model';
import { type ReportTexts, reportTexts } from './abridge';
import { type Piece, piecesOf } from './pieces';
import { roleOf } from './proseBlocks';

/** A report as models are shown it, made once for all that is asked about it. */
export interface ShownReport {
	readonly pieces: readonly Piece[];
	/** For questions on the whole of it. */
	readonly texts: ReportTexts;
}

export function showReport(report: Report): ShownReport {
	const pieces = piecesOf(report);
	return { pieces, texts: reportTexts(pieces, omittedNote(report)) };
}

/** What of a report these questions do not show, in words for the model, so that nobody misses it there; `''` where there is nothing. */
function omittedNote(report: Report): string {
	const inSection = (role: SectionRole) =>
		report.blocks.some((block) => block.kind !== 'heading' && roleOf(report, block) === role);
	return [
		inSection('contents') ? 'Its table of contents is not shown here.' : '',
		report.references.length > 0 || inSection('references')
			? 'Its list of references is not shown here: do not mark citations as missing an entry.'
			: '',
	]
		.filter(Boolean)
		.join(' ');
}
