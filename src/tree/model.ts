import type { Message } from '../messages/model';
import type { Span } from '../report/model';

/** FinResearchBench §3.1.3: a claim derived by reasoning, or a concrete, verifiable fact. */
export type NodeType = 'argument' | 'evidence';

/** FinResearchBench §3.1.3, step 2; `unknown` where nothing could decide. */
export type Support = 'supported' | 'partial' | 'unsupported' | 'unknown';

/** Who decided where a model was asked: the model, or the rules where it did not judge. */
export type Decider = 'rules' | 'model';

/** Why a node has its support: a code the author can act on, and a sentence for people. */
export interface SupportReason {
	readonly code: SupportReasonCode;
	readonly message: Message;
	/** The place that decides, if there is one. */
	readonly span?: Span;
}

export type SupportReasonCode =
	| 'cited'
	| 'evidence'
	| 'subArguments'
	| 'attributed'
	| 'noEvidence'
	| 'vagueAttribution'
	| 'brokenCitation'
	| 'unsourcedFact'
	| 'unsourcedFigure'
	/** Authors tell of their own work. */
	| 'ownAccount'
	/** In a model's words. */
	| 'judged'
	/** What a model says is missing under it. */
	| 'missing'
	/** A model judged an earlier wording; the rules decide on this one. */
	| 'reworded';

export interface LogicNode {
	readonly id: string;
	readonly type: NodeType;
	/** The id of the node this one serves; `null` for the root alone. */
	readonly parent: string | null;
	/** The ids of the nodes that serve this one, in document order. */
	readonly children: readonly string[];
	/** Part of the condensed tree that the papers' metrics are calibrated on. */
	readonly key: boolean;
	readonly span: Span;
	/** Exactly `source.slice(...span)`. */
	readonly text: string;
	readonly block: number | undefined;
	readonly sentence: number | undefined;
	readonly support: Support;
	/** Who decided on the support of a claim; absent where no model was asked. */
	readonly decidedBy?: Decider;
	readonly reasons: readonly SupportReason[];
	/** The ids of the nodes that carry its support: descendants by the rules, what it named by a model. */
	readonly evidence: readonly string[];
	/** Indices into `Report.citations`. */
	readonly citations: readonly number[];
}

export interface LogicTree {
	/** Pre-order: the root first, every parent before its children. */
	readonly nodes: readonly LogicNode[];
	readonly root: string;
	/** The id of the sentence that answers the report's question; `null` where no model has read it, or nothing answers it. */
	readonly thesis: string | null;
	/** Of the condensed tree (the key nodes). */
	readonly metrics: TreeMetrics;
}

/** Measures of a tree; depth counts edges, the root is at 0. */
export interface TreeMetrics {
	readonly nodes: number;
	readonly evidence: number;
	readonly maxDepth: number;
	/** Mean depth of the leaves. */
	readonly meanLeafDepth: number;
	/** Mean depth of all nodes. */
	readonly meanDepth: number;
	/** Mean number of children over the nodes that have any, and those that had. */
	readonly meanChildren: number;
	/** How many had some when a model read the report, and have none left; absent where there is no such. */
	readonly bared?: number;
}
