import * as vscode from 'vscode';
import * as z from 'zod';
import { pickOne } from '../host/notices';
import type { RunMode } from '../host/projectSettings';
import { noteSettled } from '../reports/activeReport';
import type { Parts } from './parts';

const { l10n } = vscode;

/** The report that a quick fix has changed. */
const fixArguments = z.tuple([z.string()]);

/** The counts follow a quick fix at once. */
export function readAfterFix(args: readonly unknown[], { analyses }: Pick<Parts, 'analyses'>): void {
	const [uri] = fixArguments.parse(args);
	const document = analyses.find(uri)?.snapshot.document;
	noteSettled();
	if (document) void analyses.analyze(document);
}

/** Asks when reports are to be read, and keeps that where it was set last. */
export async function changeRun({ settings, active }: Pick<Parts, 'settings' | 'active'>): Promise<void> {
	const scope = active.document;
	const choices = [
		{ value: 'onSave', label: l10n.t('When a report is opened or saved') },
		{ value: 'onType', label: l10n.t('While typing, after a short pause') },
		{ value: 'manual', label: l10n.t('Only when I ask') },
	] as const;
	const question = l10n.t('When should Plumbline analyze your report?');
	const mode = await pickOne<RunMode>(question, choices, settings.get('run', scope));
	if (mode === undefined) return;
	const configuration = vscode.workspace.getConfiguration('plumbline', scope);
	const inWorkspace = configuration.inspect('run')?.workspaceValue !== undefined;
	const { Global, Workspace } = vscode.ConfigurationTarget;
	await configuration.update('run', mode, inWorkspace ? Workspace : Global);
}

/** A copy of a short report with a defect of each kind, to try things on; the packaged file stays as it is. */
export async function openExample(extensionUri: vscode.Uri): Promise<void> {
	const name = vscode.env.language.startsWith('zh') ? 'example.zh-cn.md' : 'example.md';
	const bytes = await vscode.workspace.fs.readFile(vscode.Uri.joinPath(extensionUri, 'media', 'walkthrough', name));
	const content = new TextDecoder().decode(bytes);
	const document = await vscode.workspace.openTextDocument({ language: 'markdown', content });
	await vscode.window.showTextDocument(document);
}
