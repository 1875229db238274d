import * as vscode from 'vscode';
import type { SourceUse } from '../../sources/model';
import { unlessMissing, uriSourceFiles } from '../host/files';
import { isAgreed, showError, showInformation } from '../host/notices';
import type { Settings } from '../host/settings';
import { setContext } from '../reports/activeReport';
import type { Analyses } from '../reports/analyses';

const { l10n } = vscode;

interface SourceUsesInit {
	readonly settings: Settings;
	readonly state: vscode.Memento;
	/** Cited pages can be asked for at all. */
	readonly readsPages: boolean;
}

const agreedKey = 'plumbline.sources.agreed';

/** Where the sources of a report may be read. The network only after the author agreed, for this workspace. */
export class SourceUses {
	readonly #init: SourceUsesInit;

	constructor(init: SourceUsesInit) {
		this.#init = init;
		setContext('plumbline.inBrowser', !init.readsPages);
	}

	/** Whether cited pages may be read over the network, if the author agrees; or what stands against it. */
	get mayRead(): true | 'untrusted' | 'inBrowser' {
		if (!this.#init.readsPages) return 'inBrowser';
		return vscode.workspace.isTrusted || 'untrusted';
	}

	/** Whether cited pages may be read over the network. */
	get agreed(): boolean {
		return this.mayRead === true && this.#init.state.get<boolean>(agreedKey) === true;
	}

	async agree(agreed: boolean): Promise<void> {
		await this.#init.state.update(agreedKey, agreed ? true : undefined);
	}

	/** Takes the author's agreement back. */
	async stop(): Promise<void> {
		await this.agree(false);
		void showInformation(
			l10n.t('Cited pages are no longer read in this workspace. Pages that were read before stay on this computer.'),
		);
	}

	/**
	 * `undefined` in Restricted Mode, where nothing is read.
	 *
	 * @param network whether this run may use the network, if the author agreed
	 */
	async of(document: vscode.TextDocument, network: boolean): Promise<SourceUse | undefined> {
		if (!vscode.workspace.isTrusted) return undefined;
		const root = vscode.workspace.getWorkspaceFolder(document.uri)?.uri;
		const folder = await this.folder(document.uri);
		return {
			...(folder && { files: uriSourceFiles(folder) }),
			...(root && {
				workspace: uriSourceFiles(root),
				reportPath: vscode.workspace.asRelativePath(document.uri, false),
			}),
			fetch: network && this.agreed,
			allowPrivate: this.#init.settings.get('sources.allowPrivate', document),
		};
	}

	/** The folder of local copies that the project's configuration names; else `sources`, beside the report or in the workspace. */
	async folder(report: vscode.Uri): Promise<vscode.Uri | undefined> {
		const { settings } = this.#init;
		await settings.project.ready(report);
		const named = settings.folder('sources', report);
		for (const folder of named ? [named] : usualFolders(report)) {
			const found = folder && (await unlessMissing(() => vscode.workspace.fs.stat(folder)));
			if (found && (found.type & vscode.FileType.Directory) !== 0) return folder;
		}
		return undefined;
	}
}

/** What has no file yet stands beside nothing. */
function usualFolders(report: vscode.Uri): vscode.Uri[] {
	const beside = report.scheme === 'untitled' ? [] : [vscode.Uri.joinPath(report, '..', 'sources')];
	const root = workspaceRoot(report);
	return [...beside, ...(root ? [vscode.Uri.joinPath(root, 'sources')] : [])];
}

/** The folder of the workspace that a report is in; the first one for what is in none. */
export function workspaceRoot(beside: vscode.Uri | undefined): vscode.Uri | undefined {
	const own = beside && vscode.workspace.getWorkspaceFolder(beside);
	return (own ?? vscode.workspace.workspaceFolders?.[0])?.uri;
}

/** How many hosts the question names before it only counts the rest. */
const hostsNamed = 8;

/** Whether the cited pages may be read: asked once for a workspace, of the author alone. */
export async function agreeToRead(
	document: vscode.TextDocument,
	{ analyses, sources }: { readonly analyses: Analyses; readonly sources: SourceUses },
): Promise<boolean> {
	if (sources.mayRead !== true) {
		void showError(
			sources.mayRead === 'inBrowser'
				? noPagesInBrowser()
				: l10n.t('In Restricted Mode no page is read. Trust the workspace first.'),
		);
		return false;
	}
	const addresses = await citedAddresses(document, analyses);
	if (addresses.length === 0 || sources.agreed) return true;
	if (!(await agreed(addresses))) return false;
	await sources.agree(true);
	return true;
}

/** What is told of cited pages in VS Code for the Web, wherever it is asked for them. */
export function noPagesInBrowser(): string {
	return l10n.t(
		'In a browser cited pages cannot be read. Save their text to the sources folder, or open the report in VS Code on a computer.',
	);
}

async function citedAddresses(document: vscode.TextDocument, analyses: Analyses): Promise<URL[]> {
	const report = await analyses.known(document);
	const urls = report?.analysis.sources.flatMap(({ url }) => url ?? []) ?? [];
	return urls.filter((url) => URL.canParse(url)).map((url) => new URL(url));
}

async function agreed(addresses: readonly URL[]): Promise<boolean> {
	const hosts = [...new Set(addresses.map(({ host }) => host))];
	const named = hosts.slice(0, hostsNamed).join(', ');
	const detail = [
		hosts.length > hostsNamed ? l10n.t('{0} and {1} more.', named, hosts.length - hostsNamed) : named,
		l10n.t('Each page is requested by its address; no text of your report is sent. Copies are kept on this computer.'),
		l10n.t(
			'Your consent applies to this workspace until you choose “Stop Reading Cited Sources” under “Plumbline: More…”.',
		),
	];
	const read = l10n.t('Read');
	const question =
		addresses.length === 1
			? l10n.t('Read the page that this report cites?')
			: l10n.t('Read the {0} pages that this report cites?', addresses.length);
	return isAgreed(question, detail.join('\n\n'), read);
}
