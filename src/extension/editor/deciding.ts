import * as vscode from 'vscode';
import * as z from 'zod';
import type { Decision, DecisionKind, Verdict } from '../../decisions/model';
import type { DecidedFinding, Finding } from '../../findings/model';
import { decisionKindsFor, isDecidable, makeDecision, withDecision, withoutDecision } from '../../functions';
import { message } from '../../messages/message';
import type { Span } from '../../report/model';
import { decisionText, decisionTrail, type TrailEntry } from '../../view/decided';
import { registerCommands } from '../host/command';
import { errorText } from '../host/errorText';
import { showError, showInformation } from '../host/notices';
import type { Settings } from '../host/settings';
import { words } from '../host/words';
import type { ActiveReport } from '../reports/activeReport';
import { type Analyses, type AnalyzedReport, placedFindings } from '../reports/analyses';
import { type AuthorDecisions, decisionsFile } from '../reports/authorDecisions';
import { tellEdited } from '../reports/edited';
import { showRange, spanArgument } from '../reports/reveal';
import { noteSettled } from '../reports/settled';
import { findingText, findingTitle, lineName } from '../reports/wording';

const { l10n } = vscode;

/** A finding as links, fixes and menus name it: its report, its code, its place in the text that was last analysed. */
const findingArguments = z.tuple([z.string(), z.string(), spanArgument]);

/** What the tree hands to the commands of its items. */
const treeItemArgument = z.object({ node: z.object({ span: spanArgument }) });

const commandIds = {
	verified: 'plumbline.verify',
	accepted: 'plumbline.accept',
	dismissed: 'plumbline.dismiss',
} as const satisfies Record<DecisionKind, string>;

const undoId = 'plumbline.undoDecision';

interface DecidingDeps {
	readonly analyses: Analyses;
	readonly active: ActiveReport;
	readonly decisions: AuthorDecisions;
	readonly settings: Settings;
}

/** A report that was read, with a finding of it. */
export interface Chosen {
	readonly report: AnalyzedReport;
	readonly finding: Finding;
}

/** Takes the author's decisions on findings and keeps them; nobody else makes one. */
export class Deciding {
	readonly #deps: DecidingDeps;

	constructor(deps: DecidingDeps) {
		this.#deps = deps;
	}

	register(): vscode.Disposable {
		return registerCommands([
			{ id: 'plumbline.verify', execute: (...args) => this.#decideOn('verified', args) },
			{ id: 'plumbline.accept', execute: (...args) => this.#decideOn('accepted', args) },
			{ id: 'plumbline.dismiss', execute: (...args) => this.#decideOn('dismissed', args) },
			{ id: 'plumbline.undoDecision', execute: (...args) => this.#undoOne(args) },
		]);
	}

	/** Asks the author for what a decision needs, and keeps it. */
	async decide(report: AnalyzedReport, finding: Finding, kind: DecisionKind): Promise<void> {
		const { decisions, settings } = this.#deps;
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
		await this.#change(document, (all) => withDecision(all, decision));
	}

	async undo(document: vscode.TextDocument, decision: Decision): Promise<void> {
		await this.#change(document, (all) => withoutDecision(all, decision));
	}

	async #change(
		document: vscode.TextDocument,
		change: (decisions: readonly Decision[]) => readonly Decision[],
	): Promise<void> {
		const { decisions } = this.#deps;
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

	async #decideOn(kind: DecisionKind, args: readonly unknown[]): Promise<void> {
		const chosen = await this.chosen(args);
		if (!chosen) return;
		if (decisionKindsFor(chosen.finding.code).includes(kind)) await this.decide(chosen.report, chosen.finding, kind);
		else void showInformation(l10n.t('There is nothing to verify in a broken citation: mend it, or set it aside.'));
	}

	/** The finding that is named; else one of those on the item of the tree, or at the cursor. */
	async chosen(args: readonly unknown[]): Promise<Chosen | undefined> {
		const named = findingArguments.safeParse(args);
		if (named.success) {
			const [uri, code, span] = named.data;
			const report = this.#deps.analyses.find(uri);
			const finding = report?.analysis.findings.find((each) => isAt(each, code, span));
			if (!finding) tellEdited();
			return report && finding && { report, finding };
		}
		const document = this.#deps.active.forCommand();
		const report = document && (await this.#deps.analyses.known(document));
		if (!report) return undefined;
		const item = treeItemArgument.safeParse(args[0]);
		const found = item.success ? decidableWithin(report, item.data.node.span) : this.#atCursor(report);
		const finding = await pickFinding(report, found);
		return finding && { report, finding };
	}

	#atCursor(report: AnalyzedReport): Finding[] {
		const { document } = report.snapshot;
		const editor = vscode.window.visibleTextEditors.find((visible) => visible.document === document);
		if (!editor) return [];
		return placedFindings(report)
			.filter(({ finding, range }) => isDecidable(finding.code) && range.intersection(editor.selection))
			.map(({ finding }) => finding);
	}

	/** The decision on a finding that is named; else one of all on the report, void ones among them. */
	async #undoOne(args: readonly unknown[]): Promise<void> {
		const named = findingArguments.safeParse(args);
		if (named.success) {
			const [uri, code, span] = named.data;
			const report = this.#deps.analyses.find(uri);
			const own = report?.analysis.decided.find(({ finding }) => isAt(finding, code, span));
			return report && own ? this.undo(report.snapshot.document, own.decision) : tellEdited();
		}
		const document = this.#deps.active.forCommand();
		const report = document && (await this.#deps.analyses.known(document));
		if (!report) return;
		const decision = await pickDecision(report, this.#deps.decisions.of(document));
		if (decision) await this.undo(document, decision);
	}
}

/** The commands that decide a finding, in the order in which they are offered; none where nobody may. */
export function decideCommands(document: vscode.TextDocument, finding: Finding): vscode.Command[] {
	return decisionNames(finding.code).map(({ kind, label }) => decideCommand(kind, label, document, finding));
}

export function acceptCommand(document: vscode.TextDocument, finding: Finding): vscode.Command {
	return decideCommand('accepted', l10n.t('Accept…'), document, finding);
}

function decideCommand(
	kind: DecisionKind,
	title: string,
	document: vscode.TextDocument,
	{ code, span }: Finding,
): vscode.Command {
	return { command: commandIds[kind], title, arguments: [document.uri.toString(), code, span] };
}

/** What the ways to decide a finding are called, in the order in which they are offered. */
export function decisionNames(code: string): { readonly kind: DecisionKind; readonly label: string }[] {
	const labels: Record<DecisionKind, string> = {
		verified: l10n.t('Mark as Verified…'),
		accepted: l10n.t('Accept…'),
		dismissed: l10n.t('Dismiss…'),
	};
	return decisionKindsFor(code).map((kind) => ({ kind, label: labels[kind] }));
}

export function undoCommand(document: vscode.TextDocument, { finding }: DecidedFinding): vscode.Command {
	const named = [document.uri.toString(), finding.code, finding.span];
	return { command: undoId, title: l10n.t('Undo Decision'), arguments: named };
}

/** The findings on a stretch of a report that the author may decide. */
export function decidableWithin({ analysis }: AnalyzedReport, span: Span): Finding[] {
	const touches = ({ span: [start, end] }: Finding) => start < span[1] && span[0] < end;
	return analysis.findings.filter((finding) => isDecidable(finding.code) && touches(finding));
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
