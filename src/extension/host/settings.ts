import * as vscode from 'vscode';
import { type SettingName, type SettingValue, settingSchemas } from './settingSchemas';

/** Reads the settings. A value that does not fit is reported once in the log and replaced by the default. */
export class Settings {
	readonly #log: Pick<vscode.LogOutputChannel, 'warn'>;
	readonly #reported = new Set<string>();

	constructor(log: Pick<vscode.LogOutputChannel, 'warn'>) {
		this.#log = log;
	}

	get<Name extends SettingName>(name: Name, scope?: vscode.ConfigurationScope): SettingValue<Name> {
		const configuration = vscode.workspace.getConfiguration('plumbline', scope);
		const schema = settingSchemas[name];
		const parsed = schema.safeParse(configuration.get(name));
		if (parsed.success) return parsed.data as SettingValue<Name>;
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
