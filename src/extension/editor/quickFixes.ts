import * as vscode from 'vscode';
import type { Finding, FindingCode } from '../../findings/model';
import { mayMendReferences, wordablePlace } from '../../index';
import {
	type Analyses,
	type AnalyzedReport,
	type PlacedFinding,
	placedFindings,
	placedWithdrawals,
} from '../reports/analyses';
import { markdownSelector } from '../reports/reportFilter';
import { revealCommand } from '../reports/reveal';
import { codeTitle, placeName } from '../reports/wording';
import { openSourceCommand, sourceOf } from '../sources/openSource';
import { insertCitationCommand } from './citationCommand';
import { citationPlace } from './citing';
import { compareCommand } from './compare';
import { decideCommands } from './deciding';
import { type Insertion, ignoreHere, ignoreInFile } from './ignoring';
import { mendingActions } from './mendingFixes';
import { changeSeverityCommand } from './severity';
import { showAgainCommand } from './withdrawals';

/** Findings that a citation can answer. */
const citable = new Set<FindingCode>(['claim.unsupported', 'claim.partial', 'citation.missing']);

/**
 * The light bulb: put right, go to or compare what is repeated, cite a source, reword, decide, ignore, or show again what a
 * model withdrew.
 *
 * @param hasModel whether a model is connected that may be asked
 */
export function registerQuickFixes(
	analyses: Analyses,
	hasModel: (document: vscode.TextDocument) => boolean,
): vscode.Disposable {
	const provider: vscode.CodeActionProvider = {
		provideCodeActions(document, range, context) {
			const report = analyses.get(document);
			if (!report) return [];
			const mayReword = vscode.workspace.isTrusted && hasModel(document);
			const here = (placed: { readonly range: vscode.Range }) => placed.range.intersection(range);
			return [
				...placedFindings(report)
					.filter(here)
					.flatMap((placed) => actionsFor(report, placed, context.diagnostics, mayReword)),
				...placedWithdrawals(report)
					.filter(here)
					.map((placed) => {
						const title = vscode.l10n.t('Show again: {0}', codeTitle(placed.withdrawn.finding.code));
						return commandAction(title, showAgainCommand(document, placed));
					}),
			];
		},
	};
	return vscode.languages.registerCodeActionsProvider(markdownSelector, provider, {
		providedCodeActionKinds: [vscode.CodeActionKind.QuickFix],
	});
}

/** What mends a finding; empty where only its author knows. */
export function fixesFor(report: AnalyzedReport, { finding }: PlacedFinding): vscode.CodeAction[] {
	return [
		...mendingActions(report, finding),
		...sourceActions(report, finding),
		...repetitionActions(report, finding),
		...citationActions(report, finding),
	];
}

/** Whether anything does; of references it is known only when it is asked for, for the edit is read again first. */
export function hasFix(report: AnalyzedReport, placed: PlacedFinding): boolean {
	return mayMendReferences(placed.finding) || fixesFor(report, placed).length > 0;
}

/** What keeps a finding from being told again, by a comment in the report. */
export function ignoresFor(report: AnalyzedReport, finding: Finding): vscode.CodeAction[] {
	const parsed = report.analysis.report;
	const title = codeTitle(finding.code);
	return [
		...insertAction(vscode.l10n.t('Ignore here: {0}', title), report, ignoreHere(parsed, finding)),
		...insertAction(vscode.l10n.t('Ignore in this file: {0}', title), report, ignoreInFile(parsed, finding)),
	];
}

function actionsFor(
	report: AnalyzedReport,
	{ finding, range }: PlacedFinding,
	diagnostics: readonly vscode.Diagnostic[],
	mayReword: boolean,
): vscode.CodeAction[] {
	const own = diagnostics.filter(
		(diagnostic) => codeOf(diagnostic) === finding.code && diagnostic.range.isEqual(range),
	);
	const actions = [
		...fixesFor(report, { finding, range }),
		...(mayReword ? rewordActions(report, finding) : []),
		...decideCommands(report.snapshot.document, finding).map((command) => commandAction(command.title, command)),
		...ignoresFor(report, finding),
		commandAction(
			vscode.l10n.t('Change severity of: {0}', codeTitle(finding.code)),
			changeSeverityCommand(report.snapshot.document, finding),
		),
	];
	for (const action of actions) action.diagnostics = own;
	return actions;
}

function sourceActions({ snapshot }: AnalyzedReport, finding: Finding): vscode.CodeAction[] {
	const suggestion = finding.code === 'citation.dead' ? finding.data.suggestion : undefined;
	if (suggestion !== undefined && URL.canParse(suggestion)) {
		const { command, arguments: args } = openSourceCommand(snapshot.document, { url: suggestion });
		const title = vscode.l10n.t('Open Archived Copy');
		return [commandAction(title, { command, title, ...(args && { arguments: args }) })];
	}
	const source = sourceOf(finding);
	if (!source) return [];
	const command = openSourceCommand(snapshot.document, source.place);
	return [commandAction(command.title, command)];
}

function repetitionActions(report: AnalyzedReport, finding: Finding): vscode.CodeAction[] {
	if (finding.code !== 'paragraph.redundant') return [];
	const { document } = report.snapshot;
	return finding.related.flatMap(({ span }) => {
		const place = placeName(report, span);
		return [
			commandAction(vscode.l10n.t('Go to {0}', place), revealCommand(document, span, '')),
			commandAction(vscode.l10n.t('Compare with {0}', place), compareCommand(document, span, finding.span)),
		];
	});
}

function citationActions(report: AnalyzedReport, finding: Finding): vscode.CodeAction[] {
	const { analysis, snapshot } = report;
	const hasReferences = analysis.report.references.some(({ empty }) => !empty);
	if (finding.code === 'citation.broken' && hasReferences) {
		const command = insertCitationCommand(snapshot.document, finding.span, finding.span);
		return [commandAction(vscode.l10n.t('Cite another of the report’s references…'), command)];
	}
	if (!citable.has(finding.code)) return [];
	const place = citationPlace(analysis.report, finding.span);
	if (place === undefined) return [];
	const pick = commandAction(
		vscode.l10n.t('Cite one of the report’s references…'),
		insertCitationCommand(snapshot.document, [place, place], finding.span),
	);
	return [...(hasReferences ? [pick] : []), ...placeholderAction(report, place)];
}

/** With the connected model, of whose wording the author sees the difference first. */
function rewordActions({ analysis, snapshot }: AnalyzedReport, finding: Finding): vscode.CodeAction[] {
	if (!wordablePlace(analysis.report, finding)) return [];
	const named = [snapshot.document.uri.toString(), finding.code, finding.span];
	const title = vscode.l10n.t('Reword With Model…');
	return [commandAction(title, { command: 'plumbline.reword', title, arguments: named })];
}

function placeholderAction({ snapshot }: AnalyzedReport, place: number): vscode.CodeAction[] {
	const range = snapshot.range([place, place]);
	if (!range) return [];
	const action = new vscode.CodeAction(vscode.l10n.t('Insert a citation to fill in'), vscode.CodeActionKind.QuickFix);
	const snippet = new vscode.SnippetString(' [').appendPlaceholder(vscode.l10n.t('source')).appendText(']');
	action.edit = new vscode.WorkspaceEdit();
	action.edit.set(snapshot.document.uri, [new vscode.SnippetTextEdit(range, snippet)]);
	return [action];
}

function insertAction(title: string, { snapshot }: AnalyzedReport, { offset, text }: Insertion): vscode.CodeAction[] {
	const range = snapshot.range([offset, offset]);
	if (!range) return [];
	const action = new vscode.CodeAction(title, vscode.CodeActionKind.QuickFix);
	action.edit = new vscode.WorkspaceEdit();
	action.edit.insert(snapshot.document.uri, range.start, text);
	action.command = { command: 'plumbline.analyze', title: '' };
	return [action];
}

function commandAction(title: string, command: vscode.Command): vscode.CodeAction {
	const action = new vscode.CodeAction(title, vscode.CodeActionKind.QuickFix);
	action.command = { ...command, title };
	return action;
}

function codeOf({ source, code }: vscode.Diagnostic): string | number | undefined {
	// A model's findings say so behind the name.
	if (!source?.startsWith('Plumbline')) return undefined;
	return typeof code === 'object' ? code.value : code;
}
