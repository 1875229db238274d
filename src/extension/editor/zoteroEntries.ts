import * as vscode from 'vscode';
import * as z from 'zod';
import { inRange, ranges } from '../../config/ranges';
import { PlumblineError } from '../../errors';
import { message } from '../../messages/message';
import { unlessMissing, uriSourceFiles } from '../host/files';
import { isAgreed, showError, showInformation, showProgress } from '../host/notices';
import { errorText, words } from '../host/words';
import { documentName } from '../reports/wording';
import type { Parts } from './parts';

const { l10n } = vscode;

/** Who has changed Zotero's port names it in a key binding. */
const portArgument = z.object({ port: z.number().refine((port) => inRange(port, ranges.port)) });

type ZoteroParts = Pick<Parts, 'analyses' | 'log'>;

/** What takes the entries of a report's keys from Zotero is loaded with the first command. */
type Core = typeof import('../../index');
type Entries = Awaited<ReturnType<Core['fromZotero']>>;
type Entry = Entries extends ReadonlyMap<string, infer Item> ? Item : never;

/** The file beside a report that its entries go to. */
interface EntriesFile {
	/** From the folder of the report. */
	readonly name: string;
	readonly uri: vscode.Uri;
	readonly present: readonly Entry[];
}

/** Takes the entries of the keys that a report cites from Zotero on this computer, once the author has agreed, those that the author chooses. */
export async function addFromZotero(document: vscode.TextDocument, given: unknown, deps: ZoteroParts): Promise<void> {
	const named = portArgument.safeParse(given);
	const name = documentName(document);
	if (!vscode.workspace.isTrusted)
		return void showError(l10n.t('In Restricted Mode Zotero is not asked. Trust the workspace first.'));
	if (document.isUntitled) return void showError(l10n.t('Save {0} first: entries are kept beside it.', name));
	const core = await import('../../index');
	const port = named.success ? named.data.port : core.zoteroPort;
	const report = (await deps.analyses.analyze(document))?.analysis.report;
	if (!report) return void showError(l10n.t('{0} could not be analyzed.', name));
	const folder = vscode.Uri.joinPath(document.uri, '..');
	const file = await fileIn(folder, core.entriesFile(report), core);
	if (!file) return void showError(words.say(message('zotero.notEntries', { name: core.entriesFile(report) })));
	const told = (said: Parameters<typeof words.say>[0]) => deps.log.warn(words.say(said));
	const logger = { info: told, warn: told, error: told };
	const base = document.uri.path.slice(document.uri.path.lastIndexOf('/') + 1);
	const listed = await core.readBibliography(report, base, uriSourceFiles(folder), logger);
	const keys = core.keysToLookUp(report, new Set(listed.keys()), file.present);
	if (keys.length === 0) return void showInformation(words.say(message('zotero.noKeys', { name })));
	const detail = [
		words.say(message('zotero.asks', { port, keys: keys.length })),
		l10n.t('The entries that you choose then are written to {0}, without abstracts and notes.', file.name),
	].join('\n\n');
	const question = l10n.t('Ask Zotero for the entries of cited keys?');
	if (!(await isAgreed(question, detail, l10n.t('Ask Zotero')))) return;
	const found = await ask(keys, port, core);
	if (!found) return;
	const missing = keys.filter((key) => !found.has(key));
	const said = missing.length > 0 ? words.say(message('zotero.missing', { keys: missing })) : '';
	if (found.size === 0) return void showInformation(said);
	const chosen = await choose([...found.values()], said);
	if (!chosen || chosen.length === 0) return;
	const { text, added, replaced } = core.withCslItems(file.present, chosen);
	await vscode.workspace.fs.writeFile(file.uri, new TextEncoder().encode(text));
	await tellWritten(document, file, words.say(message('zotero.written', { name: file.name, added, replaced })), {
		...{ core, deps, said },
	});
}

/** `undefined` where something else stands there, or a link leads elsewhere. */
async function fileIn(folder: vscode.Uri, name: string, core: Core): Promise<EntriesFile | undefined> {
	const uri = vscode.Uri.joinPath(folder, name);
	const bytes = await uriSourceFiles(folder).read(name);
	if (bytes) {
		const present = core.parseCslItems(new TextDecoder().decode(bytes));
		return present && { name, uri, present };
	}
	const parts = name.split('/').map((_, at, all) => vscode.Uri.joinPath(folder, ...all.slice(0, at + 1)));
	const stats = await Promise.all(parts.map((part) => unlessMissing(() => vscode.workspace.fs.stat(part))));
	const isFree = stats.every((stat, at) => !stat || (at < stats.length - 1 && stat.type === vscode.FileType.Directory));
	return isFree ? { name, uri, present: [] } : undefined;
}

/** `undefined` where the author has stopped it, or Zotero gave nothing, which is told. */
async function ask(keys: readonly string[], port: number, core: Core): Promise<Entries | undefined> {
	try {
		return await showProgress(l10n.t('Asking Zotero…'), (signal) =>
			core.fromZotero(keys, { fetch: globalThis.fetch, port, signal }),
		);
	} catch (error) {
		if (!(error instanceof PlumblineError)) throw error;
		void showError(errorText(error));
		return undefined;
	}
}

async function choose(entries: readonly Entry[], said: string): Promise<readonly Entry[] | undefined> {
	const items = entries.map((entry) => ({
		...{ entry, picked: true, label: `@${entry.id}` },
		description: typeof entry.title === 'string' ? entry.title : '',
	}));
	const title = l10n.t('Entries that Zotero has');
	const placeHolder = said === '' ? l10n.t('Which of them are to stand beside the report?') : said;
	const picked = await vscode.window.showQuickPick(items, { canPickMany: true, title, placeHolder });
	return picked?.map(({ entry }) => entry);
}

interface Written {
	readonly core: Core;
	readonly deps: ZoteroParts;
	/** What Zotero has not. */
	readonly said: string;
}

/** Offers to name the file in the front matter where the report names none yet; the author can undo that. */
async function tellWritten(
	document: vscode.TextDocument,
	file: EntriesFile,
	written: string,
	{ core, deps, said }: Written,
): Promise<void> {
	const report = (await deps.analyses.analyze(document))?.analysis.report;
	const isNamed = !report || core.namesFile(report, file.name);
	const hint = isNamed ? '' : words.say(message('zotero.nameIt', { name: documentName(document), file: file.name }));
	const open = l10n.t('Open');
	const add = l10n.t('Add to Front Matter');
	const canAdd = report !== undefined && !isNamed && core.bibliographyLineEdit(report, file.name) !== undefined;
	const text = [written, said, hint].filter(Boolean).join(' ');
	const answer = await showInformation(text, ...(canAdd ? [add] : []), open);
	if (answer === open) await vscode.window.showTextDocument(file.uri);
	if (answer === add) await nameFile(document, file.name, core, deps);
}

/** In the text as it is by then. */
async function nameFile(document: vscode.TextDocument, file: string, core: Core, deps: ZoteroParts): Promise<void> {
	const now = await deps.analyses.analyze(document);
	const edit = now && now.snapshot.text === document.getText() && core.bibliographyLineEdit(now.analysis.report, file);
	if (!edit) return;
	const change = new vscode.WorkspaceEdit();
	change.insert(document.uri, document.positionAt(edit.span[0]), edit.text);
	await vscode.workspace.applyEdit(change);
}
