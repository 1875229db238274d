import * as vscode from 'vscode';
import type { AnalyzeOptions } from '../../analysis';
import { withoutLowered } from '../../config/ownWarnings';
import type { ConfigFiles } from './configFiles';
import { leadsBelow } from './paths';
import { inProject, type SettingName, type SettingValue, settingSchemas } from './projectSettings';

/** Whether Problems lists the findings; else they are told in the text, or only by the views. */
export function showsProblems(settings: Pick<Settings, 'get'>, document: vscode.TextDocument): boolean {
	const place = settings.get('showIn', document);
	return place === 'both' || place === 'problems';
}

/** Reads the settings, with what the project's configuration file makes of them. A value that does not fit is reported once in the log and replaced by the default. */
export class Settings {
	/** The configuration files of the reports' projects. */
	readonly project: Pick<ConfigFiles, 'of' | 'ready' | 'onDidChange'>;
	readonly #log: Pick<vscode.LogOutputChannel, 'warn'>;
	readonly #reported = new Set<string>();

	constructor(log: Pick<vscode.LogOutputChannel, 'warn'>, project: Pick<ConfigFiles, 'of' | 'ready' | 'onDidChange'>) {
		this.#log = log;
		this.project = project;
	}

	get<Name extends SettingName>(name: Name, scope?: vscode.TextDocument | vscode.Uri): SettingValue<Name> {
		const uri = scope && 'uri' in scope ? scope.uri : scope;
		return inProject(name, this.#own(name, scope), uri && this.project.of(uri)?.config);
	}

	/** What a report is read with, apart from what its author has decided. */
	reading(
		scope: vscode.TextDocument | vscode.Uri,
	): Required<Pick<AnalyzeOptions, 'severities' | 'maxFindings' | 'tiers'>> {
		return {
			severities: this.get('severity', scope),
			maxFindings: this.get('maxFindings', scope),
			tiers: this.project.of('uri' in scope ? scope.uri : scope)?.config.tiers ?? {},
		};
	}

	/** The folder that the project's configuration names, seen from the file that names it; `undefined` where none does. As on the command line a file may not lead out of its own folder. */
	folder(key: 'sources' | 'skills', beside: vscode.Uri): vscode.Uri | undefined {
		const project = this.project.of(beside);
		const named = project?.config[key];
		const uri = project?.placeOf(key)?.uri;
		if (named === undefined || !uri) return undefined;
		const path = leadsBelow(uri.path, named);
		return path === undefined ? undefined : uri.with({ path });
	}

	#own<Name extends SettingName>(name: Name, scope?: vscode.ConfigurationScope): SettingValue<Name> {
		const configuration = vscode.workspace.getConfiguration('plumbline', scope);
		const schema = settingSchemas[name];
		const parsed = schema.safeParse(configuration.get(name));
		if (parsed.success) {
			const value = parsed.data as SettingValue<Name>;
			if (name !== 'severity') return value;
			// What stands in a workspace may have come with the report.
			const own = schema.safeParse(configuration.inspect(name)?.globalValue).data as
				| SettingValue<'severity'>
				| undefined;
			return withoutLowered(value as SettingValue<'severity'>, own) as SettingValue<Name>;
		}
		this.#report(name, parsed.error.issues.map((issue) => [...issue.path, issue.message].join(': ')).join('; '));
		return schema.parse(configuration.inspect(name)?.defaultValue) as SettingValue<Name>;
	}

	#report(name: SettingName, problem: string): void {
		const message = `The setting "plumbline.${name}" is not usable (${problem}). Its default is used until it is corrected.`;
		if (this.#reported.has(message)) return;
		this.#reported.add(message);
		this.#log.warn(message);
	}
}
