import * as vscode from 'vscode';
import { type FindingCode, findingCodes, type Severity, severities } from '../../findings/model';
import { message } from '../../messages/message';
import type { Settings } from '../host/settings';
import { words } from '../host/words';
import { type SettingPlace, showPlace, showWord } from '../reports/showWord';
import { codeTitle } from '../reports/wording';

const { l10n } = vscode;

/** Where a setting can be kept: the file that opens, and the scope that is written to. */
interface Place {
	readonly target: vscode.ConfigurationTarget;
	readonly openFile: string;
	/** What stands there. */
	readonly value: Readonly<Record<string, unknown>>;
}

type Choice = vscode.QuickPickItem & { readonly severity?: Severity };

/** Lets the author choose how loudly a kind of finding is told, or opens the line of the settings, or of the project's configuration file, that says so. */
export async function changeSeverity(settings: Settings, scope: vscode.Uri, code: FindingCode): Promise<void> {
	await settings.project.ready(scope);
	const project = settings.project.of(scope);
	const ruled = project?.config.severities?.[code];
	const place = project?.placeOf('severities', code);
	if (place && ruled) await openRuling(place, code, ruled);
	else await changeSetting(settings, scope, code);
}

/** A configuration file takes precedence: what were written into the settings would change nothing. */
async function openRuling(place: SettingPlace, code: FindingCode, severity: Severity): Promise<void> {
	const name = vscode.workspace.asRelativePath(place.uri);
	const open: vscode.QuickPickItem = {
		label: l10n.t('Open this line of {0}', name),
		iconPath: new vscode.ThemeIcon('go-to-file'),
	};
	const title = l10n.t('How is it to be told: {0}', codeTitle(code));
	const placeHolder = l10n.t('“{0}”, whatever the settings say: {1} decides', severity, name);
	if (await vscode.window.showQuickPick([open], { title, placeHolder })) await showPlace(place);
}

async function changeSetting(settings: Settings, scope: vscode.Uri, code: FindingCode): Promise<void> {
	const now = settings.get('severity', scope)[code] ?? findingCodes[code].severity;
	const choice = await pickSeverity(code, now);
	if (!choice) return;
	const place = placeOf(scope);
	const severity = choice.severity ?? now;
	await vscode.workspace
		.getConfiguration('plumbline', scope)
		.update('severity', { ...place.value, [code]: severity }, place.target);
	if (choice.severity !== undefined) return;
	await vscode.commands.executeCommand(place.openFile);
	const editor = vscode.window.activeTextEditor;
	if (editor) showWord(editor, `"${code}"`);
}

async function pickSeverity(code: FindingCode, now: Severity): Promise<Choice | undefined> {
	const levels = severities.map((severity): Choice => {
		const label =
			severity === 'off' ? l10n.t('off: do not look for it') : words.say(message('labels.severity', { severity }));
		return { label, severity, ...(severity === now && { description: l10n.t('now') }) };
	});
	const open: Choice = {
		label: l10n.t('Open this line of the settings'),
		iconPath: new vscode.ThemeIcon('go-to-file'),
	};
	const separator: Choice = { label: '', kind: vscode.QuickPickItemKind.Separator };
	return vscode.window.showQuickPick([...levels, separator, open], {
		placeHolder: l10n.t('How is it to be told: {0}', codeTitle(code)),
	});
}

/** In the settings that have a say already, the narrowest first; else in the user's. */
function placeOf(scope: vscode.Uri): Place {
	const { ConfigurationTarget } = vscode;
	const found = vscode.workspace.getConfiguration('plumbline', scope).inspect<Record<string, unknown>>('severity');
	const user = { target: ConfigurationTarget.Global, openFile: 'workbench.action.openSettingsJson' };
	const workspace = { target: ConfigurationTarget.Workspace, openFile: 'workbench.action.openWorkspaceSettingsFile' };
	if (found?.workspaceFolderValue)
		return {
			target: ConfigurationTarget.WorkspaceFolder,
			openFile: 'workbench.action.openFolderSettingsFile',
			value: found.workspaceFolderValue,
		};
	if (found?.workspaceValue) return { ...workspace, value: found.workspaceValue };
	return { ...user, value: found?.globalValue ?? {} };
}
