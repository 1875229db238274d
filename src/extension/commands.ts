import * as vscode from 'vscode';
import { insertCitation } from './editor/citationCommand';
import { compareParagraphs } from './editor/compare';
import { exportReport } from './editor/exportReport';
import { goToFinding, showAgain, showHeld } from './editor/findingLists';
import { openSource } from './editor/openSource';
import type { Parts } from './editor/parts';
import { changeRun, openExample, readAfterFix } from './editor/readingTime';
import { rewordSentence } from './editor/rewordSentence';
import { setAside, undoDecision } from './editor/settingAside';
import { showConfiguration } from './editor/showConfiguration';
import { showReports } from './editor/workspaceReports';
import { addFromZotero } from './editor/zoteroEntries';
import { isKeyRefused, showError, showKeyRefused } from './host/notices';
import { noticeText } from './host/noticeText';
import { errorText, isExpected } from './host/words';
import { changeKey, clearAnswers, connectModel, forgetKey, testConnected } from './model/connectModel';
import type { ScorePanels } from './panel/scorePanel';
import { newSkill } from './panel/skillCommands';
import { reveal } from './reports/reveal';
import { reviewWithModel } from './score/withModel';
import type { LogicTreeView } from './tree/treeView';

const { l10n } = vscode;

/** What a command does. Its arguments may come from links and key bindings, so it parses them itself. */
type Execute = (...args: readonly unknown[]) => unknown;

interface Views {
	readonly tree: LogicTreeView;
	readonly panels: ScorePanels;
}

/** All commands: those that the manifest contributes, then those that only links, views and *More…* run. */
function commandsOf(parts: Parts, { tree, panels }: Views): Readonly<Record<string, Execute>> {
	const { active, scores, sources, search, models, histories, context, log } = parts;
	const onReport =
		(run: (document: vscode.TextDocument, argument: unknown) => unknown): Execute =>
		(argument) => {
			const document = active.forCommand();
			return document && run(document, argument);
		};
	return {
		'plumbline.showScore': onReport((document) => panels.show(document)),
		'plumbline.analyze': onReport((document) => panels.check(document)),
		'plumbline.reviewWithModel': onReport((document) => reviewWithModel(document, parts)),
		'plumbline.scoreWithModel': onReport((document) => panels.scoreWithModel(document)),
		'plumbline.connectModel': () => connectModel(models),
		'plumbline.readSources': onReport((document) => panels.readSources(document)),
		'plumbline.nextFinding': onReport((document) => goToFinding(document, 1, parts)),
		'plumbline.previousFinding': onReport((document) => goToFinding(document, -1, parts)),
		'plumbline.setAside': (...args) => setAside(args, parts),
		'plumbline.export': onReport((document, format) => exportReport(document, format, parts)),
		'plumbline.more': () => showMore(parts),
		'plumbline.cancelScore': () => scores.cancel(),
		'plumbline.tree.show': (claims) => tree.show(claims),
		'plumbline.tree.copyAs': (format) => tree.copy(format),
		'plumbline.tree.expandAll': () => tree.expandAll(),

		'plumbline.reveal': (...args) => reveal(args, parts),
		'plumbline.compare': (...args) => compareParagraphs(args, parts),
		'plumbline.insertCitation': (...args) => insertCitation(args, parts),
		'plumbline.reword': (...args) => rewordSentence(args, parts),
		'plumbline.openSource': (...args) => openSource(args, parts),
		'plumbline.afterFix': (...args) => readAfterFix(args, parts),
		'plumbline.showMoreFindings': onReport((document) => showHeld(document, parts)),
		'plumbline.showAgain': (...args) => showAgain(args, parts),
		'plumbline.undoDecision': (...args) => undoDecision(args, parts),
		'plumbline.chooseSkills': onReport((document) => panels.chooseSkills(document)),
		'plumbline.newSkill': () => newSkill(parts),
		'plumbline.addFromZotero': onReport((document, port) => addFromZotero(document, port, parts)),
		'plumbline.forgetHistory': onReport((document) => histories.forget(document)),
		'plumbline.showConfiguration': onReport((document) => showConfiguration(document, parts)),
		'plumbline.showReports': () => showReports(parts),
		'plumbline.changeRun': () => changeRun(parts),
		'plumbline.testModel': () => testConnected(models),
		'plumbline.changeModelKey': () => changeKey(models),
		'plumbline.forgetModelKey': () => forgetKey(models),
		'plumbline.clearJudged': () => clearAnswers(parts),
		'plumbline.searchWeb': () => search.choose(),
		'plumbline.stopReadingSources': () => sources.stop(),
		'plumbline.openWalkthrough': () =>
			vscode.commands.executeCommand('workbench.action.openWalkthrough', `${context.extension.id}#start`, false),
		'plumbline.openExample': () => openExample(context.extensionUri),
		'plumbline.showLog': () => log.show(),
	};
}

export function registerCommands(parts: Parts, views: Views): vscode.Disposable {
	const commands = Object.entries(commandsOf(parts, views));
	return vscode.Disposable.from(
		...commands.map(([id, execute]) => vscode.commands.registerCommand(id, (...args) => run(execute, args))),
	);
}

/** What was to be expected is told as it is; what else a command fails of the editor tells in a notice, and logs. */
async function run(execute: Execute, args: readonly unknown[]): Promise<unknown> {
	try {
		return await execute(...args);
	} catch (error) {
		const text = errorText(error);
		if (isKeyRefused(error)) return void showKeyRefused(text);
		if (isExpected(error)) return void showError(text);
		throw noticeText(text) === text ? error : new Error(noticeText(text), { cause: error });
	}
}

/** What is seldom done, in one list: the palette would be the longer by each of them. */
async function showMore({ sources }: Pick<Parts, 'sources'>): Promise<void> {
	const trusted = vscode.workspace.isTrusted;
	const group = (label: string, rows: readonly (readonly [id: string, label: string, offered?: boolean])[]) => [
		{ label, kind: vscode.QuickPickItemKind.Separator, id: '' },
		...rows.filter(([, , offered = true]) => offered).map(([id, title]) => ({ label: title, id: `plumbline.${id}` })),
	];
	const items = [
		...group(l10n.t('Findings'), [
			['showMoreFindings', l10n.t('Show More Findings')],
			['showAgain', l10n.t('Show Withdrawn Finding Again…')],
			['undoDecision', l10n.t('Undo a Decision…')],
		]),
		...group(l10n.t('Report'), [
			['tree.show', l10n.t('Choose Which Claims to Show…')],
			['tree.copyAs', l10n.t('Copy Logic Tree As…')],
			['chooseSkills', l10n.t('Choose Skills…'), trusted],
			['addFromZotero', l10n.t('Add References From Zotero…'), sources.mayRead === true],
			['stopReadingSources', l10n.t('Stop Reading Cited Sources'), sources.agreed],
			['searchWeb', l10n.t('Search the Web for Facts…'), sources.mayRead === true],
			['forgetHistory', l10n.t('Forget History of This Report')],
		]),
		...group(l10n.t('Workspace'), [
			['showReports', l10n.t('Show Reports of This Workspace')],
			['showConfiguration', l10n.t('Show Configuration in Force')],
			['changeRun', l10n.t('Change When Plumbline Runs…')],
			['newSkill', l10n.t('New Skill…'), trusted],
			['clearJudged', l10n.t('Clear Cached Model Answers')],
		]),
		...group(l10n.t('Help'), [
			['openWalkthrough', l10n.t('Open Walkthrough')],
			['openExample', l10n.t('Open Example Report')],
			['showLog', l10n.t('Show Log')],
		]),
	];
	const picked = await vscode.window.showQuickPick(items, { placeHolder: l10n.t('What do you want to do?') });
	if (picked) await vscode.commands.executeCommand(picked.id);
}
