import type { Finding, FindingCode, ParagraphPairs, Severity } from './checks/model';
import type { Clock, Logger } from './ports';
import type { Report } from './report/model';
import type { Framework, Scorecard } from './scoring/model';
import type { LogicTree } from './tree/model';

/** A report to read: its text, and a name for messages. */
export interface ReportDocument {
	readonly name: string;
	readonly text: string;
}

export interface AnalyzeOptions {
	/** The user's choice of severity per code; the rest keep their defaults. */
	readonly severities?: Partial<Record<FindingCode, Severity>>;
}

export interface ScoreOptions extends AnalyzeOptions {
	/** Which scorecards to make; all by default. */
	readonly frameworks?: readonly Framework[];
	readonly onProgress?: (step: string) => void;
}

/** Everything known about a report offline. */
export interface Analysis {
	readonly document: ReportDocument;
	readonly report: Report;
	readonly tree: LogicTree;
	/** Sorted by place; what the author ignored is left out and counted in `ignored`. */
	readonly findings: readonly Finding[];
	readonly ignored: number;
	readonly pairs: ParagraphPairs;
}

export interface ScoredAnalysis {
	readonly analysis: Analysis;
	readonly scorecard: Scorecard;
}

export interface PlumblineInit {
	readonly logger: Logger;
	readonly clock: Clock;
}

/** The core as both shells see it. */
export interface Plumbline {
	/** Offline, synchronous and pure: the same text gives the same analysis. */
	analyze(document: ReportDocument, options?: AnalyzeOptions): Analysis;
	/** Rejects with the signal's reason when it is aborted. */
	score(document: ReportDocument, options?: ScoreOptions, signal?: AbortSignal): Promise<ScoredAnalysis>;
}
