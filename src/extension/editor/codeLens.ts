import * as vscode from 'vscode';
import { message } from '../../messages/message';
import { wantingClaims } from '../../view/claims';
import { type SectionFigures, sectionFigures } from '../../view/sectionFigures';
import type { Settings } from '../host/settings';
import { words } from '../host/words';
import type { Analyses, AnalyzedReport } from '../reports/analyses';
import { markdownSelector } from '../reports/reportFilter';
import { revealCommand } from '../reports/reveal';
import { findingCount } from '../reports/wording';
import { heldFindings } from './moreFindings';

/** A line above each heading under which something is wrong: its findings, and its claims that are not or only partly supported. */
export function registerCodeLens(analyses: Analyses, settings: Settings): vscode.Disposable {
	const changed = new vscode.EventEmitter<void>();
	const provider: vscode.CodeLensProvider = {
		onDidChangeCodeLenses: changed.event,
		provideCodeLenses(document) {
			const report = analyses.get(document);
			if (!report || !settings.get('codeLens', document)) return [];
			return [...sectionLenses(report), ...moreLens(report)];
		},
	};
	return vscode.Disposable.from(
		changed,
		analyses.onDidChange(() => changed.fire()),
		vscode.languages.registerCodeLensProvider(markdownSelector, provider),
	);
}

function sectionLenses({ analysis, snapshot }: AnalyzedReport): vscode.CodeLens[] {
	return sectionFigures(analysis).flatMap((figures) => {
		const range = snapshot.range(figures.heading);
		return range ? [new vscode.CodeLens(range, lensCommand(snapshot.document, figures))] : [];
	});
}

/** The findings that are held back, one click away; above the first heading. */
function moreLens(report: AnalyzedReport): vscode.CodeLens[] {
	const { blocks, sections } = report.analysis.report;
	const heading = blocks[sections[0]?.heading ?? -1];
	const range = heading && report.snapshot.range(heading.span);
	const count = heldFindings(report).length;
	if (!range || count === 0) return [];
	const title = words.say(message('counts.more', { count }));
	return [new vscode.CodeLens(range, { command: 'plumbline.showMoreFindings', title })];
}

/** Leads to the first finding under the heading, or to the tree where there is none. */
function lensCommand(document: vscode.TextDocument, { claims, findings }: SectionFigures): vscode.Command {
	const wanting = wantingClaims(claims);
	const title = [
		...(findings.length > 0 ? [findingCount(findings.length)] : []),
		...(wanting ? [words.say(wanting)] : []),
	].join(' · ');
	const [first] = findings;
	return first ? revealCommand(document, first.span, title) : { command: 'plumbline.tree.focus', title };
}
