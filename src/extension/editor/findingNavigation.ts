import * as vscode from 'vscode';
import { registerCommands } from '../host/command';
import type { ActiveReport } from '../reports/activeReport';
import { type Analyses, placedFindings } from '../reports/analyses';
import { showRange } from '../reports/reveal';

/** Steps through the findings of the report at hand, round and round, whatever Problems shows. */
export function registerFindingNavigation(analyses: Analyses, active: ActiveReport): vscode.Disposable {
	const step = async (direction: 1 | -1) => {
		const { document } = active;
		const report = document && analyses.get(document);
		if (!report) return;
		const editor = vscode.window.visibleTextEditors.find((visible) => visible.document === document);
		const ranges = placedFindings(report).map(({ range }) => range);
		const target = neighbour(ranges, editor?.selection.start ?? new vscode.Position(0, 0), direction);
		if (target) await showRange(document, target);
		else vscode.window.setStatusBarMessage(vscode.l10n.t('No findings in this report'), 3000);
	};
	return registerCommands([
		{ id: 'plumbline.nextFinding', execute: () => step(1) },
		{ id: 'plumbline.previousFinding', execute: () => step(-1) },
	]);
}

function neighbour(
	ranges: readonly vscode.Range[],
	from: vscode.Position,
	direction: 1 | -1,
): vscode.Range | undefined {
	if (direction === 1) return ranges.find(({ start }) => start.isAfter(from)) ?? ranges[0];
	return ranges.findLast(({ start }) => start.isBefore(from)) ?? ranges.at(-1);
}
