import * as vscode from 'vscode';
import { loadSkills } from '../../functions';
import { message } from '../../messages/message';
import type { PlumblineInit } from '../../model';
import type { TextFiles } from '../../ports';
import type { Skill, SkillLibrary } from '../../skills/model';
import { uriTextFiles } from '../host/plainFile';
import type { Settings } from '../host/settings';
import { words } from '../host/words';
import { folderOf } from '../sources/sourceUses';

/** The skills that come with Plumbline and, in a trusted workspace, those of the folder that the settings name. */
export class SkillLibraries {
	readonly #settings: Settings;
	readonly #titles = new Map<string, string>();
	readonly product: TextFiles;

	constructor(settings: Settings, product: TextFiles) {
		this.#settings = settings;
		this.product = product;
	}

	/** The folder of the user's own skills, which need not exist; `undefined` in Restricted Mode or where none is named. */
	folder(beside: vscode.Uri | undefined): vscode.Uri | undefined {
		if (!vscode.workspace.isTrusted) return undefined;
		return folderOf(this.#settings.get('skills.folder', beside), beside);
	}

	own(beside: vscode.Uri): Pick<PlumblineInit, 'ownSkills'> {
		const folder = this.folder(beside);
		return folder ? { ownSkills: uriTextFiles(folder) } : {};
	}

	/** Reads all skills anew. */
	async load(beside: vscode.Uri | undefined): Promise<SkillLibrary> {
		const folder = this.folder(beside);
		const library = await loadSkills({ product: this.product, ...(folder && { workspace: uriTextFiles(folder) }) });
		for (const skill of library.skills) this.#titles.set(skill.label, skillTitle(skill));
		return library;
	}

	/** The title of a skill, once the skills have been read. */
	title(label: string): string {
		return this.#titles.get(label) ?? label.replaceAll('_', ' ');
	}
}

export function skillTitle(skill: Skill): string {
	return words.say(message('skills.name', skill));
}
