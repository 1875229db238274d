// Written by “npm run types:update” from the JSON Schemas in schemas/: change those.

/** What “plumbline analyze --format json” writes for one report. New fields may be added; none is renamed within a version. */
export interface Analysis {
	readonly schema: 'plumbline/analysis/1';
	/** As the user named it. */
	readonly file: string;
	/** Of the file’s bytes; absent where no file was read, but a text that a program handed over. */
	readonly sha256?: string;
	/** The language whose rules the report was read with: en or zh. */
	readonly language: string;
	readonly stats: ReportStats;
	readonly tree: LogicTree;
	/** Sorted by place. */
	readonly findings: readonly Finding[];
	readonly numbers?: Numbers;
	/** What is counted of the text, which needs no reader; that of a scorecard counts the sources that were read, too. */
	readonly ledger?: Ledger;
	/** What the report leans on, in the order in which it first cites it; without what has no address and no file. */
	readonly sources?: readonly CitedSource[];
	/** Findings that were known before (--baseline, --since); they are not among the findings. Absent where neither was asked for. */
	readonly known?: number;
	/** Findings that comments in the report switch off. */
	readonly ignored: number;
	/** Findings that the author has verified, accepted or dismissed; they are not among the findings. Absent where there is none. */
	readonly decided?: readonly DecidedFinding[];
	readonly pairs: ParagraphPairs;
	/** What could not be read, and why. */
	readonly problems: readonly ReadProblem[];
	readonly review?: Review;
}

/** How much the report holds. */
export interface ReportStats {
	readonly words: number;
	readonly sections: number;
	readonly paragraphs: number;
	readonly sentences: number;
	readonly tables: number;
	readonly figures: number;
	readonly citations: number;
	readonly references: number;
}

/** What the report argues: claims and facts, and what serves what. */
export interface LogicTree {
	/** The node that answers the report’s question; null where the report states nothing. */
	readonly thesis: string | null;
	/** The full tree: the root first, every parent before its children. */
	readonly nodes: readonly LogicNode[];
	readonly metrics: TreeMetrics;
}

/** A claim or a fact. */
export interface LogicNode {
	/** Holds within this analysis. */
	readonly id: string;
	/** A claim derived by reasoning, or a concrete, verifiable fact. */
	readonly type: 'argument' | 'evidence';
	/** The node this one serves; null for the root alone. */
	readonly parent: string | null;
	/** Part of the condensed tree. */
	readonly key: boolean;
	readonly span: Span;
	/** Exactly the text at the span. */
	readonly text: string;
	/** How well the report itself supports it; “unknown” where nothing could decide. */
	readonly support: 'supported' | 'partial' | 'unsupported' | 'unknown';
	/** Who decided on the support of a claim; absent where no model was asked. */
	readonly decidedBy?: 'rules' | 'model';
	readonly reasons: readonly SupportReason[];
	/** The ids of the nodes that carry its support. */
	readonly evidence: readonly string[];
	/** The citation markers as written. */
	readonly citations: readonly string[];
}

/** [start, end): UTF-16 offsets into the file’s text. */
export type Span = readonly [number, number];

/** Why the node has its support. */
export interface SupportReason {
	readonly code: string;
	readonly message: string;
	readonly span?: Span;
}

/** Of the condensed tree, the key nodes; depth counts edges from the root at 0. */
export interface TreeMetrics {
	/** How many there are. */
	readonly nodes: number;
	/** How many of them are facts. */
	readonly evidence: number;
	readonly maxDepth: number;
	/** Over the nodes that have no children. */
	readonly meanLeafDepth: number;
	/** Over all nodes. */
	readonly meanDepth: number;
	/** Over the nodes that have any, and those that had when a model read the report. */
	readonly meanChildren: number;
	/** How many had children when a model read the report, and have none left; absent where there is no such. */
	readonly bared?: number;
}

/** One thing to mend. */
export interface Finding {
	readonly code: FindingCode;
	/** Who found it; absent where no model was asked. */
	readonly decidedBy?: 'rules' | 'model';
	/** The code’s own, or as the settings have it. */
	readonly severity: Severity;
	readonly span: Span;
	/** Counted from 1. */
	readonly line: number;
	/** Counted from 1, in UTF-16 units. */
	readonly column: number;
	/** What is wrong, where, and what to do, in one language. */
	readonly message: string;
	/** Other places that belong to it. */
	readonly related: readonly RelatedPlace[];
	/** What quick fixes read; where it is a mark of a model's reading also its “kind”, “weight”, “proof” and, where there is one, “better”: what the marked words should read. */
	readonly data: { readonly [key: string]: string | number | boolean };
	/** The odds that an editor agrees: its own where they are known, else those measured for its code; absent where nobody measured them. 0 to 1. */
	readonly certainty?: number;
	/** True for what is not shown by default, for the report has more findings than the limit; absent otherwise. */
	readonly held?: boolean;
	/** Kept for readers of earlier files: always null. What to fix first goes by severity and certainty. */
	readonly gain: number | null;
	/** What surely puts it right: a computed number, or the list of references without what is too much. All edits of a fix, or none; absent where only the author knows. */
	readonly fixes?: readonly Fix[];
}

/** What kind of thing it is. Each has a page, docs/findings/<code>.md. A code never changes its name; new ones may come. */
export type FindingCode =
	| 'claim.unsupported'
	| 'claim.partial'
	| 'claim.overstated'
	| 'claim.vague'
	| 'conclusion.gated'
	| 'evidence.refuted'
	| 'paragraph.redundant'
	| 'report.instruction'
	| 'citation.missing'
	| 'citation.broken'
	| 'citation.mismatch'
	| 'citation.unused'
	| 'citation.duplicate'
	| 'citation.dead'
	| 'source.contradicts'
	| 'source.notFound'
	| 'source.partly'
	| 'source.instruction'
	| 'source.weak'
	| 'source.secondary'
	| 'number.inconsistent'
	| 'number.arithmetic'
	| 'number.unit'
	| 'number.period'
	| 'argument.contradiction'
	| 'argument.gap'
	| 'report.missing'
	| 'review.note'
	| (string & {});

/** The most severe first. */
export type Severity = 'error' | 'warning' | 'info' | 'hint';

export interface RelatedPlace {
	readonly span: Span;
	/** Counted from 1. */
	readonly line: number;
	/** Counted from 1, in UTF-16 units. */
	readonly column: number;
	readonly message: string;
}

export interface Fix {
	readonly description: string;
	readonly edits: readonly FixEdit[];
}

export interface FixEdit {
	readonly span: Span;
	/** Counted from 1. */
	readonly line: number;
	/** Counted from 1, in UTF-16 units. */
	readonly column: number;
	/** What is to stand there instead. */
	readonly text: string;
}

/** The relations between numbers that were checked; what conflicts is told by the number.* findings. */
export interface Numbers {
	/** Figures that stand in no relation that can be checked. */
	readonly alone: number;
	readonly relations: readonly NumberRelation[];
	/** Figures with the places that a model relates, which computed nothing; absent where none has read the report. */
	readonly related?: readonly RelatedFigure[];
}

export interface NumberRelation {
	readonly kind:
		| 'sum'
		| 'difference'
		| 'product'
		| 'quotient'
		| 'share'
		| 'multiple'
		| 'change'
		| 'yearlyGrowth'
		| 'average'
		| 'conversion'
		| 'tableTotal'
		| 'sameQuantity'
		| 'listCount'
		| 'order'
		| 'unit'
		| 'period';
	/** “unread” could not be decided; the message says why. */
	readonly outcome: 'conflicts' | 'unread' | 'holds';
	readonly span: Span;
	/** Counted from 1. */
	readonly line: number;
	/** Counted from 1, in UTF-16 units. */
	readonly column: number;
	/** The number as the report writes it. */
	readonly stated: string;
	/** How it is worked out; null where nothing is computed. */
	readonly computation: string | null;
	/** What comes out, written like the number. */
	readonly computed: string | null;
	readonly message: string;
	/** The numbers it is held against. */
	readonly related: readonly Place[];
}

/** Where in the report. */
export interface Place {
	readonly span: Span;
	/** Counted from 1. */
	readonly line: number;
	/** Counted from 1, in UTF-16 units. */
	readonly column: number;
}

export interface RelatedFigure {
	/** What it is of, in the model's words. */
	readonly of: string;
	/** Several where it is given differently. */
	readonly values: readonly GivenValue[];
	/** Values that cannot be one, and what a finding says of it. */
	readonly faults: readonly string[];
}

export interface GivenValue {
	readonly value: string;
	readonly places: readonly Place[];
}

/** What is counted of the report, which needs no reader. */
export interface Ledger {
	/** Claims that nothing was found under. */
	readonly claims: LedgerEntry;
	/** Facts without a source. */
	readonly facts: LedgerEntry;
	/** Checks of numbers that found a conflict. */
	readonly numbers: LedgerEntry;
	/** Paragraphs copied from an earlier one, or found by a model to repeat one. */
	readonly paragraphs: LedgerEntry;
	/** Broken citations. */
	readonly citations: LedgerEntry;
	/** Cited sources that were read. */
	readonly sources: LedgerEntry;
}

/** One count with its places. */
export interface LedgerEntry {
	/** How many are wrong, or were read. */
	readonly count: number;
	/** Of how many; null where that says nothing. */
	readonly of: number | null;
	/** What an author would look at. */
	readonly places: readonly Place[];
}

/** A document that the report cites, rated by where it comes from. */
export interface CitedSource {
	/** Holds within this analysis. */
	readonly id: string;
	/** As the report names it; may be empty. */
	readonly title: string;
	/** Its address, if it has one. */
	readonly url: string | null;
	/** How much weight it has by its origin: 1 official, 4 anybody’s (JADE, appendix G). Whole, 1 to 4. */
	readonly tier: number;
	/** The registrable domain, or the path of a local file. */
	readonly domain: string;
	/** What kind of place it is, such as statistics, news or forum; new ones may come. */
	readonly group: string;
	/** What the tier goes by, in words that follow “it is”. */
	readonly reason: string;
	/** Where the report cites it; empty for what is only listed. */
	readonly citations: readonly Place[];
}

export interface DecidedFinding {
	readonly code: FindingCode;
	readonly severity: Severity;
	readonly span: Span;
	readonly line: number;
	readonly column: number;
	readonly message: string;
	readonly decision: 'verified' | 'accepted' | 'dismissed';
	/** Where it was verified. */
	readonly source?: string;
	readonly reason?: string;
	/** When, in UTC. */
	readonly date: string;
	/** Who, where a name is kept. */
	readonly by?: string;
}

/** How many paragraphs were held against each other. */
export interface ParagraphPairs {
	/** Pairs of body paragraphs in all. */
	readonly compared: number;
	/** Those alike enough for a closer look. */
	readonly candidates: number;
}

export interface ReadProblem {
	readonly code: string;
	readonly span: Span;
	/** Counted from 1. */
	readonly line: number;
	/** Counted from 1, in UTF-16 units. */
	readonly column: number;
	readonly message: string;
}

/** What the reading by a model came to (“plumbline review”); absent where there was none. */
export interface Review {
	readonly model: string;
	/** Marks without whose mending the report should not go out; their findings have “weight”: “must” in their data. */
	readonly must: number;
	readonly should: number;
	readonly could: number;
	/** Marks on sentences that were edited since. */
	readonly edited: number;
	/** On the report as a whole. */
	readonly whole: readonly string[];
	readonly losses: ReadingLosses;
	/** Lines of the report that no answer came on. */
	readonly unread: number;
	/** Findings of the rules that it does not share, and why. */
	readonly withdrawn: readonly WithdrawnFinding[];
	readonly run: Run;
}

/** Marks that are not told, by why. */
export interface ReadingLosses {
	/** Marks whose line and words do not stand in the report. */
	readonly noPlace: number;
	/** Marks that a second look did not share. */
	readonly notShared: number;
	/** Marks that were given twice. */
	readonly again: number;
	/** Marks beyond twice as many as were asked for. */
	readonly tooMany: number;
}

export interface WithdrawnFinding {
	readonly code: FindingCode;
	readonly span: Span;
	/** Counted from 1. */
	readonly line: number;
	/** Counted from 1, in UTF-16 units. */
	readonly column: number;
	readonly reason: string;
}

/** What asking a model took. */
export interface Run {
	readonly mode: 'offline' | 'model';
	readonly model: string | null;
	/** Prompt id to version. */
	readonly prompts: { readonly [key: string]: string };
	readonly calls: number;
	readonly cached: number;
	readonly tokensIn: number;
	readonly tokensOut: number;
	/** In US dollars; null when the model’s price is not known. */
	readonly cost: number | null;
	readonly seconds: number;
	/** Questions that could not be answered, in the order it happened. */
	readonly failures: readonly RunFailure[];
	/** What a damaged copy of the report got beside it, in points of 100; absent where none was judged. */
	readonly control?: readonly {
		readonly figure: string;
		readonly report: number;
		readonly copy: number;
	}[];
	/** Everything that was to be judged was; true offline. */
	readonly complete: boolean;
}

export interface RunFailure {
	/** The id of the prompt. */
	readonly task: string;
	readonly about: string;
	readonly code: string;
	readonly message: string;
}

/** How serious each kind of finding is, or each of a group such as “citation.*”; “off” hides it. */
export interface FindingSeverities {
	readonly 'report.instruction'?: 'error' | 'warning' | 'info' | 'hint' | 'off';
	readonly 'claim.unsupported'?: 'error' | 'warning' | 'info' | 'hint' | 'off';
	readonly 'claim.partial'?: 'error' | 'warning' | 'info' | 'hint' | 'off';
	readonly 'claim.overstated'?: 'error' | 'warning' | 'info' | 'hint' | 'off';
	readonly 'claim.vague'?: 'error' | 'warning' | 'info' | 'hint' | 'off';
	readonly 'conclusion.gated'?: 'error' | 'warning' | 'info' | 'hint' | 'off';
	readonly 'evidence.refuted'?: 'error' | 'warning' | 'info' | 'hint' | 'off';
	readonly 'paragraph.redundant'?: 'error' | 'warning' | 'info' | 'hint' | 'off';
	readonly 'number.inconsistent'?: 'error' | 'warning' | 'info' | 'hint' | 'off';
	readonly 'number.arithmetic'?: 'error' | 'warning' | 'info' | 'hint' | 'off';
	readonly 'number.unit'?: 'error' | 'warning' | 'info' | 'hint' | 'off';
	readonly 'number.period'?: 'error' | 'warning' | 'info' | 'hint' | 'off';
	readonly 'argument.contradiction'?: 'error' | 'warning' | 'info' | 'hint' | 'off';
	readonly 'argument.gap'?: 'error' | 'warning' | 'info' | 'hint' | 'off';
	readonly 'report.missing'?: 'error' | 'warning' | 'info' | 'hint' | 'off';
	readonly 'review.note'?: 'error' | 'warning' | 'info' | 'hint' | 'off';
	readonly 'citation.missing'?: 'error' | 'warning' | 'info' | 'hint' | 'off';
	readonly 'citation.broken'?: 'error' | 'warning' | 'info' | 'hint' | 'off';
	readonly 'citation.mismatch'?: 'error' | 'warning' | 'info' | 'hint' | 'off';
	readonly 'citation.unused'?: 'error' | 'warning' | 'info' | 'hint' | 'off';
	readonly 'citation.duplicate'?: 'error' | 'warning' | 'info' | 'hint' | 'off';
	readonly 'citation.dead'?: 'error' | 'warning' | 'info' | 'hint' | 'off';
	readonly 'source.contradicts'?: 'error' | 'warning' | 'info' | 'hint' | 'off';
	readonly 'source.notFound'?: 'error' | 'warning' | 'info' | 'hint' | 'off';
	readonly 'source.partly'?: 'error' | 'warning' | 'info' | 'hint' | 'off';
	readonly 'source.instruction'?: 'error' | 'warning' | 'info' | 'hint' | 'off';
	readonly 'source.weak'?: 'error' | 'warning' | 'info' | 'hint' | 'off';
	readonly 'source.secondary'?: 'error' | 'warning' | 'info' | 'hint' | 'off';
}

/** Your own tiers of sources by domain, 1 (official) to 4 (anyone can write); they go before the tiers that Plumbline knows. */
export type SourceTiers = { readonly [key: string]: 1 | 2 | 3 | 4 };
