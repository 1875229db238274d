import * as vscode from 'vscode';
import type { Finding } from '../../findings/model';
import { computedNumber, mendedReferences, sameNumber } from '../../index';
import type { Replacement } from '../../mending/replacement';
import { memoised } from '../../text/memo';
import type { AnalyzedReport } from '../reports/analyses';

const { l10n } = vscode;

/** The fixes that put right what they are on: the number that was worked out, the list of references without what is too much. */
export function mendingActions(report: AnalyzedReport, finding: Finding): vscode.CodeAction[] {
	return [...numberActions(report, finding), ...referenceActions(report, finding)];
}

function numberActions(report: AnalyzedReport, finding: Finding): vscode.CodeAction[] {
	const { source } = report.analysis.report;
	const computed = computedNumber(finding);
	if (computed) {
		const title = l10n.t('Replace {0} with {1}, as computed', source.slice(...computed.span), computed.text);
		return editAction(title, report, [computed]);
	}
	return sameNumber(report.analysis.report, finding).flatMap((one) =>
		editAction(l10n.t('Write {0} in line {1}, too', one.text, report.snapshot.line(one.span)), report, [one]),
	);
}

/** Only in a text that was read as it is: a citation that was added since would lead elsewhere. */
function referenceActions(report: AnalyzedReport, finding: Finding): vscode.CodeAction[] {
	if (report.snapshot.stale) return [];
	const edit = referencesOf({ report, finding });
	if (!edit) return [];
	const count = 1 + finding.related.length;
	if (finding.code === 'citation.duplicate')
		return editAction(l10n.t('Merge the {0} entries into one', count), report, edit);
	const title =
		count === 1 ? l10n.t('Remove this reference') : l10n.t('Remove the {0} references that nothing cites', count);
	return editAction(title, report, edit);
}

/** The edit is read again before it is offered, which is done once for each finding. */
const referencesOf = memoised(
	({ report, finding }: { readonly report: AnalyzedReport; readonly finding: Finding }) =>
		mendedReferences(report.analysis.report, finding),
	({ finding }) => finding,
);

/** Changes the report, and has it read again, so that the counts follow at once. None where a line of it was edited since it was read. */
function editAction(
	title: string,
	{ snapshot }: AnalyzedReport,
	replacements: readonly Replacement[],
): vscode.CodeAction[] {
	const action = new vscode.CodeAction(title, vscode.CodeActionKind.QuickFix);
	action.edit = new vscode.WorkspaceEdit();
	for (const { span, text } of replacements) {
		const range = snapshot.range(span);
		if (!range) return [];
		action.edit.replace(snapshot.document.uri, range, text);
	}
	action.command = { command: 'plumbline.analyze', title: '' };
	action.isPreferred = true;
	return [action];
}
