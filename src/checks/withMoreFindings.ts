import type { Analysis } from '../analysis';
import type { DecidedFinding, DraftFinding, FindingOptions } from '../findings/model';
import { postProcess, sayingWhoDecided, sortByPlace } from '../findings/postProcess';
import { holdBack, wordsOf } from '../findings/volume';
import { byPlace } from '../report/spanRelations';

/** The analysis with findings that scoring made, through the same ignore comments, severities and limit as the rest. */
export function withMoreFindings(
	analysis: Analysis,
	drafts: readonly DraftFinding[],
	options: FindingOptions = {},
): Analysis {
	if (drafts.length === 0) return analysis;
	const { report } = analysis;
	const told = analysis.reading ? sayingWhoDecided(drafts) : drafts;
	const refined = postProcess(report, told, { ...options, maxFindings: 0 });
	const all = sortByPlace([...analysis.findings, ...refined.findings]);
	const findings = holdBack(all, wordsOf(report, analysis.reading !== undefined), options.maxFindings);
	const decided = joined(analysis.decided, refined.decided);
	return { ...analysis, findings, ignored: analysis.ignored + refined.ignored, decided };
}

/** Each finding once: the later telling of it counts. */
function joined(before: readonly DecidedFinding[], more: readonly DecidedFinding[]): DecidedFinding[] {
	const placeOf = ({ finding: { code, span } }: DecidedFinding) => `${code} ${span.join()}`;
	const byPlaceAndCode = new Map([...before, ...more].map((each) => [placeOf(each), each]));
	return [...byPlaceAndCode.values()].sort((a, b) => byPlace(a.finding, b.finding));
}
