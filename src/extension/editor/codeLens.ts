import * as vscode from 'vscode';
import { message } from '../../messages/message';
import type { Settings } from '../host/settings';
import { words } from '../host/words';
import type { Analyses } from '../reports/analyses';
import { markdownSelector } from '../reports/reportFilter';
import { revealCommand } from '../reports/reveal';
import { claimCount, findingCount } from '../reports/wording';
import { heldFindings } from './moreFindings';
import { type SectionFigures, sectionFigures } from './sectionFigures';

/** A line above each heading: its claims, how many of them are supported, and its findings. */
export function registerCodeLens(analyses: Analyses, settings: Settings): vscode.Disposable {
	const changed = new vscode.EventEmitter<void>();
	const provider: vscode.CodeLensProvider = {
		onDidChangeCodeLenses: changed.event,
		provideCodeLenses(document) {
			const report = analyses.get(document);
			if (!report || !settings.get('codeLens', document)) return [];
			const more = heldFindings(report).length;
			return sectionFigures(report.analysis).flatMap((figures, index) => {
				const range = report.snapshot.range(figures.heading);
				if (!range) return [];
				const commands = [lensCommand(document, figures), ...(index === 0 && more > 0 ? [moreCommand(more)] : [])];
				return commands.map((command) => new vscode.CodeLens(range, command));
			});
		},
	};
	return vscode.Disposable.from(
		changed,
		analyses.onDidChange(() => changed.fire()),
		vscode.languages.registerCodeLensProvider(markdownSelector, provider),
	);
}

/** The rest of the findings, one click away; above the first heading. */
function moreCommand(count: number): vscode.Command {
	return { command: 'plumbline.showMoreFindings', title: words.say(message('counts.more', { count })) };
}

/** Leads to the section's first finding, or to the tree where there is none. */
function lensCommand(document: vscode.TextDocument, { claims, supported, findings }: SectionFigures): vscode.Command {
	const parts = [
		...(claims > 0 ? [claimCount(claims), vscode.l10n.t('{0} supported', words.percent(supported / claims))] : []),
		...(findings.length > 0 ? [findingCount(findings.length)] : []),
	];
	const title = parts.join(' · ');
	const [first] = findings;
	return first ? revealCommand(document, first.span, title) : { command: 'plumbline.tree.focus', title };
}
