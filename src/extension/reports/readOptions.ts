import type * as vscode from 'vscode';
import type { Settings } from '../host/settings';
import type { AuthorDecisions } from './authorDecisions';

interface Deciding {
	readonly settings: Pick<Settings, 'reading' | 'project'>;
	readonly decisions: Pick<AuthorDecisions, 'of' | 'ready'>;
}

/** What a report is read with: the settings, the project's file, and what its author has decided, as far as these are known. */
export function optionsNow(uri: vscode.Uri, { settings, decisions }: Deciding) {
	return { ...settings.reading(uri), decisions: decisions.of({ uri }) };
}

/** The same once all of it is known. */
export async function optionsOf(uri: vscode.Uri, deciding: Deciding) {
	await Promise.all([deciding.decisions.ready({ uri }), deciding.settings.project.ready(uri)]);
	return optionsNow(uri, deciding);
}
