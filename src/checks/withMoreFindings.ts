import type { Analysis } from '../analysis';
import { holdBack, limitWords } from '../findings/limit';
import type { DecidedFinding, DraftFinding, Finding, FindingOptions } from '../findings/model';
import { postProcess, sortByPlace } from '../findings/postProcess';
import { byPlace } from '../report/spanRelations';

/** The analysis with findings that scoring made, through the same ignore comments, severities and limit as the rest. */
export function withMoreFindings(
	analysis: Analysis,
	drafts: readonly DraftFinding[],
	options: FindingOptions = {},
): Analysis {
	// Where a model was asked, findings that are not its own are the rules'.
	const byRules = (draft: DraftFinding): DraftFinding => ({ ...draft, decidedBy: draft.decidedBy ?? 'rules' });
	const found = analysis.reading ? drafts.map(byRules) : drafts;
	const refined = postProcess(analysis.report, found, { ...options, maxFindings: 0 });
	const all = sortByPlace([...analysis.findings, ...refined.findings]);
	return {
		...withFindings(analysis, all, options.maxFindings),
		ignored: analysis.ignored + refined.ignored,
		decided: latestDecided(analysis.decided, refined.decided),
	};
}

/** The analysis with other findings, of which as many are shown as its length allows. */
export function withFindings(analysis: Analysis, findings: readonly Finding[], maxFindings?: number): Analysis {
	const { report, reading } = analysis;
	return { ...analysis, findings: holdBack(findings, limitWords(report, reading !== undefined), maxFindings) };
}

/** Each decided finding once, in its later form. */
function latestDecided(before: readonly DecidedFinding[], more: readonly DecidedFinding[]): DecidedFinding[] {
	const placeOf = ({ finding: { code, span } }: DecidedFinding) => `${code} ${span.join()}`;
	const byPlaceAndCode = new Map([...before, ...more].map((each) => [placeOf(each), each]));
	return [...byPlaceAndCode.values()].sort((a, b) => byPlace(a.finding, b.finding));
}
