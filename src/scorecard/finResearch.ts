import type { Message } from '../messages/model';
import type { Span } from '../report/model';
import type { NodeType, Support, TreeMetrics } from '../tree/model';
import type { Dimension, Spread } from './dimension';
import type { TaskType } from './taskTypes';

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
	/** What the tree rests on, and what went wrong. */
	readonly note: Message;
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
	/** The model called it supported and named nothing that carries it: it counts as partly supported. */
	readonly unproven?: true;
	/** Other places that say the same: what serves them serves this one. */
	readonly also?: readonly Span[];
}

export interface SupportCounts {
	readonly basis: 'model' | 'rule';
	readonly supported: number;
	readonly partial: number;
	readonly unsupported: number;
	readonly unknown: number;
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

export interface Flip {
	readonly node: string;
	readonly span: Span;
	/** Run by run. */
	readonly verdicts: readonly Support[];
}
