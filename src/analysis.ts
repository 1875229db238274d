import type { DecidedFinding, Finding, FindingOptions, ParagraphPairs, Withdrawn } from './findings/model';
import type { Reading } from './reading/model';
import type { Report } from './report/model';
import type { OwnTiers, RatedSource } from './sources/model';
import type { LogicTree } from './tree/model';

/** A report to read: its text, and a name for messages. */
export interface ReportDocument {
	readonly name: string;
	readonly text: string;
	/** The question that the report answers, where whoever reads it knows better than its front matter and its title. */
	readonly query?: string | undefined;
}

export interface AnalyzeOptions extends FindingOptions {
	/** The user's own tiers of sources, which go before the product's. */
	readonly tiers?: OwnTiers;
}

/** Reads a report offline, here or in a thread: the same text gives the same analysis. */
export type Analyzer = (document: ReportDocument, options?: AnalyzeOptions) => Promise<Analysis>;

/** What is read off a report before it is checked. */
export interface ReadReport {
	readonly document: ReportDocument;
	readonly report: Report;
	readonly tree: LogicTree;
	readonly pairs: ParagraphPairs;
	/** The addresses the report leans on, in the order in which it first cites them, rated by where they come from. */
	readonly sources: readonly RatedSource[];
}

/** Everything known about a report offline. */
export interface Analysis extends ReadReport {
	/** Sorted by place; what the author ignored is left out and counted in `ignored`; so is what the author decided, which is in `decided`; what is more than an author reads is held back. */
	readonly findings: readonly Finding[];
	readonly ignored: number;
	/** Findings that the author has decided, with the decisions. */
	readonly decided: readonly DecidedFinding[];
	/** What a model has read, which tree and findings hold already; absent where none has read the report. */
	readonly reading?: Reading;
	/** What the rules had found and the model would not mark, by place; absent where none has read it. */
	readonly withdrawn?: readonly Withdrawn[];
}
