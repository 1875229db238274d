import * as vscode from 'vscode';
import type { Finding } from '../../findings/model';
import { computedNumber, mayMendReferences, mendedReferences, sameNumber } from '../../functions';
import { memoised } from '../../text/memo';
import type { Analyses, AnalyzedReport } from '../reports/analyses';
import { lineName } from '../reports/wording';
import { editAction } from './codeActions';

const { l10n } = vscode;

/** Reads what an edit would make of a report. */
export type Rereading = Pick<Analyses, 'reread'>;

/** Puts in the number that was worked out. */
export function numberActions(report: AnalyzedReport, finding: Finding): vscode.CodeAction[] {
	const { source } = report.analysis.report;
	const computed = computedNumber(finding);
	if (computed) {
		const title = l10n.t('Replace {0} with {1}, as computed', source.slice(...computed.span), computed.text);
		return sureAction(title, report, [computed]);
	}
	return sameNumberActions(report, finding);
}

/** The same from another sentence that the slip concerns: with the line that changes, and never without being chosen. */
export function numberActionsElsewhere(report: AnalyzedReport, finding: Finding): vscode.CodeAction[] {
	const { source } = report.analysis.report;
	const computed = computedNumber(finding);
	if (!computed) {
		const actions = sameNumberActions(report, finding);
		for (const action of actions) action.isPreferred = false;
		return actions;
	}
	const [wrong, line] = [source.slice(...computed.span), lineName(report.snapshot.line(computed.span))];
	return editAction(l10n.t('Replace {0} with {1}, as computed ({2})', wrong, computed.text, line), report, [computed]);
}

function sameNumberActions(report: AnalyzedReport, finding: Finding): vscode.CodeAction[] {
	return sameNumber(report.analysis.report, finding).flatMap((one) =>
		sureAction(l10n.t('Write {0} in line {1}, too', one.text, report.snapshot.line(one.span)), report, [one]),
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
	const edit = await referencesOf({ report, finding, rereading });
	if (!edit || report.snapshot.stale) return [];
	const count = 1 + finding.related.length;
	if (finding.code === 'citation.duplicate')
		return sureAction(l10n.t('Merge the {0} entries into one', count), report, edit);
	const title =
		count === 1 ? l10n.t('Remove this reference') : l10n.t('Remove the {0} references that nothing cites', count);
	return sureAction(title, report, edit);
}

/** The edit is read again before it is offered, which is done once for each finding. */
const referencesOf = memoised(
	({ report, finding, rereading }: { report: AnalyzedReport; finding: Finding; rereading: Rereading }) =>
		// A reading that fails offers nothing; the other actions stay.
		mendedReferences(report.analysis.report, finding, (text) => rereading.reread(text)).catch(() => undefined),
	({ finding }) => finding,
);

/** Mends without a choice left to make: the editor's own command to fix applies it. */
function sureAction(...edit: Parameters<typeof editAction>): vscode.CodeAction[] {
	const actions = editAction(...edit);
	for (const action of actions) action.isPreferred = true;
	return actions;
}
