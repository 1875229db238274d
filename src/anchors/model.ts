import type { Span } from '../report/model';

/**
 * A place by the sentences it lies in: it is found again wherever they stand in a later text, also where only white space,
 * commas, quotation marks or emphasis have changed in them; it is lost once they are edited in substance.
 */
export interface Anchor {
	/** The sentences without what may change (see `FoldedText`); the whole lines of what is in no sentence, such as a row of a table. */
	readonly words: string;
	/** Which of several such places with the same words, counted from 0. */
	readonly nth: number;
	/** The place itself, in offsets of `words`. */
	readonly span: Span;
}
