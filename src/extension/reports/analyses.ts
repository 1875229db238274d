import * as vscode from 'vscode';
import type { Analysis, Analyzer } from '../../analysis';
import type { Withdrawn } from '../../findings/model';
import { withAnalysis, withDecisions, withJudgedFindings, withReading } from '../../functions';
import type { Reading } from '../../reading/model';
import type { ScoredAnalysis } from '../../scorecard/scorecard';
import { placedNow, type ShownReport, type PlacedFinding as WithRange } from '../../service/report';
import { LatestRuns, typingPause } from '../../threads/latestRuns';
import { SteadyFindings } from '../../view/steadyFindings';
import { InTurns } from '../host/inTurns';
import { Lasting } from '../host/lasting';
import { showFailure } from '../host/notices';
import type { Settings } from '../host/settings';
import type { AuthorDecisions } from './authorDecisions';
import { ModelReadings, type ReviewedReport } from './modelReadings';
import { optionsNow } from './readOptions';
import { type NoReport, whyNoReport } from './reportFilter';
import { Snapshot } from './snapshot';
import { isReadAfter, modeOf } from './whenToRead';

/** Settings that change the analysis. */
const findingSettings = ['plumbline.severity', 'plumbline.maxFindings'];

/** A finding with its place in the document as it is now. */
export type PlacedFinding = WithRange<vscode.Range>;

/** What is known of an open report, and where it is in the text as it is now. */
export interface AnalyzedReport extends ShownReport<vscode.Range> {
	readonly snapshot: Snapshot;
}

/** A report that was read, without what the author has decided and a model has said of its findings. */
interface ReadReport extends AnalyzedReport {
	readonly read: Analysis;
}

/** A withdrawn finding with its place in the document as it is now. */
export interface PlacedWithdrawal {
	readonly withdrawn: Withdrawn;
	readonly range: vscode.Range;
}

/** What a model that has read the report withdrew, where its lines were not edited since. */
export function placedWithdrawals(report: AnalyzedReport): PlacedWithdrawal[] {
	const { withdrawn = [] } = report.analysis;
	return placedNow(report, withdrawn, ({ finding }) => finding.span).map(({ one, range }) => ({
		withdrawn: one,
		range,
	}));
}

/**
 * The one place that analyses open reports. A report is read by one run at a time; what is published belongs to the text it
 * was made from and follows the edits since, those made while it was read among them. A run that was planned for an older
 * text is dropped when a newer one is planned.
 */
export class Analyses extends Lasting {
	readonly #analyzer: Analyzer;
	readonly #settings: Settings;
	readonly #decisions: Pick<AuthorDecisions, 'of' | 'ready' | 'onDidChange'>;
	/** The folder of the pages that explain the findings: they are for reading, not for checking. */
	readonly #ownPages: vscode.Uri;
	readonly #log: vscode.LogOutputChannel;
	readonly #reports = new Map<string, ReadReport>();
	/** The texts that are just being read. */
	readonly #reading = new Map<string, Snapshot>();
	readonly #runs = new LatestRuns<AnalyzedReport | undefined>();
	readonly #steady = new SteadyFindings();
	/** What scoring found, in the text that was scored. */
	readonly #judged = new Map<string, Analysis>();
	/** How a model has read the report, whether for a review or for a score, by the words it is about. */
	readonly #readings = new ModelReadings();
	readonly #planned = new Map<string, ReturnType<typeof setTimeout>>();
	/** The reports that could not be read, which the author was told. */
	readonly #failed = new Set<string>();
	readonly #changed = new InTurns<vscode.TextDocument>();
	readonly #reviewed = new vscode.EventEmitter<vscode.TextDocument>();

	/** A document was analysed, edited, or let go; or what is shown of it was set differently. */
	readonly onDidChange = this.#changed.event;

	/** What a model said of the findings has changed, or what the author has taken back of it. */
	readonly onDidReview = this.#reviewed.event;

	constructor(
		analyzer: Analyzer,
		settings: Settings,
		decisions: Pick<AuthorDecisions, 'of' | 'ready' | 'onDidChange'>,
		log: vscode.LogOutputChannel,
		pages: vscode.Uri,
	) {
		super();
		this.#analyzer = analyzer;
		this.#ownPages = vscode.Uri.joinPath(pages, 'docs');
		this.#settings = settings;
		this.#decisions = decisions;
		this.#log = log;
		const { workspace } = vscode;
		this.lasting(
			this.#changed,
			decisions.onDidChange(() => this.#decided()),
			settings.project.onDidChange(() => this.#configured()),
			this.#reviewed,
			workspace.onDidOpenTextDocument((document) => this.#runUnlessManual(document)),
			workspace.onDidSaveTextDocument((document) => this.#runUnlessManual(document)),
			workspace.onDidChangeTextDocument((event) => this.#edited(event)),
			workspace.onDidCloseTextDocument((document) => this.#closed(document)),
			workspace.onDidRenameFiles(({ files }) => this.#renamed(files)),
			workspace.onDidChangeConfiguration((event) => {
				if (event.affectsConfiguration('plumbline')) this.#settingsChanged(event);
			}),
		);
		for (const document of workspace.textDocuments) this.#runUnlessManual(document);
	}

	override dispose(): void {
		for (const timer of this.#planned.values()) clearTimeout(timer);
		this.#reading.clear();
		super.dispose();
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

	/** What is known of a report already; it is analysed where nothing is. */
	async known(document: vscode.TextDocument): Promise<AnalyzedReport | undefined> {
		return this.get(document) ?? this.analyze(document);
	}

	/** What is known of a report; once it was read, where that is about to happen by itself for the first time. */
	async awaited(document: vscode.TextDocument): Promise<AnalyzedReport | undefined> {
		const known = this.get(document);
		if (known) return known;
		const key = document.uri.toString();
		return this.#planned.has(key) ? this.analyze(document) : this.#runs.present(key);
	}

	/** Analyses a report as it stands now; `undefined` when it could not be read, which the log explains, or was let go. */
	analyze(document: vscode.TextDocument): Promise<AnalyzedReport | undefined> {
		this.#cancel(document);
		return this.#runs.run(document.uri.toString(), () => this.#read(document));
	}

	async #read(document: vscode.TextDocument): Promise<AnalyzedReport | undefined> {
		// What the author has decided or switched off is not to flash up when a report is opened.
		await Promise.all([this.#decisions.ready(document), this.#settings.project.ready(document.uri)]);
		if (document.isClosed) return undefined;
		const key = document.uri.toString();
		const name = vscode.workspace.asRelativePath(document.uri);
		const snapshot = new Snapshot(document);
		const letGo = () => this.#reading.get(key) !== snapshot;
		this.#reading.set(key, snapshot);
		try {
			const options = this.#options(document);
			const judged = this.#judged.get(key);
			const offline = await this.#analyzer({ name, text: snapshot.text }, options);
			if (letGo()) return undefined;
			const read = judged ? withJudgedFindings(offline, judged, options) : offline;
			const analysis = this.#withReview(document, read);
			this.#reports.set(key, { analysis, read, snapshot });
			this.#failed.delete(key);
			this.#log.debug(`${name}: ${analysis.tree.nodes.length} claims and facts, ${analysis.findings.length} findings.`);
		} catch (error) {
			if (letGo()) return undefined;
			this.#reading.delete(key);
			this.#tellFailure(key, name, error);
			return undefined;
		}
		this.#reading.delete(key);
		await this.#changed.fire(document);
		return this.get(document);
	}

	/** Once until the report can be read again. What was found in it before stays: its places follow the edits. */
	#tellFailure(key: string, name: string, error: unknown): void {
		if (this.#failed.has(key)) {
			this.#log.error(`${name} could not be analyzed.`, error);
			return;
		}
		this.#failed.add(key);
		showFailure(this.#log, vscode.l10n.t('{0} could not be analyzed: the log says why.', name), error);
	}

	/** Takes in what scoring found, and how the model has read the report for it; it stays with its words until they are edited or the report is scored again. */
	adopt(document: vscode.TextDocument, { analysis: scored, scorecard }: ScoredAnalysis): void {
		this.#judged.set(document.uri.toString(), scored);
		const { reading } = scored;
		if (reading) this.adoptReview({ document, reading, unasked: true, ended: scorecard.run.complete });
		if (!document.isClosed && this.isReport(document)) void this.analyze(document);
	}

	/**
	 * Takes in what a model said of the findings; it holds for every sentence until that is edited. What the author has taken
	 * back stays so unless the author has asked for this review.
	 */
	adoptReview({ document, reading, unasked, ended }: ReviewedReport): void {
		const { takenBack = [] } = (unasked && this.reading(document)) || {};
		if (this.#readings.take(document.uri.toString(), { ...reading, takenBack }, ended)) this.#showReading(document);
	}

	/** What a model has read of a report, be it in part. */
	reading(document: vscode.TextDocument): Reading | undefined {
		return this.#readings.of(document.uri.toString());
	}

	/** What the next reading of a report builds on. */
	earlierReading(document: vscode.TextDocument): Reading | undefined {
		return this.#readings.earlier(document.uri.toString());
	}

	/** All of each report is read anew by the next reading. */
	readAnew(): void {
		this.#readings.readAnew();
	}

	/** Takes a withdrawal back: the rules' finding is shown again. */
	takeBack(document: vscode.TextDocument, key: string): void {
		this.#readings.takeBack(document.uri.toString(), key);
		this.#showReading(document);
	}

	/** A scored report as the author's decisions and the model's reading have left it; the same where there is neither. */
	reviewed(document: vscode.TextDocument, scored: ScoredAnalysis): ScoredAnalysis {
		return withAnalysis(scored, this.#asLeft(document, scored.analysis));
	}

	#withReview(document: vscode.TextDocument, analysis: Analysis): Analysis {
		const options = this.#options(document);
		return this.#steady.next(document.uri.toString(), this.#asLeft(document, analysis), options);
	}

	/** By what the author has decided, and what a model has read. */
	#asLeft(document: vscode.TextDocument, analysis: Analysis): Analysis {
		const review = this.reading(document);
		const options = this.#options(document);
		const decided = withDecisions(analysis, options);
		return review ? withReading(decided, review, options).analysis : decided;
	}

	#showReading(document: vscode.TextDocument): void {
		if (this.get(document)) this.#settle(document);
		else if (!document.isClosed && this.isReport(document)) void this.analyze(document);
		this.#reviewed.fire(document);
	}

	#options(document: vscode.TextDocument) {
		return optionsNow(document.uri, { settings: this.#settings, decisions: this.#decisions });
	}

	#edited(event: vscode.TextDocumentChangeEvent): void {
		const { document, contentChanges } = event;
		if (contentChanges.length === 0) return;
		this.#reading.get(document.uri.toString())?.follow(contentChanges);
		const report = this.get(document);
		const wasStale = report?.snapshot.stale;
		if (report?.snapshot.follow(contentChanges) || (report && !wasStale)) void this.#changed.fire(document);
		if (isReadAfter(event, this.#mode(document), report?.snapshot)) this.#plan(document, typingPause);
	}

	#runUnlessManual(document: vscode.TextDocument): void {
		if (this.#mode(document) !== 'manual') this.#plan(document, 0);
	}

	#plan(document: vscode.TextDocument, delay: number): void {
		if (!this.isReport(document)) return;
		this.#cancel(document);
		const run = () => void this.analyze(document);
		this.#planned.set(document.uri.toString(), setTimeout(run, delay));
	}

	#decided(): void {
		for (const document of vscode.workspace.textDocuments) this.#settle(document);
	}

	/** What is decided or withdrawn goes at once, what is undone comes back; the report itself need not be read again. */
	#settle(document: vscode.TextDocument): void {
		const key = document.uri.toString();
		const report = this.#reports.get(key);
		if (!report) return;
		this.#reports.set(key, { ...report, analysis: this.#withReview(document, report.read) });
		void this.#changed.fire(document);
	}

	/** Another configuration file is in force, for some reports. */
	#configured(): void {
		for (const document of vscode.workspace.textDocuments) if (this.get(document)) this.analyze(document);
	}

	#mode(document: vscode.TextDocument) {
		return modeOf(document, this.#settings.get('run', document));
	}

	#cancel(document: vscode.TextDocument): void {
		clearTimeout(this.#planned.get(document.uri.toString()));
		this.#planned.delete(document.uri.toString());
	}

	/** What a model has read is there again when the report is; the name of an untitled one may be another's next. */
	#closed(document: vscode.TextDocument): void {
		this.#forget(document);
		if (document.isUntitled) this.#readings.delete(document.uri.toString());
	}

	#renamed(files: readonly { readonly oldUri: vscode.Uri; readonly newUri: vscode.Uri }[]): void {
		for (const { oldUri, newUri } of files) this.#readings.move(oldUri.toString(), newUri.toString());
		for (const document of vscode.workspace.textDocuments) if (this.reading(document)) this.#showReading(document);
	}

	#forget(document: vscode.TextDocument): void {
		this.#cancel(document);
		this.#reading.delete(document.uri.toString());
		this.#failed.delete(document.uri.toString());
		this.#steady.delete(document.uri.toString());
		this.#judged.delete(document.uri.toString());
		if (this.#reports.delete(document.uri.toString())) void this.#changed.fire(document);
	}

	/** Severities and the limit change what is found and how loudly; the other settings only what is shown of it. */
	#settingsChanged(event: vscode.ConfigurationChangeEvent): void {
		for (const document of vscode.workspace.textDocuments) {
			if (!this.isReport(document)) this.#forget(document);
			else if (!this.get(document)) this.#runUnlessManual(document);
			else if (findingSettings.some((name) => event.affectsConfiguration(name, document))) void this.analyze(document);
			else void this.#changed.fire(document);
		}
	}
}
