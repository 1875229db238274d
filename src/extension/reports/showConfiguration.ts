import * as vscode from 'vscode';
import { findingCodes } from '../../findings/model';
import { registerCommands } from '../host/command';
import type { ProjectConfig } from '../host/configFiles';
import { commandLineKeys, isProjectSetting, projectKeys } from '../host/projectSettings';
import type { SettingName } from '../host/settingSchemas';
import type { Settings } from '../host/settings';
import type { ActiveReport } from './activeReport';
import { showPlace } from './showWord';
import { documentName } from './wording';

/** A line of the list, and what choosing it opens. */
interface Line extends vscode.QuickPickItem {
	readonly open?: () => Thenable<unknown>;
}

const { l10n, workspace } = vscode;

/** What decides which findings a report has. */
const shown: readonly SettingName[] = ['maxFindings', 'severity', 'tiers', 'run', 'include', 'exclude'];

/** Longer lists of values are cut here. */
const longest = 50;

/** Shows which configuration file is in force for the report at hand, every setting that matters, and where each comes from. */
export function registerShowConfiguration(active: ActiveReport, settings: Settings): vscode.Disposable {
	return registerCommands([
		{
			id: 'plumbline.showConfiguration',
			execute() {
				const document = active.forCommand();
				return document && show(document, settings);
			},
		},
	]);
}

async function show(document: vscode.TextDocument, settings: Settings): Promise<void> {
	await settings.project.ready(document.uri);
	const project = settings.project.of(document.uri);
	const lines = [fileLine(project), ...shown.flatMap((name) => settingLines(name, document, settings, project))];
	const title = l10n.t('Configuration in force for {0}', documentName(document));
	const picked = await vscode.window.showQuickPick(lines, { title, placeHolder: title });
	await picked?.open?.();
}

function fileLine(project: ProjectConfig | undefined): Line {
	if (!project) {
		return {
			label: `$(circle-slash) ${l10n.t('No configuration file')}`,
			description: l10n.t('no plumbline.config.* beside the report or above it'),
		};
	}
	const others = commandLineKeys(project.config);
	return {
		label: `$(file) ${workspace.asRelativePath(project.uri)}`,
		description: l10n.t('takes precedence over the settings'),
		...(others.length > 0 && { detail: l10n.t('For the command line only: {0}', others.join(', ')) }),
		open: () => vscode.window.showTextDocument(project.uri),
	};
}

/** One line; for what is a set of entries that differ, one an entry. */
function settingLines(
	name: SettingName,
	document: vscode.TextDocument,
	settings: Settings,
	project: ProjectConfig | undefined,
): Line[] {
	const value = settings.get(name, document);
	const line = (label: string, entry?: string): Line => {
		const place = isProjectSetting(name) ? project?.placeOf(projectKeys[name], entry) : undefined;
		return {
			label,
			description: place ? workspace.asRelativePath(place.uri) : originOf(name, document),
			open: async () =>
				place ? showPlace(place) : vscode.commands.executeCommand('workbench.action.openSettings', `plumbline.${name}`),
		};
	};
	if (typeof value !== 'object' || value === null) return [line(`${name}: ${value}`)];
	if (Array.isArray(value)) return [line(`${name}: ${shortened(value.join(', '))}`)];
	const entries = Object.entries(value).filter(([key, entry]) => name !== 'severity' || isChanged(key, entry));
	if (entries.length === 0) return [line(name)];
	return entries.map(([key, entry]) => line(`${name}: ${key} = ${entry}`, key));
}

function isChanged(code: string, severity: unknown): boolean {
	return Object.entries(findingCodes).some(([known, about]) => known === code && about.severity !== severity);
}

function originOf(name: SettingName, document: vscode.TextDocument): string {
	const found = workspace.getConfiguration('plumbline', document).inspect(name);
	if (found?.workspaceFolderValue !== undefined) return l10n.t('settings of the folder');
	if (found?.workspaceValue !== undefined) return l10n.t('settings of the workspace');
	return found?.globalValue === undefined ? l10n.t('default') : l10n.t('your settings');
}

function shortened(text: string): string {
	return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
