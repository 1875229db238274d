import * as vscode from 'vscode';
import type { SourceUse } from '../../sources/model';
import type { Settings } from '../host/settings';
import { uriSourceFiles } from '../host/uriSourceFiles';
import { unlessMissing } from '../host/uriStore';
import { setContext } from '../reports/activeReport';

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
		setContext('plumbline.sourcesAgreed', this.agreed);
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
		setContext('plumbline.sourcesAgreed', this.agreed);
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

	/** The folder of local copies that the settings name, where there is one: beside the report, else in the workspace. */
	async folder(report: vscode.Uri): Promise<vscode.Uri | undefined> {
		const named = this.#init.settings.get('sources.folder', report);
		for (const folder of [folderBeside(report, named), folderOf(named, report)]) {
			const found = folder && (await unlessMissing(() => vscode.workspace.fs.stat(folder)));
			if (found && (found.type & vscode.FileType.Directory) !== 0) return folder;
		}
		return undefined;
	}
}

/** What has no file yet stands beside nothing. */
function folderBeside(report: vscode.Uri, setting: string): vscode.Uri | undefined {
	const named = setting.trim();
	if (report.scheme === 'untitled' || named === '' || isAbsolute(named)) return undefined;
	return vscode.Uri.joinPath(report, '..', named);
}

function isAbsolute(path: string): boolean {
	return /^(?:[/\\]|[A-Za-z]:[/\\])/.test(path.trim());
}

/** A folder as a setting names it: absolute, or below the workspace folder; `undefined` where there is none. */
export function folderOf(setting: string, beside: vscode.Uri | undefined): vscode.Uri | undefined {
	const named = setting.trim();
	if (named === '') return undefined;
	const { workspaceFolders } = vscode.workspace;
	const root = ((beside && vscode.workspace.getWorkspaceFolder(beside)) ?? workspaceFolders?.[0])?.uri;
	if (!isAbsolute(named)) return root && vscode.Uri.joinPath(root, named);
	const file = vscode.Uri.file(named);
	return root ? root.with({ path: file.path }) : file;
}
