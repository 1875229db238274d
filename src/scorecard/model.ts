import type { ModelErrorCode } from '../judge/model';
import type { Span } from '../report/model';
import type { ClaimSignal, ClaimVerdict, SourceFailure } from '../sources/model';
import type { NodeType, Support, TreeMetrics } from '../tree/model';
import type { TaskType } from '../scoring/finResearch/taskTypes';
import type { JadeScore } from './jade';

/** Where a value comes from. A score never hides it. */
export type Basis = 'rule' | 'model' | 'estimate' | 'unscored';

export interface Reason {
	readonly message: string;
	readonly span?: Span;
}

/** One named score. `value` is `null` when it cannot be had; then `reasons` says why. */
export interface Dimension {
	readonly value: number | null;
	readonly range: readonly [number, number];
	readonly basis: Basis;
	readonly reasons: readonly Reason[];
}

/** FinResearchBench, Table 1, in the paper's order. */
export const finResearchDimensions = [
	'visualLinguisticSynergy',
	'articulationProfessionalism',
	'articulationCoherence',
	'analysisFrameworkQuality',
	'analysisWidth',
	'analysisDepth',
	'informationDensity',
	'logicConsistency',
	'viewpointClarity',
	'paragraphRichness',
] as const;
export type FinResearchDimension = (typeof finResearchDimensions)[number];

export interface FinResearchScore {
	/** Weighted mean of the ten dimensions, 0–100; `null` while any of them is unscored. */
	readonly final: number | null;
	readonly dimensions: Readonly<Record<FinResearchDimension, Dimension>>;
	readonly weights: Readonly<Record<FinResearchDimension, number>>;
	/** What kind of question the report answers; `null` where neither a rule nor a model could tell. */
	readonly task: { readonly type: TaskType; readonly basis: 'rule' | 'model' } | null;
	/** The logic tree that the rule dimensions measure and the judge was shown. */
	readonly tree: TreeBasis;
	/** How many arguments of that tree what stands below them carries. */
	readonly support: SupportCounts;
}

/** Who drew the tree, and what came of it. */
export interface TreeBasis {
	/** `mixed`: the model could not read some parts, or not join them; there the tree is the one that rules and weights draw offline. */
	readonly basis: 'rule' | 'model' | 'mixed';
	readonly metrics: TreeMetrics;
	/** How many parts the model read the report in, and how many of those it could not read; both 0 offline. */
	readonly parts: number;
	readonly partsMissed: number;
	/** Nodes the model gave whose quote does not stand in the report: left out. */
	readonly dropped: number;
	/** In words: what the tree rests on, and what went wrong. */
	readonly note: string;
	/** The tree itself, parents before their children; empty offline, where it is the analysis's condensed tree. */
	readonly nodes: readonly JudgedNode[];
}

/** A node of the tree that a model drew or judged; its text is what stands at the span. */
export interface JudgedNode {
	readonly id: string;
	readonly type: NodeType;
	readonly parent: string | null;
	readonly span: Span;
	/** `unknown` for evidence and where the model did not answer. */
	readonly support: Support;
	/** The model's words for it; empty where it was not asked. */
	readonly reason: string;
	/** The ids of the children that carry it. */
	readonly carriedBy: readonly string[];
}

export interface SupportCounts {
	readonly basis: 'model' | 'estimate';
	readonly supported: number;
	readonly partial: number;
	readonly unsupported: number;
	readonly unknown: number;
}

export const qualityDimensions = ['comprehensiveness', 'coherence', 'clarity', 'insightfulness', 'overall'] as const;
export type QualityDimension = (typeof qualityDimensions)[number];

export interface ReportEvalScore {
	readonly quality: Readonly<Record<QualityDimension, Dimension>>;
	readonly redundancy: RedundancyScore;
	readonly factuality: FactualityScore;
}

export interface RedundancyScore {
	/** Mean over all pairs of body paragraphs, 0 (excessive repetition) to 4 (almost none). */
	readonly allPairs: number | null;
	/** The paper's figure: the mean over 30 seeded random pairs. */
	readonly sampled30: number | null;
	/** `model` when all pairs that are alike were judged. */
	readonly basis: Basis;
	readonly reasons: readonly Reason[];
	/** Pairs that are alike, with their points; the other pairs have 4. The fewest points first. */
	readonly alike: readonly AlikePair[];
	/** Introduction, summary or conclusion against body: expected, never penalised. `mean` is an estimate. */
	readonly expected: { readonly pairs: number; readonly mean: number | null };
}

export interface AlikePair {
	readonly first: Span;
	readonly second: Span;
	/** 0 to 4. */
	readonly points: number;
	readonly basis: 'model' | 'estimate';
	/** The model's words; empty where it was not asked. */
	readonly reason: string;
}

export interface FactualityScore {
	/** Mean over the verdicts that count: supported 1, partly 0, contradicted and not found −1. */
	readonly averageSupport: number | null;
	/** Share of `supported` among the verdicts that count. */
	readonly strongSupportRate: number | null;
	/** Cited claims ÷ claims that need a citation, 0–1; `null` when no claim needs one. */
	readonly coverage: number | null;
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
	/** Why, in words. */
	readonly reason: string;
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

/** One step of "Fix first": a finding or an item of a checklist, and what mending it would gain. */
export interface FixFirst {
	/** Its index in `Analysis.findings`; `null` for an item that no finding tells of. */
	readonly finding: number | null;
	/** The id of the item of JADE's checklists; absent where it is a finding alone. */
	readonly item?: string;
	/** Points of 100 of the framework's final score, an estimate; 0 where none are counted: what is refuted goes first without. */
	readonly gain: number;
	/** The framework whose points they are. */
	readonly framework: Framework;
	readonly effort: Effort;
}

/** `small`: a word, a figure or a citation; `medium`: a sentence or a source to find; `large`: a passage to write or research to do. */
export type Effort = 'small' | 'medium' | 'large';

export interface RunInfo {
	readonly mode: 'offline' | 'model';
	readonly model: string | null;
	/** Prompt id → version, for the prompts that were asked. */
	readonly prompts: Readonly<Record<string, string>>;
	readonly calls: number;
	readonly cached: number;
	readonly tokensIn: number;
	readonly tokensOut: number;
	/** In US dollars; `null` when the model's price is not known. */
	readonly cost: number | null;
	readonly seconds: number;
	/** Questions that could not be answered, in the order it happened; what stands in their place says so. */
	readonly failures: readonly RunFailure[];
	/** Everything that was to be judged was; true offline, where nothing was to be. */
	readonly complete: boolean;
}

export interface RunFailure {
	/** The id of the prompt. */
	readonly task: string;
	/** What the question was about. */
	readonly about: string;
	readonly code: ModelErrorCode;
	readonly message: string;
}

/** What repeating the judgements showed. σ is the population's standard deviation, in points of the dimension. */
export interface Stability {
	/** How often each judgement was asked for. */
	readonly runs: number;
	readonly final: Spread | null;
	/** The judged dimensions that at least two of the runs scored. */
	readonly dimensions: Readonly<Partial<Record<FinResearchDimension, Spread>>>;
	/** Arguments that the runs did not agree on. */
	readonly flipped: readonly Flip[];
}

export interface Spread {
	readonly mean: number;
	readonly sigma: number;
	/** Run by run. */
	readonly values: readonly number[];
}

export interface Flip {
	readonly node: string;
	readonly span: Span;
	/** Run by run. */
	readonly verdicts: readonly Support[];
}

export interface Scorecard {
	readonly finResearch: FinResearchScore | null;
	readonly reportEval: ReportEvalScore | null;
	readonly jade: JadeScore | null;
	readonly fixFirst: readonly FixFirst[];
	readonly run: RunInfo;
	/** `null` unless the model was asked more than once. */
	readonly stability: Stability | null;
}

export const frameworks = ['finResearch', 'reportEval', 'jade'] as const;
export type Framework = (typeof frameworks)[number];
