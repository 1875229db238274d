import type * as vscode from 'vscode';

/**
 * The one file that VS Code for the Web loads of an extension, with what its worker runs: both are the core for the most
 * part, and two files would be half as large again. What either does not need is never run there.
 */
export async function activate(context: vscode.ExtensionContext): Promise<void> {
	const { startInBrowser } = await import('./inBrowser');
	startInBrowser(context);
}

/** What a worker runs that was begun with this file. */
export async function analyzeInWorker(): Promise<void> {
	await import('../web/analysisWorker');
}
