import type { MarkKind, MarkWeight } from '../judge/tasks/readReport';
import type { Anchor } from '../places/anchors';
import type { NodeType, Support } from '../tree/model';

/** A statement of the argument, with what it serves. */
export interface Statement {
	readonly anchor: Anchor;
	readonly type: NodeType;
	/** The index of the statement it serves; `null` for what serves the thesis. */
	readonly serves: number | null;
	/** How well the report carries it. */
	readonly support: Exclude<Support, 'unknown'>;
}

/** How far code could show a mark to be right. */
export type Proof =
	/** Its words stand there, and what can be checked of it was found to be so. */
	| 'proven'
	/** Its words stand there; nothing of it can be checked by code. */
	| 'quoted'
	/** Something that can be checked speaks against it, or its words do not stand there. */
	| 'doubtful';

/** Something that the author must or should mend, as an editor says it. */
export interface Mark {
	readonly kind: MarkKind;
	readonly weight: MarkWeight;
	readonly anchor: Anchor;
	/** The other places of the same defect. */
	readonly others: readonly Anchor[];
	/** What is wrong and what to do, in the model's words. */
	readonly note: string;
	/** What the marked words should read; `null` where that is not short and certain. */
	readonly better: string | null;
	readonly proof: Proof;
}

/** A figure of the report with every place that gives it. */
export interface LedgerEntry {
	readonly of: string;
	readonly value: string;
	readonly places: readonly Anchor[];
}

/** Why marks and statements of an answer are not in the reading, each counted once. */
export interface Losses {
	/** Neither its line nor its words stand in the report. */
	readonly noPlace: number;
	/** A second look with fresh eyes did not share it. */
	readonly notShared: number;
	/** The same defect was told before. */
	readonly again: number;
	/** So many were not asked for. */
	readonly tooMany: number;
}

/**
 * A report as a model has read it, once: what it argues, what carries that, its figures, and what is to be mended. Everything
 * stands at sentences by their words, so that it holds in later texts for all that was not edited.
 */
export interface Reading {
	/** The model's name. */
	readonly model: string;
	/** When it was read, in milliseconds since 1970. */
	readonly at: number;
	/** `null` where nothing answers the report's question. */
	readonly thesis: Anchor | null;
	readonly statements: readonly Statement[];
	readonly marks: readonly Mark[];
	/** On the report as a whole. */
	readonly whole: readonly string[];
	readonly ledger: readonly LedgerEntry[];
	/** The keys of what the rules found and the model would not mark. */
	readonly notReal: readonly string[];
	/** The words of every sentence that was read: what else stands in a later text was written since. */
	readonly read: ReadonlySet<string>;
	/** Lines of the report that no answer came on. */
	readonly unread: number;
	readonly losses: Losses;
	/** The keys of withdrawals that the author has taken back. */
	readonly takenBack?: readonly string[];
}
