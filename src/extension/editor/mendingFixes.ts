import type * as vscode from 'vscode';
import type { Finding } from '../../findings/model';
import { mayMendReferences, numberMendsElsewhere, referenceMend, wordMends } from '../../functions';
import { memoised } from '../../text/memo';
import type { Analyses, AnalyzedReport } from '../reports/analyses';
import { mendActions } from './codeActions';

/** Reads what an edit would make of a report. */
export type Rereading = Pick<Analyses, 'reread'>;

/** Puts in the number that was worked out, or what a model would have the marked words read. */
export function wordActions(report: AnalyzedReport, finding: Finding): vscode.CodeAction[] {
	return mendActions(
		report,
		wordMends(report.analysis.report, finding, (span) => report.snapshot.line(span)),
	);
}

/** The same from another sentence that the slip concerns. */
export function numberActionsElsewhere(report: AnalyzedReport, finding: Finding): vscode.CodeAction[] {
	return mendActions(
		report,
		numberMendsElsewhere(report.analysis.report, finding, (span) => report.snapshot.line(span)),
	);
}

/**
 * Makes the list of references one without what is too much. Only in a text that was read as it is: a citation that was added
 * since would lead elsewhere.
 */
export async function referenceActions(
	report: AnalyzedReport,
	finding: Finding,
	rereading: Rereading,
): Promise<vscode.CodeAction[]> {
	if (!mayMendReferences(finding) || report.snapshot.stale) return [];
	const mend = await mendOf({ report, finding, rereading });
	return mend && !report.snapshot.stale ? mendActions(report, [mend]) : [];
}

/** The edit is read again before it is offered, which is done once for each finding. */
const mendOf = memoised(
	({ report, finding, rereading }: { report: AnalyzedReport; finding: Finding; rereading: Rereading }) =>
		// A reading that fails offers nothing; the other actions stay.
		referenceMend(report.analysis.report, finding, (text) => rereading.reread(text)).catch(() => undefined),
	({ finding }) => finding,
);
