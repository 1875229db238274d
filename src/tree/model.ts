import type { Message } from '../messages/model';
import type { Span } from '../report/model';

/** FinResearchBench §3.1.3: a claim derived by reasoning, or a concrete, verifiable fact. */
export type NodeType = 'argument' | 'evidence';

/** FinResearchBench §3.1.3, step 2; `unknown` where nothing could decide. */
export type Support = 'supported' | 'partial' | 'unsupported' | 'unknown';

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
	| 'unrelatedEvidence'
	| 'narrowerEvidence'
	| 'vagueAttribution'
	| 'brokenCitation'
	| 'noBasis'
	| 'unsourcedFact'
	| 'unsourcedFigure';

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
	readonly reasons: readonly SupportReason[];
	/** The odds, 0–1, that an editor would question its ground, as learned from editors' marks; 0 for headings and for what cites. */
	readonly doubt: number;
	/** The nearest thing in the report that could carry it, where the odds ask for one. */
	readonly ground: Ground | undefined;
	/** The ids of the descendants that carry its support. */
	readonly evidence: readonly string[];
	/** The ids of the places in the body that a conclusion rests on, the likeliest first; empty for what concludes nothing. */
	readonly drawsOn: readonly string[];
	/** Indices into `Report.citations`. */
	readonly citations: readonly number[];
}

/** What stands nearest to a claim or fact in subject, of all that the report cites or gives figures for. */
export interface Ground {
	/** The id of its node; `null` for what is none in the tree. */
	readonly node: string | null;
	readonly span: Span;
	/** It has a source; else it is a table, or has figures. */
	readonly kind: 'citation' | 'figure' | 'table';
	/** Where it stands, seen from the claim: in its paragraph, its list, its section, or elsewhere. */
	readonly where: 'paragraph' | 'list' | 'section' | 'report';
	/** How much of their rarer content the two share, 0–1: a cosine. It tells of the subject, not whether the claim follows. */
	readonly strength: number;
	/** What the claim says and the ground does not: a cause, any of its figures, one of the names (Latin letters only). */
	readonly lacks: readonly ('cause' | 'number' | 'name')[];
}

export interface LogicTree {
	/** Pre-order: the root first, every parent before its children. */
	readonly nodes: readonly LogicNode[];
	readonly root: string;
	/** The id of the sentence that answers the report's question; `null` where nothing is stated. */
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
	/** Mean number of children over the nodes that have any. */
	readonly meanChildren: number;
}
