import * as vscode from 'vscode';
import { registerCommands } from '../host/command';
import type { ActiveReport } from '../reports/activeReport';
import { type Analyses, placedFindings } from '../reports/analyses';
import { showRange } from '../reports/reveal';
import { inProblems } from './findingLooks';

/** Steps through the findings that Problems lists, round and round, also where they are kept out of it; hints are left to the eye. */
export function registerFindingNavigation(analyses: Analyses, active: ActiveReport): vscode.Disposable {
	const step = async (direction: 1 | -1) => {
		const document = active.forCommand();
		const report = document && (analyses.get(document) ?? analyses.analyze(document));
		if (!report) return;
		const editor = vscode.window.visibleTextEditors.find((visible) => visible.document === document);
		const findings = placedFindings(report);
		const ranges = findings.filter(({ finding }) => inProblems(finding)).map(({ range }) => range);
		const target = neighbour(ranges, editor?.selection.start ?? new vscode.Position(0, 0), direction);
		if (target) await showRange(document, target);
		else vscode.window.setStatusBarMessage(nothingToShow(findings.length), 5000);
	};
	return registerCommands([
		{ id: 'plumbline.nextFinding', execute: () => step(1) },
		{ id: 'plumbline.previousFinding', execute: () => step(-1) },
	]);
}

function nothingToShow(hints: number): string {
	const { l10n } = vscode;
	return hints === 0 ? l10n.t('No findings in this report') : l10n.t('Only hints in this report: see its score');
}

function neighbour(
	ranges: readonly vscode.Range[],
	from: vscode.Position,
	direction: 1 | -1,
): vscode.Range | undefined {
	if (direction === 1) return ranges.find(({ start }) => start.isAfter(from)) ?? ranges[0];
	return ranges.findLast(({ start }) => start.isBefore(from)) ?? ranges.at(-1);
}
