import * as vscode from 'vscode';
import type { ItemChange } from '../../panel/messages';
import type { ItemEdit } from '../../scorecard/jade';
import { questionOf } from '../../view/checkItem';
import { Lasting } from '../host/lasting';
import { words } from '../host/words';
import type { Scores } from '../score/scores';
import type { Checklists } from '../skills/checklists';
import type { SkillLibraries } from '../skills/skillLibraries';

const { l10n } = vscode;

interface JadeChoicesDeps {
	readonly scores: Scores;
	readonly checklists: Checklists;
	readonly skills: SkillLibraries;
	readonly log: vscode.LogOutputChannel;
}

type Edits = Readonly<Record<string, ItemEdit>>;

const nothing: ReadonlySet<string> = new Set();

/** What the author supposes and has changed in the checklists of each report, as its panel shows it. */
export class JadeChoices extends Lasting {
	readonly #deps: JadeChoicesDeps;
	readonly #supposed = new Map<string, ReadonlySet<string>>();
	readonly #edits = new Map<string, Edits>();
	readonly #changed = new vscode.EventEmitter<vscode.TextDocument>();

	/** The choices of a report are others than before. */
	readonly onDidChange = this.#changed.event;

	constructor(deps: JadeChoicesDeps) {
		super();
		this.#deps = deps;
		this.lasting(
			this.#changed,
			deps.scores.onDidScore((document) => void this.#refresh(document)),
			vscode.workspace.onDidCloseTextDocument((document) => {
				this.#supposed.delete(document.uri.toString());
				this.#edits.delete(document.uri.toString());
			}),
		);
	}

	/** For the panel. */
	of(document: vscode.TextDocument) {
		const key = document.uri.toString();
		return {
			supposed: this.#supposed.get(key) ?? nothing,
			edits: this.#edits.get(key) ?? {},
			skillTitle: (label: string) => this.#deps.skills.title(label),
		};
	}

	suppose(document: vscode.TextDocument, items: readonly string[]): void {
		this.#supposed.set(document.uri.toString(), new Set(items));
		this.#changed.fire(document);
	}

	/** Changes an item as the author says. Returns whether that was done; the report is to be scored again then. */
	async edit(document: vscode.TextDocument, item: string, change: ItemChange): Promise<boolean> {
		const edit = await this.#askFor(document, item, change);
		if (edit === undefined) return false;
		await this.#deps.checklists.edit(document, item, edit === 'none' ? undefined : edit);
		await this.#refresh(document);
		return true;
	}

	async #askFor(document: vscode.TextDocument, id: string, change: ItemChange): Promise<ItemEdit | 'none' | undefined> {
		const jade = this.#deps.scores.get(document)?.scorecard.jade;
		const item = [...(jade?.queryChecklist ?? []), ...(jade?.reportChecklist ?? [])].find((each) => each.id === id);
		if (change === 'takeBack') return 'none';
		if (!item) return undefined;
		// The question is kept too, so that it can be shown and taken back.
		const asked = words.say(questionOf(item));
		if (change === 'leaveOut') return { drop: true, question: asked };
		if (change === 'reword') {
			const question = await vscode.window.showInputBox({
				title: l10n.t('How should the item be worded?'),
				prompt: l10n.t('A question that can be answered with Yes or No.'),
				value: asked,
				validateInput: (text) => (text.trim() === '' ? l10n.t('Enter a question, or leave the item out.') : undefined),
			});
			return question === undefined || question.trim() === asked ? undefined : { question: question.trim() };
		}
		const weight = await vscode.window.showInputBox({
			title: l10n.t('What weight should the item have?'),
			prompt: l10n.t('Above 0 for a requirement, below 0 for a flaw; usual values are 15, 10, 5 and −15.'),
			value: String(item.weight),
			validateInput: (text) => (weightOf(text) === undefined ? l10n.t('Use a number from −100 to 100.') : undefined),
		});
		const parsed = weight === undefined ? undefined : weightOf(weight);
		return parsed === undefined || parsed === item.weight ? undefined : { weight: parsed };
	}

	/** Reads the author's changes and the titles of the skills; what was supposed of another score is forgotten. */
	async #refresh(document: vscode.TextDocument): Promise<void> {
		const { checklists, skills, log } = this.#deps;
		const key = document.uri.toString();
		this.#supposed.delete(key);
		try {
			await skills.load(document.uri);
			this.#edits.set(key, (await checklists.edits(document)) ?? {});
		} catch (error) {
			log.warn(`The changes of the checklists could not be read. ${error}`);
		}
		this.#changed.fire(document);
	}
}

function weightOf(text: string): number | undefined {
	const weight = Number(text.trim().replace('−', '-').replace(',', '.'));
	return text.trim() !== '' && Math.abs(weight) <= 100 ? weight : undefined;
}
