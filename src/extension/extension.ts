import * as vscode from 'vscode';
import { createPlumbline } from '../index';
import type { PlumblineInit } from '../model';
import { systemClock } from '../ports';
import { ActiveReport } from './activeReport';
import { Analyses } from './analyses';
import { registerInsertCitation } from './citationCommand';
import { registerCodeLens } from './codeLens';
import { registerCompare } from './compare';
import { registerConnectModel } from './connectModel';
import { registerDecorations } from './decorations';
import { registerDiagnostics } from './diagnostics';
import { registerFindingNavigation } from './findingNavigation';
import { registerGettingStarted } from './gettingStarted';
import { registerHover } from './hover';
import { Models } from './models';
import { registerQuickFixes } from './quickFixes';
import { registerReveal } from './reveal';
import { registerScorePanel } from './scorePanel';
import { Scores } from './scores';
import { Settings } from './settings';
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
	const answers = uriStore(vscode.Uri.joinPath(context.globalStorageUri, 'answers'));
	const init: PlumblineInit = {
		logger: log,
		clock: systemClock,
		prompts: uriTextFiles(vscode.Uri.joinPath(extensionUri, 'prompts')),
		answers,
		fetch: globalThis.fetch,
		countTokens: lazyTokenizer(extensionUri),
	};
	const plumbline = createPlumbline(init);
	const create = (parts: Partial<PlumblineInit>) => createPlumbline({ ...init, ...parts });
	const models = new Models({ settings, secrets: context.secrets, create });
	const analyses = new Analyses(plumbline, settings, log, extensionUri);
	const scores = new Scores(plumbline, settings, log);
	const active = new ActiveReport(analyses);
	context.subscriptions.push(
		log,
		analyses,
		scores,
		active,
		registerDiagnostics(extensionUri, analyses, settings),
		registerDecorations(analyses, settings),
		registerHover(analyses),
		registerCodeLens(analyses, settings),
		registerQuickFixes(analyses),
		registerInsertCitation(analyses),
		registerReveal(analyses),
		registerCompare(analyses),
		registerFindingNavigation(analyses, active),
		registerTreeView(analyses, active, settings),
		registerScorePanel({ extensionUri, active, scores, models, settings, log }),
		registerConnectModel({ models, answers, log }),
		registerStatusBar(analyses, active, scores),
		registerGettingStarted(context, { analyses, active, settings, log }),
	);
}
