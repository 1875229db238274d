import type { Analysis } from '../analysis';
import type { DraftFinding, FindingOptions } from '../findings/model';
import { postProcess, sortByPlace } from '../findings/postProcess';
import { holdBack } from '../findings/volume';

/** The analysis with findings that scoring made, through the same ignore comments, severities and limit as the rest. */
export function withMoreFindings(
	analysis: Analysis,
	drafts: readonly DraftFinding[],
	options: FindingOptions = {},
): Analysis {
	if (drafts.length === 0) return analysis;
	const { report } = analysis;
	const refined = postProcess(report, drafts, { ...options, maxFindings: 0 });
	const all = sortByPlace([...analysis.findings, ...refined.findings]);
	const findings = holdBack(all, report.words, options.maxFindings);
	return { ...analysis, findings, ignored: analysis.ignored + refined.ignored };
}
