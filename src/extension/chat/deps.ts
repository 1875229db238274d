import type * as vscode from 'vscode';
import type { Analyzer } from '../../analysis';
import type { Plumbline } from '../../model';
import type { Settings } from '../host/settings';
import type { Models } from '../model/models';
import type { ActiveReport } from '../reports/activeReport';
import type { Analyses } from '../reports/analyses';
import type { AuthorDecisions } from '../reports/authorDecisions';
import type { Scores } from '../score/scores';
import type { SourceUses } from '../sources/sourceUses';
import type { Where } from './findingsAt';

/** What reading reports for the chat takes. */
export interface ReportsDeps {
	readonly analyses: Analyses;
	readonly read: Analyzer;
	readonly settings: Settings;
	readonly decisions: AuthorDecisions;
	readonly sources: SourceUses;
}

/** What the tools work with. */
export interface ToolsDeps extends ReportsDeps {
	readonly extensionUri: vscode.Uri;
	readonly plumbline: () => Promise<Plumbline>;
}

/** What the participant works with. */
export interface ChatDeps extends ToolsDeps {
	readonly active: ActiveReport;
	readonly models: Models;
	readonly scores: Scores;
	readonly log: vscode.LogOutputChannel;
}

/** One request, with the report that it is about. */
export interface Asked {
	readonly request: vscode.ChatRequest;
	readonly document: vscode.TextDocument;
	/** The line that was named, else the cursor. */
	readonly where: Where | undefined;
	readonly stream: vscode.ChatResponseStream;
	readonly signal: AbortSignal;
}
