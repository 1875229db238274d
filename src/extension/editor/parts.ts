import type * as vscode from 'vscode';
import type { Analyzer } from '../../analysis';
import type { Plumbline } from '../../model';
import type { Store, TextFiles } from '../../ports';
import type { Shell } from '../../service/report';
import type { KeyStore } from '../host/keyStore';
import type { Settings } from '../host/settings';
import type { Models } from '../model/models';
import type { ActiveReport } from '../reports/activeReport';
import type { Analyses } from '../reports/analyses';
import type { AuthorDecisions } from '../reports/authorDecisions';
import type { Histories } from '../reports/histories';
import type { ModelScores } from '../reports/modelScores';
import type { ReviewOnSave } from '../score/reviewOnSave';
import type { ScoreSetup } from '../score/scoreSetup';
import type { Scores } from '../score/scores';
import type { Checklists } from '../skills/checklists';
import type { SkillLibraries } from '../skills/skillLibraries';
import type { SourceUses } from '../sources/sourceUses';
import type { WebSearch } from '../sources/webSearch';

/** What the extension is made of: made once at its start, and handed to the features, each of which names what it takes. */
export interface Parts {
	readonly context: vscode.ExtensionContext;
	readonly log: vscode.LogOutputChannel;
	readonly settings: Settings;
	readonly keys: KeyStore;
	readonly models: Models;
	readonly decisions: AuthorDecisions;
	/** Reads a text as the open reports are read. */
	readonly read: Analyzer;
	readonly analyses: Analyses;
	readonly active: ActiveReport;
	readonly histories: Histories;
	readonly sources: SourceUses;
	readonly search: WebSearch;
	readonly skills: SkillLibraries;
	readonly checklists: Checklists;
	readonly setup: ScoreSetup;
	readonly scores: Scores;
	readonly modelScores: ModelScores;
	readonly reviews: ReviewOnSave;
	/** The answers of models and the texts of sources that are kept. */
	readonly answers: Store;
	/** How reports are shown in this editor. */
	readonly shell: Shell;
	/** The core with what a report brings of its own, such as the skills of its workspace; without a report the bare one. */
	readonly plumblineFor: (document?: vscode.TextDocument) => Promise<Plumbline>;
	/** The folder under which the editor opens the extension's pages (`docs/`). */
	readonly pages: vscode.Uri;
	/** The pages on findings: `<code>.md`. */
	readonly findingPages: TextFiles;
}
