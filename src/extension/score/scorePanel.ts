import * as vscode from 'vscode';
import type { Finding } from '../../findings/model';
import { type FromPanel, fromPanel, type ItemChange, panelState, type ToPanel } from '../../panel/messages';
import type { Deciding } from '../editor/deciding';
import { registerCommands } from '../host/command';
import { errorText } from '../host/errorText';
import { showError } from '../host/notices';
import type { Connection } from '../model/connection';
import type { Models } from '../model/models';
import type { ActiveReport } from '../reports/activeReport';
import type { Analyses } from '../reports/analyses';
import type { AuthorDecisions } from '../reports/authorDecisions';
import { showRange } from '../reports/reveal';
import { progressText } from '../reports/wording';
import { type Checklists, ChecklistsError } from '../skills/checklists';
import { chooseSkills, newSkill } from '../skills/skillCommands';
import type { SkillLibraries } from '../skills/skillLibraries';
import { registerSkillProblems } from '../skills/skillProblems';
import { openSourceCommand, type SourcePlace } from '../sources/openSource';
import { agreeToRead, stopReading } from '../sources/readSources';
import type { SourceUses } from '../sources/sourceUses';
import { JadeChoices } from './jadeChoices';
import { reviewWithModel, scoreWithModel } from './judging';
import { panelHtml, panelRoots } from './panelHtml';
import { emptyView, scoredView } from './panelView';
import type { ScoreSetup } from './scoreSetup';
import type { Scores } from './scores';
import { placeInSource, placeOfQuote } from './sourcePlaces';

type DecisionMessage = Extract<FromPanel, { type: 'decide' | 'undoDecision' }>;

const viewType = 'plumbline.score';

interface PanelDeps {
	readonly extensionUri: vscode.Uri;
	readonly active: ActiveReport;
	readonly scores: Scores;
	readonly models: Models;
	readonly setup: ScoreSetup;
	readonly skills: SkillLibraries;
	readonly checklists: Checklists;
	readonly sources: SourceUses;
	readonly analyses: Analyses;
	readonly decisions: AuthorDecisions;
	readonly deciding: Deciding;
	readonly log: vscode.LogOutputChannel;
}

/** The score beside the report: one panel a report, filled when its page says that it is ready. */
export function registerScorePanel(deps: PanelDeps): vscode.Disposable {
	const panels = new ScorePanels(deps);
	const atHand = (run: (document: vscode.TextDocument) => unknown) => () => {
		const document = deps.active.forCommand();
		return document && run(document);
	};
	return vscode.Disposable.from(
		panels,
		registerSkillProblems(deps.skills, deps.log, () => panels.skillsChanged()),
		deps.scores.onDidChange((document) => panels.update(document)),
		deps.decisions.onDidChange(() => panels.updateAll()),
		deps.analyses.onDidReview((document) => panels.update(document)),
		deps.scores.onDidProgress((document) => panels.updateProgress(document)),
		vscode.workspace.onDidChangeConfiguration((event) => {
			if (event.affectsConfiguration('plumbline.model')) panels.updateAll();
		}),
		vscode.window.registerWebviewPanelSerializer(viewType, {
			deserializeWebviewPanel: (panel, state) => panels.restore(panel, state),
		}),
		registerCommands([
			{ id: 'plumbline.showScore', execute: atHand((document) => panels.show(document)) },
			{
				id: 'plumbline.tree.showScore',
				execute: () => deps.active.document && panels.show(deps.active.document),
			},
			{ id: 'plumbline.score', execute: atHand((document) => panels.scoreAndShow(document)) },
			{ id: 'plumbline.scoreOffline', execute: atHand((document) => panels.scoreOffline(document)) },
			{ id: 'plumbline.scoreWithModel', execute: atHand((document) => panels.scoreWithModel(document)) },
			{ id: 'plumbline.reviewWithModel', execute: atHand((document) => reviewWithModel(document, deps)) },
			{ id: 'plumbline.readSources', execute: atHand((document) => panels.readSources(document)) },
			{ id: 'plumbline.stopReadingSources', execute: () => stopReading(deps.sources) },
			{ id: 'plumbline.chooseSkills', execute: atHand((document) => panels.chooseSkills(document)) },
			{ id: 'plumbline.newSkill', execute: () => newSkill(deps.skills, deps.active.document) },
			{ id: 'plumbline.cancelScore', execute: () => deps.scores.cancel() },
		]),
	);
}

class ScorePanels implements vscode.Disposable {
	readonly #deps: PanelDeps;
	readonly #panels = new Map<string, vscode.WebviewPanel>();
	readonly #choices: JadeChoices;

	constructor(deps: PanelDeps) {
		this.#deps = deps;
		this.#choices = new JadeChoices(deps);
		this.#choices.onDidChange((document) => this.update(document));
	}

	dispose(): void {
		this.#choices.dispose();
		for (const panel of this.#panels.values()) panel.dispose();
	}

	/** Shows the panel of a report, and scores the report if it was not yet. */
	show(document: vscode.TextDocument): void {
		this.#open(document);
		const { scores } = this.#deps;
		if (!scores.get(document) && !scores.progress(document)) void scores.scoreHere(document);
	}

	/** With the connected model, once the author has agreed to what that takes; offline when there is none. */
	async scoreAndShow(document: vscode.TextDocument): Promise<void> {
		const asks = vscode.workspace.isTrusted && this.#deps.models.connection(document) !== undefined;
		await (asks ? this.scoreWithModel(document) : this.scoreOffline(document));
	}

	async scoreOffline(document: vscode.TextDocument): Promise<void> {
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
		const { scores, skills, checklists, analyses } = this.#deps;
		const active = scores.get(document)?.scorecard.jade?.skills ?? checklists.skills(document) ?? [];
		if (await chooseSkills(document, active, { libraries: skills, checklists, analyses }))
			await this.#scoreAsBefore(document);
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
		else await this.scoreOffline(document);
	}

	async #editItem(
		document: vscode.TextDocument,
		{ item, change }: { item: string; change: ItemChange },
	): Promise<void> {
		try {
			if (await this.#choices.edit(document, item, change)) await this.#scoreAsBefore(document);
		} catch (error) {
			if (!(error instanceof ChecklistsError)) this.#deps.log.error('The checklist could not be changed.', error);
			void showError(errorText(error));
		}
	}

	#openFound(document: vscode.TextDocument, { item, index }: { item: string; index: number }): unknown {
		const jade = this.#deps.scores.get(document)?.scorecard.jade;
		const items = [...(jade?.queryChecklist ?? []), ...(jade?.reportChecklist ?? [])];
		const found = items.find(({ id }) => id === item)?.judgement?.found[index];
		return found && this.#openAt(document, placeOfQuote(found));
	}

	#openAt(document: vscode.TextDocument, place: SourcePlace): unknown {
		const { command, arguments: args = [] } = openSourceCommand(document, place);
		return vscode.commands.executeCommand(command, ...args);
	}

	update(document: vscode.TextDocument): void {
		const panel = this.#panels.get(document.uri.toString());
		if (!panel) return;
		const { scores, models, analyses } = this.#deps;
		const scored = scores.get(document);
		const state = {
			progress: scores.progress(document),
			cancelled: scores.wasCancelled(document),
			model: connectionName(models.connection(document)),
			...this.#choices.of(document),
		};
		const read = scored && { ...analyses.reviewed(document, scored), snapshot: scored.snapshot };
		const message: ToPanel = { type: 'show', view: read ? scoredView(read, state) : emptyView(document, state) };
		void panel.webview.postMessage(message);
	}

	/** While a run is under way only what it is doing changes. */
	updateProgress(document: vscode.TextDocument): void {
		const progress = this.#deps.scores.progress(document);
		if (!progress) return;
		const message: ToPanel = { type: 'progress', progress: progressText(progress) };
		void this.#panels.get(document.uri.toString())?.webview.postMessage(message);
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
		const existing = this.#panels.get(document.uri.toString());
		existing?.reveal(undefined, true);
		if (existing) return;
		const title = `Plumbline: ${vscode.workspace.asRelativePath(document.uri).split('/').at(-1)}`;
		const place = { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true };
		this.#adopt(vscode.window.createWebviewPanel(viewType, title, place), document);
	}

	#adopt(panel: vscode.WebviewPanel, document: vscode.TextDocument): void {
		const { extensionUri } = this.#deps;
		const key = document.uri.toString();
		this.#panels.get(key)?.dispose();
		this.#panels.set(key, panel);
		panel.onDidDispose(() => {
			if (this.#panels.get(key) === panel) this.#panels.delete(key);
		});
		panel.onDidChangeViewState(() => {
			if (panel.active) this.#deps.active.turnTo(document.uri);
		});
		panel.iconPath = vscode.Uri.joinPath(extensionUri, 'media', 'icon.png');
		panel.webview.options = { enableScripts: true, localResourceRoots: panelRoots(extensionUri) };
		panel.webview.onDidReceiveMessage((message) => this.#receive(message, document));
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
				return this.#openSource(document, parsed.data);
			case 'openFound':
				return this.#openFound(document, parsed.data);
			case 'suppose':
				return this.#choices.suppose(document, parsed.data.items);
			case 'chooseSkills':
				return this.#scoreAnew(document.uri, (opened) => this.chooseSkills(opened));
			case 'editItem':
				return this.#editItem(document, parsed.data);
			case 'decide':
			case 'undoDecision':
				return this.#decide(document, parsed.data);
			case 'showAgain':
				return this.#deps.analyses.takeBack(document, parsed.data.key);
			case 'cancel':
				return scores.cancel(document);
			case 'reveal':
				return this.#reveal(document, parsed.data.span);
		}
	}

	/** On a finding of the text that was scored, as the panel shows it. */
	#decide(document: vscode.TextDocument, asked: DecisionMessage): unknown {
		const { scores, analyses, deciding } = this.#deps;
		const scored = scores.get(document);
		if (!scored) return undefined;
		const { findings, decided } = analyses.reviewed(document, scored).analysis;
		const isMeant = ({ code, span }: Finding) => code === asked.code && span.join() === asked.span.join();
		if (asked.type === 'undoDecision') {
			const own = decided.find(({ finding }) => isMeant(finding));
			return own && deciding.undo(document, own.decision);
		}
		const finding = findings.find(isMeant);
		return finding && deciding.decide(scored, finding, asked.decision);
	}

	#openSource(
		document: vscode.TextDocument,
		{ source, verdict }: { source: string; verdict?: number | undefined },
	): unknown {
		const scored = this.#deps.scores.get(document);
		const place = scored && placeInSource(scored, source, verdict);
		return place && this.#openAt(document, place);
	}

	#reveal(document: vscode.TextDocument, span: readonly [number, number]): Promise<void> | undefined {
		const scored = this.#deps.scores.get(document);
		return scored && showRange(scored.snapshot.document, scored.snapshot.nearest(span));
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

/** For a button: the editor's models by their own name, without the vendor's. */
function connectionName(connection: Connection | undefined): string | undefined {
	if (!connection || !vscode.workspace.isTrusted) return undefined;
	return connection.kind === 'editor' ? connection.name.split('/').at(-1) : connection.name;
}
