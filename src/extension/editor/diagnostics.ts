import * as vscode from 'vscode';
import type { Diagnostic } from 'vscode-languageserver';
import { diagnosticsOf, wordFindings } from '../../service/diagnostics';
import type { Steps } from '../../threads/slices';
import { showsProblems } from '../host/settings';
import { rangeOf } from './codeActions';
import type { Parts } from './parts';

/** What the editor keeps for one file; it drops the rest without naming them. */
const editorLimit = 1000;

/** Shows the findings as problems, unless the author keeps that view for other things. */
export function registerDiagnostics({
	shell,
	analyses,
	settings,
}: Pick<Parts, 'shell' | 'analyses' | 'settings'>): vscode.Disposable {
	const collection = vscode.languages.createDiagnosticCollection('plumbline');
	const publish = function* (document: vscode.TextDocument): Steps<void> {
		const report = analyses.get(document);
		const shown = report && showsProblems(settings, document);
		if (shown) yield* wordFindings(report, shell);
		collection.set(document.uri, shown ? withinLimit(diagnosticsOf(report, shell).map(inEditor)) : []);
	};
	return vscode.Disposable.from(collection, analyses.onDidChange(publish));
}

function withinLimit(diagnostics: vscode.Diagnostic[]): vscode.Diagnostic[] {
	if (diagnostics.length <= editorLimit) return diagnostics;
	const bySeverity = diagnostics.toSorted((a, b) => a.severity - b.severity);
	return [...bySeverity.slice(0, editorLimit - 1), limitNotice(diagnostics.length - editorLimit + 1)];
}

/** The editor counts levels from 0, the protocol from 1. */
function inEditor(told: Diagnostic): vscode.Diagnostic {
	const { range, message, severity = 1, code = '', codeDescription, tags, relatedInformation = [] } = told;
	const diagnostic = new vscode.Diagnostic(rangeOf(range), String(message), severity - 1);
	if (told.source !== undefined) diagnostic.source = told.source;
	diagnostic.code = codeDescription ? { value: code, target: vscode.Uri.parse(codeDescription.href) } : code;
	if (tags) diagnostic.tags = tags;
	diagnostic.relatedInformation = relatedInformation.map(({ location, message: why }) => {
		const place = new vscode.Location(vscode.Uri.parse(location.uri), rangeOf(location.range));
		return new vscode.DiagnosticRelatedInformation(place, why);
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
