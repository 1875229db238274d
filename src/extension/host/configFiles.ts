import * as vscode from 'vscode';
import { type Config, configNames, parseConfig } from '../../config/config';
import { errorText } from './errorText';
import { showWarning } from './notices';
import { readPlainFile } from './plainFile';
import { foldersUpTo } from './projectSettings';

/** The configuration file of a project; one that cannot be used holds nothing. */
export interface ProjectConfig {
	readonly uri: vscode.Uri;
	readonly config: Config;
}

/** What was found in one folder; `undefined` where there is no file. */
interface Folder {
	readonly reading: Promise<void>;
	readonly found: { readonly uri: vscode.Uri; readonly text: string; readonly config: Config } | undefined;
}

/**
 * The configuration file that is in force for a report: the nearest one in its folder or above, up to the folder of the
 * workspace that the report is in. Folders are read when a report in them is; after that, whoever changes a file there,
 * what it says is what holds.
 */
export class ConfigFiles implements vscode.Disposable {
	readonly #log: Pick<vscode.LogOutputChannel, 'warn'>;
	readonly #folders = new Map<string, Folder>();
	readonly #changed = new vscode.EventEmitter<void>();
	readonly #disposables: vscode.Disposable[];

	/** Another configuration is in force than before, for some reports. */
	readonly onDidChange = this.#changed.event;

	constructor(log: Pick<vscode.LogOutputChannel, 'warn'>) {
		this.#log = log;
		const watcher = vscode.workspace.createFileSystemWatcher(`**/{${configNames.join(',')}}`);
		const read = (uri: vscode.Uri) => this.#readAgain(vscode.Uri.joinPath(uri, '..'));
		this.#disposables = [
			this.#changed,
			watcher,
			watcher.onDidCreate(read),
			watcher.onDidChange(read),
			watcher.onDidDelete(read),
		];
	}

	dispose(): void {
		for (const disposable of this.#disposables) disposable.dispose();
	}

	/** As far as the folders of the report were read; `undefined` where no file is in force. */
	of(report: vscode.Uri): ProjectConfig | undefined {
		return foldersOf(report)
			.map((folder) => this.#folders.get(folder.toString())?.found)
			.find((found) => found !== undefined);
	}

	/** Resolves once the folders of a report were read for the first time. */
	async ready(report: vscode.Uri): Promise<void> {
		await Promise.all(
			foldersOf(report).map((folder) => this.#folders.get(folder.toString())?.reading ?? this.#read(folder)),
		);
	}

	async #readAgain(folder: vscode.Uri): Promise<void> {
		const before = this.#folders.get(folder.toString());
		if (!before) return;
		await this.#read(folder);
		if (this.#folders.get(folder.toString())?.found?.text !== before.found?.text) this.#changed.fire();
	}

	#read(folder: vscode.Uri): Promise<void> {
		const key = folder.toString();
		const found = this.#folders.get(key)?.found;
		const reading = this.#find(folder).then((now) => void this.#folders.set(key, { reading, found: now }));
		this.#folders.set(key, { reading, found });
		return reading;
	}

	/** The first that the folder has; the others are not even looked at. */
	async #find(folder: vscode.Uri): Promise<Folder['found']> {
		for (const name of configNames) {
			const uri = vscode.Uri.joinPath(folder, name);
			const bytes = await this.#bytesOf(uri);
			if (!bytes) continue;
			const text = new TextDecoder().decode(bytes);
			return { uri, text, config: this.#parsed(uri, text) };
		}
		return undefined;
	}

	/** What cannot be read, such as a folder of that name, is told and left: the reports are analysed all the same. */
	async #bytesOf(uri: vscode.Uri): Promise<Uint8Array | undefined> {
		try {
			return await readPlainFile(uri);
		} catch (error) {
			this.#tell(uri, errorText(error));
			return undefined;
		}
	}

	/** A file that cannot be used is told once for each of its texts; the settings hold then. */
	#parsed(uri: vscode.Uri, text: string): Config {
		const known = this.#folders.get(vscode.Uri.joinPath(uri, '..').toString())?.found;
		if (known?.text === text && known.uri.toString() === uri.toString()) return known.config;
		try {
			return parseConfig(vscode.workspace.asRelativePath(uri), text);
		} catch (error) {
			this.#tell(uri, errorText(error));
			return {};
		}
	}

	#tell(uri: vscode.Uri, text: string): void {
		this.#log.warn(text);
		const openFile = vscode.l10n.t('Open File');
		void showWarning(text, openFile).then((choice) => {
			if (choice === openFile) void vscode.window.showTextDocument(uri);
		});
	}
}

function foldersOf(report: vscode.Uri): vscode.Uri[] {
	const root = vscode.workspace.getWorkspaceFolder(report)?.uri;
	return root ? foldersUpTo(root.path, report.path).map((path) => report.with({ path, query: '', fragment: '' })) : [];
}
