import * as vscode from 'vscode';
import type { Plumbline, PlumblineInit } from '../model';
import { systemClock, type TextFiles } from '../ports';
import type { SourceAccess } from '../sources/model';
import type { AnalysisThread } from '../threads/analysisQueue';
import { registerChat } from './chat/register';
import { registerCommands } from './commands';
import { registerCitations } from './editor/citations';
import { registerComparedTexts } from './editor/compare';
import { registerDecorations } from './editor/decorations';
import { registerDiagnostics } from './editor/diagnostics';
import { registerHover } from './editor/hover';
import type { Parts } from './editor/parts';
import { registerQuickFixes } from './editor/quickFixes';
import { offerWording, registerProposals } from './editor/rewordSentence';
import { editorShell } from './editor/shell';
import { registerStatusBar } from './editor/statusBar';
import { ConfigFiles } from './host/configFiles';
import { uriStore } from './host/files';
import { KeyStore } from './host/keyStore';
import { coreLog } from './host/notices';
import { Settings } from './host/settings';
import { followModels } from './model/connectModel';
import { Models, ownPrompts } from './model/models';
import { toDoOf } from './panel/panelView';
import { ScorePanels } from './panel/scorePanel';
import { ActiveReport } from './reports/activeReport';
import { Analyses } from './reports/analyses';
import { AuthorDecisions } from './reports/authorDecisions';
import { Histories, LastCommits } from './reports/histories';
import { ModelScores } from './reports/modelScores';
import { flash } from './reports/reveal';
import { scoreLines } from './reports/wording';
import { ReviewOnSave } from './score/reviewOnSave';
import { ScoreSetup } from './score/scoreSetup';
import { Scores } from './score/scores';
import { Checklists } from './skills/checklists';
import { SkillLibraries } from './skills/skillLibraries';
import { SourceUses } from './sources/sourceUses';
import { WebSearch } from './sources/webSearch';
import { LogicTreeView } from './tree/treeView';

/**
 * What the extension asks of the program it runs in, a process of Node or a page of a browser, where the editor itself does
 * not give it. All that differs between the two stands in the one file that each has for it.
 */
export interface Surroundings {
	/** Analyses reports where nobody waits who types. */
	readonly thread: AnalysisThread;
	readonly fetch: NonNullable<PlumblineInit['fetch']>;
	readonly sources: SourceAccess;
	/** Cited pages can be asked for at all. */
	readonly readsPages: boolean;
	/** The key that the environment holds for the user's own endpoint. */
	readonly environmentKey: () => string | undefined;
	/** The folder of the installed extension under which the editor opens its pages (`docs/`). */
	readonly pages: vscode.Uri;
	/** The text files of a folder of the installed extension. */
	readonly ownFiles: (folder: string) => TextFiles;
}

/**
 * Wires the features to the core. The open reports are read after this has returned.
 *
 * @param surroundings what the program that the editor runs in has for it
 */
export function start(
	context: vscode.ExtensionContext,
	surroundings: (log: vscode.LogOutputChannel) => Surroundings,
): void {
	const log = vscode.window.createOutputChannel('Plumbline', { log: true });
	const around = surroundings(log);
	const parts = partsOf(context, log, around);
	const { analyses, scores, modelScores, models } = parts;
	const panels = new ScorePanels(parts);
	const tree = new LogicTreeView(parts);
	context.subscriptions.push(
		scores.onDidReview((reviewed) => analyses.adoptReview(reviewed)),
		scores.onDidScore((document) => {
			const scored = scores.get(document)!;
			const { analysis, scorecard } = scored;
			analyses.adopt(document, scored);
			modelScores.keep(document.uri.toString(), analysis.report.source, scoreLines(scorecard));
		}),
		registerDiagnostics(parts),
		registerDecorations(parts),
		registerHover(parts),
		registerQuickFixes(parts),
		registerCitations(parts),
		registerComparedTexts(parts),
		registerProposals(),
		registerStatusBar(parts),
		followModels(models),
		flash,
		tree,
		panels,
		registerCommands(parts, { tree, panels }),
		registerChat(parts, {
			toDo: (report) => toDoOf(report, scores.get(report.snapshot.document), parts.shell),
			offerWording: (report, wording, scorer) => offerWording(report, wording, scorer, parts),
		}),
	);
}

/** The parts, each with those that it takes; they end with the extension. */
function partsOf(context: vscode.ExtensionContext, log: vscode.LogOutputChannel, around: Surroundings): Parts {
	const { thread, pages, ownFiles, readsPages, environmentKey } = around;
	const { workspaceState: state, subscriptions } = context;
	const lasting = <Part extends vscode.Disposable>(part: Part): Part => {
		subscriptions.push(part);
		return part;
	};
	lasting(log);
	lasting(thread);
	const settings = new Settings(log, lasting(new ConfigFiles(log)));
	const skills = new SkillLibraries(settings, ownFiles('skills'));
	const answers = uriStore(vscode.Uri.joinPath(context.globalStorageUri, 'answers'));
	const init: PlumblineInit = {
		logger: coreLog(log),
		clock: systemClock,
		analyzer: thread.analyzer,
		prompts: ownFiles('prompts'),
		skills: skills.product,
		answers,
		fetch: around.fetch,
		sources: around.sources,
	};
	const plumblineFor = (document?: vscode.TextDocument) =>
		corePlumbline(document ? { ...init, ...ownPrompts(document), ...skills.own(document.uri) } : init);
	const read = thread.analyzer;
	const keys = new KeyStore(context.secrets);
	const models = lasting(new Models({ settings, keys, environmentKey, plumblineFor }));
	const decisions = lasting(new AuthorDecisions(log));
	const analyses = lasting(new Analyses(read, settings, decisions, log, pages));
	const sources = new SourceUses({ settings, state, readsPages });
	const checklists = new Checklists(state, analyses);
	const search = new WebSearch({ settings, keys, sources, plumbline: plumblineFor });
	const setup = new ScoreSetup({ settings, decisions, analyses, sources, checklists, search });
	const scores = lasting(new Scores({ plumblineFor, setup, log }));
	const active = lasting(new ActiveReport(analyses));
	const commits = lasting(new LastCommits(log));
	const histories = lasting(new Histories({ analyses, settings, commits, log, state, read }));
	const reviews = lasting(new ReviewOnSave({ settings, models, scores, setup, log }));
	return {
		...{ context, log, settings, keys, models, decisions, read, analyses, active, histories, sources, search, skills },
		...{ checklists, setup, scores, reviews, answers, plumblineFor, pages },
		...{ modelScores: new ModelScores(), shell: editorShell(pages, read), findingPages: ownFiles('docs/findings') },
	};
}

/** What scoring, a review and the like take is loaded when the first of them is asked for: reading a report takes none of it. */
async function corePlumbline(init: PlumblineInit): Promise<Plumbline> {
	const { createPlumbline } = await import('../plumbline');
	return createPlumbline(init);
}
