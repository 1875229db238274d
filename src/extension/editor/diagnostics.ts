import * as vscode from 'vscode';
import type { Finding } from '../../findings/model';
import { message } from '../../messages/message';
import { isFaded, problemLevel } from '../../view/problem';
import type { Settings } from '../host/settings';
import { words } from '../host/words';
import { type Analyses, type AnalyzedReport, type PlacedFinding, placedFindings } from '../reports/analyses';
import { findingText } from '../reports/wording';
import { findingPage } from './findingPage';

/** What the editor keeps for one file; it drops the rest without naming them. */
const editorLimit = 1000;

const levels: Record<Finding['severity'], vscode.DiagnosticSeverity> = {
	error: vscode.DiagnosticSeverity.Error,
	warning: vscode.DiagnosticSeverity.Warning,
	info: vscode.DiagnosticSeverity.Information,
	hint: vscode.DiagnosticSeverity.Hint,
};

/** Shows the findings as problems, unless the author keeps that view for other things. */
export function registerDiagnostics(pages: vscode.Uri, analyses: Analyses, settings: Settings): vscode.Disposable {
	const collection = vscode.languages.createDiagnosticCollection('plumbline');
	const publish = (document: vscode.TextDocument) => {
		const report = analyses.get(document);
		const shown = report && !settings.get('decorationsOnly', document);
		collection.set(document.uri, shown ? diagnosticsOf(report, pages) : []);
	};
	return vscode.Disposable.from(collection, analyses.onDidChange(publish));
}

function diagnosticsOf(report: AnalyzedReport, pages: vscode.Uri): vscode.Diagnostic[] {
	const diagnostics = placedFindings(report).map((placed) => diagnosticOf(placed, report, pages));
	if (diagnostics.length <= editorLimit) return diagnostics;
	const bySeverity = diagnostics.toSorted((a, b) => a.severity - b.severity);
	return [...bySeverity.slice(0, editorLimit - 1), limitNotice(diagnostics.length - editorLimit + 1)];
}

function diagnosticOf({ finding, range }: PlacedFinding, report: AnalyzedReport, pages: vscode.Uri): vscode.Diagnostic {
	const { snapshot } = report;
	const diagnostic = new vscode.Diagnostic(range, findingText(report, finding), levels[problemLevel(finding)]);
	diagnostic.source = finding.decidedBy === 'model' ? `Plumbline (${words.say(message('labels.model'))})` : 'Plumbline';
	diagnostic.code = { value: finding.code, target: findingPage(pages, finding.code) };
	if (isFaded(finding)) diagnostic.tags = [vscode.DiagnosticTag.Unnecessary];
	diagnostic.relatedInformation = finding.related.flatMap(({ span, message }) => {
		const place = snapshot.range(span);
		if (!place) return [];
		const location = new vscode.Location(snapshot.document.uri, place);
		return [new vscode.DiagnosticRelatedInformation(location, words.say(message))];
	});
	return diagnostic;
}

function limitNotice(hidden: number): vscode.Diagnostic {
	const message = vscode.l10n.t(
		'{0} more findings are not listed here: the editor keeps {1} per file. All of them are in the score panel.',
		hidden,
		editorLimit,
	);
	const notice = new vscode.Diagnostic(new vscode.Range(0, 0, 0, 0), message, vscode.DiagnosticSeverity.Information);
	notice.source = 'Plumbline';
	return notice;
}
