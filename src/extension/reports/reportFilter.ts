import * as vscode from 'vscode';
import type { Settings } from '../host/settings';

/** What the providers register for; `whyNoReport` narrows it by the settings. */
export const markdownSelector: vscode.DocumentSelector = { language: 'markdown' };

/** Where a person's own documents live. Versions from a source control, chat snippets and the like are not reports. */
const schemes = new Set(['file', 'untitled', 'vscode-remote', 'vscode-vfs', 'vscode-test-web']);

/** Why a document is no report: it is not Markdown that people write, or a setting leaves it out. */
export type NoReport = 'notWritten' | 'exclude' | 'include';

/** `undefined` for what Plumbline reads: Markdown, from a place where people keep documents, and not left out. */
export function whyNoReport(
	document: vscode.TextDocument,
	settings: Settings,
	ownPages: vscode.Uri,
): NoReport | undefined {
	if (document.languageId !== 'markdown') return 'notWritten';
	const { scheme } = document.uri;
	if (document.uri.toString().startsWith(`${ownPages}/`)) return 'notWritten';
	if (!schemes.has(scheme) && vscode.workspace.fs.isWritableFileSystem(scheme) !== true) return 'notWritten';
	const folder = vscode.workspace.getWorkspaceFolder(document.uri);
	const matches = (glob: string) => {
		// As in the list of the workspace's reports: `drafts/**` is meant from its folder.
		const pattern = folder ? new vscode.RelativePattern(folder, glob) : glob;
		return vscode.languages.match({ pattern }, document) > 0;
	};
	if (settings.get('exclude', document).some(matches)) return 'exclude';
	return settings.get('include', document).some(matches) ? undefined : 'include';
}
