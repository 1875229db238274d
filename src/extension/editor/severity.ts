import * as vscode from 'vscode';
import { type FindingCode, findingCodes, type Severity, severities } from '../../findings/model';
import { message } from '../../messages/message';
import { pickOne } from '../host/notices';
import type { Settings } from '../host/settings';
import { words } from '../host/words';
import { type SettingPlace, showPlace } from '../reports/reveal';
import { codeTitle } from '../reports/wording';

const { l10n } = vscode;

/** Lets the author choose how loudly a kind of finding is told, or opens the line of the project's configuration file that says so. */
export async function changeSeverity(settings: Settings, scope: vscode.Uri, code: FindingCode): Promise<void> {
	await settings.project.ready(scope);
	const project = settings.project.of(scope);
	const ruled = project?.config.severities?.[code];
	const place = project?.placeOf('severities', code);
	if (place && ruled) return openRuling(place, code, ruled);
	const now = settings.get('severity', scope)[code] ?? findingCodes[code].severity;
	const choices = severities.map((value) => ({
		value,
		label:
			value === 'off' ? l10n.t('off: do not look for it') : words.say(message('labels.severity', { severity: value })),
	}));
	const severity = await pickOne(l10n.t('How is it to be told: {0}', codeTitle(code)), choices, now);
	if (severity !== undefined) await setSeverity(scope, code, severity);
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

/** In the settings that have a say already, the narrowest first; else in the user's. */
async function setSeverity(scope: vscode.Uri, code: FindingCode, severity: Severity): Promise<void> {
	const { WorkspaceFolder, Workspace, Global } = vscode.ConfigurationTarget;
	const configuration = vscode.workspace.getConfiguration('plumbline', scope);
	const found = configuration.inspect<Readonly<Record<string, unknown>>>('severity');
	const target = found?.workspaceFolderValue ? WorkspaceFolder : found?.workspaceValue ? Workspace : Global;
	const before = found?.workspaceFolderValue ?? found?.workspaceValue ?? found?.globalValue;
	await configuration.update('severity', { ...before, [code]: severity }, target);
}
