import type { Analysis } from '../../analysis';
import type { Withdrawn } from '../../findings/model';
import type { Span } from '../../report/model';
import type { RunInfo } from '../../scorecard/run';
import type { Mark, Reading } from '../model';

/** What a reading has made of the findings of a text. */
export interface ReadingTally {
	/** What must, should and could be mended. */
	readonly must: number;
	readonly should: number;
	readonly could: number;
	/** What the rules had found and the model would not mark. */
	readonly withdrawn: readonly Withdrawn[];
	/** Marks whose sentences were edited since. */
	readonly edited: number;
}

/** A report as a model has read it. */
export interface ReviewedAnalysis {
	readonly analysis: Analysis;
	readonly reading: Reading;
	readonly tally: ReadingTally;
	readonly run: RunInfo;
}

/** A mark with its places as the text is now. */
export interface CurrentMark {
	readonly mark: Mark;
	/** Its place in the reading's order, from 1. */
	readonly rank: number;
	readonly span: Span;
	readonly others: readonly Span[];
}
