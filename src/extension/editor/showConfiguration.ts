import * as vscode from 'vscode';
import { findingCodes } from '../../findings/model';
import type { ProjectConfig } from '../host/configFiles';
import { commandLineKeys, fileKeys, isProjectSetting, projectKeys, type SettingName } from '../host/projectSettings';
import type { Settings } from '../host/settings';
import { type SettingPlace, showPlace } from '../reports/reveal';
import { documentName } from '../reports/wording';
import type { Parts } from './parts';

/** A line of the list, and what choosing it opens. */
interface Line extends vscode.QuickPickItem {
	readonly open?: () => Thenable<unknown>;
}

const { l10n, workspace } = vscode;

/** What decides which findings a report has. */
const shown: readonly SettingName[] = ['maxFindings', 'severity', 'run', 'include', 'exclude'];

/** Longer lists of values are cut here. */
const longest = 50;

/** Shows which configuration file is in force for a report, every setting that matters, and where each comes from. */
export async function showConfiguration(
	document: vscode.TextDocument,
	{ settings }: Pick<Parts, 'settings'>,
): Promise<void> {
	await settings.project.ready(document.uri);
	const project = settings.project.of(document.uri);
	const lines = [
		fileLine(project),
		...shown.flatMap((name) => settingLines(name, document, settings, project)),
		...fileKeys.flatMap((key) => fileKeyLines(key, project)),
	];
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

function settingLines(
	name: SettingName,
	document: vscode.TextDocument,
	settings: Settings,
	project: ProjectConfig | undefined,
): Line[] {
	return valueLines(name, settings.get(name, document)).map(({ label, entry }) => {
		const place = isProjectSetting(name) ? project?.placeOf(projectKeys[name], entry) : undefined;
		if (place) return placeLine(label, place);
		const open = () => vscode.commands.executeCommand('workbench.action.openSettings', `plumbline.${name}`);
		return { label, description: originOf(name, document), open };
	});
}

function fileKeyLines(key: (typeof fileKeys)[number], project: ProjectConfig | undefined): Line[] {
	const value = project?.config[key];
	if (value === undefined) return [];
	return valueLines(key, value).flatMap(({ label, entry }) => {
		const place = project?.placeOf(key, entry);
		return place ? [placeLine(label, place)] : [];
	});
}

function placeLine(label: string, place: SettingPlace): Line {
	return { label, description: workspace.asRelativePath(place.uri), open: () => showPlace(place) };
}

/** One; for what is a set of entries, one an entry that differs from the default. */
function valueLines(name: string, value: unknown): { readonly label: string; readonly entry?: string }[] {
	if (typeof value !== 'object' || value === null) return [{ label: `${name}: ${value}` }];
	if (Array.isArray(value)) return [{ label: `${name}: ${shortened(value.join(', '))}` }];
	const entries = Object.entries(value).filter(([key, entry]) => name !== 'severity' || isChanged(key, entry));
	if (entries.length === 0) return [{ label: name }];
	return entries.map(([entry, set]) => ({ label: `${name}: ${entry} = ${set}`, entry }));
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
