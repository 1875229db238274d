import type { Analysis } from '../analysis';
import { partDecided } from '../decisions/decide';
import type { FindingOptions } from '../findings/model';
import { sortByPlace } from '../findings/postProcess';
import { holdBack } from '../findings/volume';

/** An analysis by what the author has decided since it was made: what is decided goes, what is undone comes back. */
export function withDecisions(analysis: Analysis, { decisions, maxFindings }: FindingOptions): Analysis {
	const { report, findings } = analysis;
	const all = sortByPlace([...findings, ...analysis.decided.map(({ finding }) => finding)]);
	const { open, decided } = partDecided(report, all, decisions);
	return { ...analysis, findings: holdBack(open, report.words, maxFindings), decided };
}
