import type { Analysis } from '../analysis';
import { subjectKey, subjectOf } from '../decisions/subject';
import { isListed } from '../findings/limit';
import type { Finding } from '../findings/model';
import { isJudged } from '../scoring/overlays';
import { fingerprint } from '../text/fingerprint';
import { memoised } from '../text/memo';
import type { Figures, KnownFindings, Snapshot } from './history';

/** The hash of each finding's words: the same wherever in the report they stand. */
export const findingKeys = memoised(({ report, findings, decided, withdrawn = [] }: Analysis) => {
	const all = [...findings, ...decided.map(({ finding }) => finding), ...withdrawn.map(({ finding }) => finding)];
	return new Map(all.map((finding) => [finding, fingerprint(subjectKey(subjectOf(report, finding)))]));
});

/** What a history keeps of a report that was read. */
export function snapshotOf(analysis: Analysis, ledger: Figures['ledger']): Snapshot {
	const listed = analysis.findings.filter(isListed);
	const count = (of: Finding['severity']) => listed.filter(({ severity }) => severity === of).length;
	const findings = { error: count('error'), warning: count('warning'), info: count('info') };
	return { findings, ledger, known: knownFindings(analysis) };
}

export function knownFindings(analysis: Analysis): KnownFindings {
	const keys = [...findingKeys(analysis)];
	const open = new Set(analysis.findings);
	const compared = ([finding]: [Finding, string]) =>
		open.has(finding) && isListed(finding) && finding.decidedBy !== 'model' && !isJudged(finding);
	return {
		listed: Object.fromEntries(keys.filter(compared).map(([{ code }, key]) => [key, code])),
		others: keys.filter((each) => !compared(each)).map(([, key]) => key),
	};
}
