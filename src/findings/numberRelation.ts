import type { Message } from '../messages/model';
import type { Span } from '../report/model';

/** What numbers can have to do with each other; each has its name in `relations.kind`. */
export const relationKinds = [
	'sum',
	'difference',
	'product',
	'quotient',
	'share',
	'multiple',
	'change',
	'yearlyGrowth',
	'average',
	'conversion',
	'tableTotal',
	'sameQuantity',
	'listCount',
	'order',
	'unit',
	'period',
] as const;
export type RelationKind = (typeof relationKinds)[number];

/** What came of a relation, in the order in which an author wants to know. */
export const relationOutcomes = ['conflicts', 'unread', 'holds'] as const;
export type RelationOutcome = (typeof relationOutcomes)[number];

/** Numbers of the report that were held against each other. */
export interface NumberRelation {
	readonly kind: RelationKind;
	/** The number that is to follow from the others, or to be as they are. */
	readonly span: Span;
	/** The others, in the order of the computation. */
	readonly related: readonly Span[];
	/** The number as the report writes it. */
	readonly stated: string;
	/** How it is worked out, in the numbers as written; absent where nothing is computed. */
	readonly computation?: Message;
	/** What comes out, written like the number; absent where nothing is computed. */
	readonly computed?: Message;
	/** `conflicts` is what the `number.*` findings tell; `unread` could not be decided. */
	readonly outcome: RelationOutcome;
	/** Why, in one sentence. */
	readonly told: Message;
}

export interface NumberRelations {
	/** By place. */
	readonly relations: readonly NumberRelation[];
	/** Figures in text and tables that stand in no relation that can be checked. */
	readonly alone: number;
}
