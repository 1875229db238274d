import * as vscode from 'vscode';
import { PlumblineError } from '../../errors';
import { message } from '../../messages/message';
import type { ModelUse, Plumbline, Progress } from '../../model';
import type { Reading } from '../../reading/model';
import type { RunInfo } from '../../scorecard/run';
import type { ScoredAnalysis } from '../../scorecard/scorecard';
import { reviewLines } from '../../view/run';
import { Lasting } from '../host/lasting';
import { showFailure, showInformation, showKeyRefused, showWarning } from '../host/notices';
import { errorText, words } from '../host/words';
import type { ModelScorer, Models } from '../model/models';
import { setContext } from '../reports/activeReport';
import type { Analyses } from '../reports/analyses';
import type { ReviewedReport } from '../reports/modelReadings';
import { Snapshot } from '../reports/snapshot';
import { documentName } from '../reports/wording';
import { everySoOften } from './everySoOften';
import { type RunOf, Runs, type Watch } from './runs';
import type { ScoreSetup } from './scoreSetup';

/** A score, and where its reasons are in the text as it is now. */
export interface ScoredReport extends ScoredAnalysis {
	readonly snapshot: Snapshot;
}

/** The core that scores, and the model it may ask; without one it asks none. */
export interface Scorer {
	readonly plumbline: Plumbline | Promise<Plumbline>;
	readonly model?: ModelUse;
	/** Cited pages may be read over the network, if the author agreed. */
	readonly network?: boolean;
}

/** Something that is done for a report. */
interface Work<Result> extends Omit<RunOf, 'text'> {
	/** What is said of the report of that name where it goes wrong. */
	readonly failed: (name: string) => string;
	readonly work: (watch: Watch) => Promise<Result>;
	/** Only where no other work has begun in the meantime. */
	readonly done: (result: Result) => void;
}

interface ScoresInit {
	/** The core with what a report brings of its own, such as the skills of its workspace. */
	readonly plumblineFor: (document: vscode.TextDocument) => Promise<Plumbline>;
	readonly setup: Pick<ScoreSetup, 'of' | 'reviewing'>;
	readonly log: vscode.LogOutputChannel;
}

/** How long it is shown that a run was cancelled, in milliseconds. */
const cancelledShown = 6_000;

/** Scores reports when asked to, and has them read, one run for a report at a time. */
export class Scores extends Lasting {
	readonly #init: ScoresInit;
	readonly #scored = new Map<string, ScoredReport>();
	readonly #runs = new Runs({
		onChange: (key) => this.#report(openDocument(key)),
		onProgress: (key) => {
			const document = openDocument(key);
			if (document) this.#progressed.fire(document);
		},
	});
	readonly #cancelled = new Map<string, ReturnType<typeof setTimeout>>();
	/** Why the last run came to nothing, by report. */
	readonly #failures = new Map<string, string>();
	readonly #changed = new vscode.EventEmitter<vscode.TextDocument>();
	readonly #progressed = new vscode.EventEmitter<vscode.TextDocument>();
	readonly #done = new vscode.EventEmitter<vscode.TextDocument>();
	readonly #reviewed = new vscode.EventEmitter<ReviewedReport>();

	/** A run started or ended; or the text of a scored report was edited. */
	readonly onDidChange = this.#changed.event;

	/** A run goes on: only what it is doing has changed. */
	readonly onDidProgress = this.#progressed.event;

	/** A report was scored. */
	readonly onDidScore = this.#done.event;

	/** A report was read again by a model, or more of it has come of a reading that its author waits for. */
	readonly onDidReview = this.#reviewed.event;

	constructor(init: ScoresInit) {
		super();
		this.#init = init;
		this.lasting(
			this.#changed,
			this.#progressed,
			this.#done,
			this.#reviewed,
			vscode.workspace.onDidChangeTextDocument((event) => this.#edited(event)),
			vscode.workspace.onDidCloseTextDocument((document) => this.#forget(document)),
		);
	}

	override dispose(): void {
		this.cancel();
		for (const timer of this.#cancelled.values()) clearTimeout(timer);
		super.dispose();
	}

	get(document: vscode.TextDocument): ScoredReport | undefined {
		return this.#scored.get(document.uri.toString());
	}

	/** What the run for a report is doing, or `undefined` when there is none. */
	progress(document: vscode.TextDocument): Progress | undefined {
		return this.#runs.progress(document.uri.toString());
	}

	/** The last run for a report was cancelled just now. */
	wasCancelled(document: vscode.TextDocument): boolean {
		return this.#cancelled.has(document.uri.toString());
	}

	/** Why the last run for a report came to nothing; `undefined` where it did not. */
	failure(document: vscode.TextDocument): string | undefined {
		return this.#failures.get(document.uri.toString());
	}

	/** Ends the run for a report, or every run, and shows so at once; what was scored before, and what a model answered, stays. */
	cancel(document?: vscode.TextDocument): void {
		for (const key of this.#runs.cancel(document?.uri.toString())) this.#showCancelled(key);
	}

	/** Scores a report on this computer, with the sources that lie there; with those of the network where the author agreed. */
	scoreHere(document: vscode.TextDocument, network = false): Promise<void> {
		return this.score(document, { plumbline: this.#init.plumblineFor(document), network });
	}

	/** Scores a report; offline unless the scorer has a model. What goes wrong is shown. */
	async score(document: vscode.TextDocument, scorer: Scorer): Promise<void> {
		const { model, network } = scorer;
		await this.#once(document, {
			what: JSON.stringify(['score', model?.provider.id, model?.provider.model, network]),
			step: message(model ? 'runs.scoring' : 'runs.counting'),
			failed: (name) => vscode.l10n.t('{0} could not be scored.', name),
			work: (watch) => this.#score(document, watch, scorer),
			done: (scored) => {
				this.#scored.set(document.uri.toString(), scored);
				this.#done.fire(document);
				this.#warnOfFailures(scored.scorecard.run);
			},
		});
	}

	/**
	 * Has a model read a report again. What goes wrong is shown, and what came of it, unless the author did not ask for it
	 * just now. Resolves with what it took; `undefined` where it was ended.
	 */
	async review(
		document: vscode.TextDocument,
		{ plumbline, model }: ModelScorer,
		unasked = false,
	): Promise<RunInfo | undefined> {
		const reviewed = await this.#once(document, {
			what: JSON.stringify(['review', model.provider.id, model.provider.model, unasked]),
			step: message('runs.reviewing'),
			failed: (name) => vscode.l10n.t('{0} could not be reviewed.', name),
			work: ({ onProgress, signal }) => {
				const report = { name: documentName(document), text: document.getText() };
				const options = { ...this.#init.setup.reviewing(document), model, onProgress };
				if (unasked) return plumbline.review(report, options, signal);
				return this.#asItComes({ document, unasked }, (onReading) =>
					plumbline.review(report, { ...options, onReading }, signal),
				);
			},
			done: (result) => {
				// Half an answer that nobody waits for would take the place of a whole one.
				if (unasked && !result.run.complete) return;
				this.#reviewed.fire({ document, reading: result.reading, unasked, ended: result.run.complete });
				if (unasked) return;
				const [came] = reviewLines(result);
				if (result.run.complete && came) void showInformation(words.say(came));
				this.#warnOfFailures(result.run);
			},
		});
		return reviewed?.run;
	}

	/** `undefined` where it came to nothing. */
	#once<Result>(
		document: vscode.TextDocument,
		{ failed, work, done, ...run }: Work<Result>,
	): Promise<Result | undefined> {
		const key = document.uri.toString();
		return this.#runs.once(key, { ...run, text: document.getText() }, async (watch, isPresent) => {
			this.#forgetCancelled(key);
			this.#failures.delete(key);
			try {
				const result = await work(watch);
				if (isPresent()) done(result);
				return result;
			} catch (error) {
				if (watch.signal.aborted) return undefined;
				const what = failed(documentName(document));
				this.#failures.set(key, error instanceof PlumblineError ? errorText(error) : what);
				showFailure(this.#init.log, what, error);
				return undefined;
			}
		});
	}

	async #score(
		document: vscode.TextDocument,
		{ onProgress, signal }: Watch,
		{ plumbline, model, network = false }: Scorer,
	): Promise<ScoredReport> {
		const snapshot = new Snapshot(document);
		const stopFollowing = vscode.workspace.onDidChangeTextDocument((event) => {
			if (event.document === document) snapshot.follow(event.contentChanges);
		});
		try {
			const report = { name: documentName(document), text: snapshot.text };
			const options = { ...(await this.#init.setup.of(document, network)), onProgress, ...(model && { model }) };
			const core = await plumbline;
			// What the author has taken back stays so: nobody has asked for a reading alone.
			const scored = await this.#asItComes({ document, unasked: true }, (onReading) =>
				core.score(report, { ...options, onReading }, signal),
			);
			return { ...scored, snapshot };
		} finally {
			stopFollowing.dispose();
		}
	}

	/** Does a work that reads a report by a model, and tells what has come of the reading a few times a second. */
	async #asItComes<Result>(
		reviewed: Pick<ReviewedReport, 'document' | 'unasked'>,
		work: (onReading: (soFar: () => Reading) => void) => Promise<Result>,
	): Promise<Result> {
		const comingIn = everySoOften((soFar: () => Reading) => {
			if (!reviewed.document.isClosed) this.#reviewed.fire({ ...reviewed, reading: soFar(), ended: false });
		});
		try {
			return await work(comingIn.next);
		} catch (error) {
			comingIn.flush();
			throw error;
		} finally {
			comingIn.end();
		}
	}

	/** The panel lists what could not be judged; one who does not look there should know too. */
	#warnOfFailures({ failures }: RunInfo): void {
		const [first] = failures;
		if (!first) return;
		const told = words.say(first.message);
		const text = vscode.l10n.t('The model left {0} questions unanswered. {1}', failures.length, told);
		void (first.code === 'auth' ? showKeyRefused(text, showWarning) : showWarning(text));
	}

	#showCancelled(key: string): void {
		this.#forgetCancelled(key);
		const fade = () => {
			this.#cancelled.delete(key);
			this.#report(openDocument(key));
		};
		this.#cancelled.set(key, setTimeout(fade, cancelledShown));
		this.#report(openDocument(key));
	}

	#forgetCancelled(key: string): void {
		clearTimeout(this.#cancelled.get(key));
		this.#cancelled.delete(key);
	}

	#edited({ document, contentChanges }: vscode.TextDocumentChangeEvent): void {
		const scored = this.get(document);
		if (!scored || contentChanges.length === 0) return;
		const wasStale = scored.snapshot.stale;
		scored.snapshot.follow(contentChanges);
		if (scored.snapshot.stale !== wasStale) this.#changed.fire(document);
	}

	#forget(document: vscode.TextDocument): void {
		this.#runs.cancel(document.uri.toString());
		this.#failures.delete(document.uri.toString());
		if (this.#scored.delete(document.uri.toString())) this.#changed.fire(document);
	}

	#report(document: vscode.TextDocument | undefined): void {
		setContext('plumbline.scoring', this.#runs.size > 0);
		if (document) this.#changed.fire(document);
	}
}

function openDocument(key: string): vscode.TextDocument | undefined {
	return vscode.workspace.textDocuments.find(({ uri }) => uri.toString() === key);
}

/** Counts a saved report again once it was read, where neither a model was asked nor a source read: that costs nothing. */
export function registerRecounting(analyses: Analyses, scores: Scores): vscode.Disposable {
	return analyses.onDidChange((document) => {
		const [scored, read] = [scores.get(document), analyses.get(document)];
		if (!scored || !read || document.isDirty || read.snapshot.stale || scores.progress(document)) return;
		if (scored.snapshot.text !== read.snapshot.text && isRecounted(scored)) void scores.scoreHere(document);
	});
}

/** Whether what stands under Sources and Scores follows the saves of its report by itself. */
export function isRecounted({ scorecard: { run, reportEval }, snapshot }: ScoredReport): boolean {
	const sources = reportEval?.factuality.sources ?? [];
	return run.mode === 'offline' && !snapshot.document.isUntitled && sources.every(({ state }) => state !== 'read');
}

export interface OfferingDeps {
	readonly models: Pick<Models, 'candidate' | 'onDidChange'>;
	readonly scores: Pick<Scores, 'progress' | 'onDidChange'>;
}

/** What offers to have a report read by the model at hand; `undefined` where there is none, one is at work on it, or all of it was read. */
export function reviewOffer(
	document: vscode.TextDocument,
	{ analyses, models, scores }: OfferingDeps & { readonly analyses: Pick<Analyses, 'reading'> },
): string | undefined {
	if (scores.progress(document) || analyses.reading(document)?.unread === 0) return undefined;
	const candidate = models.candidate(document);
	return candidate && vscode.l10n.t('Review With {0}', candidate.name);
}
