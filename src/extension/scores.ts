import * as vscode from 'vscode';
import type { Plumbline, ScoredAnalysis } from '../model';
import { setContext } from './activeReport';
import type { Settings } from './settings';
import { Snapshot } from './snapshot';

/** A score, and where its reasons are in the text as it is now. */
export interface ScoredReport extends ScoredAnalysis {
	readonly snapshot: Snapshot;
}

interface Run {
	readonly controller: AbortController;
	step: string;
}

/** Scores reports when asked to, one run for a report at a time; a new run for a report ends the one before. */
export class Scores implements vscode.Disposable {
	readonly #plumbline: Plumbline;
	readonly #settings: Settings;
	readonly #log: vscode.LogOutputChannel;
	readonly #scored = new Map<string, ScoredReport>();
	readonly #runs = new Map<string, Run>();
	readonly #changed = new vscode.EventEmitter<vscode.TextDocument>();
	readonly #disposables: vscode.Disposable[];

	/** A run started, went on or ended; or the text of a scored report was edited. */
	readonly onDidChange = this.#changed.event;

	constructor(plumbline: Plumbline, settings: Settings, log: vscode.LogOutputChannel) {
		this.#plumbline = plumbline;
		this.#settings = settings;
		this.#log = log;
		this.#disposables = [
			this.#changed,
			vscode.workspace.onDidChangeTextDocument((event) => this.#edited(event)),
			vscode.workspace.onDidCloseTextDocument((document) => this.#forget(document)),
		];
	}

	dispose(): void {
		this.cancel();
		for (const disposable of this.#disposables) disposable.dispose();
	}

	get(document: vscode.TextDocument): ScoredReport | undefined {
		return this.#scored.get(document.uri.toString());
	}

	/** What the run for a report is doing, or `undefined` when there is none. */
	step(document: vscode.TextDocument): string | undefined {
		return this.#runs.get(document.uri.toString())?.step;
	}

	/** Ends every run; what was scored before stays. */
	cancel(): void {
		for (const { controller } of this.#runs.values()) controller.abort();
	}

	async score(document: vscode.TextDocument): Promise<void> {
		const key = document.uri.toString();
		this.#runs.get(key)?.controller.abort();
		const run: Run = { controller: new AbortController(), step: '' };
		this.#runs.set(key, run);
		this.#report(document);
		try {
			const scored = await this.#run(document, run);
			if (this.#runs.get(key) === run) this.#scored.set(key, scored);
		} catch (error) {
			if (!run.controller.signal.aborted) this.#failed(document, error);
		} finally {
			if (this.#runs.get(key) === run) this.#runs.delete(key);
			this.#report(document);
		}
	}

	async #run(document: vscode.TextDocument, run: Run): Promise<ScoredReport> {
		const snapshot = new Snapshot(document);
		const stopFollowing = vscode.workspace.onDidChangeTextDocument((event) => {
			if (event.document === document) snapshot.follow(event.contentChanges);
		});
		const name = vscode.workspace.asRelativePath(document.uri);
		const onProgress = (step: string) => {
			run.step = step;
			this.#report(document);
		};
		const options = { severities: this.#settings.get('severity', document), onProgress };
		try {
			const scored = await this.#plumbline.score({ name, text: snapshot.text }, options, run.controller.signal);
			return { ...scored, snapshot };
		} finally {
			stopFollowing.dispose();
		}
	}

	#failed(document: vscode.TextDocument, error: unknown): void {
		const name = vscode.workspace.asRelativePath(document.uri);
		this.#log.error(`${name} could not be scored.`, error);
		const showLog = vscode.l10n.t('Show Log');
		void vscode.window.showErrorMessage(vscode.l10n.t('{0} could not be scored.', name), showLog).then((choice) => {
			if (choice === showLog) this.#log.show();
		});
	}

	#edited({ document, contentChanges }: vscode.TextDocumentChangeEvent): void {
		const scored = this.get(document);
		if (!scored || contentChanges.length === 0) return;
		const wasStale = scored.snapshot.stale;
		scored.snapshot.follow(contentChanges);
		if (!wasStale) this.#changed.fire(document);
	}

	#forget(document: vscode.TextDocument): void {
		this.#runs.get(document.uri.toString())?.controller.abort();
		if (this.#scored.delete(document.uri.toString())) this.#changed.fire(document);
	}

	#report(document: vscode.TextDocument): void {
		setContext('plumbline.scoring', this.#runs.size > 0);
		this.#changed.fire(document);
	}
}
