import * as vscode from 'vscode';
import type { Analysis, AnalyzeOptions, ReportDocument } from '../../analysis';
import {
	addSnapshot,
	goneFindings,
	knownFindings,
	parseHistory,
	snapshotOf,
	withReworded,
	wordingOf,
	wordingSteps,
} from '../../functions';
import type { ReportHistory } from '../../history/history';
import type { GoneFinding, Wording } from '../../history/wording';
import { inSlices, type Steps } from '../../threads/slices';
import type { EarlierState, ReportPast } from '../../view/history';
import { ledgerCounts } from '../../view/ledger';
import { Lasting } from '../host/lasting';
import type { Settings } from '../host/settings';
import type { Analyses, AnalyzedReport } from './analyses';
import { documentName } from './wording';

interface HistoriesDeps {
	readonly analyses: Analyses;
	readonly settings: Settings;
	readonly commits: LastCommits;
	readonly state: vscode.Memento;
	/** Reads a text as the reports are read. */
	readonly read: (document: ReportDocument, options: AnalyzeOptions) => Analysis | Promise<Analysis>;
	readonly log: vscode.LogOutputChannel;
}

/** What an open report is compared with. */
interface Compared {
	/** As it was kept last when it was opened; as it was opened where nothing was kept. */
	readonly look: EarlierState;
	/** What the text said when it was kept last, or opened: the last entry is of that. */
	readonly kept: Wording;
	/** The words of what each save since then has mended, by the time of its entry: in memory only. */
	readonly gone: ReadonlyMap<number, readonly GoneFinding[]>;
	/** The commit that was asked for last; `undefined` before one was. */
	readonly commit?: string | undefined;
	/** `undefined` where the report is not in that commit, or not read yet. */
	readonly committed?: EarlierState | undefined;
}

/**
 * Keeps the history of each report in the workspace's state: an entry for each save, made once the saved text was read.
 * None of the text is kept.
 */
export class Histories extends Lasting {
	readonly #deps: HistoriesDeps;
	readonly #compared = new Map<string, Compared>();
	/** Texts that were saved and not read yet. */
	readonly #saved = new Map<string, string>();
	readonly #changed = new vscode.EventEmitter<vscode.TextDocument>();

	/** There is another entry, something else to compare with, or nothing any more. */
	readonly onDidChange = this.#changed.event;

	constructor(deps: HistoriesDeps) {
		super();
		const { analyses, commits } = deps;
		this.#deps = deps;
		this.lasting(
			this.#changed,
			analyses.onDidChange((document) => this.#takeInSteps(document)),
			commits.onDidChange(() => this.#compareAll()),
			vscode.workspace.onDidSaveTextDocument((document) => {
				if (!analyses.isReport(document)) return;
				this.#saved.set(keyOf(document), document.getText());
				void inSlices(this.#takeInSteps(document));
			}),
			vscode.workspace.onDidRenameFiles(({ files }) => {
				for (const { oldUri, newUri } of files) void this.#renamed(oldUri, newUri);
			}),
			vscode.workspace.onDidCloseTextDocument((document) => {
				this.#saved.delete(keyOf(document));
				this.#compared.delete(keyOf(document));
			}),
		);
	}

	/** `undefined` for what was not read yet, or has no file. */
	of(document: vscode.TextDocument): ReportPast | undefined {
		const compared = this.#compared.get(keyOf(document));
		const history = this.#kept(document);
		if (!compared || !history) return undefined;
		const earlier = [compared.look, ...(compared.committed ? [compared.committed] : [])];
		return { history, earlier, gone: compared.gone };
	}

	#kept(document: vscode.TextDocument): ReportHistory | undefined {
		return parseHistory(this.#deps.state.get(keyOf(document)));
	}

	/** Most of the work comes first, in steps. */
	*#takeInSteps(document: vscode.TextDocument): Steps<void> {
		const report = this.#toTake(document);
		if (report) yield* wordingSteps(report.analysis);
		this.#take(document);
	}

	/** The report, where it is one that was opened or saved and is to be kept. */
	#toTake(document: vscode.TextDocument): AnalyzedReport | undefined {
		const report = this.#deps.analyses.get(document);
		if (!report || document.isUntitled) return undefined;
		const key = keyOf(document);
		return !this.#compared.has(key) || this.#saved.get(key) === report.snapshot.text ? report : undefined;
	}

	/** Begins with a report that was opened, and keeps a text that was saved, once it was read. */
	#take(document: vscode.TextDocument): void {
		const report = this.#toTake(document);
		if (!report) return;
		const key = keyOf(document);
		if (!this.#compared.has(key)) this.#begin(document, report.analysis);
		if (this.#saved.get(key) !== report.snapshot.text) return;
		this.#saved.delete(key);
		this.#keep(document, report.analysis);
	}

	#begin(document: vscode.TextDocument, analysis: Analysis): void {
		const { entries, known } = this.#kept(document) ?? this.#keep(document, analysis);
		const at = entries.at(-1)?.at ?? Date.now();
		const wording = wordingOf(analysis);
		this.#compared.set(keyOf(document), { look: { kind: 'look', at, known, wording }, kept: wording, gone: new Map() });
		void this.#compareWithCommit(document);
	}

	#keep(document: vscode.TextDocument, analysis: Analysis): ReportHistory {
		const key = keyOf(document);
		const compared = this.#compared.get(key);
		const before = this.#kept(document);
		const now = wordingOf(analysis);
		const known = before && compared ? withReworded(before.known, compared.kept, now) : before?.known;
		const reading = snapshotOf(analysis, ledgerCounts(analysis));
		const history = addSnapshot(before && known && { ...before, known }, reading, Date.now());
		if (compared) {
			const words = known ? goneFindings(known, compared.kept, reading.known) : [];
			const at = history.entries.at(-1)?.at;
			const gone = words.length === 0 || at === undefined ? compared.gone : new Map(compared.gone).set(at, words);
			this.#compared.set(key, { ...compared, kept: now, gone });
		}
		this.#deps.state.update(key, history).then(
			() => this.#changed.fire(document),
			(error) => this.#deps.log.warn(`The history of ${documentName(document)} could not be kept. ${error}`),
		);
		return history;
	}

	#compareAll(): void {
		for (const document of vscode.workspace.textDocuments) void this.#compareWithCommit(document);
	}

	async #compareWithCommit(document: vscode.TextDocument): Promise<void> {
		const { commits, log } = this.#deps;
		const key = keyOf(document);
		try {
			const commit = await commits.commitOf(document.uri);
			const compared = this.#compared.get(key);
			if (!compared || compared.commit === commit) return;
			this.#compared.set(key, { ...compared, commit, committed: undefined });
			const committed = commit && (await this.#committed(document, commit));
			const now = this.#compared.get(key);
			if (!now || now.commit !== commit) return;
			this.#compared.set(key, { ...now, committed: committed || undefined });
			this.#changed.fire(document);
		} catch (error) {
			log.warn(`${documentName(document)} could not be compared with the last commit. ${error}`);
		}
	}

	async #committed(document: vscode.TextDocument, commit: string): Promise<EarlierState | undefined> {
		const { commits, settings, read } = this.#deps;
		const text = await commits.textAt(document.uri, commit);
		if (text === undefined) return undefined;
		const analysis = await read({ name: documentName(document), text }, settings.reading(document));
		return {
			kind: 'commit',
			commit: commit.slice(0, 7),
			known: knownFindings(analysis),
			wording: wordingOf(analysis),
		};
	}

	/** A report, or all that are in a folder, keep their history under the new name. */
	async #renamed(from: vscode.Uri, to: vscode.Uri): Promise<void> {
		const { state } = this.#deps;
		const [old, now] = [keyOf({ uri: from }), keyOf({ uri: to })];
		for (const key of state.keys().filter((each) => each === old || each.startsWith(`${old}/`))) {
			const moved = `${now}${key.slice(old.length)}`;
			await state.update(moved, state.get(key));
			await state.update(key, undefined);
			// It may have been opened under its new name already, as if for the first time.
			this.#compared.delete(moved);
		}
		for (const document of vscode.workspace.textDocuments) this.#take(document);
	}

	/** From here on the report is as if it were opened for the first time. */
	async forget(document: vscode.TextDocument): Promise<void> {
		await this.#deps.state.update(keyOf(document), undefined);
		this.#compared.delete(keyOf(document));
		this.#take(document);
		this.#changed.fire(document);
	}
}

function keyOf({ uri }: Pick<vscode.TextDocument, 'uri'>): string {
	return `plumbline.history ${uri.toString()}`;
}

/** What is used of the editor's own git extension. */
interface GitRepository {
	readonly state: { readonly HEAD: { readonly commit?: string } | undefined; readonly onDidChange: vscode.Event<void> };
	show(ref: string, path: string): Promise<string>;
}

interface GitApi {
	readonly repositories: readonly GitRepository[];
	readonly onDidOpenRepository: vscode.Event<GitRepository>;
	getRepository(uri: vscode.Uri): GitRepository | null;
}

interface GitExtension {
	readonly enabled: boolean;
	getAPI(version: 1): GitApi;
}

/** Reads reports as they were committed last, where a folder is a git repository and the editor's git extension is at hand. */
export class LastCommits extends Lasting {
	readonly #changed = new vscode.EventEmitter<void>();
	readonly #api: Promise<GitApi | undefined>;

	/** A repository was opened, or something in one has changed: often not the last commit. */
	readonly onDidChange = this.#changed.event;

	constructor(log: Pick<vscode.LogOutputChannel, 'info'>) {
		super();
		this.lasting(this.#changed);
		this.#api = gitApi().catch((error: unknown) => {
			log.info(`The git extension cannot be used. ${error}`);
			return undefined;
		});
		void this.#api.then((api) => api && this.#listen(api));
	}

	/** The commit that the report's repository is at; `undefined` where there is none. */
	async commitOf(uri: vscode.Uri): Promise<string | undefined> {
		return (await this.#repository(uri))?.state.HEAD?.commit;
	}

	/** `undefined` where the report is not in that commit. */
	async textAt(uri: vscode.Uri, commit: string): Promise<string | undefined> {
		// Git fails of a file that it does not know.
		return (await this.#repository(uri))?.show(commit, uri.fsPath).catch(() => undefined);
	}

	async #repository(uri: vscode.Uri): Promise<GitRepository | null | undefined> {
		return uri.scheme === 'file' ? (await this.#api)?.getRepository(uri) : undefined;
	}

	#listen(api: GitApi): void {
		const follow = ({ state }: GitRepository) => {
			this.lasting(state.onDidChange(() => this.#changed.fire()));
			this.#changed.fire();
		};
		this.lasting(api.onDidOpenRepository(follow));
		for (const repository of api.repositories) follow(repository);
	}
}

async function gitApi(): Promise<GitApi | undefined> {
	const extension = vscode.extensions.getExtension<GitExtension>('vscode.git');
	const git = await extension?.activate();
	return git?.enabled ? git.getAPI(1) : undefined;
}
