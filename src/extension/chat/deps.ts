import type * as vscode from 'vscode';
import type { Words } from '../../messages/model';
import type { NewWording, Plumbline } from '../../model';
import type { TextFiles } from '../../ports';
import type { SourceFiles } from '../../sources/model';
import type { ToDoView } from '../../view/toDo';
import type { Parts } from '../editor/parts';
import type { ModelScorer } from '../model/models';
import type { AnalyzedReport } from '../reports/analyses';
import type { Where } from './request';

/**
 * What the chat takes of the parts that the editor loads at its start. It is handed over: what the chat imported of them
 * itself would be cut off from the rest of that start, piece by piece.
 */
export interface Host {
	readonly words: Words;
	readonly errorText: (error: unknown) => string;
	readonly showError: (text: string) => unknown;
	/** `undefined` where nothing is there. */
	readonly stat: (uri: vscode.Uri) => Promise<vscode.FileStat | undefined>;
	/** The bytes of a file; `undefined` where there is none. */
	readonly readFile: (uri: vscode.Uri) => Promise<Uint8Array | undefined>;
	/** The files below a folder, without what stands behind a link. */
	readonly sourceFiles: (folder: vscode.Uri) => SourceFiles;
	/** The pages on findings: `<code>.md`. */
	readonly findingPages: TextFiles;
	/** The address of such a page. */
	readonly pageOf: (code: string) => vscode.Uri;
}

/** What reading reports for the chat takes. */
export type ReportsDeps = Pick<Parts, 'analyses' | 'read' | 'settings' | 'decisions' | 'sources'> & {
	readonly host: Host;
};

/** What the tools work with. */
export type ToolsDeps = ReportsDeps & { readonly plumbline: () => Promise<Plumbline> };

/** What the participant works with. */
export interface ChatDeps extends ToolsDeps, Pick<Parts, 'active' | 'models' | 'log'> {
	/** What there is to do in a report, as the panel lists it. */
	readonly toDo: (report: AnalyzedReport) => ToDoView;
	/** Shows a wording beside the report's own, for the author to take or discard. */
	readonly offerWording: (report: AnalyzedReport, wording: NewWording, scorer: ModelScorer) => Promise<void>;
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
