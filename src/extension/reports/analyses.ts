import * as vscode from 'vscode';
import type { Analysis } from '../../analysis';
import type { DecidedFinding, Finding, FindingOptions, Withdrawn } from '../../findings/model';
import { withDecidedFixes, withDecisions, withJudgedFindings, withReview, withReviewedFixes } from '../../index';
import type { Plumbline } from '../../model';
import type { Review } from '../../review/model';
import type { ScoredAnalysis } from '../../scorecard/scorecard';
import type { RunMode } from '../host/settingSchemas';
import type { Settings } from '../host/settings';
import type { AuthorDecisions } from './authorDecisions';
import { type NoReport, whyNoReport } from './reportFilter';
import { Snapshot } from './snapshot';

/** How long typing must pause before `onType` reads the report again, in milliseconds. */
const typingPause = 400;

/** Settings that change the analysis. */
const findingSettings = ['plumbline.severity', 'plumbline.maxFindings'];

/** A finding with its place in the document as it is now. */
export interface PlacedFinding {
	readonly finding: Finding;
	readonly range: vscode.Range;
}

/** What is known of an open report, and where it is in the text as it is now. */
export interface AnalyzedReport {
	readonly analysis: Analysis;
	readonly snapshot: Snapshot;
}

/** A withdrawn finding with its place in the document as it is now. */
export interface PlacedWithdrawal {
	readonly withdrawn: Withdrawn;
	readonly range: vscode.Range;
}

/** What a model withdrew in its second reading, where its lines were not edited since. */
export function placedWithdrawals({ analysis, snapshot }: AnalyzedReport): PlacedWithdrawal[] {
	return (analysis.withdrawn ?? []).flatMap((withdrawn) => {
		const range = snapshot.range(withdrawn.finding.span);
		return range ? [{ withdrawn, range }] : [];
	});
}

/** The findings whose lines were not edited since. */
export function placedFindings({ analysis, snapshot }: AnalyzedReport): PlacedFinding[] {
	return analysis.findings.flatMap((finding) => {
		const range = snapshot.range(finding.span);
		return range ? [{ finding, range }] : [];
	});
}

/** A decided finding with its place in the document as it is now. */
export interface PlacedDecision {
	readonly decided: DecidedFinding;
	readonly range: vscode.Range;
}

/** The findings that the author has decided, whose lines were not edited since. */
export function placedDecisions({ analysis, snapshot }: AnalyzedReport): PlacedDecision[] {
	return analysis.decided.flatMap((decided) => {
		const range = snapshot.range(decided.finding.span);
		return range ? [{ decided, range }] : [];
	});
}

/**
 * The one place that analyses open reports. Analysis is synchronous, so what is published always belongs to the text
 * it was made from; a run that was planned for an older text is dropped when a newer one is planned.
 */
export class Analyses implements vscode.Disposable {
	readonly #plumbline: Plumbline;
	readonly #settings: Settings;
	readonly #decisions: Pick<AuthorDecisions, 'of' | 'ready' | 'onDidChange'>;
	/** The folder of the pages that explain the findings: they are for reading, not for checking. */
	readonly #ownPages: vscode.Uri;
	readonly #log: vscode.LogOutputChannel;
	readonly #reports = new Map<string, AnalyzedReport>();
	/** What scoring found, in the text that was scored. */
	readonly #judged = new Map<string, Analysis>();
	/** What a model said of the findings, by the words it is about. */
	readonly #reviews = new Map<string, Review>();
	readonly #planned = new Map<string, ReturnType<typeof setTimeout>>();
	readonly #changed = new vscode.EventEmitter<vscode.TextDocument>();
	readonly #reviewed = new vscode.EventEmitter<vscode.TextDocument>();
	readonly #disposables: vscode.Disposable[];

	/** A document was analysed, edited, or let go; or what is shown of it was set differently. */
	readonly onDidChange = this.#changed.event;

	/** What a model said of the findings has changed, or what the author has taken back of it. */
	readonly onDidReview = this.#reviewed.event;

	constructor(
		plumbline: Plumbline,
		settings: Settings,
		decisions: Pick<AuthorDecisions, 'of' | 'ready' | 'onDidChange'>,
		log: vscode.LogOutputChannel,
		extensionUri: vscode.Uri,
	) {
		this.#plumbline = plumbline;
		this.#ownPages = vscode.Uri.joinPath(extensionUri, 'docs');
		this.#settings = settings;
		this.#decisions = decisions;
		this.#log = log;
		const { workspace } = vscode;
		this.#disposables = [
			this.#changed,
			decisions.onDidChange(() => this.#decided()),
			settings.project.onDidChange(() => this.#configured()),
			this.#reviewed,
			workspace.onDidOpenTextDocument((document) => this.#runIf(document, ['onSave', 'onType'])),
			workspace.onDidSaveTextDocument((document) => this.#runIf(document, ['onSave', 'onType'])),
			workspace.onDidChangeTextDocument((event) => this.#edited(event)),
			workspace.onDidCloseTextDocument((document) => this.#forget(document)),
			workspace.onDidChangeConfiguration((event) => {
				if (event.affectsConfiguration('plumbline')) this.#settingsChanged(event);
			}),
		];
		for (const document of workspace.textDocuments) this.#runIf(document, ['onSave', 'onType']);
	}

	dispose(): void {
		for (const timer of this.#planned.values()) clearTimeout(timer);
		for (const disposable of this.#disposables) disposable.dispose();
	}

	get(document: vscode.TextDocument): AnalyzedReport | undefined {
		return this.#reports.get(document.uri.toString());
	}

	/** The report with this address, if it is open and was analysed. */
	find(uri: string): AnalyzedReport | undefined {
		return this.#reports.get(uri);
	}

	isReport(document: vscode.TextDocument): boolean {
		return this.whyNoReport(document) === undefined;
	}

	whyNoReport(document: vscode.TextDocument): NoReport | undefined {
		return whyNoReport(document, this.#settings, this.#ownPages);
	}

	/** Analyses a report now; `undefined` when it could not be read, which the log explains. */
	analyze(document: vscode.TextDocument): AnalyzedReport | undefined {
		this.#cancel(document);
		const snapshot = new Snapshot(document);
		const name = vscode.workspace.asRelativePath(document.uri);
		try {
			const options = { ...this.#findingOptions(document), tiers: this.#settings.get('tiers', document) };
			const judged = this.#judged.get(document.uri.toString());
			const offline = this.#plumbline.analyze({ name, text: snapshot.text }, options, judged?.verdicts);
			const scored = judged ? withJudgedFindings(offline, judged, options) : offline;
			const analysis = this.#withReview(document, scored);
			this.#reports.set(document.uri.toString(), { analysis, snapshot });
			this.#log.debug(`${name}: ${analysis.tree.nodes.length} claims and facts, ${analysis.findings.length} findings.`);
		} catch (error) {
			this.#reports.delete(document.uri.toString());
			this.#log.error(`${name} could not be analyzed.`, error);
		}
		this.#changed.fire(document);
		return this.get(document);
	}

	/** Takes in what scoring found; it stays with its words until they are edited or the report is scored again. */
	adopt(document: vscode.TextDocument, scored: Analysis): void {
		this.#judged.set(document.uri.toString(), scored);
		if (!document.isClosed && this.isReport(document)) this.analyze(document);
	}

	/**
	 * Takes in what a model said of the findings; it holds for every sentence until that is edited. What the author has taken
	 * back stays so unless the author has asked for this review.
	 */
	adoptReview(document: vscode.TextDocument, review: Review, unasked: boolean): void {
		const { takenBack = [] } = (unasked && this.#reviews.get(document.uri.toString())) || {};
		this.#setReview(document, { ...review, takenBack });
	}

	/** Takes a withdrawal back: the rules' finding is shown again. */
	takeBack(document: vscode.TextDocument, key: string): void {
		const review = this.#reviews.get(document.uri.toString());
		if (review) this.#setReview(document, { ...review, takenBack: [...(review.takenBack ?? []), key] });
	}

	/** A scored report as the author's decisions and the model's second reading have left it; the same where there is neither. */
	reviewed(document: vscode.TextDocument, scored: ScoredAnalysis): ScoredAnalysis {
		const review = this.#reviews.get(document.uri.toString());
		const options = this.#findingOptions(document);
		const decided = withDecidedFixes(scored, options);
		return review ? withReviewedFixes(decided, review, options) : decided;
	}

	#withReview(document: vscode.TextDocument, analysis: Analysis): Analysis {
		const review = this.#reviews.get(document.uri.toString());
		const options = this.#findingOptions(document);
		const decided = withDecisions(analysis, options);
		return review ? withReview(decided, review, options).analysis : decided;
	}

	#setReview(document: vscode.TextDocument, review: Review): void {
		this.#reviews.set(document.uri.toString(), review);
		if (!document.isClosed && this.isReport(document)) this.analyze(document);
		this.#reviewed.fire(document);
	}

	#findingOptions(document: vscode.TextDocument): FindingOptions {
		return {
			severities: this.#settings.get('severity', document),
			maxFindings: this.#settings.get('maxFindings', document),
			decisions: this.#decisions.of(document),
		};
	}

	#edited({ document, contentChanges }: vscode.TextDocumentChangeEvent): void {
		if (contentChanges.length === 0) return;
		const report = this.get(document);
		const wasStale = report?.snapshot.stale;
		if (report?.snapshot.follow(contentChanges) || (report && !wasStale)) this.#changed.fire(document);
		this.#runIf(document, ['onType'], typingPause);
	}

	#runIf(document: vscode.TextDocument, modes: readonly RunMode[], delay = 0): void {
		if (!modes.includes(this.#mode(document)) || !this.isReport(document)) return;
		this.#cancel(document);
		const run = () => {
			// What the author has decided or switched off is not to flash up when a report is opened.
			const ready = [this.#decisions.ready(document), this.#settings.project.ready(document.uri)];
			void Promise.all(ready).then(() => {
				if (!document.isClosed) this.analyze(document);
			});
		};
		this.#planned.set(document.uri.toString(), setTimeout(run, delay));
	}

	/** What is decided goes at once, what is undone comes back; the report itself need not be read again. */
	#decided(): void {
		for (const document of vscode.workspace.textDocuments) {
			const report = this.get(document);
			if (!report) continue;
			const analysis = withDecisions(report.analysis, this.#findingOptions(document));
			this.#reports.set(document.uri.toString(), { ...report, analysis });
			this.#changed.fire(document);
		}
	}

	/** Another configuration file is in force, for some reports. */
	#configured(): void {
		for (const document of vscode.workspace.textDocuments) if (this.get(document)) this.analyze(document);
	}

	/** What has no file yet is not saved for a long time: it is read while it is typed. */
	#mode(document: vscode.TextDocument): RunMode {
		const mode = this.#settings.get('run', document);
		return mode === 'onSave' && document.isUntitled ? 'onType' : mode;
	}

	#cancel(document: vscode.TextDocument): void {
		clearTimeout(this.#planned.get(document.uri.toString()));
		this.#planned.delete(document.uri.toString());
	}

	#forget(document: vscode.TextDocument): void {
		this.#cancel(document);
		this.#judged.delete(document.uri.toString());
		this.#reviews.delete(document.uri.toString());
		if (this.#reports.delete(document.uri.toString())) this.#changed.fire(document);
	}

	/** Severities and the limit change what is found and how loudly; the other settings only what is shown of it. */
	#settingsChanged(event: vscode.ConfigurationChangeEvent): void {
		for (const document of vscode.workspace.textDocuments) {
			if (!this.isReport(document)) this.#forget(document);
			else if (!this.get(document)) this.#runIf(document, ['onSave', 'onType']);
			else if (findingSettings.some((name) => event.affectsConfiguration(name, document))) this.analyze(document);
			else this.#changed.fire(document);
		}
	}
}
