import * as vscode from 'vscode';
import { type FromPanel, fromPanel, type ItemChange, panelState, type ToPanel } from '../../panel/messages';
import type { Parts } from '../editor/parts';
import { openFindingPage } from '../editor/shell';
import { Lasting } from '../host/lasting';
import { showError } from '../host/notices';
import { errorText, isExpected } from '../host/words';
import type { AnalyzedReport } from '../reports/analyses';
import { showRange } from '../reports/reveal';
import { registerRecounting } from '../score/scores';
import { reviewWithModel, scoreWithModel } from '../score/withModel';
import { registerSkillProblems } from '../skills/skillLibraries';
import { agreeToRead } from '../sources/sourceUses';
import { JadeChoices } from './jadeChoices';
import { OpenPanels, panelHtml, panelRoots } from './openPanels';
import { actOnFinding, openPassage } from './panelActs';
import { panelViewOf, progressView } from './panelView';
import { chooseSkills } from './skillCommands';

const viewType = 'plumbline.score';

/** How long a panel waits for more to change before it is drawn anew, in milliseconds: typing must not wait for it. */
const editPause = 150;

/** The score beside the report: one panel a report, filled when its page says that it is ready. */
export class ScorePanels extends Lasting {
	readonly #deps: Parts;
	readonly #panels = new OpenPanels();
	readonly #choices: JadeChoices;
	readonly #planned = new Map<string, ReturnType<typeof setTimeout>>();

	constructor(deps: Parts) {
		super();
		const { skills, log, scores, decisions, histories, analyses, active, models } = deps;
		this.#deps = deps;
		this.#choices = new JadeChoices(deps);
		this.lasting(
			this.#panels,
			this.#choices,
			this.#choices.onDidChange((document) => this.update(document)),
			registerSkillProblems(skills, log, () => this.skillsChanged()),
			scores.onDidChange((document) => this.update(document)),
			scores.onDidProgress((document) => this.updateProgress(document)),
			decisions.onDidChange(() => this.updateAll()),
			histories.onDidChange((document) => this.updateSoon(document)),
			analyses.onDidChange((document) => this.updateSoon(document)),
			analyses.onDidReview((document) => this.update(document)),
			// The panel that is shown is that of the report that the author works on, where this has one.
			active.onDidChange((document) => document && this.#panels.follow(document.uri)),
			models.onDidChange(() => this.updateAll()),
			registerRecounting(analyses, scores),
			vscode.window.registerWebviewPanelSerializer(viewType, {
				deserializeWebviewPanel: (panel, state) => this.restore(panel, state),
			}),
		);
	}

	override dispose(): void {
		for (const timer of this.#planned.values()) clearTimeout(timer);
		super.dispose();
	}

	/** Shows the panel of a report, and scores the report if it was not yet. */
	show(document: vscode.TextDocument): void {
		this.#open(document);
		const { scores } = this.#deps;
		if (!scores.get(document) && !scores.progress(document)) void scores.scoreHere(document);
	}

	/** Reads the report as it stands, whatever the settings say of when, and counts what can be counted on this computer. */
	async check(document: vscode.TextDocument): Promise<void> {
		void this.#deps.analyses.analyze(document);
		this.#open(document);
		await this.#deps.scores.scoreHere(document);
	}

	/** The question comes first: what can be counted here keeps the editor's process busy, and is there without an answer, too. */
	async scoreWithModel(document: vscode.TextDocument): Promise<void> {
		const scored = scoreWithModel(document, this.#deps);
		this.#open(document);
		await scored;
		this.show(document);
	}

	/** Reads what the report cites, once the author has agreed, and scores it with that; no model is asked. */
	async readSources(document: vscode.TextDocument): Promise<void> {
		if (!(await agreeToRead(document, this.#deps))) return;
		this.#open(document);
		await this.#deps.scores.scoreHere(document, true);
	}

	/** Lets the author choose the skills, and scores the report by them. */
	async chooseSkills(document: vscode.TextDocument): Promise<void> {
		const { scores, checklists } = this.#deps;
		const active = scores.get(document)?.scorecard.jade?.skills ?? checklists.skills(document) ?? [];
		if (await chooseSkills(document, active, this.#deps)) await this.#scoreAsBefore(document);
	}

	/** The report is scored again where it was scored on this computer alone: that costs nothing. */
	skillsChanged(): void {
		const { scores } = this.#deps;
		for (const document of vscode.workspace.textDocuments) {
			const run = scores.get(document)?.scorecard.run;
			if (run?.mode === 'offline' && !scores.progress(document)) void scores.scoreHere(document);
		}
	}

	/** With a model where one judged last time; then the author is asked what is to be asked anew. */
	async #scoreAsBefore(document: vscode.TextDocument): Promise<void> {
		const run = this.#deps.scores.get(document)?.scorecard.run;
		if (run?.mode === 'model') await scoreWithModel(document, this.#deps);
		else await this.check(document);
	}

	async #editItem(
		document: vscode.TextDocument,
		{ item, change }: { item: string; change: ItemChange },
	): Promise<void> {
		try {
			if (await this.#choices.edit(document, item, change)) await this.#scoreAsBefore(document);
		} catch (error) {
			if (!isExpected(error)) this.#deps.log.error('The checklist could not be changed.', error);
			void showError(errorText(error));
		}
	}

	update(document: vscode.TextDocument): void {
		const key = document.uri.toString();
		clearTimeout(this.#planned.get(key));
		this.#planned.delete(key);
		const panel = this.#panels.get(document.uri);
		if (!panel) return;
		const { scores, models, histories, settings, sources, shell } = this.#deps;
		const state = {
			report: this.#readReport(document),
			scored: scores.get(document),
			past: histories.of(document),
			shell,
			progress: scores.progress(document),
			cancelled: scores.wasCancelled(document),
			failure: scores.failure(document),
			mayRead: sources.mayRead,
			byHand: settings.get('run', document) === 'manual',
			model: models.candidate(document)?.name,
			...this.#choices.of(document),
		};
		const message: ToPanel = { type: 'show', view: panelViewOf(document, state) };
		void panel.webview.postMessage(message);
	}

	/** Once it is quiet; a panel that is hidden asks for its view when it is shown again. */
	updateSoon(document: vscode.TextDocument): void {
		const key = document.uri.toString();
		if (!this.#panels.get(document.uri)?.visible) return;
		clearTimeout(this.#planned.get(key));
		this.#planned.set(
			key,
			setTimeout(() => this.update(document), editPause),
		);
	}

	/** While a run is under way only what it is doing changes. */
	updateProgress(document: vscode.TextDocument): void {
		const progress = this.#deps.scores.progress(document);
		if (!progress) return;
		const message: ToPanel = { type: 'progress', progress: progressView(progress) };
		void this.#panels.get(document.uri)?.webview.postMessage(message);
	}

	/** As it was read last; as it was scored where the settings keep it from being read by itself. */
	#readReport(document: vscode.TextDocument): AnalyzedReport | undefined {
		const { analyses, scores } = this.#deps;
		const scored = scores.get(document);
		return analyses.get(document) ?? (scored && { ...analyses.reviewed(document, scored), snapshot: scored.snapshot });
	}

	updateAll(): void {
		for (const document of vscode.workspace.textDocuments) this.update(document);
	}

	/** After the window was reloaded: the same panel for the same report, if that can still be opened. */
	async restore(panel: vscode.WebviewPanel, state: unknown): Promise<void> {
		const kept = panelState.safeParse(state);
		const uri = kept.success ? vscode.Uri.parse(kept.data.uri) : undefined;
		try {
			if (!uri || uri.scheme === 'untitled') return panel.dispose();
			const document = await vscode.workspace.openTextDocument(uri);
			this.#adopt(panel, document);
			await this.#deps.scores.scoreHere(document);
		} catch (error) {
			this.#deps.log.info(`The score panel of ${uri} was closed: its report cannot be opened. ${error}`);
			panel.dispose();
		}
	}

	#open(document: vscode.TextDocument): void {
		const existing = this.#panels.get(document.uri);
		existing?.reveal(undefined, true);
		if (existing) return;
		const place = { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true };
		this.#adopt(vscode.window.createWebviewPanel(viewType, 'Plumbline', place), document);
	}

	#adopt(panel: vscode.WebviewPanel, document: vscode.TextDocument): void {
		const { extensionUri } = this.#deps.context;
		this.#panels.add(document.uri, panel);
		panel.onDidChangeViewState(() => {
			if (panel.active) this.#deps.active.turnTo(document.uri);
		});
		panel.iconPath = vscode.Uri.joinPath(extensionUri, 'media', 'icon.png');
		panel.webview.options = { enableScripts: true, localResourceRoots: panelRoots(extensionUri) };
		panel.webview.onDidReceiveMessage((message) => this.#receive(message, openDocument(document)));
		panel.webview.html = panelHtml(panel.webview, extensionUri);
	}

	#receive(message: unknown, document: vscode.TextDocument): unknown {
		const parsed = fromPanel.safeParse(message);
		if (!parsed.success) return this.#deps.log.warn('The score panel sent a message that is not understood.');
		const { scores } = this.#deps;
		switch (parsed.data.type) {
			case 'ready':
				return this.update(document);
			case 'score':
				return this.#scoreAnew(document.uri, (opened) => scores.scoreHere(opened));
			case 'judge':
				return this.#scoreAnew(document.uri, (opened) => scoreWithModel(opened, this.#deps));
			case 'review':
				return this.#scoreAnew(document.uri, (opened) => reviewWithModel(opened, this.#deps));
			case 'connect':
				return vscode.commands.executeCommand('plumbline.connectModel');
			case 'readSources':
				return this.#scoreAnew(document.uri, (opened) => this.readSources(opened));
			case 'openSource':
			case 'openFound':
				return openPassage(scores.get(document), parsed.data);
			case 'suppose':
				return this.#choices.suppose(document, parsed.data.items);
			case 'chooseSkills':
				return this.#scoreAnew(document.uri, (opened) => this.chooseSkills(opened));
			case 'editItem':
				return this.#editItem(document, parsed.data);
			case 'setAside':
			case 'undoDecision':
			case 'fix':
				return actOnFinding(this.#readReport(document), parsed.data, this.#deps);
			case 'learn':
				return openFindingPage(this.#deps.pages, parsed.data.code);
			case 'showAgain':
				return this.#deps.analyses.takeBack(document, parsed.data.key);
			case 'cancel':
				return scores.cancel(document);
			case 'open':
				return this.#scoreAnew(document.uri, (opened) => this.#reopen(opened));
			case 'reveal':
				return this.#reveal(document, parsed.data);
		}
	}

	#reveal(
		document: vscode.TextDocument,
		{ span, text }: Extract<FromPanel, { type: 'reveal' }>,
	): Promise<void> | undefined {
		const report = text === 'read' ? this.#readReport(document) : this.#deps.scores.get(document);
		return report && showRange(report.snapshot.document, report.snapshot.nearest(span));
	}

	/** Shows a report that was closed, and scores it as its panel did at first. */
	async #reopen(document: vscode.TextDocument): Promise<void> {
		await showRange(document, new vscode.Range(0, 0, 0, 0));
		await this.#deps.scores.scoreHere(document);
	}

	/** The report may have been closed while its panel stayed. */
	async #scoreAnew(uri: vscode.Uri, score: (document: vscode.TextDocument) => Promise<void>): Promise<void> {
		try {
			await score(await vscode.workspace.openTextDocument(uri));
		} catch (error) {
			this.#deps.log.error(`${vscode.workspace.asRelativePath(uri)} cannot be opened.`, error);
			void showError(
				vscode.l10n.t('{0} cannot be opened. Was it moved or deleted?', vscode.workspace.asRelativePath(uri)),
			);
		}
	}
}

/** The report as it is open now: one that was closed and opened again is another document. */
function openDocument(document: vscode.TextDocument): vscode.TextDocument {
	const key = document.uri.toString();
	return vscode.workspace.textDocuments.find(({ uri }) => uri.toString() === key) ?? document;
}
