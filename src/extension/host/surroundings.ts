import type * as vscode from 'vscode';
import type { PlumblineInit } from '../../model';
import type { TextFiles } from '../../ports';
import type { SourceAccess } from '../../sources/model';
import type { AnalysisThread } from '../../threads/analysisQueue';

/**
 * What the extension asks of the program it runs in, a process of Node or a page of a browser, where the editor itself does
 * not give it. All that differs between the two stands in the one file that each has for it.
 */
export interface Surroundings {
	/** Analyses reports where nobody waits who types. */
	readonly thread: AnalysisThread;
	readonly fetch: NonNullable<PlumblineInit['fetch']>;
	readonly sources: SourceAccess;
	/** Cited pages can be asked for at all. */
	readonly readsPages: boolean;
	/** The key that the environment holds for the user's own endpoint. */
	readonly environmentKey: () => string | undefined;
	/** The folder of the installed extension under which the editor opens its pages (`docs/`). */
	readonly pages: vscode.Uri;
	/** The text files of a folder of the installed extension. */
	readonly ownFiles: (folder: string) => TextFiles;
}
