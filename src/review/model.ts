import type { Analysis } from '../analysis';
import type { FindingCode } from '../findings/model';
import type { ReviewKind, ReviewVerdict, ReviewWeight } from '../judge/tasks/reviewSection';
import type { Span } from '../report/model';
import type { RunInfo } from '../scorecard/run';

/**
 * A place by the sentences it lies in, word for word: it is found again wherever they stand in a later text, and lost
 * once they are edited.
 */
export interface Anchor {
	/** The sentences as written; the whole lines of what is in no sentence, such as a row of a table. */
	readonly text: string;
	/** Which of several such places with the same text, counted from 0. */
	readonly nth: number;
	/** The place itself, in offsets of `text`. */
	readonly span: Span;
}

/** What a model thinks of something that the rules suspect. */
export interface Opinion {
	readonly code: FindingCode;
	readonly anchor: Anchor;
	readonly verdict: ReviewVerdict;
	readonly weight: ReviewWeight;
	readonly reason: string;
	/** The defect in its words; `null` unless it reworded. */
	readonly better: string | null;
}

/** What a model found itself. */
export interface ReviewNote {
	readonly kind: ReviewKind;
	readonly weight: ReviewWeight;
	readonly anchor: Anchor;
	/** The other place of a contradiction or a repetition. */
	readonly other: Anchor | null;
	readonly note: string;
}

/** The answers of a second reading, kept by the words that they are about. */
export interface Review {
	readonly opinions: readonly Opinion[];
	readonly notes: readonly ReviewNote[];
	/** What was dropped because its quote does not stand in the report: notes, and verdicts that rest on one. */
	readonly dropped: number;
}

/** A finding of the rules that the model does not share. */
export interface Withdrawn {
	readonly code: FindingCode;
	readonly span: Span;
	readonly reason: string;
}

/** What a second reading has made of the findings of a text. */
export interface ReviewTally {
	readonly confirmed: number;
	readonly reworded: number;
	readonly added: number;
	readonly withdrawn: readonly Withdrawn[];
}

/** An analysis whose findings a model has read again. */
export interface ReviewedAnalysis {
	readonly analysis: Analysis;
	readonly review: Review;
	readonly tally: ReviewTally;
	readonly run: RunInfo;
}
