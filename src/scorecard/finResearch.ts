import type { Message } from '../messages/model';
import type { Span } from '../report/model';
import type { NodeType, Support, TreeMetrics } from '../tree/model';
import type { Dimension, Spread } from './dimension';

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

/** FinResearchBench §3.2: the 16 kinds of question; the first seven make up 95% of those its authors were asked. */
export const taskTypes = [
	'Stock-Specific Analysis',
	'Event Analysis',
	'Stock Selection from Given Plate',
	'Sector Analysis',
	'Investment Morning Brief',
	'Post-Market Recap',
	'Expert Opinion',
	'Stock-Specific Performance',
	'Stock-Specific Movements',
	'Market Performance and Analysis',
	'Plate Performance and Analysis',
	'Criteria-based Stock Filtering',
	'Trade Recommendation',
	'Trending News',
	'Investment Education',
	'Others',
] as const;
export type TaskType = (typeof taskTypes)[number];

/** A kind as a model or a user wrote it; `undefined` for what is none of the 16. */
export function readTaskType(text: string): TaskType | undefined {
	const plain = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');
	return taskTypes.find((type) => plain(type) === plain(text));
}

export interface FinResearchScore {
	/** Weighted mean of the ten dimensions, 0–100; `null` while any of them is unscored. */
	readonly final: number | null;
	readonly dimensions: Readonly<Record<FinResearchDimension, Dimension>>;
	readonly weights: Readonly<Record<FinResearchDimension, number>>;
	/** What kind of question the report answers; `null` where neither a rule nor a model could tell. */
	readonly task: { readonly type: TaskType; readonly basis: 'rule' | 'model' } | null;
	/** The logic tree that the rule dimensions measure and the judge was shown. */
	readonly tree: TreeBasis;
	/** How many arguments of that tree, below its root, are carried. */
	readonly support: SupportCounts;
}

/** Who drew the tree, and what came of it. */
export interface TreeBasis {
	/** `model`: the argument of the report's reading; `mixed`: it lacks what the model could not read; `rule`: the tree that rules and weights draw offline. */
	readonly basis: 'rule' | 'model' | 'mixed';
	readonly metrics: TreeMetrics;
	/** Lines of the report that no answer of the reading came on; 0 offline. */
	readonly unread: number;
	/** What the tree rests on, and what went wrong. */
	readonly note: Message;
	/** The tree itself, parents before their children; empty offline, where it is the analysis's condensed tree. */
	readonly nodes: readonly JudgedNode[];
}

/** A node of the tree; its text is what stands at the span. */
export interface JudgedNode {
	readonly id: string;
	readonly type: NodeType;
	readonly parent: string | null;
	readonly span: Span;
	/** How well what the report gives for it carries it; of evidence whether a source or the report's own data does. `unknown` for the root, and where nobody judged. */
	readonly support: Support;
	/** What the reading's marks at its place say; empty where there is none. */
	readonly reason: string;
	/** The ids of the nodes that serve it directly. */
	readonly carriedBy: readonly string[];
	/** The model called it carried, and nothing serves it nor does it cite: it counts as partly supported. */
	readonly unproven?: true;
}

export interface SupportCounts {
	readonly basis: 'model' | 'rule';
	readonly supported: number;
	readonly partial: number;
	readonly unsupported: number;
	readonly unknown: number;
}

/** What repeating the judgements showed of the final score; each dimension has its own spread. */
export interface Stability {
	/** How often each judgement was asked for. */
	readonly runs: number;
	readonly final: Spread | null;
}
