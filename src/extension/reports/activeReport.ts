import * as vscode from 'vscode';
import { Lasting } from '../host/lasting';
import { showInformation } from '../host/notices';
import type { Analyses } from './analyses';
import type { NoReport } from './reportFilter';
import { documentName } from './wording';

/**
 * The report at hand. This is the rule for all that shows, or does something with, a report that it does not name:
 *
 * 1. It is the report in the active editor, or the one whose score panel is active.
 * 2. While something else has the focus it stays, as long as a tab shows it; when its last tab is closed there is none.
 * 3. A command that is run while the active editor shows Markdown that the settings leave out is about that file: it acts
 *    on no report and says which setting is the reason. Without a report it says that, too (`forCommand`).
 * 4. A view names the report at hand that it shows, and its own buttons act on that one (`document`).
 */
export class ActiveReport extends Lasting {
	readonly #analyses: Analyses;
	#document: vscode.TextDocument | undefined;
	readonly #changed = new vscode.EventEmitter<vscode.TextDocument | undefined>();

	readonly onDidChange = this.#changed.event;

	constructor(analyses: Analyses) {
		super();
		this.#analyses = analyses;
		this.lasting(
			this.#changed,
			vscode.window.onDidChangeActiveTextEditor(() => this.#update()),
			vscode.window.tabGroups.onDidChangeTabs(({ closed }) => {
				if (closed.length > 0) this.#update();
			}),
			vscode.window.tabGroups.onDidChangeTabGroups(({ closed }) => {
				if (closed.length > 0) this.#update();
			}),
			vscode.workspace.onDidCloseTextDocument((document) => {
				if (document === this.#document) this.#document = undefined;
				this.#update();
			}),
			vscode.workspace.onDidOpenTextDocument(() => this.#update()),
			vscode.workspace.onDidChangeConfiguration(() => this.#update()),
		);
		this.#update();
	}

	get document(): vscode.TextDocument | undefined {
		return this.#document;
	}

	/** The report that a command is to act on. Where there is none, the author is told why and what to do. */
	forCommand(): vscode.TextDocument | undefined {
		const active = vscode.window.activeTextEditor?.document;
		const reason = active && this.#analyses.whyNoReport(active);
		if (active && (reason === 'exclude' || reason === 'include')) {
			void tellLeftOut(active, reason);
			return undefined;
		}
		if (!this.#document) tellNone();
		return this.#document;
	}

	/** The author looks at something that belongs to a report, such as its score. */
	turnTo(uri: vscode.Uri): void {
		const document = vscode.workspace.textDocuments.find((open) => open.uri.toString() === uri.toString());
		if (!document || !hasTab(document)) return;
		this.#document = document;
		this.#update();
	}

	/** The editor that has the focus, if it shows the report at hand. */
	get editor(): vscode.TextEditor | undefined {
		const editor = vscode.window.activeTextEditor;
		return editor && editor.document === this.#document ? editor : undefined;
	}

	/** Another kind of document has the focus, so that the report's figures would be out of place beside it. */
	get elsewhere(): boolean {
		const editor = vscode.window.activeTextEditor;
		return editor !== undefined && editor.document !== this.#document;
	}

	#update(): void {
		const active = vscode.window.activeTextEditor?.document;
		const last = this.#document;
		const kept = last && !last.isClosed && this.#analyses.isReport(last) && hasTab(last);
		this.#document = active && this.#analyses.isReport(active) ? active : kept ? last : undefined;
		setContext('plumbline.hasReport', this.#document !== undefined);
		setContext('plumbline.reportActive', this.editor !== undefined);
		this.#changed.fire(this.#document);
	}
}

/** Sets a context key that `when` clauses of the manifest read. */
export function setContext(key: `plumbline.${string}`, value: boolean | string): void {
	void vscode.commands.executeCommand('setContext', key, value);
}

/** A document may stay open for the editor's own purposes after its last tab was closed. */
function hasTab({ uri }: vscode.TextDocument): boolean {
	const { tabGroups } = vscode.window;
	return tabGroups.all.some(({ tabs }) => tabs.some(({ input }) => shownIn(input)?.toString() === uri.toString()));
}

function shownIn(input: unknown): vscode.Uri | undefined {
	if (input instanceof vscode.TabInputText || input instanceof vscode.TabInputCustom) return input.uri;
	return input instanceof vscode.TabInputTextDiff ? input.modified : undefined;
}

async function tellLeftOut(document: vscode.TextDocument, reason: Exclude<NoReport, 'notWritten'>): Promise<void> {
	const { l10n } = vscode;
	const setting = `plumbline.${reason}`;
	const change = l10n.t('Change Setting');
	const message = l10n.t(
		'{0} is not read as a report: the setting “{1}” leaves it out.',
		documentName(document),
		setting,
	);
	const choice = await showInformation(message, change);
	if (choice === change) await vscode.commands.executeCommand('workbench.action.openSettings', setting);
}

function tellNone(): void {
	void showInformation(vscode.l10n.t('There is no report to act on. Open a Markdown report and try again.'));
}

/** What was asked for concerns a text that is no longer there as it was read. */
export function tellEdited(): void {
	void showInformation(vscode.l10n.t('This line was edited since Plumbline read it. Save the report and try again.'));
}

/** A finding was mended or set aside, by whatever way: the walkthrough's step of that name is done. */
export function noteSettled(): void {
	setContext('plumbline.findingSettled', true);
}
