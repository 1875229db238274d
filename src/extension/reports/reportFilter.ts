import * as vscode from 'vscode';
import type { Settings } from '../host/settings';

/** What the providers register for; `isReport` narrows it by the settings. */
export const markdownSelector: vscode.DocumentSelector = { language: 'markdown' };

/** Where a person's own documents live. Versions from a source control, chat snippets and the like are not reports. */
const schemes = new Set(['file', 'untitled', 'vscode-remote', 'vscode-vfs', 'vscode-test-web']);

/** Whether Plumbline reads a document: Markdown, from a place where people keep documents, and not excluded. */
export function isReport(document: vscode.TextDocument, settings: Settings, ownPages: vscode.Uri): boolean {
	if (document.languageId !== 'markdown') return false;
	const { scheme } = document.uri;
	if (document.uri.toString().startsWith(`${ownPages}/`)) return false;
	if (!schemes.has(scheme) && vscode.workspace.fs.isWritableFileSystem(scheme) !== true) return false;
	const matches = (pattern: string) => vscode.languages.match({ pattern }, document) > 0;
	return settings.get('include', document).some(matches) && !settings.get('exclude', document).some(matches);
}
