import * as vscode from 'vscode';
import { showInformation } from '../host/notices';

/** What was asked for concerns a text that is no longer there as it was read. */
export function tellEdited(): void {
	void showInformation(vscode.l10n.t('This line was edited since Plumbline read it. Save the report and try again.'));
}
