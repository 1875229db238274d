import type { Analysis } from '../analysis';
import type { DecidedFinding, DraftFinding, Finding, FindingOptions } from '../findings/model';
import { postProcess, sortByPlace } from '../findings/postProcess';
import { holdBack, wordsOf } from '../findings/limit';
import { byPlace } from '../report/spanRelations';

/** The analysis with findings that scoring made, through the same ignore comments, severities and limit as the rest. */
export function withMoreFindings(
	analysis: Analysis,
	drafts: readonly DraftFinding[],
	options: FindingOptions = {},
): Analysis {
	const told = analysis.reading ? drafts.map(decidedByRules) : drafts;
	const refined = postProcess(analysis.report, told, { ...options, maxFindings: 0 });
	const all = sortByPlace([...analysis.findings, ...refined.findings]);
	return {
		...withFindings(analysis, all, options.maxFindings),
		ignored: analysis.ignored + refined.ignored,
		decided: joined(analysis.decided, refined.decided),
	};
}

/** In a report that a model was asked about, whatever does not come from the model is the rules'. */
function decidedByRules(draft: DraftFinding): DraftFinding {
	return { ...draft, decidedBy: draft.decidedBy ?? 'rules' };
}

/** The analysis with other findings, of which so many are shown as its length allows. */
export function withFindings(analysis: Analysis, findings: readonly Finding[], maxFindings?: number): Analysis {
	const { report, reading } = analysis;
	return { ...analysis, findings: holdBack(findings, wordsOf(report, reading !== undefined), maxFindings) };
}

/** Each finding once: the later telling of it counts. */
function joined(before: readonly DecidedFinding[], more: readonly DecidedFinding[]): DecidedFinding[] {
	const placeOf = ({ finding: { code, span } }: DecidedFinding) => `${code} ${span.join()}`;
	const byPlaceAndCode = new Map([...before, ...more].map((each) => [placeOf(each), each]));
	return [...byPlaceAndCode.values()].sort((a, b) => byPlace(a.finding, b.finding));
}
