import { placedFindings } from '../../service/report';
import { countFindings, type FindingCounts } from '../../view/findingCounts';
import type { AnalyzedReport } from './analyses';

/** The findings whose lines were not edited since: Problems lists no others. */
export function countsNow(report: AnalyzedReport): FindingCounts {
	const { decided } = report.analysis;
	return countFindings(
		placedFindings(report).map(({ finding }) => finding),
		decided,
	);
}
