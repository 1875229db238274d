import * as vscode from 'vscode';
import { type Finding, severities } from '../../findings/model';
import {
	emptyEntries,
	firstOperand,
	isAuthorsView,
	mayMendReferences,
	rewordablePlace,
	titlePlace,
	whereToCite,
} from '../../functions';
import {
	actionsFromElsewhere,
	asksFor,
	fixAll,
	fixAllActions,
	mendActions,
	quickFix,
	referenceActions,
	removalActions,
} from '../../service/actions';
import { citationPlace } from '../../service/citing';
import { placedFindings, type Shell } from '../../service/report';
import { type AnalyzedReport, type PlacedFinding, placedWithdrawals } from '../reports/analyses';
import { markdownSelector } from '../reports/reportFilter';
import { revealCommand, showRange } from '../reports/reveal';
import { findingTitle, lineName, placeName } from '../reports/wording';
import { insertCitationCommand } from './citationCommand';
import { applyAction, commandAction, editAction } from './codeActions';
import { compareCommand } from './compare';
import { showAgainCommand } from './findingLists';
import { openSourceCommand, sourceOf } from './openSource';
import type { Parts } from './parts';
import { setAsideCommand } from './settingAside';

/** What fixes may need besides the report. */
type FixMeans = Pick<Parts, 'shell' | 'models'>;

/** At one place so many ways to mend it are offered, and one to set it aside: a longer list is not read. */
const mostFixes = 5;

/** The light bulb: put right, compare what is repeated, cite a source, reword, remove, set aside, or show again what a model withdrew. */
export function registerQuickFixes({
	analyses,
	...means
}: Pick<Parts, 'analyses' | 'shell' | 'models'>): vscode.Disposable {
	const provider: vscode.CodeActionProvider = {
		async provideCodeActions(document, range, context) {
			const report = analyses.get(document);
			if (!report) return [];
			if (context.only) {
				if (asksFor(fixAll, [context.only.value])) return (await fixAllActions(report, means.shell)).map(editAction);
				if (!asksFor(quickFix, [context.only.value])) return [];
			}
			const here = (placed: { readonly range: vscode.Range }) => placed.range.intersection(range);
			const found = placedFindings(report).filter(here).toSorted(loudestFirst);
			const [loudest] = found;
			// Beside what is wrong, nobody looks for what may be missing.
			const toMend = found.filter(({ finding }) => finding.severity !== 'hint' || loudest?.finding.severity === 'hint');
			const fixes = await Promise.all(
				toMend.map(async (placed) => told(placed, await fixesFor(report, placed, means), context.diagnostics)),
			);
			return [
				...fixes.flat().slice(0, mostFixes),
				...actionsFromElsewhere(report, range, means.shell).map(editAction),
				...(loudest ? told(loudest, [asideAction(report, found)], context.diagnostics) : []),
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
		providedCodeActionKinds: [quickFix, fixAll].map((kind) => vscode.CodeActionKind.Empty.append(kind)),
	});
}

function loudestFirst({ finding: one }: PlacedFinding, { finding: other }: PlacedFinding): number {
	return severities.indexOf(one.severity) - severities.indexOf(other.severity);
}

/** What mends a finding; empty where only its author knows. In their order, for the first is taken at a key. */
async function fixesFor(
	report: AnalyzedReport,
	{ finding }: PlacedFinding,
	{ shell, models }: FixMeans,
): Promise<vscode.CodeAction[]> {
	const { mends, compares, cites, removals, leads } = fixesAtHand(report, finding, shell);
	const reword = models.mayAsk(report.snapshot.document) ? rewordActions(report, finding) : [];
	// For a judgement of the author's a source would be sought to please.
	const words = isAuthorsView(report.analysis.report, finding) ? [...reword, ...cites] : [...cites, ...reword];
	const references = (await referenceActions(report, finding, shell)).map(editAction);
	return [...references, ...mends, ...compares, ...words, ...removals, ...leads];
}

/** Those that are known without reading what they would make of the report; which paragraph is to stay is asked after what helps to choose. */
function fixesAtHand(report: AnalyzedReport, finding: Finding, shell: Shell) {
	const others = finding.code === 'paragraph.redundant' ? finding.related : [];
	const { document } = report.snapshot;
	return {
		mends: [
			...mendActions(report, finding, shell).map(editAction),
			...partActions(report, finding),
			...sourceActions(report, finding),
			...entryActions(report, finding),
		],
		compares: others.map(({ span }) => {
			const title = vscode.l10n.t('Compare with {0}', placeName(report, span));
			return commandAction(title, compareCommand(document, span, finding.span));
		}),
		cites: citationActions(report, finding),
		removals: removalActions(report, finding, shell).map(editAction),
		leads: others.map(({ span }) => {
			const title = vscode.l10n.t('Go to {0}', placeName(report, span));
			return commandAction(title, revealCommand(document, span, ''));
		}),
	};
}

/** Whether anything does; of references it is known only when it is asked for, for the edit is read again first. */
export function hasFix(report: AnalyzedReport, { finding }: PlacedFinding, shell: Shell): boolean {
	return (
		mayMendReferences(finding) || Object.values(fixesAtHand(report, finding, shell)).some((fixes) => fixes.length > 0)
	);
}

/** Goes to a finding and applies its quick fix; where it has several the author chooses one. */
export async function fixFinding(report: AnalyzedReport, placed: PlacedFinding, means: FixMeans): Promise<void> {
	const fixes = await fixesFor(report, placed, means);
	const { document } = report.snapshot;
	await showRange(document, placed.range);
	const items = fixes.map((action) => ({ label: action.title, action }));
	const placeHolder = vscode.l10n.t('How do you want to fix it?');
	const fix = items.length > 1 ? (await vscode.window.showQuickPick(items, { placeHolder }))?.action : fixes[0];
	if (!fix) return;
	await applyAction(fix);
	const changed = changedFigure(fix.edit);
	if (changed) await showRange(document, changed);
}

/** Where the one figure that an edit changes stands afterwards, for the author to see it; `undefined` where more is changed. */
function changedFigure(edit: vscode.WorkspaceEdit | undefined): vscode.Range | undefined {
	const [change, ...more] = edit?.entries().flatMap(([, changes]) => changes) ?? [];
	if (!change || more.length > 0 || change.newText === '' || change.newText.includes('\n')) return undefined;
	const { start } = change.range;
	return new vscode.Range(start, start.translate(0, change.newText.length));
}

/** Of several findings it asks which. */
function asideAction({ snapshot }: AnalyzedReport, found: readonly PlacedFinding[]): vscode.CodeAction {
	const command = setAsideCommand(
		snapshot.document,
		found.map(({ finding }) => finding),
	);
	return commandAction(command.title, command);
}

/** With the diagnostics that a finding is told by. */
function told(
	{ finding, range }: PlacedFinding,
	actions: vscode.CodeAction[],
	diagnostics: readonly vscode.Diagnostic[],
): vscode.CodeAction[] {
	const own = diagnostics.filter(
		(diagnostic) => codeOf(diagnostic) === finding.code && diagnostic.range.isEqual(range),
	);
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

/** The slip may be in a number that the wrong one is made of: the author chooses. */
function partActions(report: AnalyzedReport, finding: Finding): vscode.CodeAction[] {
	const part = firstOperand(finding);
	if (!part) return [];
	const line = report.snapshot.line(part);
	// What stands in the same line is seen with it.
	if (line === report.snapshot.line(finding.span)) return [];
	const title = vscode.l10n.t('Go to the numbers it is made of ({0})', lineName(line));
	return [commandAction(title, revealCommand(report.snapshot.document, part, ''))];
}

/** An empty entry is filled in where it stands, however often it is cited: the cursor goes to where its title is to be typed. */
function entryActions(report: AnalyzedReport, finding: Finding): vscode.CodeAction[] {
	return emptyEntries(finding).map((span) => {
		const title = vscode.l10n.t('Go to the empty reference ({0})', lineName(report.snapshot.line(span)));
		const place = titlePlace(report.analysis.report, span);
		return commandAction(title, revealCommand(report.snapshot.document, [place, place], ''));
	});
}

function citationActions(report: AnalyzedReport, finding: Finding): vscode.CodeAction[] {
	const { analysis, snapshot } = report;
	if (emptyEntries(finding).length > 0) return [];
	const hasReferences = analysis.report.references.some(({ empty }) => !empty);
	const answer = whereToCite(finding);
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
	if (!rewordablePlace(analysis.report, finding)) return [];
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
