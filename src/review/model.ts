import type { Analysis } from '../analysis';
import type { Anchor } from '../anchors/model';
import type { FindingCode, Withdrawn } from '../findings/model';
import type { ReviewKind, ReviewVerdict, ReviewWeight } from '../judge/tasks/reviewSection';
import type { RunInfo } from '../scorecard/run';

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
export interface ReviewAnswers {
	readonly opinions: readonly Opinion[];
	readonly notes: readonly ReviewNote[];
	/** What was dropped because its quote does not stand in the report, or proves nothing: notes, and verdicts that rest on one. */
	readonly dropped: number;
}

/** A second reading: the answers, and whose they are. */
export interface Review extends ReviewAnswers {
	/** The model's name. */
	readonly model: string;
	/** The keys of withdrawals that the author has taken back. */
	readonly takenBack?: readonly string[];
}

/** What a second reading has made of the findings of a text. */
export interface ReviewTally {
	readonly confirmed: number;
	readonly reworded: number;
	readonly added: number;
	/** Marks of the model that are not shown, for another finding tells the same of the same place. */
	readonly lost: number;
	readonly withdrawn: readonly Withdrawn[];
}

/** An analysis whose findings a model has read again. */
export interface ReviewedAnalysis {
	readonly analysis: Analysis;
	readonly review: Review;
	readonly tally: ReviewTally;
	readonly run: RunInfo;
}
