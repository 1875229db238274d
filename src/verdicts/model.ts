import type { Support } from '../tree/model';

/**
 * A sentence, heading or paragraph by its own words: they say where a verdict belongs in a text that was edited since.
 * White space is folded; of places with the same words each later one is told apart by its number.
 */
export type Wording = string;

/** What a model said of one claim. */
export interface ClaimVerdict {
	readonly wording: Wording;
	readonly support: Exclude<Support, 'unknown'>;
	/** The model's words; may be empty. */
	readonly reason: string;
	/** What it found to carry the claim. */
	readonly carriedBy: readonly Wording[];
}

/** What a model said of two paragraphs that may repeat each other. */
export interface PairVerdict {
	readonly wordings: readonly [Wording, Wording];
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
