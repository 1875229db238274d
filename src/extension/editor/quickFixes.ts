import * as vscode from 'vscode';
import type { Finding } from '../../findings/model';
import {
	citingAnswers,
	emptyEntries,
	firstPart,
	ignoreScopes,
	isAuthorsView,
	mayMendReferences,
	mendableFrom,
	placeToFill,
	wordablePlace,
} from '../../functions';
import type { Span } from '../../report/model';
import type { Models } from '../model/models';
import {
	type Analyses,
	type AnalyzedReport,
	type PlacedFinding,
	placedFindings,
	placedWithdrawals,
} from '../reports/analyses';
import { markdownSelector } from '../reports/reportFilter';
import { revealCommand } from '../reports/reveal';
import { codeTitle, findingTitle, lineName } from '../reports/wording';
import { openSourceCommand, sourceOf } from '../sources/openSource';
import { insertCitationCommand } from './citationCommand';
import { citationPlace } from './citing';
import { commandAction } from './codeActions';
import { acceptCommand, decideCommands } from './deciding';
import { type FixKind, fixOrder } from './fixOrder';
import { ignoreAction } from './ignoreActs';
import { numberActionsElsewhere, type Rereading, referenceActions, wordActions } from './mendingFixes';
import { repetitionActions } from './repetitionFixes';
import { changeSeverityCommand } from './severity';
import { showAgainCommand } from './withdrawals';

/** What answers a finding, by what it does. */
export type Fixes = Partial<Readonly<Record<FixKind, readonly vscode.CodeAction[]>>>;

/** What fixes may need besides the report. */
export interface FixMeans {
	readonly rereading: Rereading;
	readonly models: Pick<Models, 'mayAsk'>;
}

/**
 * The light bulb: put right, remove or compare what is repeated, cite a source, reword, decide, ignore, or show again what a
 * model withdrew.
 */
export function registerQuickFixes(analyses: Analyses, models: FixMeans['models']): vscode.Disposable {
	const provider: vscode.CodeActionProvider = {
		async provideCodeActions(document, range, context) {
			const report = analyses.get(document);
			if (!report) return [];
			const here = (placed: { readonly range: vscode.Range }) => placed.range.intersection(range);
			const found = placedFindings(report).filter(here);
			const actions = found.map(async (placed) => {
				const fixes = await fixesFor(report, placed, { rereading: analyses, models });
				return told(placed, { fixes, others: leavingActions(report, placed) }, context.diagnostics);
			});
			const answers = await Promise.all(actions);
			return [
				...answers.flatMap(({ fixes }) => fixes),
				...nearbyMends(report, range),
				...answers.flatMap(({ others }) => others),
				...placedWithdrawals(report)
					.filter(here)
					.map((placed) => {
						const title = vscode.l10n.t('Show again: {0}', findingTitle(placed.withdrawn.finding));
						return commandAction(title, showAgainCommand(document, placed));
					}),
			];
		},
	};
	return vscode.languages.registerCodeActionsProvider(markdownSelector, provider, {
		providedCodeActionKinds: [vscode.CodeActionKind.QuickFix],
	});
}

/** What mends a finding; empty where only its author knows. In their order, for the first is taken at a key. */
export async function fixesFor(
	report: AnalyzedReport,
	placed: PlacedFinding,
	{ rereading, models }: FixMeans,
): Promise<vscode.CodeAction[]> {
	const { finding } = placed;
	const atHand = fixesAtHand(report, placed);
	const fixes: Fixes = {
		...atHand,
		mend: [...(await referenceActions(report, finding, rereading)), ...(atHand.mend ?? [])],
		reword: models.mayAsk(report.snapshot.document) ? rewordActions(report, finding) : [],
	};
	return fixOrder(isAuthorsView(report.analysis.report, finding)).flatMap((kind) => fixes[kind] ?? []);
}

/** Those that are known without reading what they would make of the report. */
function fixesAtHand(report: AnalyzedReport, { finding }: PlacedFinding): Fixes {
	return {
		...repetitionActions(report, finding),
		mend: [
			...wordActions(report, finding),
			...partActions(report, finding),
			...sourceActions(report, finding),
			...entryActions(report, finding),
		],
		cite: citationActions(report, finding),
		accept: viewActions(report, finding),
	};
}

/** Whether anything does; of references it is known only when it is asked for, for the edit is read again first. */
export function hasFix(report: AnalyzedReport, placed: PlacedFinding): boolean {
	return (
		mayMendReferences(placed.finding) || Object.values(fixesAtHand(report, placed)).some((fixes) => fixes.length > 0)
	);
}

/** What puts a finding right, and what leaves it as it is: of several findings at one place all that is of the first kind comes first. */
interface Answers {
	readonly fixes: readonly vscode.CodeAction[];
	readonly others: readonly vscode.CodeAction[];
}

/** With the diagnostics that a finding is told by. */
function told({ finding, range }: PlacedFinding, answers: Answers, diagnostics: readonly vscode.Diagnostic[]): Answers {
	const own = diagnostics.filter(
		(diagnostic) => codeOf(diagnostic) === finding.code && diagnostic.range.isEqual(range),
	);
	for (const action of [...answers.fixes, ...answers.others]) action.diagnostics = own;
	return answers;
}

function leavingActions(report: AnalyzedReport, { finding }: PlacedFinding): vscode.CodeAction[] {
	return [
		...decideCommands(report.snapshot.document, finding).map((command) => commandAction(command.title, command)),
		...ignoreScopes.flatMap((scope) => ignoreAction(report, finding, scope) ?? []),
		commandAction(
			vscode.l10n.t('Change severity of: {0}', codeTitle(finding.code)),
			changeSeverityCommand(report.snapshot.document, finding),
		),
	];
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

/** The slip may be in a number that the wrong one is made of: the author chooses. */
function partActions(report: AnalyzedReport, finding: Finding): vscode.CodeAction[] {
	const part = firstPart(finding);
	if (!part) return [];
	const title = vscode.l10n.t('Go to the numbers it is made of ({0})', lineName(report.snapshot.line(part)));
	return [commandAction(title, revealCommand(report.snapshot.document, part, ''))];
}

/** What mends a wrong number, from a sentence that it affects. */
function nearbyMends(report: AnalyzedReport, range: vscode.Range): vscode.CodeAction[] {
	const touches = (span: Span) => report.snapshot.range(span)?.intersection(range) !== undefined;
	return placedFindings(report)
		.filter((placed) => !placed.range.intersection(range))
		.filter(({ finding }) => mendableFrom(report.analysis.report, finding).some(touches))
		.flatMap(({ finding }) => numberActionsElsewhere(report, finding));
}

/** A judgement or a forecast is its author's: that can be said instead of citing somebody for it. */
function viewActions({ analysis, snapshot }: AnalyzedReport, finding: Finding): vscode.CodeAction[] {
	if (!isAuthorsView(analysis.report, finding)) return [];
	const title = vscode.l10n.t('Accept as our own view, with the reason…');
	return [commandAction(title, acceptCommand(snapshot.document, finding))];
}

/** An empty entry is filled in where it stands, however often it is cited: the cursor goes to where its title is to be typed. */
function entryActions(report: AnalyzedReport, finding: Finding): vscode.CodeAction[] {
	return emptyEntries(finding).map((span) => {
		const title = vscode.l10n.t('Go to the empty reference ({0})', lineName(report.snapshot.line(span)));
		const place = placeToFill(report.analysis.report, span);
		return commandAction(title, revealCommand(report.snapshot.document, [place, place], ''));
	});
}

function citationActions(report: AnalyzedReport, finding: Finding): vscode.CodeAction[] {
	const { analysis, snapshot } = report;
	if (emptyEntries(finding).length > 0) return [];
	const hasReferences = analysis.report.references.some(({ empty }) => !empty);
	const answer = citingAnswers(finding);
	if (answer === 'inPlace' && hasReferences) {
		const command = insertCitationCommand(snapshot.document, finding.span, finding.span);
		return [commandAction(vscode.l10n.t('Cite another of the report’s references…'), command)];
	}
	if (answer !== 'beside') return [];
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

function codeOf({ source, code }: vscode.Diagnostic): string | number | undefined {
	// A model's findings say so behind the name.
	if (!source?.startsWith('Plumbline')) return undefined;
	return typeof code === 'object' ? code.value : code;
}
