import * as vscode from 'vscode';
import * as z from 'zod';
import type { Decision, DecisionKind, Verdict } from '../../decisions/model';
import type { Finding } from '../../findings/model';
import {
	decisionKindsFor,
	ignoreScopes,
	isDecidable,
	makeDecision,
	withDecision,
	withoutDecision,
} from '../../functions';
import { message } from '../../messages/message';
import type { Span } from '../../report/model';
import { ignoreActions } from '../../service/actions';
import { placedFindings } from '../../service/report';
import { decisionText, decisionTrail, type TrailEntry } from '../../view/decided';
import { showError, showInformation } from '../host/notices';
import { errorText, words } from '../host/words';
import { noteSettled, tellEdited } from '../reports/activeReport';
import type { Analyses, AnalyzedReport } from '../reports/analyses';
import { type AuthorDecisions, decisionsFile } from '../reports/authorDecisions';
import { showRange, spanArgument } from '../reports/reveal';
import { codeTitle, findingText, findingTitle, lineName } from '../reports/wording';
import { rangeOf } from './codeActions';
import type { Parts } from './parts';
import { changeSeverity } from './severity';

const { l10n } = vscode;

/** A finding as links, fixes and menus name it: its report, its code, its place in the text that was last analysed. */
const findingArguments = z.tuple([z.string(), z.string(), spanArgument]);

/** The findings of one place. */
const severalArguments = z.tuple([z.array(findingArguments).min(1)]);

/** What the tree hands to the commands of its items. */
const treeItemArgument = z.object({ node: z.object({ span: spanArgument }) });

type AsideParts = Pick<Parts, 'analyses' | 'active' | 'decisions' | 'settings' | 'shell'>;

/** A way to leave a finding as it is, and what it does. */
interface Way extends vscode.QuickPickItem {
	readonly take?: () => Promise<void>;
}

/** Lets the author leave a finding as it is: the one that is named, else one of those on the item of the tree, or at the cursor. */
export async function setAside(args: readonly unknown[], parts: AsideParts): Promise<void> {
	const chosen = await chosenFinding(args, parts);
	if (chosen) await askAside(chosen.report, chosen.finding, parts);
}

/**
 * Asks how a finding is to be left as it is, each way with what it does: a decision, which is kept beside the report, a
 * comment in the report, and how loudly its kind is told.
 */
export async function askAside(report: AnalyzedReport, finding: Finding, parts: AsideParts): Promise<void> {
	const separator: Way = { label: '', kind: vscode.QuickPickItemKind.Separator };
	const severity: Way = {
		label: l10n.t('Change severity of: {0}', codeTitle(finding.code)),
		take: () => changeSeverity(parts.settings, report.snapshot.document.uri, finding.code),
	};
	const ways = [...decisionWays(report, finding, parts), ...ignoreWays(report, finding, parts), separator, severity];
	const choice = await vscode.window.showQuickPick(ways, {
		title: findingTitle(finding),
		placeHolder: l10n.t('How do you want to set it aside?'),
	});
	await choice?.take?.();
}

export async function undo(
	document: vscode.TextDocument,
	decision: Decision,
	{ decisions }: Pick<AsideParts, 'decisions'>,
): Promise<void> {
	await changeDecided(document, decisions, (all) => withoutDecision(all, decision));
}

function decisionWays(report: AnalyzedReport, finding: Finding, parts: AsideParts): Way[] {
	const ways: Record<DecisionKind, vscode.QuickPickItem> = {
		verified: {
			label: l10n.t('Mark as Verified…'),
			detail: l10n.t('It is true, and you say where that stands. Kept beside the report, which stays as it is.'),
		},
		accepted: {
			label: l10n.t('Accept…'),
			detail: l10n.t('It is a fault that you live with, and you say why. Kept beside the report.'),
		},
		dismissed: {
			label: l10n.t('Dismiss…'),
			detail: l10n.t('It is no fault; you may say why. Kept beside the report.'),
		},
	};
	return decisionKindsFor(finding.code).map((kind) => ({
		...ways[kind],
		take: () => decide(report, finding, kind, parts),
	}));
}

function ignoreWays(report: AnalyzedReport, finding: Finding, { shell, analyses }: AsideParts): Way[] {
	const details = {
		here: l10n.t('Writes a comment into the report, before this place: nothing of this kind is told there.'),
		file: l10n.t('Writes a comment into the report, at its top: nothing of this kind is told anywhere in it.'),
	};
	return ignoreScopes.flatMap((scope) =>
		ignoreActions(report, finding, scope, shell).flatMap(({ edit }) => {
			const [comment] = edit?.changes?.[report.snapshot.uri] ?? [];
			if (!comment) return [];
			const { start } = rangeOf(comment.range);
			const label = words.say(message('mends.ignore', { scope }));
			const take = () => writeComment(report.snapshot.document, comment.newText, start, analyses);
			return [{ label, detail: details[scope], take }];
		}),
	);
}

/** Asks the author for what a decision needs, and keeps it. */
async function decide(
	report: AnalyzedReport,
	finding: Finding,
	kind: DecisionKind,
	{ decisions, settings }: AsideParts,
): Promise<void> {
	const { analysis, snapshot } = report;
	const { document } = snapshot;
	const file = decisions.fileOf(document);
	if (file === undefined) return tellNoFolder();
	const range = snapshot.range(finding.span);
	if (!range) return tellEdited();
	await showRange(document, range, { preserveFocus: true });
	const verdict = await askVerdict(kind, findingText(report, finding));
	if (!verdict) return;
	const circumstances = { file, now: Date.now(), by: settings.get('decisions.name', document).trim() };
	const decision = makeDecision(analysis.report, finding, verdict, circumstances);
	await changeDecided(document, decisions, (all) => withDecision(all, decision));
}

async function changeDecided(
	document: vscode.TextDocument,
	decisions: AuthorDecisions,
	change: (decisions: readonly Decision[]) => readonly Decision[],
): Promise<void> {
	const isFirst = !decisions.hasFile(document);
	try {
		await decisions.change(document, change);
		noteSettled();
		if (isFirst && decisions.hasFile(document)) void tellFile(() => decisions.open(document));
	} catch (error) {
		const openFile = l10n.t('Open File');
		const choice = await showError(errorText(error), openFile);
		if (choice === openFile) await decisions.open(document);
	}
}

/** The finding that is named; else one of those on the item of the tree, or at the cursor. */
async function chosenFinding(
	args: readonly unknown[],
	{ analyses, active }: AsideParts,
): Promise<{ report: AnalyzedReport; finding: Finding } | undefined> {
	const named = severalArguments.safeParse(args);
	if (named.success) {
		const report = analyses.find(named.data[0][0]?.[0] ?? '');
		const found = named.data[0].flatMap(([, code, span]) =>
			(report?.analysis.findings ?? []).filter((each) => isAt(each, code, span)),
		);
		if (!report || found.length === 0) return void tellEdited();
		const finding = await pickFinding(report, found);
		return finding && { report, finding };
	}
	const document = active.forCommand();
	const report = document && (await analyses.known(document));
	if (!report) return undefined;
	const item = treeItemArgument.safeParse(args[0]);
	const found = item.success ? decidableWithin(report, item.data.node.span) : decidableAtCursor(report);
	const finding = await pickFinding(report, found);
	return finding && { report, finding };
}

/** Undoes the decision on a finding that is named; else one of all on the report, void ones among them. */
export async function undoDecision(args: readonly unknown[], parts: AsideParts): Promise<void> {
	const { analyses, active, decisions } = parts;
	const named = findingArguments.safeParse(args);
	if (named.success) {
		const [uri, code, span] = named.data;
		const report = analyses.find(uri);
		const own = report?.analysis.decided.find(({ finding }) => isAt(finding, code, span));
		return report && own ? undo(report.snapshot.document, own.decision, parts) : tellEdited();
	}
	const document = active.forCommand();
	const report = document && (await analyses.known(document));
	if (!report) return;
	const decision = await pickDecision(report, decisions.of(document));
	if (decision) await undo(document, decision, parts);
}

export function setAsideCommand(document: vscode.TextDocument, found: readonly Finding[]): vscode.Command {
	const named = found.map(({ code, span }) => [document.uri.toString(), code, span]);
	return { command: 'plumbline.setAside', title: l10n.t('Set Aside…'), arguments: [named] };
}

export function undoCommand(document: vscode.TextDocument, { code, span }: Finding): vscode.Command {
	const named = [document.uri.toString(), code, span];
	return { command: 'plumbline.undoDecision', title: l10n.t('Undo Decision'), arguments: named };
}

/** The findings on a stretch of a report that the author may decide. */
export function decidableWithin({ analysis }: AnalyzedReport, span: Span): Finding[] {
	const touches = ({ span: [start, end] }: Finding) => start < span[1] && span[0] < end;
	return analysis.findings.filter((finding) => isDecidable(finding.code) && touches(finding));
}

function decidableAtCursor(report: AnalyzedReport): Finding[] {
	const { document } = report.snapshot;
	const editor = vscode.window.visibleTextEditors.find((visible) => visible.document === document);
	if (!editor) return [];
	return placedFindings(report)
		.filter(({ finding, range }) => isDecidable(finding.code) && range.intersection(editor.selection))
		.map(({ finding }) => finding);
}

function isAt(finding: Finding, code: string, [start, end]: Span): boolean {
	return finding.code === code && finding.span[0] === start && finding.span[1] === end;
}

/** What the author says; `undefined` where the question was dismissed. */
async function askVerdict(kind: DecisionKind, prompt: string): Promise<Verdict | undefined> {
	const asked: Record<DecisionKind, { title: string; placeHolder: string; missing?: string }> = {
		verified: {
			title: l10n.t('Where is it verified?'),
			placeHolder: l10n.t('For example: Annual report 2025, page 12, or an address'),
			missing: l10n.t('A verification names its source.'),
		},
		accepted: {
			title: l10n.t('Why is it accepted?'),
			placeHolder: l10n.t('For example: our house view; explained in the appendix'),
			missing: l10n.t('An acceptance gives its reason.'),
		},
		dismissed: {
			title: l10n.t('Why is it dismissed?'),
			placeHolder: l10n.t('A reason, if you want to give one'),
		},
	};
	const { title, placeHolder, missing } = asked[kind];
	const answer = await vscode.window.showInputBox({
		...{ title, placeHolder, prompt, ignoreFocusOut: true },
		validateInput: (text) => (missing !== undefined && text.trim() === '' ? missing : undefined),
	});
	if (answer === undefined || (missing !== undefined && answer.trim() === '')) return undefined;
	return { decision: kind, [kind === 'verified' ? 'source' : 'reason']: answer.trim() || undefined };
}

async function pickFinding({ snapshot }: AnalyzedReport, found: readonly Finding[]): Promise<Finding | undefined> {
	const [first, second] = found;
	if (!first) void showInformation(l10n.t('There is no finding here to decide.'));
	if (!second) return first;
	const items = found.map((finding) => ({
		label: findingTitle(finding),
		description: lineName(snapshot.line(finding.span)),
		detail: words.say(finding.message),
		finding,
	}));
	const picked = await vscode.window.showQuickPick(items, {
		placeHolder: l10n.t('Which finding do you want to decide?'),
		matchOnDetail: true,
	});
	return picked?.finding;
}

async function pickDecision(
	{ analysis, snapshot }: AnalyzedReport,
	decisions: readonly Decision[],
): Promise<Decision | undefined> {
	const items = decisionTrail(analysis, decisions).map((entry) => decisionItem(entry, snapshot));
	if (items.length === 0) {
		void showInformation(l10n.t('You have decided nothing in this report.'));
		return undefined;
	}
	const picked = await vscode.window.showQuickPick(items, {
		placeHolder: l10n.t('Which decision do you want to undo?'),
		matchOnDescription: true,
		matchOnDetail: true,
	});
	return picked?.decision;
}

function decisionItem({ decision, state, span }: TrailEntry, snapshot: AnalyzedReport['snapshot']) {
	const place = span ? [lineName(snapshot.line(span))] : [];
	const status = words.say(message('decisions.state', { state }));
	return {
		label: decisionText(decision, words),
		description: [...place, ...(state === 'stands' ? [] : [status])].join(' · '),
		detail: `“${decision.text}” (${decision.code})`,
		decision,
	};
}

function tellNoFolder(): void {
	void showInformation(
		l10n.t(
			'Decisions are kept in the folder of the report. Save the report in a folder that is open in the editor, then decide.',
		),
	);
}

/** A folder that appears in the workspace is not to be a riddle. */
async function tellFile(open: () => Promise<void>): Promise<void> {
	const openFile = l10n.t('Open File');
	const text = l10n.t(
		'Your decisions are kept in {0}, which was made in this folder: whoever has the file has them, too.',
		decisionsFile,
	);
	if ((await showInformation(text, openFile)) === openFile) await open();
}

/** Writes a comment into the report, and says where, for that may be out of sight. */
async function writeComment(
	document: vscode.TextDocument,
	text: string,
	at: vscode.Position,
	analyses: Analyses,
): Promise<void> {
	const edit = new vscode.WorkspaceEdit();
	edit.insert(document.uri, at, text);
	if (!(await vscode.workspace.applyEdit(edit))) return;
	noteSettled();
	void analyses.analyze(document);
	const told = l10n.t('A comment in line {0} of the report keeps this from being told.', at.line + 1);
	vscode.window.setStatusBarMessage(told, 10_000);
}
