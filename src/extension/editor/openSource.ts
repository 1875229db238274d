import * as vscode from 'vscode';
import * as z from 'zod';
import type { Finding } from '../../findings/model';
import { findQuote } from '../../text/findQuote';
import { unlessMissing } from '../host/files';
import { showWarning } from '../host/notices';
import { isOnDisk } from '../host/paths';
import { showRange } from '../reports/reveal';
import type { Parts } from './parts';

/** A place in a source, as findings and the panel name it. */
const sourcePlace = z.object({
	/** A local file, relative to `folder`. */
	file: z.string().optional(),
	/** The folder of sources or the workspace folder; absent where only one of them can be meant. */
	folder: z.enum(['sources', 'workspace']).optional(),
	url: z.string().optional(),
	/** The address with the passage in it. */
	open: z.string().optional(),
	quote: z.string().optional(),
	/** 1-based. */
	page: z.int().positive().optional(),
});
export type SourcePlace = z.infer<typeof sourcePlace>;

const openArguments = z.tuple([z.string(), sourcePlace]);

/** What a text editor can show; anything else goes to the program that the system has for it, where that can get at it. */
const readable = /\.(?:md|markdown|txt|text|csv|tsv|json|ya?ml|xml|html?|xhtml|rst|tex|bib)$/i;

const { l10n } = vscode;

/** Opens a cited source at the words that decide. */
export async function openSource(args: readonly unknown[], { sources }: Pick<Parts, 'sources'>): Promise<void> {
	const [report, place] = openArguments.parse(args);
	const file = await findFile(place, vscode.Uri.parse(report), sources);
	if (file) return openFile(file, place);
	const address = place.open ?? place.url;
	if (address !== undefined && isWebAddress(address)) return openAddress(address);
	void showWarning(l10n.t('{0} no longer exists.', place.file ?? place.url ?? l10n.t('The source')));
}

/** The source that a finding tells of. */
export interface ToldSource {
	readonly title: string | undefined;
	readonly place: SourcePlace;
}

/** `undefined` where a finding tells of no source, or not where it is. */
export function sourceOf({ code, data }: Finding): ToldSource | undefined {
	switch (code) {
		case 'source.contradicts':
		case 'source.notFound':
		case 'source.partly':
		case 'evidence.refuted': {
			const { title, file, folder, url, open, quote, page } = data;
			if (file === undefined && url === undefined) return undefined;
			return { title, place: { file, folder, url, open, quote, page } };
		}
		default:
			return undefined;
	}
}

export function openSourceCommand(document: vscode.TextDocument, place: SourcePlace): vscode.Command {
	const title = l10n.t('Open Source at This Place');
	return { command: 'plumbline.openSource', title, arguments: [document.uri.toString(), place] };
}

async function findFile(
	{ file, folder }: SourcePlace,
	report: vscode.Uri,
	sources: Parts['sources'],
): Promise<vscode.Uri | undefined> {
	if (file === undefined || file.split('/').includes('..')) return undefined;
	const roots = [
		folder === 'workspace' ? undefined : await sources.folder(report),
		folder === 'sources' ? undefined : vscode.workspace.getWorkspaceFolder(report)?.uri,
	];
	for (const root of roots) {
		const uri = root && vscode.Uri.joinPath(root, file);
		if (uri && (await unlessMissing(() => vscode.workspace.fs.stat(uri)))) return uri;
	}
	return undefined;
}

async function openFile(uri: vscode.Uri, { quote, page }: SourcePlace): Promise<void> {
	if (!readable.test(uri.path)) {
		if (!isOnDisk(uri)) return void (await vscode.commands.executeCommand('vscode.open', uri));
		if (page !== undefined) vscode.window.setStatusBarMessage(l10n.t('The passage is on page {0}.', page), 10_000);
		await vscode.env.openExternal(uri);
		return;
	}
	const document = await vscode.workspace.openTextDocument(uri);
	const span = quote === undefined ? undefined : findQuote(document.getText(), quote);
	const [start, end] = span ?? [0, 0];
	await showRange(document, new vscode.Range(document.positionAt(start), document.positionAt(end)));
}

function isWebAddress(address: string): boolean {
	return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
}

/** As a text, for a `Uri` would encode the `#:~:text=` that names the passage once more. */
async function openAddress(address: string): Promise<void> {
	await vscode.env.openExternal(address as unknown as vscode.Uri);
}
