import type { Anchor } from '../anchors/model';
import type { Support } from '../tree/model';

/** What a model said of one claim. */
export interface ClaimVerdict {
	readonly anchor: Anchor;
	readonly support: Exclude<Support, 'unknown'>;
	/** The model's words; may be empty. */
	readonly reason: string;
	/** What it found to carry the claim. */
	readonly carriedBy: readonly Anchor[];
}

/** What a model said of two paragraphs that may repeat each other. */
export interface PairVerdict {
	readonly anchors: readonly [Anchor, Anchor];
	/** 4: they have almost nothing in common; 0: one of them could go (DeepResearch-ReportEval §2.3.2). */
	readonly points: number;
	/** The model's words; may be empty. */
	readonly reason: string;
	/** How alike the rules found the two, 0–1. */
	readonly similarity: number;
}

/** What a model said of a report, place by place; what it did not judge is not in here, and the rules decide there. */
export interface ModelVerdicts {
	readonly claims: readonly ClaimVerdict[];
	readonly pairs: readonly PairVerdict[];
	/** All words of the report that was judged: what else stands in a later text was written since. */
	readonly known: ReadonlySet<string>;
}
