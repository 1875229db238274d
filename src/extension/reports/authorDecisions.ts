import * as vscode from 'vscode';
import type { Decision } from '../../decisions/model';
import { changeDecisions, DecisionsError, decisionsOn, readDecisions, withFileMoved } from '../../functions';
import { sharedFile, watchFiles } from '../host/files';
import { Lasting } from '../host/lasting';
import { warnOfFile } from '../host/notices';
import { errorText } from '../host/words';

/** The file of a folder's decisions, by its path from the folder. */
export const decisionsFile = '.plumbline/decisions.json';

/** Where the decisions on a report are kept, and under which name. */
interface Place {
	readonly folder: vscode.WorkspaceFolder;
	/** The report, by its path from the folder. */
	readonly file: string;
}

/** What a folder's file held when it was last read. */
interface Kept {
	readonly text: string | undefined;
	readonly decisions: readonly Decision[];
}

/**
 * What the author has decided about findings, kept in `.plumbline/decisions.json` of each folder of the workspace. Whoever
 * changes such a file, another window or a merge among them: what it says is what holds. It is only written at a command of
 * the author's, or when a report is renamed in the editor.
 */
export class AuthorDecisions extends Lasting {
	readonly #log: Pick<vscode.LogOutputChannel, 'warn'>;
	readonly #kept = new Map<string, Kept>();
	readonly #loading = new Map<string, Promise<void>>();
	readonly #changed = new vscode.EventEmitter<void>();
	/** Files are read and changed one after the other, so that what is known is never older than what was read. */
	#last: Promise<unknown> = Promise.resolve();

	/** Other decisions hold than before. */
	readonly onDidChange = this.#changed.event;

	constructor(log: Pick<vscode.LogOutputChannel, 'warn'>) {
		super();
		this.#log = log;
		this.lasting(
			this.#changed,
			watchFiles(`**/${decisionsFile}`, (uri) => {
				const folder = vscode.workspace.getWorkspaceFolder(uri);
				if (folder && uriOf(folder).path === uri.path) void this.#next(() => this.#load(folder));
			}),
			vscode.workspace.onDidRenameFiles(({ files }) => {
				for (const { oldUri, newUri } of files) void this.#renamed(oldUri, newUri);
			}),
		);
	}

	/** The decisions on a report, as far as its folder's file was read. */
	of({ uri }: Pick<vscode.TextDocument, 'uri'>): readonly Decision[] {
		const place = placeOf(uri);
		return place ? decisionsOn(this.#kept.get(keyOf(place.folder))?.decisions ?? [], place.file) : [];
	}

	/** Resolves once the file of the report's folder was read for the first time, if there is one. */
	async ready({ uri }: Pick<vscode.TextDocument, 'uri'>): Promise<void> {
		const place = placeOf(uri);
		if (place) await this.#loaded(place.folder);
	}

	/** The name under which the report stands in the file; `undefined` where no folder of the workspace holds the report. */
	fileOf(document: vscode.TextDocument): string | undefined {
		return placeOf(document.uri)?.file;
	}

	/** Whether anything was decided in the report's folder yet: the file is made with the first decision. */
	hasFile({ uri }: Pick<vscode.TextDocument, 'uri'>): boolean {
		const place = placeOf(uri);
		return place !== undefined && this.#kept.get(keyOf(place.folder))?.text !== undefined;
	}

	/** Changes the decisions of the report's folder. Rejects with a `DecisionsError` for a file that is damaged. */
	async change(
		document: vscode.TextDocument,
		change: (decisions: readonly Decision[]) => readonly Decision[],
	): Promise<void> {
		const place = placeOf(document.uri);
		if (place) await this.#change(place.folder, change);
	}

	/** Opens the file of the report's folder. */
	async open(document: vscode.TextDocument): Promise<void> {
		const place = placeOf(document.uri);
		if (place) await vscode.window.showTextDocument(uriOf(place.folder));
	}

	async #change(
		folder: vscode.WorkspaceFolder,
		change: (decisions: readonly Decision[]) => readonly Decision[],
	): Promise<void> {
		const changing = this.#next(() => changeDecisions(sharedFile(uriOf(folder)), change));
		const loading = this.#next(() => this.#load(folder));
		await changing;
		await loading;
	}

	#next(work: () => Promise<void>): Promise<void> {
		const done = this.#last.then(work);
		this.#last = done.catch(() => undefined);
		return done;
	}

	/** A folder's file is read when it is first asked for. */
	#loaded(folder: vscode.WorkspaceFolder): Promise<void> {
		const loading = this.#loading.get(keyOf(folder)) ?? this.#next(() => this.#load(folder));
		this.#loading.set(keyOf(folder), loading);
		return loading;
	}

	/** A file that cannot be used is told once for each of its texts, and hides nothing. */
	async #load(folder: vscode.WorkspaceFolder): Promise<void> {
		const before = this.#kept.get(keyOf(folder));
		let text: string | undefined;
		let decisions: readonly Decision[] = [];
		try {
			text = await sharedFile(uriOf(folder)).read();
			if (text === before?.text) return;
			decisions = text === undefined ? [] : readDecisions(text);
		} catch (error) {
			this.#tell(folder, error);
		}
		this.#kept.set(keyOf(folder), { text, decisions });
		if (decisions.length > 0 || (before?.decisions.length ?? 0) > 0) this.#changed.fire();
	}

	#tell(folder: vscode.WorkspaceFolder, error: unknown): void {
		const uri = uriOf(folder);
		warnOfFile(this.#log, uri, `${vscode.workspace.asRelativePath(uri)}: ${errorText(error)}`);
	}

	/** A report keeps its decisions under its new name, as long as it stays in its folder of the workspace. */
	async #renamed(from: vscode.Uri, to: vscode.Uri): Promise<void> {
		const [before, now] = [placeOf(from), placeOf(to)];
		if (!before || !now || keyOf(before.folder) !== keyOf(now.folder)) return;
		await this.#loaded(now.folder);
		const { decisions } = this.#kept.get(keyOf(now.folder)) ?? { decisions: [] };
		if (!decisions.some(({ file }) => file === before.file || file.startsWith(`${before.file}/`))) return;
		try {
			await this.#change(now.folder, (all) => withFileMoved(all, before.file, now.file));
		} catch (error) {
			if (!(error instanceof DecisionsError)) throw error;
			this.#tell(now.folder, error);
		}
	}
}

function placeOf(uri: vscode.Uri): Place | undefined {
	const folder = vscode.workspace.getWorkspaceFolder(uri);
	if (!folder) return undefined;
	const root = folder.uri.path.replace(/\/$/, '');
	return { folder, file: uri.path.slice(root.length + 1) };
}

function keyOf({ uri }: vscode.WorkspaceFolder): string {
	return uri.toString();
}

function uriOf({ uri }: vscode.WorkspaceFolder): vscode.Uri {
	return vscode.Uri.joinPath(uri, decisionsFile);
}
