import type { Report } from '../report/model';
import { type ReportTexts, reportTexts } from './abridge';
import { leftOut } from './leftOut';
import { type Piece, piecesOf } from './pieces';

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
