import * as vscode from 'vscode';
import * as z from 'zod';
import type { Rendering, ReportResult } from '../../output/model';
import { rendered } from '../../output/rendering';
import { replaceFile } from '../host/files';
import { pickOne, showError, showInformation } from '../host/notices';
import { isOnDisk } from '../host/paths';
import { words } from '../host/words';
import { documentName } from '../reports/wording';
import type { Parts } from './parts';

const formats = ['html', 'markdown', 'json'] as const;
type ExportFormat = (typeof formats)[number];

const endings: Record<ExportFormat, string> = { html: 'html', markdown: 'md', json: 'json' };

/** Loaded with the first export. */
const renderings: Record<ExportFormat, () => Promise<Rendering>> = {
	html: async () => (await import('../../output/html')).htmlRendering(words),
	markdown: async () => (await import('../../output/markdown')).markdownRendering(words),
	json: async () => (await import('../../output/json')).jsonRendering(words),
};

type ExportParts = Pick<Parts, 'analyses' | 'scores' | 'decisions'>;

/**
 * What the command line writes of a report, as the report is now. Asks for the format unless a key binding names it, and for
 * the file in any case.
 */
export async function exportReport(document: vscode.TextDocument, wanted: unknown, deps: ExportParts): Promise<void> {
	const { l10n, window } = vscode;
	const named = z.enum(formats).safeParse(wanted);
	const format = named.success ? named.data : await pickFormat();
	if (!format) return;
	const target = await window.showSaveDialog({
		defaultUri: defaultTarget(document, format),
		filters: { [format === 'html' ? 'HTML' : format === 'json' ? 'JSON' : 'Markdown']: [endings[format]] },
		title: l10n.t('Export {0}', documentName(document)),
	});
	if (!target) return;
	const result = await resultOf(document, deps);
	if (!result)
		return void showError(l10n.t('{0} could not be analyzed: nothing was exported.', documentName(document)));
	const text = rendered(await renderings[format](), [result]);
	// A link in its place, which a folder may have brought along, is replaced and not followed.
	await replaceFile(target, text);
	const outdated = !result.scorecard && deps.scores.get(document) !== undefined;
	const saved = outdated
		? l10n.t('{0} was saved without the scores: the report was edited after it was scored.', nameOf(target))
		: l10n.t('{0} was saved.', nameOf(target));
	const open = l10n.t('Open');
	if ((await showInformation(saved, open)) === open) await openExported(target, format);
}

/** As the report is now; with its scores where these are of the same text. */
async function resultOf(document: vscode.TextDocument, deps: ExportParts): Promise<ReportResult | undefined> {
	const { analyses, scores, decisions } = deps;
	const now = await analyses.analyze(document);
	if (!now) return undefined;
	const scored = scores.get(document);
	const { analysis, scorecard } =
		scored && scored.snapshot.text === now.snapshot.text
			? analyses.reviewed(document, scored)
			: { analysis: now.analysis, scorecard: undefined };
	return { analysis, scorecard, decisions: decisions.of(document), sha256: await sha256Of(now.snapshot.text) };
}

async function sha256Of(text: string): Promise<string> {
	const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
	return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Beside the report, under a name that cannot be the report's own. */
function defaultTarget({ uri }: vscode.TextDocument, format: ExportFormat): vscode.Uri | undefined {
	const ending = `.plumbline.${endings[format]}`;
	if (uri.scheme !== 'untitled') return uri.with({ path: uri.path.replace(/\.[^./]+$/, '') + ending });
	const [folder] = vscode.workspace.workspaceFolders ?? [];
	return folder && vscode.Uri.joinPath(folder.uri, `report${ending}`);
}

function nameOf(uri: vscode.Uri): string {
	return vscode.workspace.asRelativePath(uri);
}

/** A page in the browser, if that can get at it; the others in the editor. */
async function openExported(uri: vscode.Uri, format: ExportFormat): Promise<void> {
	if (format === 'html' && isOnDisk(uri)) await vscode.env.openExternal(uri);
	else await vscode.window.showTextDocument(uri);
}

function pickFormat(): Promise<ExportFormat | undefined> {
	const { l10n } = vscode;
	return pickOne<ExportFormat>(l10n.t('Export what Plumbline found as…'), [
		{ value: 'html', label: 'HTML', description: l10n.t('a page for a colleague, with the marks beside the text') },
		{ value: 'markdown', label: 'Markdown', description: l10n.t('for a pull request or a mail') },
		{ value: 'json', label: 'JSON', description: l10n.t('for other programs') },
	]);
}
