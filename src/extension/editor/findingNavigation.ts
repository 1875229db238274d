import * as vscode from 'vscode';
import { isListed } from '../../findings/volume';
import { registerCommands } from '../host/command';
import type { ActiveReport } from '../reports/activeReport';
import { type Analyses, type PlacedFinding, placedFindings } from '../reports/analyses';
import { showRange } from '../reports/reveal';
import { findingText } from '../reports/wording';

const { l10n } = vscode;

/** How long the status bar tells the finding that was stepped to, in milliseconds. */
const told = 10_000;

/** Steps through the findings that Problems lists, round and round, also where they are kept out of it, and says what each is; hints are left to the eye. */
export function registerFindingNavigation(analyses: Analyses, active: ActiveReport): vscode.Disposable {
	const step = async (direction: 1 | -1) => {
		const document = active.forCommand();
		const report = document && (await analyses.known(document));
		if (!report) return;
		const editor = vscode.window.visibleTextEditors.find((visible) => visible.document === document);
		const placed = placedFindings(report);
		const shown = placed.filter(({ finding }) => isListed(finding));
		const target = neighbour(shown, editor?.selection.start ?? new vscode.Position(0, 0), direction);
		if (!target) {
			vscode.window.setStatusBarMessage(nothingToShow(placed.length), 5000);
			return;
		}
		const place = l10n.t('Finding {0} of {1}', shown.indexOf(target) + 1, shown.length);
		vscode.window.setStatusBarMessage(`${place} · ${findingText(report, target.finding)}`, told);
		await showRange(document, target.range);
		await vscode.commands.executeCommand('editor.action.showHover', { focus: 'noAutoFocus' });
	};
	return registerCommands([
		{ id: 'plumbline.nextFinding', execute: () => step(1) },
		{ id: 'plumbline.previousFinding', execute: () => step(-1) },
	]);
}

function nothingToShow(hints: number): string {
	return hints === 0 ? l10n.t('No findings in this report') : l10n.t('Only hints in this report: see its score');
}

/** The next one behind or before a place, by place; several at one place are stepped over together. */
function neighbour(
	findings: readonly PlacedFinding[],
	from: vscode.Position,
	direction: 1 | -1,
): PlacedFinding | undefined {
	if (direction === 1) return findings.find(({ range }) => range.start.isAfter(from)) ?? findings[0];
	return findings.findLast(({ range }) => range.start.isBefore(from)) ?? findings.at(-1);
}
