import * as vscode from 'vscode';

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
export class LastCommits implements vscode.Disposable {
	readonly #changed = new vscode.EventEmitter<void>();
	readonly #disposables: vscode.Disposable[] = [this.#changed];
	readonly #api: Promise<GitApi | undefined>;

	/** A repository was opened, or something in one has changed: often not the last commit. */
	readonly onDidChange = this.#changed.event;

	constructor(log: Pick<vscode.LogOutputChannel, 'info'>) {
		this.#api = gitApi().catch((error: unknown) => {
			log.info(`The git extension cannot be used. ${error}`);
			return undefined;
		});
		void this.#api.then((api) => api && this.#listen(api));
	}

	dispose(): void {
		for (const disposable of this.#disposables) disposable.dispose();
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
			this.#disposables.push(state.onDidChange(() => this.#changed.fire()));
			this.#changed.fire();
		};
		this.#disposables.push(api.onDidOpenRepository(follow));
		for (const repository of api.repositories) follow(repository);
	}
}

async function gitApi(): Promise<GitApi | undefined> {
	const extension = vscode.extensions.getExtension<GitExtension>('vscode.git');
	const git = await extension?.activate();
	return git?.enabled ? git.getAPI(1) : undefined;
}
