import * as vscode from 'vscode';
import { checklistKey, readChecklistEdits } from '../../functions';
import type { ScoreOptions } from '../../model';
import type { ItemEdit } from '../../scorecard/jade';
import type { ChecklistEditsFile } from '../../scoring/jade/checklists/checklistEdits';
import { changeSharedFile } from '../../text/sharedFile';
import { sharedFile } from '../host/files';
import { SetupError } from '../host/words';
import type { Analyses } from '../reports/analyses';

type Edits = Readonly<Record<string, ItemEdit>>;

/**
 * What the author decided about the checklists of a report: the skills to judge by, kept in the workspace's state, and
 * changes of items, kept in the workspace's `.plumbline/checklists.json` under the key of the report's question.
 */
export class Checklists {
	readonly #state: vscode.Memento;
	readonly #analyses: Analyses;

	constructor(state: vscode.Memento, analyses: Analyses) {
		this.#state = state;
		this.#analyses = analyses;
	}

	/** `undefined` where the report's front matter or its question decides. */
	skills(document: vscode.TextDocument): readonly string[] | undefined {
		const kept = this.#state.get<unknown>(skillsKey(document));
		return Array.isArray(kept) && kept.every((label) => typeof label === 'string') ? kept : undefined;
	}

	async chooseSkills(document: vscode.TextDocument, labels: readonly string[] | undefined): Promise<void> {
		await this.#state.update(skillsKey(document), labels);
	}

	/** For scoring. Throws the core's error for a file that cannot be used. */
	async options(document: vscode.TextDocument): Promise<Pick<ScoreOptions, 'skills' | 'checklistEdits'>> {
		const skills = this.skills(document);
		const items = await this.edits(document);
		return { ...(skills && { skills }), ...(items && { checklistEdits: { items } }) };
	}

	/** By the item's id; `undefined` when nothing was changed, and in Restricted Mode. */
	async edits(document: vscode.TextDocument): Promise<Edits | undefined> {
		const file = editsUri(document);
		if (!file || !vscode.workspace.isTrusted) return undefined;
		return read(await sharedFile(file).read())?.checklists[checklistKey(await this.#query(document))]?.items;
	}

	/** Changes an item, or with `undefined` takes its changes back. */
	async edit(document: vscode.TextDocument, item: string, change: ItemEdit | undefined): Promise<void> {
		const file = editsUri(document);
		if (!file)
			throw new SetupError(
				vscode.l10n.t('Changes to a checklist are saved in the workspace: open the report’s folder first.'),
			);
		const query = await this.#query(document);
		const key = checklistKey(query);
		const changed = await changeSharedFile(sharedFile(file), (text) => {
			const kept = read(text) ?? { version: 1, checklists: {} };
			const { [item]: before, ...items } = kept.checklists[key]?.items ?? {};
			const checklist = {
				...(query !== undefined && { query }),
				items: change ? { ...items, [item]: { ...before, ...change } } : items,
			};
			const next: ChecklistEditsFile = { version: 1, checklists: { ...kept.checklists, [key]: checklist } };
			return `${JSON.stringify(next, null, '\t')}\n`;
		});
		if (!changed)
			throw new SetupError(
				vscode.l10n.t('The file of changed checklists is being changed all the time: nothing was saved. Try again.'),
			);
	}

	async #query(document: vscode.TextDocument): Promise<string | undefined> {
		return (await this.#analyses.known(document))?.analysis.report.query;
	}
}

function skillsKey(document: vscode.TextDocument): string {
	return `plumbline.skills ${document.uri.toString()}`;
}

function editsUri(document: vscode.TextDocument): vscode.Uri | undefined {
	const folder = vscode.workspace.getWorkspaceFolder(document.uri);
	return folder && vscode.Uri.joinPath(folder.uri, '.plumbline', 'checklists.json');
}

function read(text: string | undefined): ChecklistEditsFile | undefined {
	return text === undefined ? undefined : readChecklistEdits(text.replace(/^\uFEFF/, ''));
}
