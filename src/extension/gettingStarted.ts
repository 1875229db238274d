import * as vscode from 'vscode';
import * as z from 'zod';
import { registerCommands } from './host/command';
import type { RunMode } from './host/settingSchemas';
import type { Settings } from './host/settings';
import { type ActiveReport, noteSettled } from './reports/activeReport';
import type { Analyses } from './reports/analyses';

/** The report that a quick fix has changed. */
const fixArguments = z.tuple([z.string()]);

/** The commands around the work: read again after a fix, choose when to read, the walkthrough, an example, the log. */
export function registerGettingStarted(
	{ extension, extensionUri }: vscode.ExtensionContext,
	{
		analyses,
		active,
		settings,
		log,
	}: {
		analyses: Analyses;
		active: ActiveReport;
		settings: Settings;
		log: vscode.LogOutputChannel;
	},
): vscode.Disposable {
	const { executeCommand } = vscode.commands;
	return registerCommands([
		// The counts follow a quick fix at once.
		{
			id: 'plumbline.afterFix',
			execute(...args) {
				const [uri] = fixArguments.parse(args);
				const document = analyses.find(uri)?.snapshot.document;
				noteSettled();
				if (document) void analyses.analyze(document);
			},
		},
		{ id: 'plumbline.changeRun', execute: () => changeRun(settings, active.document) },
		{
			id: 'plumbline.openWalkthrough',
			execute: () => executeCommand('workbench.action.openWalkthrough', `${extension.id}#start`, false),
		},
		{ id: 'plumbline.openExample', execute: () => openExample(extensionUri) },
		{ id: 'plumbline.showLog', execute: () => log.show() },
	]);
}

async function changeRun(settings: Settings, scope: vscode.TextDocument | undefined): Promise<void> {
	const { l10n } = vscode;
	const current = settings.get('run', scope);
	const choices: { mode: RunMode; label: string }[] = [
		{ mode: 'onSave', label: l10n.t('When a report is opened or saved') },
		{ mode: 'onType', label: l10n.t('While typing, after a short pause') },
		{ mode: 'manual', label: l10n.t('Only when I ask') },
	];
	const items = choices.map((choice) => ({
		...choice,
		description: choice.mode === current ? l10n.t('current') : undefined,
	}));
	const picked = await vscode.window.showQuickPick(items, {
		placeHolder: l10n.t('When should Plumbline analyze your report?'),
	});
	if (!picked) return;
	const configuration = vscode.workspace.getConfiguration('plumbline', scope);
	const inWorkspace = configuration.inspect('run')?.workspaceValue !== undefined;
	const { Global, Workspace } = vscode.ConfigurationTarget;
	await configuration.update('run', picked.mode, inWorkspace ? Workspace : Global);
}

/** A copy of a short report with a defect of each kind, to try things on; the packaged file stays as it is. */
async function openExample(extensionUri: vscode.Uri): Promise<void> {
	const name = vscode.env.language.startsWith('zh') ? 'example.zh-cn.md' : 'example.md';
	const bytes = await vscode.workspace.fs.readFile(vscode.Uri.joinPath(extensionUri, 'media', 'walkthrough', name));
	const content = new TextDecoder().decode(bytes);
	const document = await vscode.workspace.openTextDocument({ language: 'markdown', content });
	await vscode.window.showTextDocument(document);
}
