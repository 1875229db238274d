import * as vscode from 'vscode';
import type { AnalyzedReport, PlacedFinding } from '../reports/analyses';
import { showRange } from '../reports/reveal';
import { applyAction } from './codeActions';
import { type FixMeans, fixesFor } from './quickFixes';

const { l10n } = vscode;

/** Goes to a finding and applies its quick fix; where it has several the author chooses one. */
export async function fixFinding(report: AnalyzedReport, placed: PlacedFinding, means: FixMeans): Promise<void> {
	const fixes = await fixesFor(report, placed, means);
	await showRange(report.snapshot.document, placed.range);
	const fix = fixes.length > 1 ? await pick(fixes, l10n.t('How do you want to fix it?')) : fixes[0];
	if (!fix) return;
	await applyAction(fix);
	const changed = changedFigure(fix.edit);
	if (changed) await showRange(report.snapshot.document, changed);
}

/** Where the one figure that an edit changes stands afterwards, for the author to see it; `undefined` where more is changed. */
function changedFigure(edit: vscode.WorkspaceEdit | undefined): vscode.Range | undefined {
	const [change, ...more] = edit?.entries().flatMap(([, changes]) => changes) ?? [];
	if (!change || more.length > 0 || change.newText === '' || change.newText.includes('\n')) return undefined;
	const { start } = change.range;
	return new vscode.Range(start, start.translate(0, change.newText.length));
}

async function pick(
	actions: readonly vscode.CodeAction[],
	placeHolder: string,
): Promise<vscode.CodeAction | undefined> {
	const items = actions.map((action) => ({ label: action.title, action }));
	return (await vscode.window.showQuickPick(items, { placeHolder }))?.action;
}
