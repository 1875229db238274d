import type { Analysis, AnalyzeOptions, Analyzer, ReportDocument } from './analysis';
import type { Finding, FindingCode } from './findings/model';
import type { Preview, Price, Provider, RunLimits } from './judge/model';
import type { Message } from './messages/model';
import type { Clock, Fetch, Logger, Store, TextFiles } from './ports';
import type { ReviewedAnalysis } from './reading/applied/model';
import type { Reading } from './reading/model';
import type { Report, Span } from './report/model';
import type { Framework } from './scorecard/dimension';
import type { ChecklistEdits } from './scorecard/jade';
import type { ScoredAnalysis } from './scorecard/scorecard';
import type { Search, SourceAccess, SourceUse } from './sources/model';
import type { SearchService } from './sources/search/model';
import type { ClaimText } from './sources/support/parseClaim';
import type { ClaimReading, ClaimSource, ReferenceCheck } from './verification/checkStatement';

export interface ScoreOptions extends AnalyzeOptions {
	/** Which scorecards to make; all by default. */
	readonly frameworks?: readonly Framework[];
	readonly onProgress?: (progress: Progress) => void;
	/** The model to ask; without it everything is scored offline. */
	readonly model?: ModelUse;
	/** Where the cited sources may be read; without it only the passages that links point at are known. */
	readonly sources?: SourceUse;
	/** What the model has read of an earlier text: only what was written since is read again. */
	readonly earlier?: Reading | undefined;
	/** Told whenever more of the reading has come, and gives it as far as it has; that takes time. */
	readonly onReading?: (soFar: () => Reading) => void;
	/** Labels of the skills to judge by; they go before those that the report names or its question speaks for. */
	readonly skills?: readonly string[];
	/** What the author has changed in the checklists of this report's question. */
	readonly checklistEdits?: ChecklistEdits;
	/** Judges a damaged copy of the report as well, with the same model, and tells what does not fall for it; twice the cost. */
	readonly control?: boolean;
	/** Looks for pages on facts that no source at hand decides; only where the user allows it, and with a model. */
	readonly search?: Search;
}

export interface ReviewOptions extends AnalyzeOptions {
	readonly onProgress?: (progress: Progress) => void;
	/** The model that reads the report. */
	readonly model: ModelUse;
	/** What the model has read of an earlier text: only what was written since is read again. */
	readonly earlier?: Reading | undefined;
	/** Told whenever more of the reading has come, and gives it as far as it has; that takes time. */
	readonly onReading?: (soFar: () => Reading) => void;
}

/** What a run is doing. */
export interface Progress {
	readonly step: Message;
	/** Questions answered so far, of those known so far; absent where nothing is counted. */
	readonly done?: number;
	readonly of?: number;
	/** About how many tokens of answers have come in so far; absent where answers do not come piece by piece. */
	readonly received?: number;
	/** What the run has cost so far, in US dollars; `null` when the model's price is not known, absent where no model is asked. */
	readonly cost?: number | null;
}

/** Where an OpenAI-compatible model answers. */
export interface Endpoint {
	/** Such as `https://api.openai.com/v1` or `http://localhost:11434/v1`. */
	readonly baseUrl: string;
	readonly model: string;
	/** Local servers need none. */
	readonly apiKey: string | undefined;
	/** Chat Completions unless asked for otherwise. */
	readonly api?: 'chat' | 'responses';
	/** Azure's `api-version`. */
	readonly apiVersion?: string;
}

export interface ModelUse {
	readonly provider: Provider;
	readonly limits?: Partial<RunLimits>;
	/** Overrides the price table. */
	readonly price?: Price;
	/** How many times each judgement is asked, to see how stable it is; 1 by default. The report is read once. */
	readonly runs?: number;
}

export interface PlumblineInit {
	readonly logger: Logger;
	readonly clock: Clock;
	/** Reads the reports that are scored and reviewed; without it they are read on the thread that asks. */
	readonly analyzer?: Analyzer;
	/** The prompts that come with the product; without them no model can be asked. */
	readonly prompts?: TextFiles;
	/** The user's own prompts, which take the place of the product's; only from a trusted workspace. */
	readonly ownPrompts?: TextFiles;
	/** The skills that come with the product. */
	readonly skills?: TextFiles;
	/** The user's own skills; only from a trusted workspace. */
	readonly ownSkills?: TextFiles;
	/** Where answers, and sources that were read, are kept from one run to the next; else while the process runs. */
	readonly answers?: Store;
	readonly fetch?: Fetch;
	/** What it takes to read sources; without it none is read. */
	readonly sources?: SourceAccess;
}

/** Another wording of a sentence, or why there is none that may be used. */
export type NewWording = { readonly place: Span } & (
	| { readonly text: string; readonly why: string }
	| { readonly problem: Message }
);

/** What an author asks of a report, and from what it is answered. */
export interface QuestionOnReport {
	readonly question: string;
	/** What was asked and answered before; empty where nothing was. */
	readonly earlier: string;
	readonly counts: readonly Message[];
	/** Those that are told, the first to be mended first; an answer names them. */
	readonly findings: readonly Finding[];
	/** How findings of a code are put right, for the codes among them. */
	readonly advice: ReadonlyMap<FindingCode, string>;
}

/** The core as both shells see it. */
export interface Plumbline {
	/** Offline, synchronous and pure: the same text gives the same analysis. */
	analyze(document: ReportDocument, options?: AnalyzeOptions): Analysis;
	/** A model behind an OpenAI-compatible endpoint. Nothing is sent before it is asked. */
	connect(endpoint: Endpoint): Provider;
	/** The names of the models that an endpoint says it has; asks it at once. Rejects with a `ModelError`, or the signal's reason. */
	listModels(endpoint: Omit<Endpoint, 'model' | 'api'>, signal: AbortSignal): Promise<readonly string[]>;
	/** A search service. Nothing is sent before it searches; throws a `SearchError` when it cannot be asked at all. */
	connectSearch(service: SearchService): Search;
	/** What scoring with a model would ask and cost; nothing is sent. */
	preview(document: ReportDocument, options: ScoreOptions & { readonly model: ModelUse }): Promise<Preview>;
	/** Rejects with the signal's reason when it is aborted. */
	score(document: ReportDocument, options?: ScoreOptions, signal?: AbortSignal): Promise<ScoredAnalysis>;
	/** What a reading by a model would ask and cost; nothing is sent. */
	previewReview(document: ReportDocument, options: ReviewOptions): Promise<Preview>;
	/** What asking for another wording of the sentence that a finding is on would take; nothing is sent. */
	previewWording(report: Report, finding: Finding, model: ModelUse): Promise<Preview>;
	/**
	 * Asks a model for another wording of the sentence that a finding is on; `undefined` where none can be asked for. What
	 * changes the citations or adds a figure is not handed on. Rejects with the question's error, or the signal's reason.
	 */
	word(report: Report, finding: Finding, model: ModelUse, signal?: AbortSignal): Promise<NewWording | undefined>;
	/**
	 * Has a model answer a question on a report from what was found in it; the pieces of the answer are its words and the
	 * findings that it names. Rejects with the question's error, or the signal's reason.
	 */
	answer(
		analysis: Pick<Analysis, 'report'>,
		asked: QuestionOnReport,
		model: ModelUse,
		signal?: AbortSignal,
	): Promise<readonly (string | Finding)[]>;
	/**
	 * What each reference of a report says of the sentence at a place, the most fitting first, as far as its text is on this
	 * computer. Nothing is fetched. Rejects with the signal's reason when it is aborted.
	 */
	checkReferences(
		report: Report,
		span: Span,
		use: SourceUse | undefined,
		signal?: AbortSignal,
	): Promise<ReferenceCheck[]>;
	/** What a source says of a claim, by rules. Nothing is fetched. Rejects with the signal's reason when it is aborted. */
	checkClaim(claim: ClaimText, source: ClaimSource, signal?: AbortSignal): Promise<ClaimReading>;
	/** A report as a model reads it: its argument, its marks, and what rules can show beside them. Rejects with the signal's reason when it is aborted. */
	review(document: ReportDocument, options: ReviewOptions, signal?: AbortSignal): Promise<ReviewedAnalysis>;
}
