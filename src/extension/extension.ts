import * as vscode from 'vscode';
import type { Plumbline, PlumblineInit } from '../model';
import { systemClock } from '../ports';
import { registerChat } from './chat/register';
import { registerInsertCitation } from './editor/citationCommand';
import { registerCodeLens } from './editor/codeLens';
import { registerCompare } from './editor/compare';
import { Deciding } from './editor/deciding';
import { registerDecorations } from './editor/decorations';
import { registerDiagnostics } from './editor/diagnostics';
import { registerFindingNavigation } from './editor/findingNavigation';
import { registerHover } from './editor/hover';
import { registerIgnoring } from './editor/ignoreActs';
import { registerMoreFindings } from './editor/moreFindings';
import { registerQuickFixes } from './editor/quickFixes';
import { registerSettingAside } from './editor/settingAside';
import { registerSeverity } from './editor/severity';
import { registerWithdrawals } from './editor/withdrawals';
import { registerGettingStarted } from './gettingStarted';
import { ConfigFiles } from './host/configFiles';
import { coreLog } from './host/coreLog';
import { KeyStore } from './host/keyStore';
import { Settings } from './host/settings';
import type { Surroundings } from './host/surroundings';
import { uriStore } from './host/uriStore';
import { registerConnectModel } from './model/connectModel';
import { Models, ownPrompts } from './model/models';
import { ActiveReport } from './reports/activeReport';
import { Analyses } from './reports/analyses';
import { AuthorDecisions } from './reports/authorDecisions';
import { Histories } from './reports/histories';
import { LastCommits } from './reports/lastCommits';
import { ModelScores } from './reports/modelScores';
import { registerReveal } from './reports/reveal';
import { scoreLines } from './reports/scoreLines';
import { registerShowConfiguration } from './reports/showConfiguration';
import { registerWorkspaceReports } from './reports/workspaceReports';
import { registerExport } from './score/exportReport';
import { toDoOf } from './score/panelView';
import { ReviewOnSave } from './score/reviewOnSave';
import { offerWording, registerReword } from './score/rewordSentence';
import { registerScorePanel } from './score/scorePanel';
import { ScoreSetup } from './score/scoreSetup';
import { Scores } from './score/scores';
import { registerStatusBar } from './score/statusBar';
import { Checklists } from './skills/checklists';
import { SkillLibraries } from './skills/skillLibraries';
import { registerOpenSource } from './sources/openSource';
import { SourceUses } from './sources/sourceUses';
import { registerWebSearch, WebSearch } from './sources/webSearch';
import { registerZotero } from './sources/zoteroEntries';
import { registerTreeView } from './tree/treeView';

/**
 * Wires the features to the core. The open reports are read after this has returned.
 *
 * @param surroundings what the program that the editor runs in has for it
 */
export function start(
	context: vscode.ExtensionContext,
	surroundings: (log: vscode.LogOutputChannel) => Surroundings,
): void {
	const { extensionUri } = context;
	const log = vscode.window.createOutputChannel('Plumbline', { log: true });
	const configs = new ConfigFiles(log);
	const settings = new Settings(log, configs);
	const { thread, pages, ownFiles, readsPages, environmentKey, ...around } = surroundings(log);
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
	const keys = new KeyStore(context.secrets);
	const models = new Models({ settings, keys, environmentKey, plumblineFor });
	const decisions = new AuthorDecisions(log);
	const analyses = new Analyses(thread.analyzer, settings, decisions, log, pages);
	const sources = new SourceUses({ settings, state: context.workspaceState, readsPages });
	const checklists = new Checklists(context.workspaceState, analyses);
	const search = new WebSearch({ settings, keys, sources, plumbline: plumblineFor });
	const setup = new ScoreSetup({ settings, decisions, analyses, sources, checklists, search });
	const scores = new Scores({ plumblineFor, setup, log });
	const modelScores = new ModelScores();
	const active = new ActiveReport(analyses);
	const commits = new LastCommits(log);
	const histories = new Histories({
		...{ analyses, active, settings, commits, log },
		state: context.workspaceState,
		read: thread.analyzer,
	});
	const deciding = new Deciding({ analyses, active, decisions, settings });
	const reviews = new ReviewOnSave({ settings, models, scores, setup, log });
	context.subscriptions.push(
		log,
		thread,
		configs,
		decisions,
		analyses,
		scores,
		active,
		commits,
		histories,
		reviews,
		models,
		scores.onDidReadOn(({ document, reading }) => analyses.adoptReview(document, reading, false)),
		scores.onDidReview(({ document, reading, unasked }) => analyses.adoptReview(document, reading, unasked)),
		scores.onDidScore((document) => {
			const { analysis, scorecard } = scores.get(document)!;
			analyses.adopt(document, analysis);
			modelScores.keep(document.uri.toString(), analysis.report.source, scoreLines(scorecard));
		}),
		registerDiagnostics(pages, analyses, settings),
		registerDecorations(analyses, settings),
		registerHover(pages, analyses, { settings, models }),
		registerCodeLens(analyses, settings),
		registerQuickFixes(analyses, models),
		registerInsertCitation({ analyses, plumbline: plumblineFor, sourcesOf: (document) => sources.of(document, false) }),
		registerSeverity(settings),
		deciding.register(),
		registerSettingAside(deciding),
		registerIgnoring(analyses),
		registerReveal(analyses),
		registerShowConfiguration(active, settings),
		registerWorkspaceReports({ analyses, read: thread.analyzer, settings, decisions, modelScores, log }),
		registerOpenSource(sources),
		registerZotero({ active, analyses, log }),
		registerCompare(analyses),
		registerFindingNavigation(analyses, active),
		registerMoreFindings(analyses, active),
		registerWithdrawals(analyses, active),
		registerTreeView(analyses, active, { settings, models, scores }),
		registerScorePanel({
			...{ extensionUri, pages, analyses, active, scores, models, setup, sources, skills, checklists, log },
			...{ decisions, deciding, histories, settings },
		}),
		registerExport({ active, analyses, scores, decisions }),
		registerConnectModel({ models, answers, log }),
		registerWebSearch(search, log),
		registerReword({ analyses, models, log }),
		registerChat(context, {
			...{ analyses, active, models, settings, decisions, sources, log },
			...{ read: thread.analyzer, plumbline: plumblineFor, findingPages: ownFiles('docs/findings'), pages },
			toDo: (report) => toDoOf(report, scores.get(report.snapshot.document)),
			offerWording: (report, wording, scorer) => offerWording(report, wording, scorer, { analyses }),
		}),
		registerStatusBar(analyses, active, { models, scores, reviews }),
		registerGettingStarted(context, { analyses, active, settings, log }),
	);
}

/** What scoring, a review and the like take is loaded when the first of them is asked for: reading a report takes none of it. */
async function corePlumbline(init: PlumblineInit): Promise<Plumbline> {
	const { createPlumbline } = await import('../plumbline');
	return createPlumbline(init);
}
