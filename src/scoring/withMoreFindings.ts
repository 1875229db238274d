import type { Analysis } from '../analysis';
import type { DraftFinding, FindingCode, Severity } from '../findings/model';
import { postProcess, sayingWhoDecided, sortByPlace } from '../findings/postProcess';
import { withGains } from './gains';

/** The analysis with findings that scoring made, through the same ignore comments and severities as the rest. */
export function withMoreFindings(
	analysis: Analysis,
	drafts: readonly DraftFinding[],
	severities: Partial<Record<FindingCode, Severity>> = {},
): Analysis {
	if (drafts.length === 0) return analysis;
	const told = analysis.verdicts ? sayingWhoDecided(drafts) : drafts;
	const refined = postProcess(analysis.report, told, severities);
	const findings = sortByPlace([...analysis.findings, ...refined.findings]);
	return withGains({ ...analysis, findings, ignored: analysis.ignored + refined.ignored });
}
