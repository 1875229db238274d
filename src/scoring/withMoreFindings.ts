import type { Analysis } from '../analysis';
import type { DraftFinding, FindingCode, Severity } from '../findings/model';
import { postProcess, sortByPlace } from '../findings/postProcess';
import { withGains } from './gains';

/** The analysis with findings that scoring made, through the same ignore comments and severities as the rest. */
export function withMoreFindings(
	analysis: Analysis,
	drafts: readonly DraftFinding[],
	severities: Partial<Record<FindingCode, Severity>> = {},
): Analysis {
	if (drafts.length === 0) return analysis;
	const refined = postProcess(analysis.report, drafts, severities);
	const findings = sortByPlace([...analysis.findings, ...refined.findings]);
	return withGains({ ...analysis, findings, ignored: analysis.ignored + refined.ignored });
}
