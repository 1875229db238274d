import type * as vscode from 'vscode';
import type { ReviewOptions, ScoreOptions } from '../../model';
import type { Settings } from '../host/settings';
import type { Analyses } from '../reports/analyses';
import type { AuthorDecisions } from '../reports/authorDecisions';
import { optionsNow } from '../reports/readOptions';
import type { Checklists } from '../skills/checklists';
import type { SourceUses } from '../sources/sourceUses';
import type { WebSearch } from '../sources/webSearch';

interface ScoreSetupInit {
	readonly settings: Settings;
	readonly decisions: AuthorDecisions;
	readonly analyses: Pick<Analyses, 'earlierReading'>;
	readonly sources: SourceUses;
	readonly checklists: Checklists;
	readonly search: WebSearch;
}

/** What a report is scored with besides the model: the same for a run and for its preview. */
export class ScoreSetup {
	readonly #init: ScoreSetupInit;

	constructor(init: ScoreSetupInit) {
		this.#init = init;
	}

	/** The search service that a run asks that may use the network, by its name. */
	get searches(): string | undefined {
		return this.#init.search.name;
	}

	/** What a report is read by a model with: of one that was read before only what was written since is read again. */
	reviewing(document: vscode.TextDocument): Omit<ReviewOptions, 'model'> {
		return { ...optionsNow(document.uri, this.#init), earlier: this.#init.analyses.earlierReading(document) };
	}

	/** @param network whether this run may use the network: for sources if the author agreed, and for the search that they chose */
	async of(document: vscode.TextDocument, network: boolean): Promise<Omit<ScoreOptions, 'model' | 'onProgress'>> {
		await this.#init.settings.project.ready(document.uri);
		const sources = await this.#init.sources.of(document, network);
		const search = network ? await this.#init.search.connect() : undefined;
		return {
			...this.reviewing(document),
			...(sources && { sources }),
			...(search && { search }),
			...(await this.#init.checklists.options(document)),
		};
	}
}
