import type { Message } from '../messages/model';
import type { Span } from '../report/model';
import type { ClaimSignal, ClaimVerdict, SourceFailure } from '../sources/model';
import type { Basis, Dimension, Reason } from './dimension';

export const qualityDimensions = ['comprehensiveness', 'coherence', 'clarity', 'insightfulness', 'overall'] as const;
export type QualityDimension = (typeof qualityDimensions)[number];

export interface ReportEvalScore {
	readonly quality: Readonly<Record<QualityDimension, Dimension>>;
	readonly redundancy: RedundancyScore;
	readonly factuality: FactualityScore;
}

export interface RedundancyScore {
	/** Mean over all pairs of body paragraphs, 0 (excessive repetition) to 4 (almost none); `null` unless a model judged all that are alike. */
	readonly allPairs: number | null;
	/** The paper's figure: the mean over 30 seeded random pairs. */
	readonly sampled30: number | null;
	/** Mean over the pairs that a model judged, which are those that may repeat each other: it moves where the other two hardly can. */
	readonly judgedPairs: number | null;
	readonly basis: Basis;
	readonly reasons: readonly Reason[];
	/** Body paragraphs that repeat an earlier one, as the findings tell them, of how many. */
	readonly repeating: { readonly paragraphs: number; readonly of: number; readonly places: readonly Span[] };
	/** Pairs that are alike, with their points where a model gave some; the other pairs have 4. The fewest points first. */
	readonly alike: readonly AlikePair[];
	/** Introduction, summary or conclusion against body: expected, and never asked about. */
	readonly expected: { readonly pairs: number; readonly mean: null };
}

export interface AlikePair {
	readonly first: Span;
	readonly second: Span;
	/** 0 to 4; `null` where no model judged. */
	readonly points: number | null;
	readonly basis: 'model' | 'unscored';
	/** The model's words; empty where it was not asked. */
	readonly reason: string;
}

export interface FactualityScore {
	/** Mean over the verdicts that count: supported 1, partly 0, contradicted and not found −1; like the next one `null` where no model reads the report. */
	readonly averageSupport: number | null;
	/** Share of `supported` among the verdicts that count. */
	readonly strongSupportRate: number | null;
	/** Cited claims ÷ claims that need a citation, 0–1; `null` when no claim needs one, and where no model reads the report. */
	readonly coverage: number | null;
	/** How many statements need a source, and how many of them name one. */
	readonly citing: { readonly statements: number; readonly of: number };
	readonly basis: Basis;
	/** One for each source of each claim that cites, in the order of the report. */
	readonly verdicts: readonly FactVerdict[];
	readonly counts: Readonly<Record<FactVerdictName, number>>;
	/** What the report cites, in the order it does. */
	readonly sources: readonly FactSource[];
	readonly reasons: readonly Reason[];
}

/** `unclear`: read, but not decided; `unverifiable`: the source could not be read. Neither counts in the mean. */
export const factVerdicts = [
	'supported',
	'partly',
	'contradicted',
	'not-found',
	'unclear',
	'unverifiable',
] as const satisfies readonly (ClaimVerdict | 'unverifiable')[];
export type FactVerdictName = (typeof factVerdicts)[number];

/** What one source says of one claim that cites it. */
export interface FactVerdict {
	/** Of the claim. */
	readonly span: Span;
	/** The id of the claim's node in the analysis's tree. */
	readonly node: string;
	readonly verdict: FactVerdictName;
	readonly basis: 'rule' | 'model' | 'unscored';
	/** Its id in `sources`. */
	readonly source: string;
	/** The source's words that decide; `null` where it has none on the claim. */
	readonly quote: string | null;
	/** 1-based, for sources that have pages. */
	readonly page: number | null;
	/** Why; `null` where nothing is to be said. */
	readonly reason: Message | null;
	/** What the rules see for and against the claim. */
	readonly signals: readonly ClaimSignal[];
}

/** A source of the report, and what became of reading it. */
export interface FactSource {
	readonly id: string;
	readonly title: string;
	readonly url: string | null;
	/** The local file it was read from: relative to the sources folder or the workspace. */
	readonly path: string | null;
	/** `quoted`: only the passages that the report's links point at (`#:~:text=`) are known. */
	readonly state: 'read' | 'quoted' | 'unread';
	/** Why it was not read. */
	readonly failure: SourceFailure | null;
	/** When it was read, in milliseconds since the epoch. */
	readonly readAt: number | null;
	/** Only what the limits let through was read. */
	readonly truncated: boolean;
	/** Where the report cites it. */
	readonly citations: readonly Span[];
}
