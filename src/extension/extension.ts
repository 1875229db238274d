import * as vscode from 'vscode';
import { createPlumbline } from '../index';
import type { PlumblineInit } from '../model';
import { systemClock } from '../ports';
import { ActiveReport } from './activeReport';
import { Analyses } from './analyses';
import { Checklists } from './checklists';
import { registerInsertCitation } from './citationCommand';
import { registerCodeLens } from './codeLens';
import { registerCompare } from './compare';
import { registerConnectModel } from './connectModel';
import { registerDecorations } from './decorations';
import { registerDiagnostics } from './diagnostics';
import { registerFindingNavigation } from './findingNavigation';
import { registerGettingStarted } from './gettingStarted';
import { registerHover } from './hover';
import { Models, ownPrompts } from './models';
import { registerOpenSource } from './openSource';
import { registerQuickFixes } from './quickFixes';
import { registerReveal } from './reveal';
import { registerScorePanel } from './scorePanel';
import { ScoreSetup } from './scoreSetup';
import { Scores } from './scores';
import { Settings } from './settings';
import { SkillLibraries } from './skillLibraries';
import { sourceAccess } from './sourceReaders';
import { SourceUses } from './sourceUses';
import { registerStatusBar } from './statusBar';
import { lazyTokenizer } from './tokenizer';
import { registerTreeView } from './treeView';
import { uriStore } from './uriStore';
import { uriTextFiles } from './uriTextFiles';

/** Wires the features to the core. The open reports are read after this has returned. */
export function activate(context: vscode.ExtensionContext): void {
	const { extensionUri } = context;
	const log = vscode.window.createOutputChannel('Plumbline', { log: true });
	const settings = new Settings(log);
	const skills = new SkillLibraries(settings, extensionUri);
	const answers = uriStore(vscode.Uri.joinPath(context.globalStorageUri, 'answers'));
	const init: PlumblineInit = {
		logger: log,
		clock: systemClock,
		prompts: uriTextFiles(vscode.Uri.joinPath(extensionUri, 'prompts')),
		skills: skills.product,
		answers,
		fetch: globalThis.fetch,
		sources: sourceAccess(extensionUri, String(context.extension.packageJSON.version)),
		countTokens: lazyTokenizer(extensionUri),
	};
	const plumbline = createPlumbline(init);
	const plumblineFor = (document?: vscode.TextDocument) =>
		document ? createPlumbline({ ...init, ...ownPrompts(document), ...skills.own(document.uri) }) : plumbline;
	const models = new Models({ settings, secrets: context.secrets, plumblineFor });
	const analyses = new Analyses(plumbline, settings, log, extensionUri);
	const sources = new SourceUses(settings, context.workspaceState);
	const checklists = new Checklists(context.workspaceState, analyses);
	const setup = new ScoreSetup(settings, sources, checklists);
	const scores = new Scores({ plumblineFor, setup, log });
	const active = new ActiveReport(analyses);
	context.subscriptions.push(
		log,
		analyses,
		scores,
		active,
		scores.onDidScore((document) => analyses.adopt(document, scores.get(document)!)),
		registerDiagnostics(extensionUri, analyses, settings),
		registerDecorations(analyses, settings),
		registerHover(analyses, settings),
		registerCodeLens(analyses, settings),
		registerQuickFixes(analyses),
		registerInsertCitation(analyses),
		registerReveal(analyses),
		registerOpenSource(sources),
		registerCompare(analyses),
		registerFindingNavigation(analyses, active),
		registerTreeView(analyses, active, settings),
		registerScorePanel({ extensionUri, analyses, active, scores, models, setup, sources, skills, checklists, log }),
		registerConnectModel({ models, answers, log }),
		registerStatusBar(analyses, active, scores),
		registerGettingStarted(context, { analyses, active, settings, log }),
	);
}
